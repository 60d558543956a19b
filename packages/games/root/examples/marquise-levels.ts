import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, marquise } from './position.ts';

const easy = [marquise({ difficulty: 'easy' }), eyrie()];
const standard = [marquise(), eyrie()];
const challenging = [marquise({ difficulty: 'challenging' }), eyrie()];
const nightmare = [marquise({ difficulty: 'nightmare' }), eyrie()];

/** 1 is ordered but not ruled, 2 is ruled but not ordered. */
const FOX_BOARD = '1 E1; 2 M1; 6 M1; 8 M1';
const BIRD_BOARD = '2 M1; 7 M1; 9 M1';

/** The four levels of difficulty, and Iron Will and Overwhelming, which change recruiting too. */
export const marquiseLevelExamples: readonly Example<Position, Input>[] = [
  {
    name: 'easy: two warriors, one by one',
    cite: '3.3.1, A-07',
    position: { board: FOX_BOARD, seats: easy },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=1 at=6',
        'do.placeWarriors faction=marquise n=1 at=8',
        'do.placePiece piece=sawmill at=6',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'easy, bird: one each',
    cite: '3.3.1, A-07, 4.7.2',
    position: { board: BIRD_BOARD, seats: easy },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=1 at=7',
        'do.placeWarriors faction=marquise n=1 at=9',
        'do.placePiece piece=sawmill at=7',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'standard: four warriors and no more',
    cite: '3.3.1',
    position: { board: FOX_BOARD, seats: standard },
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
    name: 'challenging: two more in the highest ordered clearing that it rules',
    cite: '3.3.1, A-11',
    position: { board: FOX_BOARD, seats: challenging },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: '3.3.1',
          chosen: '6',
          narrowings: [
            { why: 'why.ordered', left: ['1', '6', '8', '12'] },
            { why: 'why.ruled', left: ['6', '8'] },
            { why: 'why.highestPriority', left: ['6'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=2 at=6',
        'do.placeWarriors faction=marquise n=2 at=8',
        'do.placeWarriors faction=marquise n=2 at=6',
        'do.placePiece piece=sawmill at=6',
        'do.moveWarriors faction=marquise n=2 from=6 to=2',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'challenging, bird: two more in the highest clearing that it rules',
    cite: '3.3.1, A-11, 4.7.2, 2.7',
    position: { board: BIRD_BOARD, seats: challenging },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=7',
        'do.placeWarriors faction=marquise n=2 at=9',
        'do.placeWarriors faction=marquise n=2 at=2',
        'do.placePiece piece=sawmill at=2',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'challenging: two more on each Expand',
    cite: 'A-11, 4.5.5',
    position: { board: '1 M1 sawmill', seats: challenging },
    seat: seat(0),
    script: { cards: ['STD-30', 'STD-50'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=1',
        'do.placeWarriors faction=marquise n=2 at=1',
        'do.moveWarriors faction=marquise n=4 from=1 to=5',
        'do.discard card=STD-30',
        'do.reveal card=STD-50',
        'do.placeWarriors faction=marquise n=4 at=1',
        'do.placeWarriors faction=marquise n=2 at=1',
        // In 5 there is room by now.
        'do.placePiece piece=sawmill at=5',
        'do.moveWarriors faction=marquise n=6 from=1 to=5',
        'do.score faction=marquise n=1',
        'do.discard card=STD-50',
      ],
    },
  },
  {
    name: 'challenging: what is left of five',
    cite: '3.3.1, A-11',
    position: { board: '2 M19; 6 M1', seats: challenging },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=6',
        'do.placeWarriors faction=marquise n=1 at=6',
        'do.placePiece piece=sawmill at=2',
        'do.moveWarriors faction=marquise n=3 from=6 to=2',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'nightmare: as challenging, and 1 point at the end of Evening',
    cite: '3.3.1, A-39',
    position: { board: `${FOX_BOARD}; 9 sawmill*2`, seats: nightmare },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=2 at=6',
        'do.placeWarriors faction=marquise n=2 at=8',
        'do.placeWarriors faction=marquise n=2 at=6',
        'do.placePiece piece=sawmill at=6',
        'do.moveWarriors faction=marquise n=2 from=6 to=2',
        'do.score faction=marquise n=2',
        'do.score faction=marquise n=1',
        'do.discard card=STD-30',
      ],
      state: { 'factions.marquise.scoredFrom': { buildings: 2, difficulty: 1 } },
    },
  },
  {
    name: 'Iron Will: four each',
    cite: 'trait.ironWill, 4.7.2',
    position: { board: BIRD_BOARD, seats: [marquise({ traits: ['ironWill'] }), eyrie()] },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=4 at=7',
        'do.placeWarriors faction=marquise n=4 at=9',
        'do.placePiece piece=sawmill at=7',
        'do.moveWarriors faction=marquise n=2 from=7 to=3',
        'do.moveWarriors faction=marquise n=2 from=9 to=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'Iron Will: eight in the only one',
    cite: 'trait.ironWill, 4.7.2',
    position: { board: '9 M1', seats: [marquise({ traits: ['ironWill'] }), eyrie()] },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=8 at=9',
        'do.placePiece piece=sawmill at=9',
        'do.moveWarriors faction=marquise n=6 from=9 to=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'Iron Will doubles the easy number as well',
    cite: 'trait.ironWill, 3.3.1',
    position: {
      board: BIRD_BOARD,
      seats: [marquise({ difficulty: 'easy', traits: ['ironWill'] }), eyrie()],
    },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=7',
        'do.placeWarriors faction=marquise n=2 at=9',
        'do.placePiece piece=sawmill at=7',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'Iron Will does not double the extra two',
    cite: 'trait.ironWill, A-11',
    position: {
      board: BIRD_BOARD,
      seats: [marquise({ difficulty: 'challenging', traits: ['ironWill'] }), eyrie()],
    },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=4 at=7',
        'do.placeWarriors faction=marquise n=4 at=9',
        'do.placeWarriors faction=marquise n=2 at=2',
        'do.placePiece piece=sawmill at=7',
        'do.moveWarriors faction=marquise n=2 from=7 to=3',
        'do.moveWarriors faction=marquise n=2 from=9 to=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'Iron Will does nothing in ordinary Daylight',
    cite: 'trait.ironWill, 4.5.2',
    position: { board: '6 M1; 8 M1', seats: [marquise({ traits: ['ironWill'] }), eyrie()] },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      state: { 'clearings.6.warriors.marquise': 3, 'clearings.8.warriors.marquise': 3 },
    },
  },
];
