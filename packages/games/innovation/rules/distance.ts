import type { Hex } from './hexes.ts';
import { HEXES, neighboursOf } from './hexes.ts';
import type { State } from './state.ts';
import { isHumanSeat, ownerAt } from './state.ts';

/** AOI-Q4: no path at all. Equal for all, and longer than any path. */
export const NO_PATH = 99;

/** By hex. */
export type Distances = Int8Array;
export const distanceTo = (distances: Distances, hex: Hex): number => distances[hex] as number;

const queue = new Int16Array(HEXES);

/**
 * AOI-TB1: from the nearest of the buildings to every hex, as the number of hexes in between.
 * Human buildings are ends of a path but never inside of one; bridges do not count (AOI-Q3).
 * Greatest or smallest, the rulebook means this one distance (AOI-Q15).
 */
export function distancesFrom(state: State, buildings: readonly Hex[]): Distances {
  const { side } = state.facts;
  const distance = new Int8Array(HEXES).fill(NO_PATH);
  let last = 0;
  for (const hex of buildings) {
    distance[hex] = -1;
    queue[last] = hex;
    last += 1;
  }
  const starts = last;
  for (let first = 0; first < last; first += 1) {
    const hex = queue[first] as Hex;
    if (first >= starts && isHumanSeat(state, ownerAt(state, hex))) continue;
    const next = distanceTo(distance, hex) + 1;
    for (const near of neighboursOf(side, hex)) {
      if (distance[near] !== NO_PATH) continue;
      distance[near] = next;
      queue[last] = near;
      last += 1;
    }
  }
  return distance;
}

/** AOI-TB2: over all pairs of one marked and one unmarked building. */
export function gapBetween(fromOne: Distances, others: readonly Hex[]): number {
  let least = NO_PATH;
  for (const hex of others) least = Math.min(least, distanceTo(fromOne, hex));
  return least;
}
