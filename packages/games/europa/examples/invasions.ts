import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** Invasions by Non-Player Realms (EU-6.3, main rules 13.5). Portugal without Madeira has 5: three Units. */
const castile = { config: { humans: 'none', level: 'normal' }, by: 'castile' };
const START = { step: 'invasions', order: ['castile', 'england', 'france'] };

export const invasionExamples: readonly EuropaExample[] = [
  example({
    ...castile,
    // Its Core Madeira lies in Macaronesia: it goes there before England's Badajoz, which lies by land.
    name: 'an NPR invades one Area in a Round, whoever else is at War with it',
    cite: 'EU-6.3, R-INV-1',
    state: {
      ...START,
      owner: { badajoz: 'england', madeira: 'castile' },
      players: {
        castile: { wars: ['portugal'], ships: [], mat: { army: 0, reserve: 6 } },
        england: { wars: ['portugal'], allies: [] },
      },
    },
    expect: {
      happenings: [
        'see.invasion area=macaronesia n=3 realm=portugal who=castile',
        'do.addUnrest province=canarias who=castile',
        'do.addUnrest province=madeira who=castile',
        'do.placeRebels area=macaronesia n=3',
      ],
      state: { invasions: ['portugal', 'castile'], turn: 'england' },
    },
  }),
  example({
    ...castile,
    name: 'nor does it invade a second Bot afterwards',
    cite: 'EU-6.3, R-INV-1',
    state: {
      ...START,
      owner: { badajoz: 'england' },
      invasions: ['portugal', 'castile'],
      players: {
        castile: { wars: ['portugal'] },
        england: { wars: ['portugal'], allies: [] },
      },
    },
    by: 'england',
    expect: { happenings: [] },
  }),
  example({
    ...castile,
    // Castile's own Town in Leon is not its Core: it goes to England's Madeira, and Castile has peace.
    name: 'in the part of one Bot it may go to another one',
    cite: 'EU-6.3, R-INV-1',
    state: {
      ...START,
      owner: { madeira: 'england', canarias: 'portugal' },
      players: {
        castile: { wars: ['portugal'], ships: [] },
        england: { wars: ['portugal'], allies: [], ships: [], mat: { army: 0, reserve: 8 } },
      },
    },
    expect: {
      happenings: [
        'see.invasion area=macaronesia n=3 realm=portugal who=england',
        'do.addUnrest province=madeira who=england',
        'do.placeRebels area=macaronesia n=3',
      ],
      state: { invasions: ['portugal', 'england'] },
    },
  }),
  example({
    ...castile,
    // Its Army of four is placed there and meets three dice: no icon, and the Units are gone.
    name: 'the Bot’s Army is placed there and fights',
    cite: 'EU-6.3, EU-16.4',
    state: {
      ...START,
      owner: { madeira: 'castile' },
      players: { castile: { wars: ['portugal'], ships: [], mat: { army: 4, reserve: 2 } } },
    },
    script: { choices: ['0'] },
    expect: {
      happenings: [
        'see.invasion area=macaronesia n=3 realm=portugal who=castile',
        'do.addUnrest province=canarias who=castile',
        'do.addUnrest province=madeira who=castile',
        'do.placeArmy area=macaronesia n=4 who=castile',
        'see.battleWon area=macaronesia n=0 who=castile',
      ],
    },
  }),
  example({
    config: { humans: 'france', level: 'normal' },
    by: 'castile',
    // Brittany has two Provinces, one Unit. Its Capital Area is France's and England's; of these it
    // finds France's Maine there alone, and Castile nowhere near.
    name: 'a human whom it invades resolves it by the main rules',
    cite: 'EU-6.3, R-INV-1',
    state: {
      step: 'invasions',
      order: ['castile', 'england', 'france'],
      owner: { caux: 'brittany', normandie: 'brittany', maine: 'france', galicia: 'brittany' },
      players: {
        castile: { wars: ['brittany'], ships: [] },
        france: { wars: ['brittany'] },
      },
    },
    script: { choices: ['no'] },
    expect: {
      happenings: [
        'see.invasion area=brittany_&_normandy n=3 realm=brittany who=france',
        'do.addUnrest province=maine who=france',
        'see.invasionOfHuman area=brittany_&_normandy n=3 realm=brittany who=france',
      ],
    },
  }),
];
