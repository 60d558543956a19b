/** As many as a Dig takes out of the Burrow: each has a chip of its own. */
const FEW = 4;

/** The numbers that are one tap away: the small ones, and all of them. */
export function amountsUpTo(most: number): readonly number[] {
  const few = Array.from({ length: Math.min(most, FEW) }, (_, i) => i + 1);
  return most > FEW ? [...few, most] : few;
}
