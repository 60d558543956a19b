import { isHumanTerritory, tokensAt } from './board.ts';
import { distancesTo, isPassable } from './distance.ts';
import { ALL_HEXES, hexName, hexOf, MIDDLE, neighboursOf } from './hexes.ts';
import type { State } from './state.ts';

export type Goal = 'middleIsland' | 'you' | 'lonely';

/** DIST-1: a shortest path from the hex to the nearest goal, both ends included; empty without one. */
export function pathTo(state: State, id: string, goal: Goal): readonly string[] {
  const from = hexOf(id);
  if (from === undefined) return [];
  const theirs = ALL_HEXES.filter((hex) => isHumanTerritory(state, hex));
  const goals =
    goal === 'middleIsland'
      ? [MIDDLE]
      : goal === 'you'
        ? theirs
        : theirs.filter((hex) => tokensAt(state, hex) === 1);
  const distance = distancesTo(state, goals);
  const path = [from];
  for (let hex = from; (distance[hex] as number) > 0; ) {
    const left = (distance[hex] as number) - 1;
    const next = neighboursOf(hex).find(
      (near) => distance[near] === left && (left === 0 || isPassable(state, near)),
    );
    if (next === undefined) return [];
    path.push(next);
    hex = next;
  }
  return path.map(hexName);
}
