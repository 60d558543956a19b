import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, marquise, vagabot } from './position.ts';

const LAKE = { map: 'lake', suits: 'suggested' } as const;
const MOUNTAIN = { map: 'mountain', suits: 'suggested' } as const;
const SEATS = [vagabot(), marquise()];

/** The lake: 1, 10, 11 and 12 are coastal, without a path between any two of them. */
const lake: readonly Example<Position, Input>[] = [
  {
    // By path from 1 to 12 it would be two moves.
    name: 'from the Ferry’s clearing to another coast in one move, for 1 point',
    cite: 'B.12.1, A-44, A-29',
    position: { board: '12 M1 | M=5 | V=0 @1 items:1/2', seats: SEATS, config: LAKE },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.movePawn at=12',
        'do.ferry at=12',
        'do.score faction=vagabond n=1',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
      state: {
        'factions.vagabond.scoredFrom': { map: 1 },
        ferry: { at: 12, used: false },
      },
    },
  },
  {
    // 12-9-1 on foot and then the Ferry: three moves; on foot all the way there are four.
    name: 'on the way too; but only out of the clearing where it lies',
    cite: 'A-44, B.12.1, A-35',
    position: { board: '11 M1 | M=5 | V=0 @12 items:3/0', seats: SEATS, config: LAKE },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.movePawn at=9',
        'do.exhaust n=1',
        'do.movePawn at=1',
        'do.exhaust n=1',
        'do.movePawn at=11',
        'do.ferry at=11',
        'do.score faction=vagabond n=1',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    // To the ruin in 10 by Ferry; then from 10, where it lies now, to 12 on foot: 8, 3, 12.
    name: 'once a turn',
    cite: 'A-44',
    position: { board: '10 ruin(bag); 12 M1 | M=5 | V=0 @1 items:5/0', seats: SEATS, config: LAKE },
    seat: seat(0),
    script: { cards: ['STD-01'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.movePawn at=10',
        'do.ferry at=10',
        'do.score faction=vagabond n=1',
        'do.exhaust n=1',
        'do.explore at=10 item=bag',
        // Two exhausted, three ready and the bag: six.
        'do.battleTrack n=1',
        'do.removeRuin at=10',
        'do.exhaust n=1',
        'do.movePawn at=8',
        'do.exhaust n=1',
        'do.movePawn at=3',
        'do.exhaust n=1',
        'do.movePawn at=12',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=12',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=6',
        'do.discard card=STD-01',
      ],
    },
  },
  {
    name: 'the thirtieth point on the Ferry ends the game there',
    cite: 'B.12.1, law.victory',
    position: { board: '10 ruin(bag) | V=29 @1 items:3/0', seats: SEATS, config: LAKE },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.movePawn at=10',
        'do.ferry at=10',
        'do.score faction=vagabond n=1',
        'do.win faction=vagabond',
      ],
      state: { 'clearings.10.ruin': ['bag'] },
    },
  },
  {
    // Seven and four recruits; all but three go where most enemies are, which is over the water.
    name: 'the Marquise moves by Ferry as well',
    cite: 'B.12.1, A-44, 4.5.4',
    position: {
      board: '1 M7; 9 E1; 12 E2 roost | M=0 | E=0',
      seats: [marquise(), eyrie()],
      config: LAKE,
    },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      choices: [
        { rule: '4.5.4', chosen: undefined, by: 'each' },
        {
          rule: '4.5.4',
          chosen: '12',
          narrowings: [
            { why: 'why.mayMove', left: ['5', '9', '10', '11', '12'] },
            { why: 'why.mostEnemyPieces', best: 3, left: ['12'] },
          ],
        },
      ],
      state: {
        'clearings.1.warriors': { marquise: 3 },
        'clearings.12.warriors': { marquise: 8, eyrie: 2 },
        'factions.marquise.scoredFrom.map': 1,
        ferry: { at: 12, used: false },
      },
    },
  },
  {
    // 1 to 12 by Ferry. From 12, where it lies now, the crowd in 10 is out of reach: 3 or 9 by path.
    name: 'the Marquise too uses it once a turn',
    cite: 'A-44, 4.7.4',
    position: {
      board: '1 M5; 10 E6; 12 M4 E8 | M=0 | E=0',
      seats: [marquise(), human('eyrie')],
      config: LAKE,
    },
    seat: seat(0),
    script: { cards: ['STD-04'], dice: ['0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '4.7.4', chosen: '12' },
        {
          rule: '4.7.4',
          chosen: '3',
          narrowings: [
            { why: 'why.mayMove', left: ['3', '9'] },
            { why: 'why.mostEnemyPieces', best: 0, left: ['3', '9'] },
            { why: 'why.highestPriority', left: ['3'] },
          ],
        },
      ],
      state: { 'factions.marquise.scoredFrom.map': 1 },
    },
  },
];

const mountain: readonly Example<Position, Input>[] = [
  {
    name: 'a closed path is a path',
    cite: 'B.12.2',
    position: { board: '9 ruin(bag) | V=0 @5 items:2/1', seats: SEATS, config: MOUNTAIN },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.movePawn at=9',
        'do.exhaust n=1',
        'do.explore at=9 item=bag',
        'do.removeRuin at=9',
        'do.refresh n=3',
        'do.discard card=STD-01',
      ],
      state: { openedPaths: [] },
    },
  },
  {
    name: 'the pass wins a tie of priorities',
    cite: 'B.12.2, 7.5.1',
    position: {
      board: '9 ruin(bag); 10 ruin(boot); 11 ruin(hammer) | V=0 @5 items:2/1',
      seats: SEATS,
      config: MOUNTAIN,
    },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      choices: [
        {
          rule: '7.5.1',
          chosen: '10',
          narrowings: [
            { why: 'why.ruin', left: ['10', '9', '11'] },
            { why: 'why.nearest', best: 1, left: ['10', '9', '11'] },
            { why: 'why.highestPriority', left: ['10'] },
          ],
        },
      ],
    },
  },
];

export const vagabotMapExamples = [...lake, ...mountain];
