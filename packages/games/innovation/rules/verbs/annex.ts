import { message } from '@empty-chair/kernel/words';
import { ANNEXES } from '../content.ts';
import { hexRef, m } from '../words.ts';
import { whyNotOwn } from './own-buildings.ts';
import { whoRef } from './turn.ts';
import { hex, verb } from './verb.ts';

export const annex = verb({
  fields: { at: hex },
  refuses: (state, { at }, seat) => {
    const used = state.annex.reduce((all, n) => all + n, 0);
    return (
      whyNotOwn(state, seat, at) ??
      (state.annex[at] === 0 && used < ANNEXES
        ? undefined
        : message(m('no.annex'), { at: hexRef(at) }))
    );
  },
  apply: ({ scene }, { at }) => {
    scene.annex[at] = 1;
  },
  said: (state, { at }, seat) =>
    message(m('did.annex'), { who: whoRef(state, seat), at: hexRef(at) }),
});
