/** A mid-range phone against this machine. */
export const SLOW_DOWN = 4;

/** Milliseconds of several runs of the same. */
export interface Times {
  readonly median: number;
  /** All but one in twenty are as quick. */
  readonly most: number;
  readonly max: number;
  readonly runs: number;
}

export const timesOf = (list: readonly number[]): Times => ({
  median: Math.round(median(list)),
  most: Math.round(sorted(list)[Math.ceil(list.length * 0.95) - 1] ?? 0),
  max: Math.round(Math.max(...list)),
  runs: list.length,
});

export const median = (list: readonly number[]): number => sorted(list)[list.length >> 1] ?? 0;

const sorted = (list: readonly number[]): readonly number[] =>
  list.toSorted((one, other) => one - other);
