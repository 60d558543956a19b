import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** EU-28.3: what a human has answered, or tells of anyway, is not asked for. */
const solo = { config: { humans: 'france', level: 'normal' }, by: 'castile' };
const AT_WAR = { france: { wars: ['castile'] } };

export const askedOnceExamples: readonly EuropaExample[] = [
  example({
    ...solo,
    // Asked once where Units of France stand: nowhere. DEFEND then meets one Rebel in Leon.
    name: 'where no Units of a human stand it is not asked how many',
    cite: 'EU-28.3, EU-21.2',
    state: {
      rebels: { leon: 1 },
      players: {
        ...AT_WAR,
        castile: { wars: ['france'], mat: { army: 3, reserve: 0, available: 5 } },
      },
    },
    script: { choices: ['none', '0'] },
    expect: {
      happenings: [
        'do.placeArmy area=leon n=3 who=castile',
        'do.gainPower n=1 who=castile',
        'do.rebelsBeaten area=leon n=0 who=castile',
      ],
    },
  }),
  example({
    ...solo,
    // Ships of France lie in the Gulf of Lion, as it has told. NAVAL (card 9) goes there, at War: one die
    // and one for the Ship beside it. Two icons, and France says that all are sunk.
    name: 'a Ship meets the Ships that a human has told of',
    cite: 'EU-28.3, EU-15.9, EU-17.3',
    state: {
      players: {
        france: { wars: ['castile'], ships: ['gulf_of_lion'] },
        castile: {
          wars: ['france'],
          ships: ['western_mediterranean'],
          mat: { army: 0, reserve: 0, available: 5 },
        },
      },
    },
    // The Units; the Admiral; the icons of two dice; all sunk.
    script: { cards: ['9'], choices: ['none', 'no', '2', 'yes'] },
    expect: {
      state: { 'players.france.ships': [] },
    },
  }),
];
