import { message } from '@empty-chair/kernel/words';
import { hiddenAt } from '../board.ts';
import { moveFruit, rollDie } from '../effects.ts';
import { faceRef, m, rule, treeRef } from '../words.ts';
import { mayAct, spendAction, whyNoAction } from './actions.ts';
import { verb } from './verb.ts';

/** T-2.4: what happens to the magpie's hoard on a human's turn is rules too, and the app resolves it. */
export const rob = verb({
  fields: {},
  *offers(state, seat) {
    if (mayAct(state, seat) && hiddenAt(state, state.picker) > 0) yield {};
  },
  refuses: (state) =>
    whyNoAction(state) ??
    (hiddenAt(state, state.picker) > 0
      ? undefined
      : message(m('refuse.emptyHollow'), { tree: treeRef(state.picker) })),
  apply: (table) => {
    const state = table.scene;
    const by = rule('T-2.4');
    const from = { in: state.picker };
    const tree = treeRef(state.picker);
    spendAction(state);
    const face = rollDie(table, by);
    table.emit?.(by, m('see.die'), { face: faceRef(face) });
    if (face === 1) {
      moveFruit(state, 1, from, 'supply');
      table.emit?.(by, m('do.dropFruit'), { tree });
    } else {
      moveFruit(state, 1, from, 'basket');
      table.emit?.(by, m('do.robFruit'), { tree });
    }
  },
  said: () => message(m('input.rob')),
});
