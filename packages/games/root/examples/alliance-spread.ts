import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, human } from './position.ts';

const duel = [human('marquise'), alliance()];

/** Public Pity (6.4.4), Spread Sympathy (6.5.1) and its track. */
export const allianceSpreadExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the first three tokens: 0, 1, 1',
    cite: 'A-25, 6.4.4, 6.5.1, 6.5.1.I',
    position: { board: '12 M1', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        // Now a fox clearing is next to sympathy.
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'the fourth to the sixth: 1, 1, 2',
    cite: 'A-25, 6.5.1',
    position: { board: '2 sympathy; 3 sympathy; 4 sympathy', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=8',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=12',
        'do.score faction=alliance n=2',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    // The fifth token is placed by the first of two spreads: the number was settled before.
    name: 'pity with four tokens on the map: twice',
    cite: '6.4.4',
    position: { board: '2 sympathy; 3 sympathy; 4 sympathy; 5 sympathy', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=2',
        'do.placePiece piece=sympathy at=8',
        'do.score faction=alliance n=2',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'pity with five tokens on the map: once',
    cite: '6.4.4',
    position: {
      board: '2 sympathy; 3 sympathy; 4 sympathy; 5 sympathy; 7 sympathy',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        { rule: '6.4.3', chosen: undefined },
        {
          rule: '6.5.1',
          chosen: '1',
          narrowings: [
            { why: 'why.ordered', left: ['1', '6', '8', '12'] },
            { why: 'why.unsympathetic', left: ['1', '6', '8', '12'] },
            { why: 'why.adjacentToSympathy', left: ['1', '6', '8', '12'] },
            { why: 'why.placeable', left: ['1', '6', '8', '12'] },
            { why: 'why.fewestEnemyWarriors', best: 0, left: ['1', '6', '8', '12'] },
            { why: 'why.highestPriority', left: ['1'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=2',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=2',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'the seventh and eighth: 2, 3',
    cite: 'A-25, 6.5.1',
    position: {
      board: '2 sympathy; 3 sympathy; 4 sympathy; 5 sympathy; 7 sympathy; 9 sympathy',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=2',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=3',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'the ninth and tenth: 3, 4',
    cite: 'A-25, 6.2.1, 6.5.1',
    position: {
      board: `2 sympathy; 3 sympathy; 4 sympathy; 5 sympathy; 7 sympathy; 9 sympathy;
        10 sympathy; 11 sympathy`,
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=3',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=4',
        'do.discard card=STD-30',
      ],
      state: { 'factions.alliance.supply.sympathy': 0 },
    },
  },
  {
    name: 'the thirtieth point ends it before the second spread',
    cite: '6.4.4, law.victory',
    position: { board: '4 sympathy | A=29', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=8',
        'do.score faction=alliance n=1',
        'do.win faction=alliance',
      ],
    },
  },
  {
    name: 'no token left: 5 points each time instead',
    cite: '6.5.1.II, 6.2.1',
    position: {
      board: `1 sympathy; 2 sympathy; 3 sympathy; 4 sympathy; 5 sympathy rabbitBase; 6 sympathy;
        7 sympathy; 8 sympathy; 9 sympathy; 10 sympathy`,
      seats: duel,
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
        'do.discard card=STD-02',
      ],
    },
  },
  {
    // 2 is not next to sympathy, 11 has sympathy; 9 holds three pieces but one warrior.
    name: 'spreads to an ordered, unsympathetic neighbour with fewest enemy warriors',
    cite: '6.5.1, 6.2.1.I, 6.2.1.II, A-22',
    position: {
      board: '2 mouseBase; 7 M2; 9 M1 workshop*2; 11 sympathy; 12 sympathy',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-46'] },
    expect: {
      choices: [
        { rule: '6.4.3', chosen: undefined },
        {
          rule: '6.5.1',
          chosen: '9',
          narrowings: [
            { why: 'why.ordered', left: ['2', '7', '9', '11'] },
            { why: 'why.unsympathetic', left: ['2', '7', '9'] },
            { why: 'why.adjacentToSympathy', left: ['7', '9'] },
            { why: 'why.placeable', left: ['7', '9'] },
            { why: 'why.fewestEnemyWarriors', best: 1, left: ['9'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-46',
        'do.placePiece piece=sympathy at=9',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=7',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=2',
        'do.discard card=STD-46',
      ],
    },
  },
];
