import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isEmptyLand } from '../board.ts';
import type { Hex } from '../hexes.ts';
import type { State } from '../state.ts';
import { hexRef, m } from '../words.ts';

export const whyOffLand = ({ facts }: State, at: Hex): Message | undefined =>
  facts.side.land.includes(at) ? undefined : message(m('no.land'), { at: hexRef(at) });

export const whyNotEmpty = (state: State, at: Hex): Message | undefined =>
  whyOffLand(state, at) ??
  (isEmptyLand(state, at) ? undefined : message(m('no.emptyHex'), { at: hexRef(at) }));
