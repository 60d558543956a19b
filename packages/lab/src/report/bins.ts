import type { Pairs } from '../summary.ts';

/** Histograms side by side, over the same bins. */
export interface Binned {
  /** How many whole numbers each bin holds. */
  readonly width: number;
  /** The first number of each bin. */
  readonly starts: readonly number[];
  /** By histogram: how many fell into each bin. */
  readonly counts: readonly (readonly number[])[];
}

/** More bins than this are noise on a phone. */
const MOST = 40;

export function binned(histograms: readonly Pairs[]): Binned {
  const values = histograms.flatMap((pairs) => [pairs[0]?.[0], pairs.at(-1)?.[0]]);
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return { width: 1, starts: [], counts: histograms.map(() => []) };
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const width = widthFor(least, most);
  const first = Math.floor(least / width);
  const length = Math.floor(most / width) - first + 1;
  return {
    width,
    starts: Array.from({ length }, (_, index) => (first + index) * width),
    counts: histograms.map((pairs) => {
      const counts = new Array<number>(length).fill(0);
      for (const [value, times] of pairs) {
        const index = Math.floor(value / width) - first;
        counts[index] = (counts[index] ?? 0) + times;
      }
      return counts;
    }),
  };
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that needs no more bins than wanted. */
function widthFor(least: number, most: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const width of [ten, 2 * ten, 5 * ten]) {
      if (Math.floor(most / width) - Math.floor(least / width) + 1 <= MOST) return width;
    }
  }
}
