import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { duchy, human } from './position.ts';

const withTraits = (...traits: Trait[]) => [human('marquise'), duchy({ traits })];
const CATS = withTraits();
const me = seat(1);
/** Cards without an item. */
const [RABBIT, BIRD] = ['STD-40', 'STD-33'];
/** A battle without hits for each that comes of a Dig. */
const quiet = (battles: number) => new Array<string>(battles).fill('0-0');

interface Dug {
  readonly name: string;
  readonly cite: string;
  readonly board: string;
  /** Beside the two that are recruited. */
  readonly burrow: number;
  readonly crowns?: string;
  readonly traits?: readonly Trait[];
  readonly card?: string;
  readonly options?: Position['options'];
  readonly battles?: number;
  /** Where the new tunnel goes. */
  readonly at: number;
}

/** A Dig and its goal. */
const dug = (one: Dug): Example<Position, Input> => ({
  name: one.name,
  cite: one.cite,
  position: {
    board: `${one.board} | D=0 elsewhere:${one.burrow} crowns:${one.crowns ?? ''}`,
    seats: withTraits(...(one.traits ?? [])),
    ...(one.options && { options: one.options }),
  },
  seat: me,
  script: { cards: [one.card ?? RABBIT], dice: quiet(one.battles ?? 0) },
  expect: {
    choices: [
      {
        rule: one.traits?.includes('invaders') ? 'trait.invaders' : '10.5.1',
        chosen: String(one.at),
      },
    ],
  },
});

/** Rabbit clearings are 3, 4, 5 and 10. Where a Dig must not go: another suit, a tunnel, a building, the keep. */
const filtered: readonly Example<Position, Input>[] = [
  dug({
    name: 'by its own tie',
    cite: '10.5.1, B-47, 2.3',
    board: '3 M1; 4 tunnel; 5 market; 10 keep',
    burrow: 2,
    battles: 1,
    at: 3,
  }),
  dug({
    name: 'by the Brigadier',
    cite: '10.5.1, 10.7.4, B-47, B-49, 2.3',
    board: '2 sawmill*2; 4 tunnel workshop; 5 market sawmill; 10 keep wood',
    burrow: 1,
    crowns: 'brigadier',
    at: 3,
  }),
  dug({
    name: 'by Invaders',
    cite: '10.5.1, trait.invaders, B-47, 2.3',
    board: '2 sawmill*2; 4 tunnel workshop; 5 market sawmill; 10 keep workshop',
    burrow: 2,
    traits: ['invaders'],
    at: 3,
  }),
].map((example) => ({
  ...example,
  name: `only in an ordered clearing without tunnel or building, not beside the keep: ${example.name}`,
}));

const FULL = '5 sawmill*2; 10 workshop*2';

const ties: readonly Example<Position, Input>[] = [
  dug({
    name: 'most empty slots, ruins apart',
    cite: '10.5.1.I',
    board: '5 M2; 10 ruin',
    burrow: 2,
    battles: 1,
    at: 5,
  }),
  dug({
    name: 'then fewest warriors, its own too',
    cite: '10.5.1.I, B-45',
    board: `3 D2; 4 M1; ${FULL}`,
    burrow: 2,
    battles: 1,
    at: 4,
  }),
  dug({
    name: 'the other reading: only those of enemies',
    cite: 'B-45',
    board: `3 M1; 4 D2; ${FULL}`,
    burrow: 2,
    options: { digTie: 'enemy' },
    at: 4,
  }),
  dug({
    name: 'then the highest priority',
    cite: '10.5.1, 2.1',
    board: FULL,
    burrow: 2,
    at: 3,
  }),
  dug({
    name: 'with a bird order most enemy buildings and tokens',
    cite: '10.5.1.I, B-04',
    board: '5 sawmill*2; 9 M1 workshop wood*2',
    burrow: 2,
    card: BIRD,
    battles: 1,
    at: 9,
  }),
  dug({
    name: 'of equals the highest priority',
    cite: '10.5.1, 2.1',
    board: '5 sawmill; 9 workshop',
    burrow: 2,
    card: BIRD,
    battles: 1,
    at: 5,
  }),
  dug({
    name: 'Invaders: most enemy buildings, then fewest enemy warriors',
    cite: 'trait.invaders',
    board: '3 sawmill M3; 4 workshop M1; 5 wood*2',
    burrow: 2,
    traits: ['invaders'],
    // Once more because 4 has no room to build.
    battles: 2,
    at: 4,
  }),
  dug({
    name: 'Invaders: of equals the highest priority',
    cite: 'trait.invaders, 2.1',
    board: '4 sawmill; 10 workshop',
    burrow: 2,
    traits: ['invaders'],
    battles: 1,
    at: 4,
  }),
  dug({
    name: 'Invaders win over the Brigadier’s tie',
    cite: 'B-86',
    // 2 has room to build.
    board: '2 D1; 3 wood*2; 4 sawmill',
    burrow: 1,
    crowns: 'brigadier',
    traits: ['invaders'],
    at: 4,
  }),
];

