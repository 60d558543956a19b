import { isShut } from '../rules/board.ts';
import type { Clearing } from '../rules/pieces.ts';
import { CLEARINGS } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';

/** Neighbours for a human: by open paths. The Ferry and closed paths are left to those who look for them. */
export function neighbours(state: State, from: Clearing): readonly Clearing[] {
  const all = state.facts.adjacent[from] as readonly Clearing[];
  return state.facts.map.closedPaths.length === 0
    ? all
    : all.filter((to) => !isShut(state, from, to));
}

export const CLEARING_LIST: readonly Clearing[] = Array.from({ length: CLEARINGS }, (_, c) => c);
