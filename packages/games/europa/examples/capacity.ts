import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** Maximum Army Capacity (EU-15.7): Military Capacity + 3 away from home; what main rules 9.2 block. */
const inAquitaine = {
  config: { humans: 'france', level: 'normal' },
  by: 'england',
  script: { choices: ['0'] },
};
/** England at home has no way by land to Aquitaine. Bordeaux is Large; Caux, Maine, Normandie lie beside it. */
const england = (fields: object) => ({
  england: {
    armyAt: 'aquitaine',
    ships: [],
    mat: { army: 12, reserve: 0, available: 5 },
    ...fields,
  },
});

export const capacityExamples: readonly EuropaExample[] = [
  example({
    ...inAquitaine,
    // Bordeaux 2, and 3: in Brittany & Normandy stands a Rebel, so its Provinces count only there.
    name: 'Provinces beside Hostile Units count in their own Area alone',
    cite: 'EU-15.7',
    state: {
      rebels: { aquitaine: 1, 'brittany_&_normandy': 1 },
      players: england({}),
    },
    expect: {
      happenings: [
        'do.layDown n=7 standing=5 who=england',
        'do.gainPower n=1 who=england',
        'do.rebelsBeaten area=aquitaine n=0 who=england',
      ],
    },
  }),
  example({
    ...inAquitaine,
    // Without it Caux, Maine and Normandie are 3 more: 2 + 3 + 3.
    name: 'without a Rebel beside them they count in Aquitaine too',
    cite: 'EU-15.7',
    state: { rebels: { aquitaine: 1 }, players: england({}) },
    expect: {
      happenings: [
        'do.layDown n=4 standing=8 who=england',
        'do.gainPower n=1 who=england',
        'do.rebelsBeaten area=aquitaine n=0 who=england',
      ],
    },
  }),
  example({
    ...inAquitaine,
    // Castile's two Units block what lies in their Area, as the Rebel did.
    name: 'an Enemy Army beside it blocks as Rebels do',
    cite: 'EU-15.7',
    state: {
      rebels: { aquitaine: 1 },
      players: {
        ...england({ wars: ['castile'] }),
        castile: { wars: ['england'], armyAt: 'brittany_&_normandy', mat: { army: 2 } },
      },
    },
    expect: {
      happenings: [
        'do.layDown n=7 standing=5 who=england',
        'do.gainPower n=1 who=england',
        'do.rebelsBeaten area=aquitaine n=0 who=england',
      ],
    },
  }),
  example({
    // Canarias 1, and 3: England's Ship keeps out all Ports that face the Central Atlantic from Europe.
    name: 'Ports do not count across a Hostile Sea Zone',
    cite: 'EU-15.7',
    config: { humans: 'france', level: 'normal' },
    state: {
      rebels: { macaronesia: 1 },
      players: {
        castile: { wars: ['england'], ships: [], mat: { army: 12, reserve: 0, available: 5 } },
        england: { wars: ['castile'], ships: ['central_atlantic'] },
      },
    },
    by: 'castile',
    script: { choices: ['0'] },
    expect: {
      happenings: [
        'do.placeArmy area=macaronesia n=12 who=castile',
        'do.layDown n=8 standing=4 who=castile',
        'do.gainPower n=1 who=castile',
        'do.rebelsBeaten area=macaronesia n=0 who=castile',
      ],
    },
  }),
];
