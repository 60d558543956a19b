import type { Ref } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { rate, spread } from '../stats.ts';
import type { Pairs, SeatSummary, TableSummary } from '../summary.ts';
import type { SeatResult } from './model.ts';
import { modelOf } from './model.ts';
import { rulesModelOf } from './rules-model.ts';

const shaped = (histogram: Pairs) => ({ ...spread(new Map(histogram)), histogram });
const named = (id: string): Ref => ({ kind: 'seat', id });

function seat(index: number, id: string, wins: number, score: Pairs, plan?: string): SeatSummary {
  return {
    seat: index,
    name: named(id),
    bot: plan === undefined,
    ...(plan !== undefined && { plan }),
    wins,
    shared: 0,
    winRate: rate(wins, 10),
    score: shaped(score),
  };
}

/** Ten games each, of a person against a bot. */
function table(axes: Record<string, string>, botWins: number, turns: Pairs): TableSummary {
  return {
    axes,
    words: {},
    games: 10,
    unfinished: 0,
    nobody: 0,
    turns: shaped(turns),
    seats: [
      seat(0, 'you', 10 - botWins, [[3, 10]], 'plan'),
      seat(1, 'magpie', botWins, [
        [4, 5],
        [8, 5],
      ]),
    ],
    coverage: { games: 4, rules: { 'T-1': 4, 'T-2': botWins > 5 ? 3 : 0 } },
  };
}

const TABLES = [
  table({ level: 'easy', map: 'north' }, 2, [[5, 10]]),
  table({ level: 'easy', map: 'south' }, 4, [[6, 10]]),
  table({ level: 'hard', map: 'north' }, 7, [[7, 10]]),
  table({ level: 'hard', map: 'south' }, 9, [[8, 10]]),
];

describe('the tables of equal label on an axis', () => {
  const { axes, all } = modelOf({ tables: TABLES });

  it('are added up, axis by axis and in the order of the study', () => {
    const wins = axes.map(({ name, values }) => [
      name,
      ...values.map(({ label, games, seats }) => [label, games, seats[1]?.wins]),
    ]);
    expect(wins).toEqual([
      ['level', ['easy', 20, 6], ['hard', 20, 16]], // 2 + 4, 7 + 9
      ['map', ['north', 20, 9], ['south', 20, 13]], // 2 + 7, 4 + 9
    ]);
  });

  it('say something only of the seat that the table is about', () => {
    // The level of the first table is that of the magpie, the level of the second that of the person.
    const [first, second] = [
      { ...table({ level: 'easy' }, 2, [[5, 10]]), about: 1 },
      { ...table({ level: 'easy' }, 4, [[5, 10]]), about: 0 },
    ];
    const model = modelOf({ tables: [first, second] });
    const winsOf = ({ seats }: { seats: readonly SeatResult[] }) =>
      seats.map(({ name, games, wins }) => [name.id, games, wins]);
    expect(model.axes[0]?.values.map(winsOf)).toEqual([
      [
        ['magpie', 10, 2],
        ['you', 10, 6],
      ],
    ]);
    expect(winsOf(model.all)).toEqual([
      ['you', 20, 14],
      ['magpie', 20, 6],
    ]);
  });

  it('have one rate with the interval of all their games', () => {
    // Wilson for 6 of 20: p = 0.3, z² = 3.8415. Middle (0.3 + 0.096036) / 1.192073 = 0.332225; half
    // 1.959964 / 1.192073 · √(0.21 / 20 + 3.8415 / 1600) = 1.644165 · √0.012901 = 0.186748.
    expect(axes[0]?.values[0]?.seats[1]?.winRate).toEqual({
      value: 0.3,
      low: 0.1455,
      high: 0.519,
    });
  });

  it('have one spread of points and of turns', () => {
    expect(all.seats[1]?.score).toMatchObject({
      median: 4,
      threeQuarters: 8,
      histogram: [
        [4, 20],
        [8, 20],
      ],
    });
    expect(all.turns).toMatchObject({ least: 5, median: 6, most: 8, mean: { value: 6.5 } });
  });

  it('share evenly what all tables with as many seats can win', () => {
    expect(all.evenShare).toBe(0.5);
    const alone = { ...(TABLES[0] as TableSummary), seats: [seat(0, 'you', 1, [[3, 10]])] };
    expect(modelOf({ tables: [...TABLES, alone] }).all.evenShare).toBeUndefined();
  });
});

describe('seats', () => {
  it('are the same wherever they sit, with a mark that stays', () => {
    const [first, second] = [TABLES[0] as TableSummary, TABLES[3] as TableSummary];
    const turned = { ...second, seats: second.seats.toReversed() };
    const { all, tables } = modelOf({ tables: [first, turned] });
    expect(all.seats.map(({ name, wins }) => [name.id, wins])).toEqual([
      ['you', 9], // 8 + 1
      ['magpie', 11], // 2 + 9
    ]);
    const marks = tables.map(({ seats }) => new Map(seats.map((one) => [one.name.id, one.mark])));
    expect(marks[0]).toEqual(marks[1]);
    expect(marks[0]?.get('you')).not.toBe(marks[0]?.get('magpie'));
  });

  it('of one name stay two when they sit at one table, or play by other plans', () => {
    const first = TABLES[0] as TableSummary;
    const seats = [
      seat(0, 'you', 1, [[3, 10]], 'plan'),
      seat(1, 'you', 2, [[3, 10]], 'plan'),
      seat(2, 'you', 3, [[3, 10]], 'other'),
    ];
    const { all } = modelOf({ tables: [{ ...first, seats }] });
    expect(all.seats.map(({ wins }) => wins)).toEqual([1, 2, 3]);
    expect(new Set(all.seats.map(({ mark }) => mark)).size).toBe(3);
  });
});

describe('the rules at work', () => {
  const rulebook = {
    'T-1': { section: 'A', status: 'done' },
    'T-2': { section: 'A', status: 'done' },
    'T-3': { section: 'A', status: 'done' },
    'T-4': { section: 'A', status: 'done', at: 'board.ts#reach' },
    'T-5': { section: 'A', status: 'human' },
  };
  const rules = rulesModelOf(modelOf({ tables: TABLES }), rulebook);

  it('are counted over all traced games and by each value', () => {
    expect(rules.traced).toBe(16);
    expect(rules.columns.map(({ label, traced }) => [label, traced])).toEqual([
      ['easy', 8],
      ['hard', 8],
      ['north', 8],
      ['south', 8],
    ]);
    expect(rules.rows).toEqual([
      { id: 'T-1', games: 16, by: [8, 8, 8, 8] },
      { id: 'T-2', games: 6, by: [0, 6, 3, 3] },
      { id: 'T-3', games: 0, by: [0, 0, 0, 0] },
    ]);
  });

  it('leave those that no game showed, without what no step cites and what is not ours', () => {
    expect(rules.never).toEqual(['T-3']);
    expect(rules.silent).toBe(1);
  });
});
