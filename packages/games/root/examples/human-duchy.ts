import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, human, marquise } from './position.ts';

const MOLES = [human('duchy'), marquise(), alliance()];

/** The Burrow and the ministers of a human Duchy. */
export const humanDuchyExamples: readonly Example<Position, Input>[] = [
  {
    name: 'warriors from the supply into the Burrow',
    cite: 'law.burrow',
    position: { board: '5 D2 tunnel | D=0 elsewhere:1', seats: MOLES },
    seat: seat(0),
    input: { kind: 'muster', n: 3 },
    expect: {
      happenings: ['do.recruitBurrow n=3'],
      state: { 'factions.duchy.warriorsElsewhere': 4, 'factions.duchy.warriorsInSupply': 14 },
    },
  },
  {
    name: 'out of the Burrow is a move: into sympathy of the bot it outrages',
    cite: 'law.burrow, 6.2.3',
    position: { board: '5 sympathy tunnel | D=0 elsewhere:4', seats: MOLES },
    seat: seat(0),
    input: { kind: 'emerge', n: 4, at: 5 },
    script: { choices: ['none'] },
    expect: {
      happenings: ['do.leaveBurrow n=4 to=5', 'do.outrageUnpaid', 'do.score faction=alliance n=1'],
      state: { 'clearings.5.warriors.duchy': 4, 'factions.duchy.warriorsElsewhere': 0 },
    },
  },
  {
    name: 'back into the Burrow nobody is outraged',
    cite: 'law.burrow',
    position: { board: '5 D3 sympathy tunnel', seats: MOLES },
    seat: seat(0),
    input: { kind: 'burrow', n: 2, at: 5 },
    expect: {
      happenings: ['do.enterBurrow n=2 from=5'],
      state: { 'clearings.5.warriors.duchy': 1, 'factions.duchy.warriorsElsewhere': 2 },
    },
  },
  ...(
    [
      ['captain', 1],
      ['banker', 2],
      ['earlOfStone', 3],
    ] as const
  ).map(
    ([minister, points]): Example<Position, Input> => ({
      name: `${minister}: a crown, and the points under it by rank`,
      cite: 'law.sway, B-118',
      position: { board: '5 D2 tunnel | D=4 crowns:mayor', seats: MOLES },
      seat: seat(0),
      input: { kind: 'sway', minister },
      expect: {
        happenings: [`do.crown minister=${minister}`, `do.score faction=duchy n=${points}`],
        state: {
          'factions.duchy.score': 4 + points,
          'factions.duchy.scoredFrom.ministers': points,
        },
      },
    }),
  ),
  {
    name: 'the lords score for what is on the map: two citadels, a market, three tunnels',
    cite: 'law.parliament',
    position: {
      board:
        '1 tunnel citadel; 2 tunnel citadel; 5 tunnel market | D=0 crowns:earlOfStone,baronOfDirt,duchessOfMud',
      seats: MOLES,
    },
    seat: seat(0),
    input: { kind: 'parliament' },
    expect: { happenings: ['do.score faction=duchy n=5'] },
  },
  {
    name: 'only lords who are swayed score, and the Duchess only for all three tunnels',
    cite: 'law.parliament',
    position: {
      board: '1 tunnel citadel; 2 tunnel citadel; 5 market | D=0 crowns:baronOfDirt,duchessOfMud',
      seats: MOLES,
    },
    seat: seat(0),
    input: { kind: 'parliament' },
    expect: { happenings: ['do.score faction=duchy n=1'] },
  },
  {
    name: 'a bot removes two buildings in a battle: one minister of the highest rank, for good, and a card',
    cite: 'law.failure, B-119',
    position: {
      board: `8 M3 citadel market | M=0 | D=6 crowns:captain,mayor | turn 1.1`,
      seats: [human('duchy'), marquise()],
    },
    seat: seat(1),
    script: { cards: ['STD-50'], dice: ['1-0'] },
    expect: {
      state: {
        'factions.duchy.supply': { citadel: 3, market: 3, tunnel: 3 },
        'factions.duchy.crowns': ['captain'],
        'factions.duchy.crownsLost': ['noble'],
        'factions.duchy.score': 6,
      },
    },
  },
  {
    name: 'of two of the highest rank the Duchy says which one leaves',
    cite: 'law.failure',
    position: {
      board: '5 E2 citadel | D=0 crowns:captain,banker,mayor | turn 1.1',
      seats: [human('duchy'), human('eyrie'), marquise()],
    },
    seat: seat(1),
    input: { kind: 'destroy', n: 1, of: 'duchy', piece: 'citadel', at: 5 },
    script: { choices: ['banker'] },
    expect: {
      happenings: [
        'do.removePiece piece=citadel at=5',
        'do.score faction=eyrie n=1',
        'do.ministerLeaves minister=banker rank=noble',
        'do.extortAtRandom faction=duchy',
      ],
      state: {
        'factions.duchy.crowns': ['captain', 'mayor'],
        'factions.duchy.crownsLost': ['noble'],
      },
    },
  },
  {
    name: 'when the last minister has left, a card is all that is lost',
    cite: 'B-119, law.failure',
    position: {
      board: '5 E2 citadel | D=0 crownsLost:lord | turn 1.1',
      seats: [human('duchy'), human('eyrie'), marquise()],
    },
    seat: seat(1),
    input: { kind: 'destroy', n: 1, of: 'duchy', piece: 'citadel', at: 5 },
    expect: {
      happenings: [
        'do.removePiece piece=citadel at=5',
        'do.score faction=eyrie n=1',
        'do.extortAtRandom faction=duchy',
      ],
      state: { 'factions.duchy.crownsLost': ['lord'] },
    },
  },
  {
    name: 'a Duchy that has said of no minister pays by hand, as ever',
    cite: 'law.failure',
    position: {
      board: '5 E2 citadel | turn 1.1',
      seats: [human('duchy'), human('eyrie'), marquise()],
    },
    seat: seat(1),
    input: { kind: 'destroy', n: 1, of: 'duchy', piece: 'citadel', at: 5 },
    expect: {
      happenings: ['do.removePiece piece=citadel at=5', 'do.score faction=eyrie n=1'],
    },
  },
];
