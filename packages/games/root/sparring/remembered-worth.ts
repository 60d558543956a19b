import type { Clearing } from '../rules/pieces.ts';
import { CLEARINGS } from '../rules/pieces.ts';

/** Of a clearing and a number of warriors in it. */
export type Worth = (at: Clearing, warriors: number) => number;

/**
 * Moves ask the same thing over and over: each answer is worked out once, for one position and up to
 * `most` warriors.
 */
export function remembered(most: number, worth: Worth): Worth {
  const row = most + 1;
  const known = new Float64Array(CLEARINGS * row).fill(Number.NaN);
  return (at, warriors) => {
    const index = at * row + warriors;
    const before = known[index] as number;
    if (!Number.isNaN(before)) return before;
    const its = worth(at, warriors);
    known[index] = its;
    return its;
  };
}
