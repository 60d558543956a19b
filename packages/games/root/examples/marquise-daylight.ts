import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, marquise } from './position.ts';

const duel = [marquise(), eyrie()];

/** Recruit (4.5.2), Build (4.5.3) and Move (4.5.4). */
export const marquiseDaylightExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the first turn: from two warriors at the keep to three',
    cite: 'A-10, 4.3.3, 4.5.2',
    position: {
      board: `1 M2 sawmill keep; 2 M1; 4 M1; 5 M1 workshop; 6 M1 ruin; 7 M1; 8 M1; 9 M1 recruiter;
        10 M1 ruin; 11 M1 ruin; 12 M1 ruin; 3 E6 roost`,
      seats: duel,
    },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [{ rule: '4.5.3', chosen: '6' }],
      state: { 'clearings.1.warriors.marquise': 3, 'clearings.6.buildings': ['sawmill'] },
    },
  },
  {
    name: 'three such clearings: the fourth warrior to the highest of them, not of all',
    cite: '4.5.2, 2.1, 2.5',
    position: { board: '1 E1; 2 M1; 6 M1; 8 M1; 12 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: '4.5.2',
          chosen: undefined,
          by: 'each',
          narrowings: [
            { why: 'why.ordered', left: ['1', '6', '8', '12'] },
            { why: 'why.ruled', left: ['6', '8', '12'] },
          ],
        },
        { rule: '4.5.3', chosen: '6' },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=2 at=6',
        'do.placeWarriors faction=marquise n=1 at=8',
        'do.placeWarriors faction=marquise n=1 at=12',
        'do.placePiece piece=sawmill at=6',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'two clearings: two each; a tie for the building goes to the highest priority',
    cite: '4.5.2, 4.5.3, 2.1',
    position: { board: '6 M1; 8 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=2 at=6',
        'do.placeWarriors faction=marquise n=2 at=8',
        'do.placePiece piece=sawmill at=6',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    // 22 on the map, so three in supply.
    name: 'too few for all: one by one from the highest priority down',
    cite: 'A-07, 4.5.2',
    position: { board: '1 M1; 2 M20; 6 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=2 at=1',
        'do.placeWarriors faction=marquise n=1 at=6',
        'do.placePiece piece=sawmill at=2',
        'do.discard card=STD-30',
      ],
      state: { 'factions.marquise.warriorsInSupply': 0 },
    },
  },
  {
    name: 'two left for three clearings: the last gets none',
    cite: 'A-07, 4.5.2',
    position: { board: '1 M1; 2 M20; 6 M1; 8 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=1 at=1',
        'do.placeWarriors faction=marquise n=1 at=6',
        'do.placePiece piece=sawmill at=2',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'the suit of the order decides the building, not the clearing; no points for placing it',
    cite: '4.5.3, 4.6.1',
    position: { board: '5 M3', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-46'] },
    expect: {
      happenings: [
        'do.reveal card=STD-46',
        'do.placePiece piece=recruiter at=5',
        'do.discard card=STD-46',
      ],
      state: { 'factions.marquise.score': 0 },
    },
  },
  {
    name: 'a fox order brings a sawmill, in a mouse clearing too',
    cite: '4.5.3',
    position: { board: '2 M3', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: { state: { 'clearings.2.buildings': ['sawmill'] } },
  },
  {
    // 1 is full, 2 is not ruled, 6 would be first by priority alone.
    name: 'ruled, with an open slot, with most warriors, then the highest priority',
    cite: '4.5.3, 2.1, 2.3',
    position: { board: '1 M5 workshop; 2 M4 E4; 6 M1; 7 M3; 9 M3', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40'] },
    expect: {
      choices: [
        {
          rule: '4.5.3',
          chosen: '7',
          narrowings: [
            { why: 'why.ruled', left: ['1', '6', '7', '9'] },
            { why: 'why.openSlot', left: ['6', '7', '9'] },
            { why: 'why.mostOwnWarriors', best: 3, left: ['7', '9'] },
            { why: 'why.highestPriority', left: ['7'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-40',
        'do.placePiece piece=workshop at=7',
        'do.score faction=marquise n=1',
        'do.discard card=STD-40',
      ],
    },
  },
  {
    name: 'a track that is used up: no building, whatever room there is',
    cite: '4.5.3, 4.6.1',
    position: { board: '2 sawmill*2; 5 sawmill*2; 7 sawmill*2; 9 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.score faction=marquise n=5',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'the order names the track that scores, though another would bring more',
    cite: '4.6.1',
    position: { board: '2 recruiter*2; 5 recruiter; 9 M1 sawmill', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: '4.6.1',
          chosen: 'sawmill',
          by: 'only',
          narrowings: [{ why: 'why.orderedBuilding', left: ['sawmill'] }],
        },
      ],
      state: { 'factions.marquise.score': 1 },
    },
  },
  {
    name: 'all but three go to the neighbour with most enemy pieces',
    cite: '4.5.4',
    position: { board: '2 E1; 6 M1; 11 E2', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        { rule: '4.5.4', chosen: undefined, by: 'each' },
        {
          rule: '4.5.4',
          chosen: '11',
          narrowings: [
            { why: 'why.mayMove', left: ['2', '3', '11'] },
            { why: 'why.mostEnemyPieces', best: 2, left: ['11'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=6',
        'do.placePiece piece=sawmill at=6',
        'do.moveWarriors faction=marquise n=2 from=6 to=11',
        'do.discard card=STD-30',
      ],
      state: {
        'clearings.6.warriors.marquise': 3,
        'clearings.11.warriors': { marquise: 2, eyrie: 2 },
      },
    },
  },
  {
    name: 'no enemy next door: to the neighbour of the highest priority all the same',
    cite: 'A-06, 4.5.4, 2.1',
    position: { board: '12 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        { rule: '4.5.4', chosen: undefined, by: 'each' },
        {
          rule: '4.5.4',
          chosen: '4',
          narrowings: [
            { why: 'why.mayMove', left: ['4', '7', '9', '10', '11'] },
            { why: 'why.mostEnemyPieces', best: 0, left: ['4', '7', '9', '10', '11'] },
            { why: 'why.highestPriority', left: ['4'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=12',
        'do.placePiece piece=sawmill at=12',
        'do.moveWarriors faction=marquise n=2 from=12 to=4',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'a crowd in a clearing that is not ordered stays where it is',
    cite: '4.5.4, 2.7',
    position: { board: '2 M9; 6 E2', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40'] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.placePiece piece=workshop at=2',
        'do.discard card=STD-40',
      ],
    },
  },
  {
    // 6 is not ruled, so the destination has to be: not 3, which has most enemy pieces.
    name: 'the best destination is not legal: the next best one that is',
    cite: '2.3, 4.5.4, law.move',
    position: { board: '2 M1; 3 E2; 6 M5 E5; 11 M2 E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '4.5.1', chosen: undefined, by: 'each' },
        { rule: '4.5.1', chosen: 'eyrie' },
        { rule: '4.5.3', chosen: '11' },
        { rule: '4.5.4', chosen: undefined, by: 'each' },
        {
          rule: '4.5.4',
          chosen: '11',
          narrowings: [
            { why: 'why.mayMove', left: ['2', '11'] },
            { why: 'why.mostEnemyPieces', best: 1, left: ['11'] },
          ],
        },
      ],
      state: { 'clearings.11.warriors.marquise': 4, 'clearings.6.warriors.marquise': 3 },
    },
  },
  {
    name: 'no legal destination at all: it stays',
    cite: '2.3, 4.5.4',
    position: { board: '6 M5 E5', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '4.5.4', chosen: undefined, by: 'each' },
        { rule: '4.5.4', chosen: undefined, by: 'none' },
      ],
      state: { 'clearings.6.warriors.marquise': 5 },
    },
  },
  {
    // With 5 a fox clearing too: 8 in 1, of whom 5 arrive at the 4 in 5.
    name: 'origins by priority on the live board: who arrived moves on',
    cite: 'A-05, 2.4, 4.5.4',
    position: { board: '1 M6; 2 E2; 5f M2', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=2 at=1',
        'do.placeWarriors faction=marquise n=2 at=5',
        'do.placePiece piece=sawmill at=1',
        'do.moveWarriors faction=marquise n=5 from=1 to=5',
        'do.moveWarriors faction=marquise n=6 from=5 to=2',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'option: who arrived stays, and counts among the three',
    cite: 'A-05, 4.5.4',
    position: { board: '1 M6; 2 E2; 5f M2', seats: duel, options: { arrivals: 'stay' } },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=2 at=1',
        'do.placeWarriors faction=marquise n=2 at=5',
        'do.placePiece piece=sawmill at=1',
        'do.moveWarriors faction=marquise n=5 from=1 to=5',
        'do.moveWarriors faction=marquise n=4 from=5 to=2',
        'do.discard card=STD-30',
      ],
    },
  },
];
