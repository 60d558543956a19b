import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, marquise } from './position.ts';

const duel = [marquise(), eyrie()];
/** The pass is 10, a fox clearing; the other foxes are 1, 3 and 12. */
const mountain = { map: 'mountain', suits: 'suggested' } as const;

/** The Ferry lies in 1, a fox clearing; 12 is on the coast. */
const lake = { map: 'lake', suits: 'suggested' } as const;

/** The mountain map, with the pass and the closed paths, and the Ferry of the lake map. */
export const marquiseMapExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the pass comes first as the highest priority; who rules it scores in the Evening',
    cite: 'B.12.2, A-52, law.pass, 2.1',
    position: { board: '1 M1; 10 M1', seats: duel, config: mountain },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: '4.5.2',
          chosen: undefined,
          by: 'each',
          narrowings: [
            { why: 'why.ordered', left: ['10', '1', '3', '12'] },
            { why: 'why.ruled', left: ['10', '1'] },
          ],
        },
        {
          rule: '4.5.3',
          chosen: '10',
          narrowings: [
            { why: 'why.ruled', left: ['10', '1'] },
            { why: 'why.openSlot', left: ['10', '1'] },
            { why: 'why.mostOwnWarriors', best: 3, left: ['10', '1'] },
            { why: 'why.highestPriority', left: ['10'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=2 at=10',
        'do.placeWarriors faction=marquise n=2 at=1',
        'do.placePiece piece=sawmill at=10',
        'do.score faction=marquise n=1',
        'do.discard card=STD-30',
      ],
      state: { 'factions.marquise.scoredFrom': { map: 1 } },
    },
  },
  {
    name: 'of three such clearings the pass gets the fourth warrior',
    cite: 'B.12.2, A-52, 4.5.2',
    position: { board: '1 M1; 3 M1; 10 M1', seats: duel, config: mountain },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      state: {
        'clearings.1.warriors.marquise': 2,
        'clearings.3.warriors.marquise': 2,
        'clearings.10.warriors.marquise': 3,
      },
    },
  },
  {
    name: 'and it comes first as the lowest priority',
    cite: 'B.12.2, 4.7.2',
    position: { board: '10 M1; 11 M1; 12 M1', seats: duel, config: mountain },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      choices: [
        {
          rule: '4.7.2',
          chosen: '10',
          narrowings: [
            { why: 'why.ruled', left: ['10', '11', '12'] },
            { why: 'why.lowestPriority', left: ['10'] },
          ],
        },
        { rule: '4.7.2', chosen: '12' },
      ],
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=10',
        'do.placeWarriors faction=marquise n=2 at=12',
        'do.placePiece piece=sawmill at=10',
        'do.score faction=marquise n=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'the first battle is in the pass; a tie there does not rule it',
    cite: 'A-52, 2.4, law.pass',
    position: { board: '1 M1 E1; 10 M1 E1', seats: duel, config: mountain },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['0-0', '0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.battle attacker=marquise defender=eyrie at=10',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=marquise defender=eyrie at=1',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'it moves into the pass, and rules it by the end of the Evening',
    cite: 'B.12.2, A-06, law.pass',
    position: { board: '12 M1', seats: duel, config: mountain },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=12',
        'do.placePiece piece=sawmill at=12',
        'do.moveWarriors faction=marquise n=2 from=12 to=10',
        'do.score faction=marquise n=1',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'moves along a closed path, which stays closed',
    cite: 'B.12.2, 4.5.4',
    position: { board: '11 E2; 12 M1', seats: duel, config: mountain },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=12',
        'do.placePiece piece=sawmill at=12',
        'do.moveWarriors faction=marquise n=2 from=12 to=11',
        'do.discard card=STD-30',
      ],
      state: { openedPaths: [] },
    },
  },
  {
    name: 'the point for the Ferry wins, and those in 2 do not move any more',
    cite: 'B.12.1, law.victory, 4.5.4',
    position: { board: '1 M3; 2 M4; 12 E1 | M=29', seats: duel, config: lake },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=2 at=1',
        'do.placeWarriors faction=marquise n=2 at=2',
        'do.placePiece piece=sawmill at=2',
        'do.moveWarriors faction=marquise n=2 from=1 to=12',
        'do.ferry at=12',
        'do.score faction=marquise n=1',
        'do.win faction=marquise',
      ],
    },
  },
  {
    name: 'nor is there a battle where it landed',
    cite: 'B.12.1, law.victory, 4.7.4',
    position: { board: '1 M3; 2 M4; 12 E1 | M=29', seats: duel, config: lake },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=1',
        'do.placeWarriors faction=marquise n=2 at=2',
        'do.placePiece piece=sawmill at=2',
        'do.moveWarriors faction=marquise n=2 from=1 to=12',
        'do.ferry at=12',
        'do.score faction=marquise n=1',
        'do.win faction=marquise',
      ],
    },
  },
];
