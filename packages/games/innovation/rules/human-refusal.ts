import { Refused } from '@empty-chair/kernel/errors';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isEmptyLand } from './board.ts';
import type { Tile } from './content.ts';
import type { Hex } from './hexes.ts';
import type { State } from './state.ts';
import { hexRef, m, ref } from './words.ts';

/** What a human is told when something cannot be. */
export function refuseUnless(holds: boolean, reason: Message): asserts holds {
  if (!holds) throw new Refused(reason);
}

export function refuseOffLand({ facts }: State, at: Hex): void {
  refuseUnless(facts.side.land.includes(at), message(m('no.land'), { at: hexRef(at) }));
}

export function refuseUnlessEmpty(state: State, at: Hex): void {
  refuseOffLand(state, at);
  refuseUnless(isEmptyLand(state, at), message(m('no.emptyHex'), { at: hexRef(at) }));
}

/** Where the free bonus tile lies. */
export function slotOf(state: State, tile: Tile): number {
  const slot = state.bonus.findIndex((free) => free.tile === tile);
  refuseUnless(slot >= 0, message(m('no.bonus'), { tile: ref('bonus', tile) }));
  return slot;
}
