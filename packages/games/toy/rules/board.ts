import { get } from '@empty-chair/kernel/ids';
import type { Card, Tree } from './content.ts';
import { CARD_KIND, LIMITS, NEIGHBOURS, TREE_KIND, TREES } from './content.ts';
import type { State } from './state.ts';

/** Questions about the board. None of them changes anything. */

export function areNeighbours(one: Tree, other: Tree): boolean {
  return get(NEIGHBOURS, one).includes(other);
}

export function isOrdered(order: Card, tree: Tree): boolean {
  const kind = get(CARD_KIND, order);
  return kind === 'squall' || kind === get(TREE_KIND, tree);
}

export function fruitAt(state: State, tree: Tree): number {
  return get(state.fruit, tree);
}

export function hiddenAt(state: State, tree: Tree): number {
  return get(state.hollow, tree);
}

export function isFruitLeft(state: State): boolean {
  return TREES.some((tree) => fruitAt(state, tree) > 0);
}

export function hasRoomToHide(state: State, tree: Tree): boolean {
  return hiddenAt(state, tree) < LIMITS.hollow;
}

export function hiddenPoints(state: State): number {
  return state.hollow.reduce((points, n) => points + n * LIMITS.hiddenFruit, 0);
}

/** T-1.3 and T-1.4. */
export function isOver(state: State): boolean {
  return (
    state.round > LIMITS.rounds ||
    state.basket >= LIMITS.goal ||
    state.nest + hiddenPoints(state) >= LIMITS.goal
  );
}
