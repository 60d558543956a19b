import { isShut } from '../board.ts';
import { neighboursOf } from '../facts.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { withCardWays } from '../screen/card-ways.ts';
import type { State } from '../state.ts';

/** Neighbours for a human: by open paths. The Ferry and closed paths are left to those who look for them. */
export function neighbours(state: State, from: Clearing): readonly Clearing[] {
  const all = neighboursOf(state.facts, from);
  return state.facts.map.closedPaths.length === 0
    ? all
    : all.filter((to) => !isShut(state, from, to));
}

/** And by the cards that somebody has in play. */
export const neighboursFor = (state: State, me: Faction, from: Clearing): readonly Clearing[] =>
  withCardWays(state, me, from, neighbours(state, from));
