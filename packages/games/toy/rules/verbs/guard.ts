import { message } from '@empty-chair/kernel/words';
import { m, treeRef } from '../words.ts';
import { mayAct, spendAction, whyNoAction } from './actions.ts';
import { verb } from './verb.ts';

/** The scarecrow comes to the picker's tree. */
export const guard = verb({
  fields: {},
  *offers(state, seat) {
    if (mayAct(state, seat) && state.scarecrow !== state.picker) yield {};
  },
  refuses: (state) =>
    whyNoAction(state) ??
    (state.scarecrow === state.picker
      ? message(m('refuse.guarded'), { tree: treeRef(state.picker) })
      : undefined),
  apply: ({ scene }) => {
    spendAction(scene);
    scene.scarecrow = scene.picker;
  },
  said: () => message(m('input.guard')),
});