const numbers: readonly Example<Position, Input>[] = [
  {
    name: 'three in the Burrow are too few',
    cite: '10.5.1',
    position: { board: '12 M1 | D=0 elsewhere:1', seats: CATS },
    seat: me,
    script: { cards: [RABBIT] },
    expect: { state: { 'factions.duchy.warriorsElsewhere': 3, 'factions.duchy.supply.tunnel': 3 } },
  },
  {
    name: 'nowhere to dig: nothing',
    cite: '10.5.1',
    position: {
      board: '3 tunnel; 4 tunnel; 5 tunnel; 10 keep | D=0 elsewhere:4',
      seats: CATS,
    },
    seat: me,
    script: { cards: [RABBIT] },
    expect: { state: { 'factions.duchy.warriorsElsewhere': 6 } },
  },
  {
    name: 'the Brigadier moves four if they are there',
    cite: 'B-49',
    position: { board: '12 M1 | D=0 elsewhere:6 crowns:brigadier', seats: CATS },
    seat: me,
    script: { cards: [RABBIT] },
    // 5 by its own tie; then none has an enemy piece: 3.
    expect: {
      state: { 'clearings.5.warriors.duchy': 4, 'clearings.3.warriors.duchy': 4 },
    },
  },
  {
    name: 'no tunnel in the supply: that of fewest Duchy warriors changes its place',
    cite: '10.5.1.II, B-46',
    position: {
      board: '2 D1 tunnel; 7 tunnel; 9 D2 tunnel | D=0 elsewhere:2',
      seats: CATS,
    },
    seat: me,
    script: { cards: [RABBIT] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.recruitBurrow n=2',
        'do.movePiece piece=tunnel from=7 to=5',
        'do.leaveBurrow n=4 to=5',
        'do.placePiece piece=citadel at=5',
        'do.crown minister=marshal',
        'do.discard card=STD-40',
      ],
    },
  },
  {
    name: 'of equals that of the highest priority',
    cite: '10.5.1.II, 2.1',
    position: {
      board: '2 D1 tunnel; 7 D1 tunnel; 9 D2 tunnel | D=0 elsewhere:2',
      seats: CATS,
    },
    seat: me,
    script: { cards: [RABBIT] },
    expect: { state: { 'clearings.2.tokens': [], 'clearings.7.tokens': ['tunnel'] } },
  },
  {
    name: 'Overwhelm: two Digs of three',
    cite: 'trait.overwhelm',
    position: { board: '12 M1 | D=0 elsewhere:4', seats: withTraits('overwhelm') },
    seat: me,
    script: { cards: [RABBIT] },
    expect: {
      state: {
        'clearings.5.warriors.duchy': 3,
        'clearings.10.warriors.duchy': 3,
        'factions.duchy.warriorsElsewhere': 0,
      },
    },
  },
  {
    name: 'Overwhelm: the second looks at the Burrow again',
    cite: 'B-56',
    position: { board: '12 M1 | D=0 elsewhere:3', seats: withTraits('overwhelm') },
    seat: me,
    script: { cards: [RABBIT] },
    expect: {
      state: { 'factions.duchy.warriorsElsewhere': 2, 'factions.duchy.supply.tunnel': 2 },
    },
  },
  {
    name: 'Overwhelm: the Brigadier digs with three as well',
    cite: 'B-56',
    position: {
      board: '12 M1 | D=0 elsewhere:8 crowns:brigadier',
      seats: withTraits('overwhelm'),
      options: { brigadier: 'four' },
    },
    seat: me,
    script: { cards: [RABBIT] },
    expect: {
      state: { 'clearings.3.warriors.duchy': 3, 'factions.duchy.warriorsElsewhere': 1 },
    },
  },
  {
    name: 'a Dig into sympathy of a human is a move as any other',
    cite: '10.5.1, law.outrage',
    position: {
      board: '5 sympathy | D=0 elsewhere:2',
      seats: [human('marquise'), duchy(), human('alliance')],
    },
    seat: me,
    script: { cards: [RABBIT], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.recruitBurrow n=2',
        'do.placePiece piece=tunnel at=5',
        'do.leaveBurrow n=4 to=5',
        'do.outrageDraw',
        'do.battle attacker=duchy defender=alliance at=5',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=sympathy at=5',
        'do.score faction=duchy n=1',
        'do.outrageDraw',
        'do.placePiece piece=citadel at=5',
        'do.crown minister=marshal',
        'do.discard card=STD-40',
      ],
    },
  },
];

/** Dig: by the step, by the Brigadier, with Overwhelm and Invaders. */
export const duchyDigExamples: readonly Example<Position, Input>[] = [
  ...filtered,
  ...ties,
  ...numbers,
];
