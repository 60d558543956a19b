/** Where an axis begins and ends, and the round numbers on it. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** About so many ticks. */
const TICKS = 5;

/** Holds all of these values and ends at round numbers. */
export function scaleOver(values: readonly number[]): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = stepFor(most > least ? (most - least) / TICKS : 1);
  const first = Math.floor(least / step + EXACT);
  const last = Math.max(Math.ceil(most / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    tidy((first + index) * step),
  );
  return { from: tidy(first * step), to: tidy(last * step), ticks };
}

/** 0.3 / 0.1 is not quite 3: what is a tick but for the last bits is a tick. */
const EXACT = 1e-9;

const tidy = (value: number): number => Number(value.toPrecision(12));

/** 1, 2 or 5 with noughts, not smaller than the wish. */
function stepFor(wish: number): number {
  const ten = 10 ** Math.floor(Math.log10(wish) + EXACT);
  const times = [1, 2, 5, 10].find((factor) => factor * ten >= wish * (1 - EXACT)) ?? 10;
  return times * ten;
}
