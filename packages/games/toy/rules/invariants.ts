import type { Column } from '@empty-chair/kernel/ids';
import { get } from '@empty-chair/kernel/ids';
import type { Invariant } from '@empty-chair/kernel/module';
import { message } from '@empty-chair/kernel/words';
import type { Tree } from './content.ts';
import { CARDS, LIMITS, TREES } from './content.ts';
import type { State } from './state.ts';
import { cardRef, m, treeRef } from './words.ts';

const sum = (numbers: Column<Tree, number>): number => numbers.reduce((all, n) => all + n, 0);

export const invariants: readonly Invariant<State>[] = [
  {
    name: 'fruit is neither made nor lost',
    check: ({ supply, fruit, hollow, basket, nest }) => {
      const n = supply + sum(fruit) + sum(hollow) + basket + nest;
      const wrong = supply < 0 || n !== LIMITS.fruit;
      return wrong
        ? message(m('broken.fruit'), { n: n - Math.min(supply, 0), all: LIMITS.fruit })
        : undefined;
    },
  },
  {
    name: 'a tree and its hollow hold no more than they can',
    check: ({ fruit, hollow }) => {
      const tree = TREES.find(
        (at) => !isWithin(get(fruit, at), LIMITS.tree) || !isWithin(get(hollow, at), LIMITS.hollow),
      );
      return tree === undefined ? undefined : message(m('broken.tree'), { tree: treeRef(tree) });
    },
  },
  {
    name: 'every order card is in one place',
    check: ({ orders }) => {
      const card = CARDS.find(
        (wanted) => [...orders.draw, ...orders.discard].filter((c) => c === wanted).length !== 1,
      );
      return card === undefined ? undefined : message(m('broken.card'), { card: cardRef(card) });
    },
  },
];

function isWithin(n: number, most: number): boolean {
  return n >= 0 && n <= most;
}
