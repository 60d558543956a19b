/** How often each whole number came up. Sums of whole numbers: the order of games cannot matter. */
export type Histogram = Map<number, number>;

/** An estimate with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The mean with its interval, and the shape of the whole. */
export interface Spread {
  readonly mean: Estimate;
  readonly least: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly most: number;
}

/** The 97.5 % point of the normal distribution: 2.5 % are left out on each side. */
export const Z = 1.959963984540054;

export function count(histogram: Histogram, value: number, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times);
}

/** Wilson's interval: honest for rates near 0 and 1 and for few games. */
export function rate(hits: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const p = hits / of;
  const z2 = Z * Z;
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z / (1 + z2 / of)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of));
  // At the ends the interval touches them exactly; rounding must not push it past.
  return {
    value: rounded(p),
    low: hits === 0 ? 0 : rounded(middle - half),
    high: hits === of ? 1 : rounded(middle + half),
  };
}

export function spread(histogram: Histogram): Spread {
  const values = sorted(histogram);
  const at = (share: number): number => quantile(values, share);
  return {
    mean: mean(histogram),
    least: values[0]?.[0] ?? 0,
    quarter: at(0.25),
    median: at(0.5),
    threeQuarters: at(0.75),
    most: values.at(-1)?.[0] ?? 0,
  };
}

/** By the normal approximation: studies have hundreds of games. */
export function mean(histogram: Histogram): Estimate {
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (const [value, times] of histogram) {
    n += times;
    sum += value * times;
    squares += value * value * times;
  }
  if (n === 0) return { value: 0, low: 0, high: 0 };
  const value = sum / n;
  const variance = n > 1 ? Math.max(0, (squares - sum * value) / (n - 1)) : 0;
  const half = Z * Math.sqrt(variance / n);
  return { value: rounded(value), low: rounded(value - half), high: rounded(value + half) };
}

export function merged(histograms: Iterable<Histogram>): Histogram {
  const all: Histogram = new Map();
  for (const one of histograms) for (const [value, times] of one) count(all, value, times);
  return all;
}

/** The pairs in the order of the values: the one way to write a histogram down. */
export function sorted(histogram: Histogram): readonly (readonly [number, number])[] {
  return [...histogram].sort(([one], [other]) => one - other);
}

/** The smallest value that at least this share of the games did not pass. */
function quantile(values: readonly (readonly [number, number])[], share: number): number {
  const n = values.reduce((sum, [, times]) => sum + times, 0);
  let below = 0;
  for (const [value, times] of values) {
    below += times;
    if (below >= share * n) return value;
  }
  return 0;
}

/** Four decimals: what is written does not hang on the last bit of a sum. */
export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
