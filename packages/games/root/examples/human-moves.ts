import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human } from './position.ts';

const HUMAN = seat(0);
const cats = [human('marquise'), eyrie()];
const catsAndRevolt = [human('marquise'), alliance()];
const wanderer = [human('vagabond'), alliance()];
const onLake = { map: 'lake', suits: 'suggested' } as const;
const onMountain = { map: 'mountain', suits: 'suggested' } as const;

/** Moving, the maps' own features, and the end of a human's turn. */
export const moveExamples: readonly Example<Position, Input>[] = [
  {
    name: 'along a path',
    cite: 'law.move',
    position: { board: '5 M3', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('move 2 5 1'),
    expect: {
      happenings: ['do.moveWarriors faction=marquise n=2 from=5 to=1'],
      state: { 'clearings.1.warriors': { marquise: 2 }, 'clearings.5.warriors': { marquise: 1 } },
    },
  },
  {
    // 5 and 8 are not adjacent, and the Marquise rules neither: humans are not policed.
    name: 'by tunnel, river or card it is recorded all the same',
    cite: 'law.move',
    position: { board: '5 M1 E2; 8 E3', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('move 1 5 8'),
    expect: { state: { 'clearings.8.warriors': { marquise: 1, eyrie: 3 } } },
  },
  {
    name: 'into sympathy, with a card to pay',
    cite: '6.2.3, 2.6',
    position: { board: '5 M3; 2 sympathy', seats: catsAndRevolt },
    seat: HUMAN,
    input: inputs.parseInput('move 1 5 2'),
    script: { choices: ['discarded'] },
    expect: {
      happenings: ['do.moveWarriors faction=marquise n=1 from=5 to=2', 'do.outragePaid'],
      state: { 'factions.alliance.score': 0, 'clearings.2.tokens': ['sympathy'] },
    },
  },
  {
    name: 'into sympathy, without one',
    cite: '6.2.3, 2.6',
    position: { board: '5 M3; 2 sympathy', seats: catsAndRevolt },
    seat: HUMAN,
    input: inputs.parseInput('move 3 5 2'),
    script: { choices: ['none'] },
    expect: {
      // One card for the move, however many warriors went.
      happenings: [
        'do.moveWarriors faction=marquise n=3 from=5 to=2',
        'do.outrageUnpaid',
        'do.score faction=alliance n=1',
      ],
      state: { 'factions.alliance.score': 1 },
    },
  },
  {
    name: 'out of sympathy angers nobody',
    cite: '6.2.3',
    position: { board: '2 M1 sympathy', seats: catsAndRevolt },
    seat: HUMAN,
    input: inputs.parseInput('move 1 2 5'),
    expect: { happenings: ['do.moveWarriors faction=marquise n=1 from=2 to=5'] },
  },
  {
    name: 'between humans the table sees to the Outrage',
    cite: 'law.outrage',
    position: {
      board: '5 M3; 2 sympathy',
      seats: [human('marquise'), human('alliance'), eyrie()],
    },
    seat: HUMAN,
    input: inputs.parseInput('move 1 5 2'),
    expect: { happenings: ['do.moveWarriors faction=marquise n=1 from=5 to=2'] },
  },
  {
    name: 'a pawn is no warrior: no Outrage',
    cite: '6.2.3, law.vagabond',
    position: { board: '1 sympathy | V=0 @5', seats: wanderer },
    seat: HUMAN,
    input: inputs.parseInput('pawn 1'),
    expect: {
      happenings: ['do.movePawn at=1'],
      state: { 'factions.vagabond.pawn': { clearing: 1 } },
    },
  },
  {
    name: 'a pawn slips into a forest',
    cite: 'law.vagabond',
    position: { board: '2 sympathy | V=0 @5', seats: wanderer },
    seat: HUMAN,
    input: inputs.parseInput('pawn 1_2_5_10'),
    expect: {
      happenings: ['do.slip forest=1_2_5_10'],
      state: { 'factions.vagabond.pawn': { forest: '1_2_5_10' } },
    },
  },
  {
    name: 'the Ferry goes along with a human, who draws the card himself',
    cite: 'B.12.1, A-44',
    position: { board: '1 M2', seats: cats, config: onLake },
    seat: HUMAN,
    input: inputs.parseInput('move 2 1 10'),
    expect: {
      happenings: ['do.moveWarriors faction=marquise n=2 from=1 to=10', 'do.ferry at=10'],
      state: { ferry: { at: 10, used: true }, 'factions.marquise.score': 0 },
    },
  },
  {
    name: 'but only once in a turn',
    cite: 'B.12.1, A-44',
    position: { board: '10 M2 | ferry 10 used', seats: cats, config: onLake },
    seat: HUMAN,
    input: inputs.parseInput('move 2 10 11'),
    expect: {
      happenings: ['do.moveWarriors faction=marquise n=2 from=10 to=11'],
      state: { ferry: { at: 10, used: true } },
    },
  },
  {
    name: 'a pawn takes the Ferry too',
    cite: 'B.12.1, A-44',
    position: { board: '2 | V=0 @1', seats: [human('vagabond'), eyrie()], config: onLake },
    seat: HUMAN,
    input: inputs.parseInput('pawn 12'),
    expect: {
      happenings: ['do.movePawn at=12', 'do.ferry at=12'],
      state: { ferry: { at: 12, used: true } },
    },
  },
  {
    // From a forest a pawn walks; the Ferry in 1 stays where it is.
    name: 'a pawn that comes out of a forest does not',
    cite: 'B.12.1, A-44',
    position: { board: '2 | V=0 @1_5_11', seats: [human('vagabond'), eyrie()], config: onLake },
    seat: HUMAN,
    input: inputs.parseInput('pawn 11'),
    expect: { happenings: ['do.movePawn at=11'], state: { ferry: { at: 1, used: false } } },
  },
  {
    name: 'the turn passes on, and the Ferry is free again',
    cite: 'A-44',
    position: { board: '1 M2 | ferry 10 used', seats: cats, config: onLake },
    seat: HUMAN,
    input: inputs.parseInput('pass'),
    expect: {
      happenings: [],
      state: { turn: { number: 1, seat: 1 }, ferry: { at: 10, used: false } },
    },
  },
  {
    name: 'after the last seat a new round begins',
    cite: 'law.move',
    position: { board: '1 M2 | turn 3.1', seats: [eyrie(), human('marquise')] },
    seat: seat(1),
    input: inputs.parseInput('pass'),
    expect: { state: { turn: { number: 4, seat: 0 } } },
  },
  {
    name: 'whoever rules the pass scores at the end of the turn',
    cite: 'law.pass',
    position: { board: '10 M2 E1', seats: cats, config: onMountain },
    seat: HUMAN,
    input: inputs.parseInput('pass'),
    expect: {
      happenings: ['do.score faction=marquise n=1'],
      state: { 'factions.marquise.scoredFrom': { map: 1 }, 'turn.seat': 1 },
    },
  },
  {
    name: 'a tie in the pass scores nothing',
    cite: 'law.pass',
    position: { board: '10 M1 E1', seats: cats, config: onMountain },
    seat: HUMAN,
    input: inputs.parseInput('pass'),
    expect: { happenings: [], state: { 'factions.marquise.score': 0 } },
  },
  {
    // The winner stays on turn: the game does not go on.
    name: 'the thirtieth point in the pass ends the game',
    cite: 'law.pass, law.victory',
    position: { board: '10 M1 | M=29', seats: cats, config: onMountain },
    seat: HUMAN,
    input: inputs.parseInput('pass'),
    expect: {
      happenings: ['do.score faction=marquise n=1', 'do.win faction=marquise'],
      state: { winner: 'marquise', 'turn.seat': 0 },
    },
  },
  {
    name: 'a closed path is opened, from either end, for a point',
    cite: 'law.closedPath',
    position: { board: '2 M1', seats: cats, config: onMountain },
    seat: HUMAN,
    input: inputs.parseInput('open 5 2'),
    expect: {
      happenings: ['do.openPath from=5 to=2', 'do.score faction=marquise n=1'],
      state: { openedPaths: [[2, 5]], 'factions.marquise.scoredFrom': { map: 1 } },
    },
  },
];
