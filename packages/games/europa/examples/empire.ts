import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/**
 * EU-20.1, main rules 18.6: Areas that leave the Empire and come back. Austria, a Bot, is Emperor with Authority 3,
 * and has Imperial Influence in the Rhineland, Westphalia and Saxony.
 */
const config = { scenario: '1-01', variant: '4-players', humans: 'france', level: 'normal' };
const base = { config, by: 'france', cite: 'EU-20.1' };
const leaves = (area: string) => [`do.leavesEmpire area=${area}`, 'do.authority n=2 who=austria'];
const rejoins = (area: string) => [`do.rejoinsEmpire area=${area}`, 'do.authority n=4 who=austria'];

export const empireExamples: readonly EuropaExample[] = [
  example({
    ...base,
    name: 'an Area that Realms outside own wholly leaves the Empire: 1 Authority less',
    says: 'own geneve france',
    state: { owner: { bern: 'england', stgallen: 'castile' } },
    expect: {
      happenings: leaves('switzerland'),
      state: { leftEmpire: ['jutland', 'switzerland'] },
    },
  }),
  example({
    ...base,
    name: 'its Imperial Influence goes with it',
    says: 'own nurnberg france',
    state: { owner: { dresden: 'england', leipzig: 'england', wittenberg: 'england' } },
    expect: {
      happenings: leaves('saxony'),
      state: { imperialInfluence: ['rhineland', 'westphalia'] },
    },
  }),
  example({
    ...base,
    name: 'also in a Bot’s turn, when it gains a Vassal',
    by: 'england',
    state: {
      owner: { geneve: 'castile' },
      players: { england: { mat: { available: 0, spent: 5, army: 8, reserve: 0 } } },
    },
    script: { choices: ['gainVassal switzerland'] },
    expect: {
      happenings: [
        'do.takeEventOfDie who=england',
        'do.ducatsOnOthers n=2',
        'do.placeTown province=bern who=england',
        'do.placeTown province=stgallen who=england',
        'do.secondaryEffects who=england',
        ...leaves('switzerland'),
      ],
    },
  }),
  example({
    ...base,
    // Savoy and Bavaria are Members.
    name: 'not while the Emperor or a Member owns a Province there',
    says: 'own geneve austria',
    state: { owner: { bern: 'england', stgallen: 'castile' } },
    expect: { happenings: [] },
  }),
  example({
    ...base,
    name: 'nor while one is Occupied, for then nobody owns it',
    says: 'own geneve france',
    state: {
      owner: { bern: 'england', stgallen: 'castile' },
      occupied: { bern: 'rebels' },
    },
    expect: { happenings: [] },
  }),
  example({
    ...base,
    // Burgundy's Capital lies outside of the border, as most of the Area does.
    name: 'of an Area that is partly in the Empire what lies within the border decides',
    cite: 'R-HRE-1, EU-20.1',
    says: 'own savoie france',
    expect: { happenings: leaves('burgundy') },
  }),
  example({
    ...base,
    // In this scenario Holstein is Denmark's from the beginning, and Authority is 3 nevertheless.
    name: 'what is outside from the beginning comes back for 1 Authority',
    cite: 'R-HRE-1, EU-20.1',
    says: 'own holstein austria',
    expect: { happenings: rejoins('jutland') },
  }),
  example({
    ...base,
    name: 'it comes back when Members, the Emperor or their Vassals have all of it',
    says: 'own geneve bavaria',
    state: {
      leftEmpire: ['jutland', 'switzerland'],
      owner: { bern: 'austria', stgallen: 'gelre' },
      overlords: { gelre: 'austria' },
    },
    expect: { happenings: rejoins('switzerland'), state: { authority: 4 } },
  }),
  example({
    ...base,
    name: 'a Realm whose Capital Area has left is no Member',
    says: 'own geneve switzerland',
    state: { leftEmpire: ['jutland', 'switzerland'] },
    expect: { happenings: [] },
  }),
  example({
    ...base,
    // Brandenburg, Saxony, Westphalia and the Rhineland are left of five Elector Areas.
    name: 'Authority is at most one more than the Elector Areas',
    says: 'own rudohori england',
    state: {
      authority: 6,
      owner: { praha: 'england', budejovice: 'england', olomouc: 'england' },
    },
    expect: {
      happenings: ['do.leavesEmpire area=bohemia', 'do.authority n=5 who=austria'],
    },
  }),
  example({
    ...base,
    name: 'a human says what tokens lie there',
    says: 'inEmpire saxony no',
    expect: { state: { leftEmpire: ['jutland', 'saxony'], authority: 3 } },
  }),
];
