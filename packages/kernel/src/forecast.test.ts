import type { TallyState } from '@empty-chair/testkit/tally-game';
import { BOT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, test } from 'vitest';
import type { Forecast } from './forecast.ts';
import { Forecaster } from './forecast.ts';
import { foresee, whyForeseen } from './foresee.ts';
import type { Consequences } from './module.ts';
import type { Table } from './table.ts';
import type { MessageId, RuleId } from './words.ts';
import { literal, message } from './words.ts';

const rule = 'B-1' as RuleId;
const said = (id: string) => id as MessageId;
const START = { state: { total: 0, turn: 'bot' } satisfies TallyState, seat: BOT } as const;
const OPTIONS = { samples: 40, most: 1000, seed: 's' };

const card = (table: Table<TallyState>, answers: readonly number[]): number =>
  table.ask({
    rule,
    channel: 'cards',
    ask: message(said('which')),
    answers,
    ref: (n) => literal(String(n)),
  });

/**
 * The total after the turn says what it did: its tens are pieces lost at `left`, its ones the points,
 * and from 100 on `right` is taken.
 */
const consequences = (_before: TallyState, { total }: TallyState): Consequences => ({
  losses:
    total % 100 >= 10
      ? [{ place: literal('left'), seat: HUMAN, pieces: Math.floor((total % 100) / 10) }]
      : [],
  taken: total >= 100 ? [literal('right')] : [],
  points: total % 10,
});
const withTurn = (turn: (table: Table<TallyState>) => number) => ({
  ...tally,
  consequences,
  botTurn: (table: Table<TallyState>) => {
    const n = turn(table);
    table.scene.total += n;
    table.emit?.(rule, said('did'), { n });
  },
});

function pictures(game: ReturnType<typeof withTurn>): Forecast[] {
  const forecaster = new Forecaster();
  const taken: Forecast[] = [];
  let sweep = 0;
  for (const one of foresee(game, START, OPTIONS)) {
    if (one.sweep > sweep) taken.push(forecaster.picture());
    sweep = one.sweep;
    forecaster.add(one, game.consequences(START.state, one.state));
  }
  return [...taken, forecaster.picture()];
}
const forecastOf = (game: ReturnType<typeof withTurn>): Forecast =>
  pictures(game).at(-1) as Forecast;
const place = ({ places }: Forecast, id: string) => places.find((one) => one.place.id === id);

describe('a forecast without dice', () => {
  // Four cards: nothing, one piece, three pieces, and a place with two points.
  const forecast = forecastOf(withTurn((table) => card(table, [0, 10, 30, 102])));

  test('is exact', () => {
    expect(forecast).toMatchObject({ runs: 4, branches: 4, error: 0, isGuessed: false });
  });

  test('says how likely a loss is, how much on average and at worst', () => {
    expect(place(forecast, 'left')).toMatchObject({ loss: 0.5, pieces: 1, most: 3, taken: 0 });
    expect(place(forecast, 'right')).toMatchObject({ loss: 0, pieces: 0, most: 0, taken: 0.25 });
  });

  test('puts the place of the likeliest loss first', () => {
    expect(forecast.places.map((one) => one.place.id)).toEqual(['left', 'right']);
  });

  test('names the cards behind the number of a place', () => {
    expect(place(forecast, 'left')?.cases).toMatchObject([
      {
        cards: ['10'],
        named: [literal('10')],
        chance: 0.25,
        hits: 1,
        runs: 1,
        pieces: 1,
        isTaken: false,
      },
      { cards: ['30'], chance: 0.25, hits: 1, runs: 1, pieces: 3, isTaken: false },
    ]);
    expect(place(forecast, 'right')?.cases).toMatchObject([{ cards: ['102'], isTaken: true }]);
  });

  test('adds up the points', () => {
    expect(forecast.points).toEqual([
      { points: 0, chance: 0.75 },
      { points: 2, chance: 0.25 },
    ]);
  });

  test('has a case for every move, to ask why', () => {
    expect(forecast.moves.map(({ chance }) => chance)).toEqual([0.25, 0.25, 0.25, 0.25]);
    const move = forecast.moves[2];
    const game = withTurn((table) => card(table, [0, 10, 30, 102]));
    const why = whyForeseen(game, START, move?.example ?? { cards: [], seed: '' });
    expect(why[move?.index ?? 9]).toMatchObject({ happening: move?.happening });
  });
});

describe('a forecast with dice', () => {
  // Card 1 does nothing for sure; card 2 costs a piece in one of two rolls.
  const game = withTurn((table) => (card(table, [1, 2]) === 1 ? 0 : table.rng.below(2) * 10));
  const all = pictures(game);

  test('averages over the sweeps, and states the error', () => {
    const { runs, error, places } = all.at(-1) as Forecast;
    expect(runs).toBe(41); // 40 of card 2, and card 1 once
    // Only card 2, half of all, is uncertain: 1.96 times half the root of (1/2)^2 / 40.
    expect(error).toBeCloseTo(1.96 * 0.5 * Math.sqrt(0.25 / 40));
    const [left] = places;
    expect(left?.cases).toHaveLength(1);
    expect(left?.cases[0]?.runs).toBe(40);
    expect(left?.loss).toBeCloseTo((0.5 * (left?.cases[0]?.hits ?? 0)) / 40);
    expect(Math.abs((left?.loss ?? 0) - 0.25)).toBeLessThan(0.13);
  });

  test('tells the worst that the same cards can bring', () => {
    // One card, and from one to six pieces by the die.
    const dice = withTurn((table) => card(table, [1]) * (table.rng.below(6) + 1) * 10);
    const [left] = forecastOf(dice).places;
    expect(left?.most).toBe(6);
    expect(left?.cases).toMatchObject([{ cards: ['1'], hits: 40, pieces: 6 }]);
  });

  test('is a fair picture after every sweep', () => {
    expect(all).toHaveLength(40);
    for (const { points, moves } of all) {
      expect(points.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      expect(moves.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    }
  });
});

test('a forecast from some of the cards only is not exact', () => {
  const game = withTurn((table) => card(table, [1, 2, 3, 4]));
  const forecaster = new Forecaster();
  for (const one of foresee(game, START, { ...OPTIONS, most: 2 })) {
    forecaster.add(one, game.consequences(START.state, one.state));
  }
  // Two runs, each for a half.
  expect(forecaster.picture().error).toBeCloseTo(1.96 * 0.5 * Math.sqrt(2 * 0.5 ** 2));
});

test('dealing is no move', () => {
  const game = withTurn((table) => {
    table.emit?.(rule, said('shuffled'));
    return card(table, [1]);
  });
  const movesWith = (forecaster: Forecaster): readonly string[] => {
    for (const one of foresee(game, START, OPTIONS)) {
      forecaster.add(one, game.consequences(START.state, one.state));
    }
    return forecaster.picture().moves.map(({ happening }) => happening.id);
  };
  expect(movesWith(new Forecaster())).toEqual(['shuffled', 'did']);
  expect(movesWith(new Forecaster([said('shuffled')]))).toEqual(['did']);
});

test('two losses at one place are one hit', () => {
  const forecaster = new Forecaster();
  const game = withTurn((table) => card(table, [1]));
  for (const one of foresee(game, START, OPTIONS)) {
    const loss = { place: literal('left'), seat: HUMAN, pieces: 1 };
    forecaster.add(one, { losses: [loss, loss], taken: [literal('left')], points: 0 });
  }
  expect(forecaster.picture().places).toMatchObject([
    { loss: 1, pieces: 2, most: 2, taken: 1, cases: [{ hits: 1 }] },
  ]);
});
