/** So many buttons are taken in at a glance. */
const MOST = 18;
const SHOWN = 12;

/** The numbers that get a button: all of a few, else those nearest to zero. */
export function quickNumbers(numbers: readonly number[]): readonly number[] {
  if (numbers.length <= MOST) return numbers;
  return [...numbers]
    .sort((a, b) => Math.abs(a) - Math.abs(b) || b - a)
    .slice(0, SHOWN)
    .sort((a, b) => a - b);
}
