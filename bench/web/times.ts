/** A mid-range phone against this machine. */
export const SLOW_DOWN = 4;

/** Milliseconds of several runs of the same. */
export interface Times {
  readonly median: number;
  readonly max: number;
  readonly runs: number;
}

export const timesOf = (list: readonly number[]): Times => ({
  median: Math.round(median(list)),
  max: Math.round(Math.max(...list)),
  runs: list.length,
});

export const median = (list: readonly number[]): number =>
  list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0;
