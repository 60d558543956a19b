import type { Consequences } from '@empty-chair/kernel/module';
import { fruitAt, hiddenAt } from './board.ts';
import { TREES } from './content.ts';
import type { State } from './state.ts';
import { treeRef } from './words.ts';

/** Nobody loses what they have picked: the magpie takes trees by hiding fruit in them. */
export function consequences(before: State, after: State): Consequences {
  return {
    losses: [],
    taken: TREES.filter(
      (tree) =>
        fruitAt(after, tree) < fruitAt(before, tree) ||
        hiddenAt(after, tree) > hiddenAt(before, tree),
    ).map(treeRef),
    points: after.nest - before.nest,
  };
}
