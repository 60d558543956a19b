import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, duchy, human } from './position.ts';

const moles = (...traits: Trait[]) => [duchy({ traits }), corvids(), human('marquise')];
const me = seat(0);
const crows = seat(1);

/** Orders without an item. */
const FOX = { cards: ['STD-50'] };
const RABBIT = { cards: ['STD-40'] };
const MOUSE = { cards: ['STD-46'] };

const snareIn = (at: number): string => `C=0 plots:${at}.snare.up`;
const GONE = { 'factions.corvids.plots': {} };
const removed = { 'factions.duchy.scoredFrom': { removal: 1 } };

/** Snares in the turn of the Duchy. */
const snares: readonly Example<Position, Input>[] = [
  {
    name: 'a Dig that a Snare holds back: no tunnel, and nobody leaves the Burrow',
    cite: '11.8.2, B-47, B-76, 10.5.1',
    position: { board: `5 plot | D=0 elsewhere:2 | ${snareIn(5)}`, seats: moles() },
    seat: me,
    script: RABBIT,
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.recruitBurrow n=2',
        'do.snare faction=duchy at=5',
        'do.removePiece piece=plot at=5',
        'do.score faction=duchy n=1',
        'do.cannotBuild',
        'do.score faction=duchy n=1',
        'do.crown minister=marshal',
        'do.discard card=STD-40',
      ],
      state: { ...GONE, 'factions.duchy.warriorsElsewhere': 4 },
    },
  },
  {
    name: 'the second Dig of Overwhelm goes where the first was held back',
    cite: '11.8.2, B-47, B-56',
    position: { board: `5 plot | D=0 elsewhere:4 | ${snareIn(5)}`, seats: moles('overwhelm') },
    seat: me,
    script: RABBIT,
    expect: {
      state: {
        ...GONE,
        'clearings.5.tokens': ['tunnel'],
        'clearings.5.warriors': { duchy: 3 },
        'factions.duchy.warriorsElsewhere': 3,
      },
    },
  },
  {
    name: 'nobody digs on after the point of a Snare has won the game',
    cite: '11.8.2, B-70, B-56',
    position: { board: `5 plot | D=29 elsewhere:4 | ${snareIn(5)}`, seats: moles('overwhelm') },
    seat: me,
    script: RABBIT,
    expect: { state: { ...GONE, 'clearings.5.tokens': [], winner: 'duchy' } },
  },
  {
    name: 'a tunnel that is taken out of a Snare stays, and there is no Dig',
    cite: '11.8.2, B-114, 10.5.1.II',
    position: {
      board: `1 D1 C1 tunnel plot; 6 D2 tunnel; 8 D2 tunnel | D=0 elsewhere:2 | ${snareIn(1)}`,
      seats: moles(),
    },
    seat: me,
    script: RABBIT,
    expect: {
      choices: [{ rule: '10.5.1.II', chosen: '1' }],
      state: {
        ...GONE,
        'clearings.1.tokens': ['tunnel'],
        'factions.duchy.warriorsElsewhere': 4,
      },
    },
  },
  {
    name: 'option: it is taken, for nothing is moved away that a Snare would hold',
    cite: 'B-114, B-46, 10.5.1.II',
    position: {
      board: `1 D1 C1 tunnel plot; 6 D2 tunnel; 8 D2 tunnel | D=0 elsewhere:2 | ${snareIn(1)}`,
      seats: moles(),
      options: { snaredTunnel: 'taken' },
    },
    seat: me,
    script: RABBIT,
    expect: {
      choices: [{ rule: '10.5.1.II', chosen: '1' }],
      state: {
        'factions.corvids.plots': { 1: { type: 'snare', face: 'up' } },
        'clearings.1.tokens': ['plot'],
        'factions.duchy.warriorsElsewhere': 0,
      },
    },
  },
  {
    name: 'a building that is held back is no point, as if it could build nowhere',
    cite: '11.8.2, B-77, 10.5.3',
    position: { board: `5 D2 plot | D=0 | ${snareIn(5)}`, seats: moles() },
    seat: me,
    script: FOX,
    expect: { state: { ...GONE, ...removed, 'clearings.5.buildings': [] } },
  },
  {
    name: 'the Marshal’s warrior stays in the supply',
    cite: '11.8.2, B-71, 10.7.2',
    position: {
      board: `5 D1 market plot; 8 D3 | D=0 crowns:marshal | ${snareIn(5)}`,
      seats: moles(),
    },
    seat: me,
    script: MOUSE,
    expect: { state: { ...GONE, 'clearings.5.warriors': { duchy: 1 } } },
  },
  ...(
    [
      ['to a neighbour', '6 D2 C2 plot; 3 D1 market'],
      ['into the Burrow', '6 D2 C2 plot'],
    ] as const
  ).map(
    ([name, board]): Example<Position, Input> => ({
      name: `a Rally ${name} is held back`,
      cite: '11.8.2, B-71, 10.6.1',
      position: { board: `${board} | D=0 | ${snareIn(6)}`, seats: moles() },
      seat: me,
      script: { ...FOX, dice: ['0-0'] },
      expect: {
        state: {
          ...GONE,
          'clearings.6.warriors': { duchy: 2, corvids: 2 },
          'factions.duchy.warriorsElsewhere': 2,
        },
      },
    }),
  ),
  {
    name: 'and so are those who are too many; others still go',
    cite: '11.8.2, B-114, 10.6.1',
    position: {
      board: `5 D6 sawmill*2 plot; 10 D6 workshop*2 | D=0 | ${snareIn(5)}`,
      seats: moles(),
    },
    seat: me,
    script: FOX,
    expect: {
      state: {
        ...GONE,
        'clearings.5.warriors': { duchy: 6 },
        'clearings.10.warriors': { duchy: 4 },
        'factions.duchy.warriorsElsewhere': 4,
      },
    },
  },
  {
    name: 'with the last point of a Snare the Rally ends',
    cite: '11.8.2, B-70, 10.6.1',
    position: {
      board: `5 D6 sawmill*2 plot; 10 D6 workshop*2; 8 citadel*2; 4 citadel; 3 market; 7 market*2 | D=29 | ${snareIn(5)}`,
      seats: moles(),
    },
    seat: me,
    script: MOUSE,
    expect: { state: { winner: 'duchy', 'clearings.10.warriors': { duchy: 6 } } },
  },
];

