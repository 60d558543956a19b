import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { tokensAt } from '../board.ts';
import { LIMITS } from '../content.ts';
import { who } from '../effects.ts';
import type { Hex } from '../hexes.ts';
import type { State } from '../state.ts';
import { hexRef, m } from '../words.ts';
import { hex, verb } from './verb.ts';

/** A building or cube of a civilization on the map. */
export const token = verb({
  fields: { at: hex },
  refuses: (state, { at }) => whyNoRoom(state, at),
  apply: ({ scene: { others } }, { at }) => {
    others[at] = (others[at] as number) + 1;
  },
  said: (state, { at }, seat) => message(m('did.token'), { who: who(state, seat), at: hexRef(at) }),
});

export const whyNoRoom = (state: State, at: Hex): Message | undefined =>
  tokensAt(state, at) < LIMITS.tokensPerHex ? undefined : message(m('no.room'), { at: hexRef(at) });
