import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Level } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, human } from './position.ts';

const duel = [human('marquise'), alliance()];
const at = (difficulty: Level) => [human('marquise'), alliance({ difficulty })];
const wildfire = [human('marquise'), alliance({ traits: ['wildfire'] })];
const steadfast = [human('marquise'), alliance({ traits: ['steadfast'] })];
const ON_MAP = { steadfast: 'onMap' } as const;

/** Evening (6.6), its difficulties, Wildfire, and when Steadfast does without pity. */
export const allianceEveningExamples: readonly Example<Position, Input>[] = [
  {
    // Two are too few in 5; in 12 there is no base. The order decides where it spreads.
    name: 'three warriors at a base go and spread sympathy; then each base recruits one',
    cite: '6.6, 6.6.1, 6.6.2, 6.6.3',
    position: { board: '5 A2 rabbitBase; 6 A3 foxBase sympathy; 12 A3', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-46'] },
    expect: {
      happenings: [
        'do.reveal card=STD-46',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=11',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.removeWarriors faction=alliance n=3 at=6',
        'do.placePiece piece=sympathy at=9',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=5',
        'do.placeWarriors faction=alliance n=1 at=6',
        'do.discard card=STD-46',
      ],
      state: { 'factions.alliance.warriorsInSupply': 3, 'deck.discard': ['STD-46'] },
    },
  },
  {
    name: 'several bases organize one after the other by priority',
    cite: '6.6.1, 2.4',
    position: { board: '5 A3 rabbitBase; 6 A4 foxBase', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        'do.removeWarriors faction=alliance n=3 at=5',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=1',
        'do.removeWarriors faction=alliance n=4 at=6',
        'do.placePiece piece=sympathy at=4',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=5',
        'do.placeWarriors faction=alliance n=1 at=6',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'the last warrior goes to the base of highest priority',
    cite: '6.6.2, 2.4',
    position: { board: '5 rabbitBase; 6 foxBase; 12 A9', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      state: { 'clearings.5.warriors': { alliance: 1 }, 'clearings.6.warriors': {} },
    },
  },
  {
    name: 'easy: it takes four to organize',
    cite: '3.3.1, 6.6.1',
    position: { board: '5 A4 rabbitBase; 6 A3 foxBase', seats: at('easy') },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: '6.6.1',
          chosen: undefined,
          by: 'each',
          narrowings: [
            { why: 'why.withBase', left: ['5', '6'] },
            { why: 'why.enoughToOrganize', left: ['5'] },
          ],
        },
      ],
      state: {
        'clearings.5.warriors': { alliance: 1 },
        'clearings.6.warriors': { alliance: 4 },
        // 0, 1, 1 and 1 for the organized one.
        'factions.alliance.scoredFrom': { sympathy: 3 },
      },
    },
  },
  {
    name: 'challenging: two are enough',
    cite: '3.3.1, 6.6.1',
    position: { board: '5 A1 rabbitBase; 6 A2 foxBase', seats: at('challenging') },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      state: {
        'clearings.5.warriors': { alliance: 2 },
        'clearings.6.warriors': { alliance: 1 },
        'factions.alliance.scoredFrom': { sympathy: 3 },
      },
    },
  },
  {
    name: 'nightmare: two are enough, and a point at the end of Evening',
    cite: '3.3.1, A-39, 6.6.1',
    position: { board: '5 A1 rabbitBase; 6 A2 foxBase', seats: at('nightmare') },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        'do.removeWarriors faction=alliance n=2 at=6',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=5',
        'do.placeWarriors faction=alliance n=1 at=6',
        'do.score faction=alliance n=1',
        'do.discard card=STD-30',
      ],
      state: { 'factions.alliance.scoredFrom': { sympathy: 3, difficulty: 1 } },
    },
  },
  {
    // Not to 9, the first clearing without any enemy: 12 is the ordered neighbour.
    name: 'Wildfire: one more token by this turn’s order, without points',
    cite: 'trait.wildfire, A-27',
    position: {
      board: '2 sympathy; 3 sympathy; 4 sympathy; 5 sympathy; 7 sympathy; 8 M1',
      seats: wildfire,
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=2',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=2',
        'do.placePiece piece=sympathy at=12',
        'do.discard card=STD-30',
      ],
      state: { 'factions.alliance.score': 4 },
    },
  },
  {
    // No clearing is ordered, so the one with fewest enemy pieces: 1 by priority.
    name: 'Wildfire: without an order the token goes anywhere',
    cite: 'A-55, trait.wildfire, A-40, 6.5.1.I',
    position: { board: '2 sympathy; 5 rabbitBase | deck draw: discard:', seats: wildfire },
    seat: seat(1),
    expect: {
      happenings: [
        'do.noOrder',
        'do.placeWarriors faction=alliance n=1 at=5',
        'do.placePiece piece=sympathy at=1',
      ],
      state: { 'factions.alliance.score': 0 },
    },
  },
  {
    name: 'option: Wildfire: without an order there is no token',
    cite: 'A-55, trait.wildfire, A-40',
    position: {
      board: '2 sympathy; 5 rabbitBase | deck draw: discard:',
      seats: wildfire,
      options: { wildfireNoOrder: 'skipped' },
    },
    seat: seat(1),
    expect: { happenings: ['do.noOrder', 'do.placeWarriors faction=alliance n=1 at=5'] },
  },
  {
    name: 'Wildfire: no points either when no token is left',
    cite: 'A-27, trait.wildfire, 6.5.1.II',
    position: {
      board: `1 sympathy; 2 sympathy; 3 sympathy; 4 sympathy; 5 sympathy rabbitBase; 6 sympathy;
        7 sympathy; 8 sympathy; 9 sympathy; 10 sympathy`,
      seats: wildfire,
    },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.cannotSpread',
        'do.score faction=alliance n=5',
        'do.cannotSpread',
        'do.score faction=alliance n=5',
        'do.placeWarriors faction=alliance n=1 at=5',
        'do.cannotSpread',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'Steadfast: no pity when a Surprise Revolt is coming',
    cite: 'trait.steadfast, 6.4.4, 6.5.2',
    position: { board: '5 M1 sympathy', seats: steadfast },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.noPity',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.revolt at=5',
        'do.removeWarriors faction=marquise n=1 at=5',
        'do.placePiece piece=rabbitBase at=5',
        'do.placeWarriors faction=alliance n=1 at=5',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    // The spread of Daylight goes to 1, a fox clearing, and its base is free.
    name: 'Steadfast: no pity when the spread of Daylight makes the revolt possible',
    cite: 'A-49, trait.steadfast',
    position: { board: '12 M1', seats: steadfast },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.noPity',
        'do.placePiece piece=sympathy at=1',
        'do.revolt at=1',
        'do.placePiece piece=foxBase at=1',
        'do.placeWarriors faction=alliance n=1 at=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    // 6 is a fox clearing; the spread goes to 2, a mouse clearing.
    name: 'Steadfast: no pity when another base can be used after the spread',
    cite: 'A-49, trait.steadfast',
    position: { board: '6 M1 sympathy; 12 foxBase', seats: steadfast },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.noPity',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.revolt at=2',
        'do.placePiece piece=mouseBase at=2',
        'do.placeWarriors faction=alliance n=1 at=2',
        'do.placeWarriors faction=alliance n=1 at=12',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    // The spread of Daylight would go to 2, a mouse clearing as well. Pity brings it to rabbits in 3.
    name: 'Steadfast: pity when only pity makes the revolt possible',
    cite: 'A-49, trait.steadfast',
    position: { board: '6 M1 sympathy; 9 mouseBase; 12 foxBase', seats: steadfast },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=5',
        'do.score faction=alliance n=1',
        'do.revolt at=3',
        'do.placePiece piece=rabbitBase at=3',
        'do.placeWarriors faction=alliance n=1 at=3',
        'do.placeWarriors faction=alliance n=1 at=9',
        'do.placeWarriors faction=alliance n=1 at=12',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    // The spread of Daylight would bring the 30th point: there would be no revolt after it.
    name: 'Steadfast: pity when the game would be over before the revolt',
    cite: 'A-49, trait.steadfast, law.victory',
    position: { board: '5 M1 sympathy | A=29', seats: steadfast },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.win faction=alliance',
      ],
    },
  },
  {
    name: 'option: Steadfast: pity when no sympathy is on the map, though it will make a revolt possible',
    cite: 'A-49, trait.steadfast',
    position: { board: '12 M1', seats: steadfast, options: ON_MAP },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placePiece piece=sympathy at=1',
        'do.placePiece piece=sympathy at=5',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.revolt at=1',
        'do.placePiece piece=foxBase at=1',
        'do.placeWarriors faction=alliance n=1 at=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'option: Steadfast: pity when the base of the only sympathy is used',
    cite: 'A-49, trait.steadfast',
    position: { board: '6 M1 sympathy; 12 foxBase', seats: steadfast, options: ON_MAP },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=5',
        'do.score faction=alliance n=1',
        'do.revolt at=2',
        'do.placePiece piece=mouseBase at=2',
        'do.placeWarriors faction=alliance n=1 at=2',
        'do.placeWarriors faction=alliance n=1 at=12',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'option: Steadfast: pity when the only sympathy has no room for its base',
    cite: 'A-49, trait.steadfast, 2.3',
    position: { board: '4 M1 sympathy blocked', seats: steadfast, options: ON_MAP },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placePiece piece=sympathy at=8',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=7',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=1',
        'do.revolt at=3',
        'do.placePiece piece=rabbitBase at=3',
        'do.placeWarriors faction=alliance n=1 at=3',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'Steadfast: pity when nobody is there to revolt against and the table asks for somebody',
    cite: 'A-49, trait.steadfast, A-24',
    position: { board: '5 sympathy', seats: steadfast, options: { emptyRevolt: 'skipped' } },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        'do.discard card=STD-33',
      ],
    },
  },
];
