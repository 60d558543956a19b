import type { Estimate } from '../stats.ts';
import { rounded, Z } from '../stats.ts';

/** The same games in both studies, by who won them: McNemar's table. */
export interface WinCounts {
  readonly both: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly neither: number;
}

/**
 * The win rate of B less that of A, with the interval of Bonett and Price for pairs: as if one more pair
 * had gone each way, so that it is honest for few games and does not shrink to nothing when all agree.
 */
export function winDifference({ both, onlyA, onlyB, neither }: WinCounts): Estimate {
  const games = both + onlyA + onlyB + neither;
  if (games === 0) return { value: 0, low: -1, high: 1 };
  const a = (onlyA + 1) / (games + 2);
  const b = (onlyB + 1) / (games + 2);
  const half = Z * Math.sqrt((a + b - (b - a) ** 2) / (games + 2));
  return {
    value: rounded((onlyB - onlyA) / games),
    low: rounded(Math.max(-1, b - a - half)),
    high: rounded(Math.min(1, b - a + half)),
  };
}

/**
 * McNemar's exact test: how often chance alone would part the games that only one study won as unevenly
 * as this, if both were equally strong. Two-sided.
 */
export function chanceOfSplit({ onlyA, onlyB }: WinCounts): number {
  const games = onlyA + onlyB;
  const fewer = Math.min(onlyA, onlyB);
  // The logarithm of games-over-fewer / 2^games: the numbers themselves are too large and too small.
  let log = -games * Math.LN2;
  for (let n = 1; n <= fewer; n += 1) log += Math.log((games - fewer + n) / n);
  let term = Math.exp(log);
  let tail = 0;
  for (let n = fewer; n >= 0; n -= 1) {
    tail += term;
    term *= n / (games - n + 1);
  }
  // It may be as small as it likes, so it is not rounded to decimals but to digits.
  return Number(Math.min(1, 2 * tail).toPrecision(4));
}
