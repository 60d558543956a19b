import { get } from '@empty-chair/kernel/ids';
import type { Ref } from '@empty-chair/kernel/words';
import { areNeighbours, fruitAt, hiddenAt, hiddenPoints } from './board.ts';
import type { Kind } from './content.ts';
import { LIMITS, TREE_KIND, TREES } from './content.ts';
import type { State } from './state.ts';
import { treeRef } from './words.ts';

/** What is drawn of the orchard: plain data, everything that needs a rule worked out. */
export interface OrchardView {
  readonly trees: readonly TreeView[];
  readonly basket: number;
  /** With what the magpie hid, which counts double. */
  readonly nest: number;
}
export interface TreeView {
  readonly ref: Ref;
  readonly kind: Kind;
  readonly fruit: number;
  readonly isHollowFull: boolean;
  readonly hasPicker: boolean;
  readonly hasMagpie: boolean;
  readonly hasScarecrow: boolean;
}

export function viewOf(state: State): OrchardView {
  return {
    trees: TREES.map((tree) => ({
      ref: treeRef(tree),
      kind: get(TREE_KIND, tree),
      fruit: fruitAt(state, tree),
      isHollowFull: hiddenAt(state, tree) > 0,
      hasPicker: state.picker === tree,
      hasMagpie: state.magpie === tree,
      hasScarecrow: state.scarecrow === tree,
    })),
    basket: state.basket,
    nest: state.nest + hiddenPoints(state),
  };
}

export const FRUIT_PER_TREE: number = LIMITS.tree;

/** The paths between trees, each once. */
export const PATHS: readonly (readonly [Ref, Ref])[] = TREES.flatMap((one) =>
  TREES.filter((other) => one < other && areNeighbours(one, other)).map((other): [Ref, Ref] => [
    treeRef(one),
    treeRef(other),
  ]),
);
