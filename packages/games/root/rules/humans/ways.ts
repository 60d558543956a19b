import { isShut } from '../board.ts';
import { neighboursOf } from '../facts.ts';
import type { Clearing } from '../pieces.ts';
import type { State } from '../state.ts';

/** Neighbours for a human: by open paths. The Ferry and closed paths are left to those who look for them. */
export function neighbours(state: State, from: Clearing): readonly Clearing[] {
  const all = neighboursOf(state.facts, from);
  return state.facts.map.closedPaths.length === 0
    ? all
    : all.filter((to) => !isShut(state, from, to));
}
