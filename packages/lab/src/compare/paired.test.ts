import { describe, expect, it } from 'vitest';
import { chanceOfSplit, winDifference } from './paired.ts';

describe('the difference of win rates over the same games', () => {
  it('is what only B won less what only A won, with the interval of Bonett and Price', () => {
    // 98 games, 4 only by A, 13 only by B: 9 / 98 = 0.0918. With one more pair each way, of 100:
    // 0.14 - 0.05 = 0.09; variance (0.19 - 0.09²) / 100 = 0.001819; 1.959964 · √0.001819 = 0.083592.
    const wins = { both: 30, onlyA: 4, onlyB: 13, neither: 51 };
    expect(winDifference(wins)).toEqual({ value: 0.0918, low: 0.0064, high: 0.1736 });
  });

  it('does not depend on the games that went alike', () => {
    const wins = { onlyA: 4, onlyB: 13 };
    const one = winDifference({ ...wins, both: 81, neither: 0 });
    expect(winDifference({ ...wins, both: 0, neither: 81 })).toEqual(one);
  });

  it('keeps a width when all games went alike', () => {
    // 98 games: both shares are 1 / 100, the variance is 0.02 / 100; 1.959964 · √0.0002 = 0.027718.
    const wins = { both: 98, onlyA: 0, onlyB: 0, neither: 0 };
    expect(winDifference(wins)).toEqual({ value: 0, low: -0.0277, high: 0.0277 });
  });

  it('never leaves what a difference can be', () => {
    expect(winDifference({ both: 0, onlyA: 0, onlyB: 2, neither: 0 })).toMatchObject({ high: 1 });
    expect(winDifference({ both: 0, onlyA: 0, onlyB: 0, neither: 0 })).toEqual({
      value: 0,
      low: -1,
      high: 1,
    });
  });
});

describe('McNemar’s exact test', () => {
  const chance = (onlyA: number, onlyB: number): number =>
    chanceOfSplit({ both: 1, onlyA, onlyB, neither: 1 });

  it('is twice the tail of the binomial', () => {
    // 17 games, at most 4: (1 + 17 + 136 + 680 + 2380) / 2^17 = 3214 / 131072 = 0.024521, twice 0.04904.
    expect(chance(4, 13)).toBe(0.04904);
    expect(chance(13, 4)).toBe(0.04904);
    expect(chance(0, 12)).toBe(0.0004883); // 2 / 2^12
  });

  it('finds nothing in an even split, nor where all games went alike', () => {
    expect(chance(5, 5)).toBe(1);
    expect(chance(0, 0)).toBe(1);
  });

  it('holds for more games than a double can count the ways of', () => {
    // 2 · Φ(-(5100 - 4900 - 1) / √10000) = 2 · Φ(-1.99) = 0.0466
    expect(chance(4900, 5100)).toBeCloseTo(0.0466, 3);
  });
});
