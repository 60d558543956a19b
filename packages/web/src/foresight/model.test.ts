import type { Forecast, ForecastPlace } from '@empty-chair/kernel/forecast';
import type { Happening, MessageId, RuleId } from '@empty-chair/kernel/words';
import { literal, seat } from '@empty-chair/kernel/words';
import type { LineLook } from '@empty-chair/uikit/game-ui.ts';
import { describe, expect, it } from 'vitest';
import {
  botsFrom,
  exactnessOf,
  heatOf,
  lossRows,
  meanPoints,
  moveLines,
  placeIn,
  pointsBars,
  quietOf,
  takenRows,
} from './model.ts';

const place = (id: string, loss: number, taken: number, most = 0): ForecastPlace => ({
  place: literal(id),
  loss,
  taken,
  most,
  pieces: loss * most,
  cases: [],
});
const forecast = { places: [place('a', 0.2, 0.5, 2), place('b', 0, 0.9), place('c', 0.7, 0, 3)] };

describe('the lists of places', () => {
  it('have the likeliest first, and leave out what does not happen', () => {
    expect(lossRows(forecast).map(({ place: { id }, chance, most }) => [id, chance, most])).toEqual(
      [
        ['c', 0.7, 3],
        ['a', 0.2, 2],
      ],
    );
    expect(takenRows(forecast).map(({ place: { id }, most }) => [id, most])).toEqual([
      ['b', 0],
      ['a', 0],
    ]);
  });

  it('are what the board shows', () => {
    expect(heatOf(forecast)[0]).toEqual({ ref: literal('a'), loss: 0.2, taken: 0.5 });
    expect(placeIn(forecast, literal('b'))?.taken).toBe(0.9);
    expect(placeIn(forecast, literal('z'))).toBeUndefined();
  });
});

describe('what will not happen', () => {
  const move = { happening: { id: 'x' } } as unknown as Forecast['moves'][number];

  it('is told of all that has no list', () => {
    expect(
      quietOf({ places: [place('a', 0, 0.5)], points: [{ points: 0, chance: 1 }], moves: [move] }),
    ).toEqual(['ui.foresight.loseNothing', 'ui.foresight.noPoints']);
    expect(quietOf({ places: [], points: [], moves: [] })).toHaveLength(4);
  });

  it('is nothing where all of it may happen', () => {
    expect(quietOf({ ...forecast, points: [{ points: 2, chance: 0.1 }], moves: [move] })).toEqual(
      [],
    );
  });
});

describe('the chart of points', () => {
  it('has a bar for every number between the least and the most', () => {
    const points = [
      { points: -1, chance: 0.25 },
      { points: 2, chance: 0.75 },
    ];
    expect(pointsBars(points).map(({ from, to, chance }) => [from, to, chance])).toEqual([
      [-1, -1, 0.25],
      [0, 0, 0],
      [1, 1, 0],
      [2, 2, 0.75],
    ]);
    expect(meanPoints(points)).toBe(1.25);
  });

  it('lets several numbers share a bar when they lie far apart, and loses none of them', () => {
    const points = Array.from({ length: 26 }, (_, n) => ({ points: n, chance: 1 / 26 }));
    const bars = pointsBars(points);
    // 26 numbers on at most 12 bars: three on each, two on the last.
    expect(bars.map(({ from, to }) => [from, to]).at(-1)).toEqual([24, 26]);
    expect(bars).toHaveLength(9);
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('has no bar without a forecast', () => {
    expect(pointsBars([])).toEqual([]);
  });
});

describe('the bots', () => {
  const seats = [true, false, true, true].map((bot, n) => ({
    seat: seat(n),
    name: literal(String(n)),
    bot,
  }));

  it('come in the order of their turns, whoever is on turn first', () => {
    const order = (onTurn: number) => botsFrom(seats, seat(onTurn)).map((bot) => bot.seat);
    expect(order(1)).toEqual([2, 3, 0]);
    expect(order(3)).toEqual([3, 0, 2]);
    expect(order(0)).toEqual([0, 2, 3]);
  });
});

describe('how exact it is', () => {
  const names = (...lengths: number[]) =>
    Object.fromEntries(
      lengths.map((n, i) => [String(i), Array.from({ length: n }, () => literal('x'))]),
    );
  const said = (more: Partial<Parameters<typeof exactnessOf>[0]>) =>
    exactnessOf({ branches: 54, error: 0, names: names(1), isThinned: false, ...more });

  it('counts cards, or ways of them where a turn takes several', () => {
    expect(said({})).toEqual(['ui.foresight.exact', 54]);
    expect(said({ error: 0.03 })).toEqual(['ui.foresight.sampled', 54]);
    expect(said({ names: names(1, 2) })).toEqual(['ui.foresight.exactWays', 54]);
    expect(said({ names: names(2), error: 0.1 })).toEqual(['ui.foresight.sampledWays', 54]);
  });

  it('claims no card where none was drawn, and not all where some were left out', () => {
    expect(said({ branches: 1, names: names(0) })).toEqual(['ui.foresight.exact', 0]);
    expect(said({ isThinned: true, error: 0.1 })).toEqual(['ui.foresight.thinned', 54]);
  });
});

describe('the likely moves', () => {
  const m = (id: string) => id as MessageId;
  const move = (id: string) => ({
    happening: { rule: '1' as RuleId, id: m(id) },
    chance: 0.5,
    example: { cards: [], seed: '' },
    index: 0,
  });
  const looks: Readonly<Record<string, LineLook>> = {
    war: { as: 'move', short: { id: m('short.war') } },
    recruit: { as: 'move' },
    target: { as: 'lead' },
    card: { as: 'silent' },
    price: { as: 'move', hand: 'next' },
    scored: { as: 'scoring', part: { points: 2 }, short: { id: m('short.sum') } },
    // It adds nothing, and nothing is said of it.
    unscored: { as: 'scoring', part: { points: 0 } },
  };
  const lookOf = ({ id }: Happening): LineLook => looks[id] ?? { as: 'move' };

  it('are what is done on the table, in few words', () => {
    const lines = moveLines(Object.keys(looks).map(move), lookOf);
    expect(lines.map(({ short }) => short.id)).toEqual(['short.war', 'recruit', 'scored']);
  });
});
