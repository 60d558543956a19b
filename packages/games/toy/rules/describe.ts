import { get } from '@empty-chair/kernel/ids';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { fruitAt, hiddenAt } from './board.ts';
import { LIMITS, TREE_KIND, TREES } from './content.ts';
import type { State } from './state.ts';
import { scarecrowAt } from './verbs/facts.ts';
import { cardRef, kindRef, m, treeRef } from './words.ts';

/** The position as messages; the sentences are in text/. */
export function describe(state: State): readonly Message[] {
  return [
    message(m('see.round'), { n: state.round, all: LIMITS.rounds }),
    state.turn === 'picker'
      ? message(m('see.pickersTurn'), { n: state.actions })
      : message(m('see.magpiesTurn')),
    ...TREES.map((tree) =>
      message(m('see.tree'), {
        tree: treeRef(tree),
        kind: kindRef(get(TREE_KIND, tree)),
        n: fruitAt(state, tree),
        hidden: hiddenAt(state, tree),
      }),
    ),
    message(m('see.picker'), { tree: treeRef(state.picker), n: state.basket }),
    message(m('see.magpie'), { tree: treeRef(state.magpie), n: state.nest }),
    scarecrowAt(state.scarecrow),
    message(m('see.supply'), { n: state.supply }),
    message(m('see.orders'), {
      draw: state.orders.draw.length,
      discard: state.orders.discard.map(cardRef),
    }),
  ];
}
