import { message } from '@empty-chair/kernel/words';
import { LIMITS } from '../content.ts';
import { m } from '../words.ts';
import { isPickersTurn } from './actions.ts';
import { verb } from './verb.ts';

export const done = verb({
  fields: {},
  *offers(state, seat) {
    if (isPickersTurn(state, seat)) yield {};
  },
  apply: ({ scene }) => {
    scene.turn = 'magpie';
    scene.actions = LIMITS.actions;
  },
  said: () => message(m('input.done')),
});
