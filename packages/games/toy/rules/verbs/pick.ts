import { message } from '@empty-chair/kernel/words';
import { fruitAt } from '../board.ts';
import { moveFruit } from '../effects.ts';
import { m, treeRef } from '../words.ts';
import { mayAct, spendAction, whyNoAction } from './actions.ts';
import { verb } from './verb.ts';

/** T-2.3: a fruit of the tree goes into the basket. */
export const pick = verb({
  fields: {},
  *offers(state, seat) {
    if (mayAct(state, seat) && fruitAt(state, state.picker) > 0) yield {};
  },
  refuses: (state) =>
    whyNoAction(state) ??
    (fruitAt(state, state.picker) > 0
      ? undefined
      : message(m('refuse.noFruit'), { tree: treeRef(state.picker) })),
  apply: ({ scene }) => {
    spendAction(scene);
    moveFruit(scene, 1, { on: scene.picker }, 'basket');
  },
  said: () => message(m('input.pick')),
});
