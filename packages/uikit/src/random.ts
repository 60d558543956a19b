/** Chance of the set-up form, before any game: the caller brings the dice cup. */
export type Random = () => number;

export function pick<T>(from: readonly T[], random: Random): T {
  const found = from[Math.min(from.length - 1, Math.floor(random() * from.length))];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
}

/** So many different ones, in the order in which they were drawn. */
export function draw<T>(from: readonly T[], n: number, random: Random): readonly T[] {
  const left = [...from];
  return Array.from({ length: n }, () => {
    const one = pick(left, random);
    left.splice(left.indexOf(one), 1);
    return one;
  });
}
