/** The first of least value; undefined of none. */
export function leastOf<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const its = value(item);
    if (its < least) [best, least] = [item, its];
  }
  return best;
}
