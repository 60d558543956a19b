import type { Consequences } from '@empty-chair/kernel/module';
import { fruitAt, hiddenAt, hiddenPoints } from './board.ts';
import type { Tree } from './content.ts';
import { TREES } from './content.ts';
import type { State } from './state.ts';
import { PICKER } from './state.ts';
import { treeRef } from './words.ts';

/** The magpie takes a tree by picking from it or hiding fruit in it. */
export function consequences(before: State, after: State): Consequences {
  const { scarecrow } = before;
  const snatched = before.basket - after.basket;
  return {
    // T-4.4: a fruit is snatched where the picker stands, or the scarecrow is given up where it stood.
    losses: [
      ...(snatched > 0 ? [loss(after.picker, snatched)] : []),
      ...(scarecrow !== undefined && after.scarecrow === undefined ? [loss(scarecrow, 1)] : []),
    ],
    taken: TREES.filter(
      (tree) =>
        fruitAt(after, tree) < fruitAt(before, tree) ||
        hiddenAt(after, tree) > hiddenAt(before, tree),
    ).map(treeRef),
    points: pointsOf(after) - pointsOf(before),
  };
}

const loss = (tree: Tree, pieces: number) => ({ place: treeRef(tree), seat: PICKER, pieces });

const pointsOf = (state: State): number => state.nest + hiddenPoints(state);
