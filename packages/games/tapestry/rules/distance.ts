import type { Hex } from './hexes.ts';
import { HEXES, neighboursOf } from './hexes.ts';
import type { State } from './state.ts';
import { AUTOMA, HUMAN, lyingAt, uprightAt } from './state.ts';

/** No path at all: R-CON-3, farther than any path. */
export const NO_PATH = 99;

const queue = new Int16Array(HEXES);

/** A path leads over hexes without Automa outposts and with at most one token of the human. */
export function isPassable(state: State, hex: Hex): boolean {
  const automa = uprightAt(state, AUTOMA, hex) + lyingAt(state, AUTOMA, hex);
  const human =
    uprightAt(state, HUMAN, hex) + lyingAt(state, HUMAN, hex) + (state.others[hex] as number);
  return automa === 0 && human <= 1;
}

/**
 * DIST-1: from every hex the number of steps on the shortest path to the nearest of the goals. What
 * stands on the goal itself does not matter (R-CON-2), nor what stands on the hex that is measured.
 */
export function distancesTo(state: State, goals: readonly Hex[]): Int8Array {
  const distance = new Int8Array(HEXES).fill(NO_PATH);
  let last = 0;
  for (const hex of goals) {
    distance[hex] = 0;
    queue[last] = hex;
    last += 1;
  }
  const starts = last;
  for (let first = 0; first < last; first += 1) {
    const hex = queue[first] as Hex;
    if (first >= starts && !isPassable(state, hex)) continue;
    const next = (distance[hex] as number) + 1;
    for (const near of neighboursOf(hex)) {
      if (distance[near] !== NO_PATH) continue;
      distance[near] = next;
      queue[last] = near;
      last += 1;
    }
  }
  return distance;
}