interface Bombed {
  readonly name: string;
  readonly cite: string;
  readonly board: string;
  readonly seats?: Position['seats'];
  readonly plot?: string;
  readonly lost?: readonly string[];
  readonly left: readonly string[];
}

/** A Bomb in 11; the plot that takes its place is a Raid. */
const bombed = (one: Bombed): Example<Position, Input> => ({
  name: one.name,
  cite: one.cite,
  position: {
    board: `11 plot ${one.board} | D=0 crowns:captain,marshal,mayor | C=0 plots:11.${one.plot ?? 'bomb'}.down`,
    seats: one.seats ?? moles(),
  },
  seat: crows,
  script: { ...RABBIT, choices: [...(one.lost ?? []), 'raid'] },
  expect: { state: { 'factions.duchy.crowns': one.left } },
});

/** What a Bomb costs the Duchy. */
const bombs: readonly Example<Position, Input>[] = [
  bombed({
    name: 'two buildings by one Bomb are one crown',
    cite: '10.2.1, 11.8.1, B-52',
    board: 'citadel market',
    lost: ['citadel'],
    left: ['captain', 'marshal'],
  }),
  bombed({
    name: 'warriors and tunnels by a Bomb cost none',
    cite: '10.2.1, 11.8.1',
    board: 'D1 tunnel market',
    left: ['captain', 'marshal', 'mayor'],
  }),
  bombed({
    name: 'a plot of Vendetta costs a crown as a Bomb does',
    cite: '10.2.1, trait.vendetta',
    board: 'market',
    plot: 'extortion',
    seats: [duchy(), corvids({ traits: ['vendetta'] }), human('marquise')],
    left: ['captain', 'marshal'],
  }),
  {
    name: 'human Corvids pay the Investors for a Bomb',
    cite: 'trait.investors, 11.8.1',
    position: {
      board: '11 plot market | D=3 crowns:captain | C=0 plots:11.unknown.down',
      seats: [human('corvids'), duchy({ traits: ['investors'] })],
    },
    seat: me,
    input: { kind: 'flip', at: 11, plot: 'bomb' },
    script: { choices: ['discarded'] },
    expect: { state: { 'factions.duchy.crowns': [], 'factions.duchy.score': 2 } },
  },
];

/** The Duchy among the plots of the Corvids (11.8). */
export const duchyAmongCorvidsExamples: readonly Example<Position, Input>[] = [...snares, ...bombs];
