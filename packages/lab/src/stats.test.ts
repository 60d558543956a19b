import { describe, expect, test } from 'vitest';
import { count, mean, merged, rate, sorted, spread } from './stats.ts';

describe('the rate of wins', () => {
  // Wilson, by hand for 8 of 10: z² = 3.8415; middle = (0.8 + 0.19207) / 1.38415 = 0.71674;
  // half = 1.95996 / 1.38415 · √(0.016 + 0.0096036) = 0.22657.
  test('has the interval of Wilson', () => {
    expect(rate(8, 10)).toEqual({ value: 0.8, low: 0.4902, high: 0.9433 });
  });

  // For 0 of 10 the upper end is z² / (n + z²) = 3.8415 / 13.8415.
  test('says something of what never happened', () => {
    expect(rate(0, 10)).toEqual({ value: 0, low: 0, high: 0.2775 });
    expect(rate(10, 10)).toEqual({ value: 1, low: 0.7225, high: 1 });
  });

  test('of no games is anything', () => {
    expect(rate(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });
});

describe('a histogram', () => {
  const histogram = new Map([
    [4, 1],
    [2, 2],
    [8, 1],
  ]);

  // 2, 2, 4, 8: mean 4, squares of distances 4 + 4 + 0 + 16 = 24, variance 8, √(8/4) = 1.41421,
  // times 1.95996 = 2.77181.
  test('has a mean with its interval', () => {
    expect(mean(histogram)).toEqual({ value: 4, low: 1.2282, high: 6.7718 });
  });

  test('has quartiles that came up', () => {
    expect(spread(histogram)).toMatchObject({
      least: 2,
      quarter: 2,
      median: 2,
      threeQuarters: 4,
      most: 8,
    });
  });

  test('is written in the order of its values', () => {
    expect(sorted(histogram)).toEqual([
      [2, 2],
      [4, 1],
      [8, 1],
    ]);
  });

  test('adds up with others', () => {
    const other = new Map([[2, 5]]);
    count(other, 3);
    expect(sorted(merged([histogram, other]))).toEqual([
      [2, 7],
      [3, 1],
      [4, 1],
      [8, 1],
    ]);
  });

  test('of nothing is nothing', () => {
    expect(spread(new Map())).toEqual({
      mean: { value: 0, low: 0, high: 0 },
      least: 0,
      quarter: 0,
      median: 0,
      threeQuarters: 0,
      most: 0,
    });
  });
});
