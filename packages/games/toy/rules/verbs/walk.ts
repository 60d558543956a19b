import { get } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { areNeighbours } from '../board.ts';
import { NEIGHBOURS } from '../content.ts';
import { m, treeRef } from '../words.ts';
import { mayAct, spendAction, whyNoAction } from './actions.ts';
import { tree, verb } from './verb.ts';

/** T-2.2: along a path, to a neighbour. */
export const walk = verb({
  fields: { to: tree },
  *offers(state, seat) {
    if (!mayAct(state, seat)) return;
    for (const to of get(NEIGHBOURS, state.picker)) yield { to };
  },
  refuses: (state, { to }) =>
    whyNoAction(state) ??
    (areNeighbours(state.picker, to)
      ? undefined
      : message(m('refuse.noPath'), { from: treeRef(state.picker), to: treeRef(to) })),
  apply: ({ scene }, { to }) => {
    spendAction(scene);
    scene.picker = to;
  },
  said: (_, { to }) => message(m('input.walk'), { tree: treeRef(to) }),
});
