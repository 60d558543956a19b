import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, marquise } from './position.ts';

const duel = [marquise(), eyrie()];

/** The last step of Escalated Daylight (4.7.4): moves, then battles. */
export const marquiseEscalatedMoveExamples: readonly Example<Position, Input>[] = [
  {
    name: 'moves, then battles where it moved to and nowhere else',
    cite: '4.7.4',
    position: { board: '2 E2; 5 M1; 9 M1 E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'], dice: ['0-0', '1-0'] },
    expect: {
      choices: [
        {
          rule: '4.7.4',
          chosen: '2',
          narrowings: [
            { why: 'why.mayMove', left: ['1', '2'] },
            { why: 'why.mostEnemyPieces', best: 2, left: ['2'] },
          ],
        },
        {
          rule: '4.7.4',
          chosen: undefined,
          by: 'each',
          narrowings: [
            { why: 'why.arrivals', left: ['2'] },
            { why: 'why.canBattle', left: ['2'] },
          ],
        },
        { rule: '4.7.1', chosen: 'eyrie' },
      ],
      happenings: [
        'do.reveal card=STD-33',
        'do.battle attacker=marquise defender=eyrie at=9',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.placeWarriors faction=marquise n=4 at=5',
        'do.placePiece piece=sawmill at=5',
        'do.moveWarriors faction=marquise n=2 from=5 to=2',
        'do.battle attacker=marquise defender=eyrie at=2',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=eyrie n=1 at=2',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    // 5 stays the Eyrie's even with those who arrive, so only 2, which it rules, is legal from there.
    name: 'on the live board: all moves by the priority of their origin, then all battles',
    cite: '4.7.4, 2.3, 2.4, A-05',
    position: { board: '1 E1; 2 M1; 5 M4 E7', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'], dice: ['0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '4.7.4', chosen: '5' },
        {
          rule: '4.7.4',
          chosen: '2',
          narrowings: [{ why: 'why.mayMove', left: ['2'] }],
        },
      ],
      happenings: [
        'do.reveal card=STD-33',
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.placeWarriors faction=marquise n=4 at=2',
        'do.placePiece piece=sawmill at=2',
        'do.moveWarriors faction=marquise n=2 from=2 to=5',
        'do.moveWarriors faction=marquise n=3 from=5 to=2',
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    // 10 is reached first, but 4 has the higher priority.
    name: 'the battles after the moves by priority too',
    cite: '4.7.4, 2.4',
    position: { board: '2 M4; 4 E1; 9 M4; 10 E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'], dice: ['0-0', '0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=2',
        'do.placeWarriors faction=marquise n=2 at=9',
        'do.placePiece piece=sawmill at=2',
        'do.moveWarriors faction=marquise n=3 from=2 to=10',
        'do.moveWarriors faction=marquise n=3 from=9 to=4',
        'do.battle attacker=marquise defender=eyrie at=4',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=marquise defender=eyrie at=10',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'who arrived moves on',
    cite: 'A-05, 4.7.4',
    position: { board: '2 M8', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=4 at=2',
        'do.placePiece piece=sawmill at=2',
        'do.moveWarriors faction=marquise n=9 from=2 to=5',
        'do.moveWarriors faction=marquise n=6 from=5 to=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'option: who arrived stays',
    cite: 'A-05, 4.7.4',
    position: { board: '2 M8', seats: duel, options: { arrivals: 'stay' } },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=4 at=2',
        'do.placePiece piece=sawmill at=2',
        'do.moveWarriors faction=marquise n=9 from=2 to=5',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'option: from two origins, and all of them stay',
    cite: 'A-05, 4.7.4',
    position: { board: '4 M5; 7 M5; 12 E1', seats: duel, options: { arrivals: 'stay' } },
    seat: seat(0),
    script: { cards: ['STD-33'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=4',
        'do.placeWarriors faction=marquise n=2 at=7',
        'do.placePiece piece=sawmill at=4',
        'do.moveWarriors faction=marquise n=4 from=4 to=12',
        'do.moveWarriors faction=marquise n=4 from=7 to=12',
        'do.battle attacker=marquise defender=eyrie at=12',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.discard card=STD-33',
      ],
    },
  },
];
