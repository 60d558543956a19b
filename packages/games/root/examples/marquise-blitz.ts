import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, marquise } from './position.ts';

const blitz = marquise({ traits: ['blitz'] });
const duel = [blitz, eyrie()];
const three = [blitz, eyrie(), human('alliance')];

/** Blitz. A rabbit order leaves the clearings of these positions alone until then. */
export const marquiseBlitzExamples: readonly Example<Position, Input>[] = [
  {
    // By priority alone it would go to 5.
    name: 'all but one to the neighbour with most enemy pieces, and a battle there',
    cite: 'trait.blitz, A-12',
    position: { board: '2 M3; 6 E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40'], dice: ['1-0'] },
    expect: {
      choices: [
        { rule: 'trait.blitz', chosen: '2' },
        {
          rule: 'trait.blitz',
          chosen: '6',
          narrowings: [{ why: 'why.mostEnemyPieces', best: 1, left: ['6'] }],
        },
        { rule: 'trait.blitz', chosen: 'eyrie' },
      ],
      happenings: [
        'do.reveal card=STD-40',
        'do.placePiece piece=workshop at=2',
        'do.moveWarriors faction=marquise n=2 from=2 to=6',
        'do.battle attacker=marquise defender=eyrie at=6',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=eyrie n=1 at=6',
        'do.discard card=STD-40',
      ],
      state: { 'clearings.2.warriors.marquise': 1, 'clearings.6.warriors': { marquise: 2 } },
    },
  },
  {
    name: 'the highest ruled clearing without an enemy and with somebody to send',
    cite: 'trait.blitz, A-12, 2.1, 2.3',
    position: { board: '1 M1; 2 M3 E1; 6 M2; 7 M4', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: 'trait.blitz',
          chosen: '6',
          narrowings: [
            { why: 'why.ruled', left: ['1', '2', '6', '7'] },
            { why: 'why.noEnemyPieces', left: ['1', '6', '7'] },
            { why: 'why.twoWarriors', left: ['6', '7'] },
            { why: 'why.highestPriority', left: ['6'] },
          ],
        },
        {
          rule: 'trait.blitz',
          chosen: '2',
          narrowings: [{ why: 'why.mostEnemyPieces', best: 1, left: ['2'] }],
        },
      ],
      happenings: [
        'do.reveal card=STD-40',
        'do.placePiece piece=workshop at=7',
        'do.moveWarriors faction=marquise n=1 from=6 to=2',
        'do.battle attacker=marquise defender=eyrie at=2',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.discard card=STD-40',
      ],
    },
  },
  {
    name: 'a lone pawn is an enemy piece',
    cite: 'trait.blitz, A-02',
    position: { board: '2 M3; 7 M2 | V=0 @2', seats: [blitz, human('vagabond')] },
    seat: seat(0),
    script: { cards: ['STD-40'] },
    expect: { choices: [{ rule: 'trait.blitz', chosen: '7' }] },
  },
  {
    // A friend's pieces are no enemy pieces, but he rules 2.
    name: 'in the cooperative game a clearing that another bot rules is none',
    cite: 'trait.blitz, A-03',
    position: { board: '2 M2 E3; 7 M3', seats: three, config: { coop: true } },
    seat: seat(0),
    script: { cards: ['STD-40'] },
    expect: {
      choices: [
        {
          rule: 'trait.blitz',
          chosen: '7',
          narrowings: [
            { why: 'why.ruled', left: ['7'] },
            { why: 'why.noEnemyPieces', left: ['7'] },
            { why: 'why.twoWarriors', left: ['7'] },
          ],
        },
        {
          rule: 'trait.blitz',
          chosen: '3',
          narrowings: [
            { why: 'why.mostEnemyPieces', best: 0, left: ['3', '8', '12'] },
            { why: 'why.highestPriority', left: ['3'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-40',
        'do.placePiece piece=workshop at=7',
        'do.moveWarriors faction=marquise n=2 from=7 to=3',
        'do.discard card=STD-40',
      ],
    },
  },
  {
    name: 'the defender: most pieces',
    cite: 'trait.blitz, 4.5.1',
    position: { board: '2 M3; 6 E2 A1 | A=5', seats: three },
    seat: seat(0),
    script: { cards: ['STD-40'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: 'trait.blitz', chosen: '2' },
        { rule: 'trait.blitz', chosen: '6' },
        {
          rule: 'trait.blitz',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['eyrie', 'alliance'] },
            { why: 'why.mostPiecesThere', best: 2, left: ['eyrie'] },
          ],
        },
      ],
    },
  },
  {
    name: 'the defender: then most points',
    cite: 'trait.blitz, 4.5.1.I',
    position: { board: '2 M3; 6 E1 A1 | E=2 | A=5', seats: three },
    seat: seat(0),
    script: { cards: ['STD-40'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: 'trait.blitz', chosen: '2' },
        { rule: 'trait.blitz', chosen: '6' },
        { rule: 'trait.blitz', chosen: 'alliance' },
      ],
    },
  },
  {
    name: 'the defender: then the order of set-up',
    cite: 'trait.blitz, 2.2',
    position: { board: '2 M3; 6 E1 A1', seats: three },
    seat: seat(0),
    script: { cards: ['STD-40'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: 'trait.blitz', chosen: '2' },
        { rule: 'trait.blitz', chosen: '6' },
        { rule: 'trait.blitz', chosen: 'eyrie' },
      ],
    },
  },
  {
    name: 'nowhere two warriors: nothing',
    cite: 'trait.blitz, A-12',
    position: { board: '2 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40'] },
    expect: {
      choices: [{ rule: 'trait.blitz', chosen: undefined, by: 'none' }],
      happenings: [
        'do.reveal card=STD-40',
        'do.placePiece piece=workshop at=2',
        'do.discard card=STD-40',
      ],
    },
  },
  {
    name: 'in Escalated Daylight too, after its Move',
    cite: 'trait.blitz, 4.7.4',
    position: { board: '2 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=4 at=2',
        'do.placePiece piece=sawmill at=2',
        'do.moveWarriors faction=marquise n=2 from=2 to=5',
        'do.moveWarriors faction=marquise n=2 from=2 to=5',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    // 1 has no room for a building; the warrior sent to 9 helps to win a clearing that has.
    name: 'before Expand, and once more in the Daylight after it',
    cite: 'trait.blitz, 4.5.5',
    position: { board: '1 M2 sawmill; 9 M1 E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40', 'STD-46'], dice: ['0-0', '1-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.moveWarriors faction=marquise n=1 from=1 to=9',
        'do.battle attacker=marquise defender=eyrie at=9',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.discard card=STD-40',
        'do.reveal card=STD-46',
        'do.battle attacker=marquise defender=eyrie at=9',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=eyrie n=1 at=9',
        'do.placeWarriors faction=marquise n=4 at=9',
        'do.placePiece piece=recruiter at=9',
        'do.moveWarriors faction=marquise n=3 from=9 to=1',
        'do.moveWarriors faction=marquise n=3 from=1 to=5',
        'do.discard card=STD-46',
      ],
    },
  },
  {
    name: 'is a move of its own: the option that arrivals stay does not bind it',
    cite: 'trait.blitz, A-05',
    position: { board: '12 M1', seats: duel, options: { arrivals: 'stay' } },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=12',
        'do.placePiece piece=sawmill at=12',
        'do.moveWarriors faction=marquise n=2 from=12 to=4',
        'do.moveWarriors faction=marquise n=1 from=4 to=8',
        'do.discard card=STD-30',
      ],
    },
  },
];
