import { word } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { EVERY_ITEM, ITEM_IDS, ITEMS, isVagabond, itemId, itemNamed } from '../pieces.ts';
import { score } from '../points.ts';
import type { State } from '../state.ts';
import { CRAFTED, cell, ITEM_SUPPLY, itemSupply } from '../state.ts';
import { m, ref, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { n, no, verb } from './verb.ts';

export const craft = verb({
  fields: { item: word(ITEM_IDS), vp: n },
  refuses: (state, given) =>
    itemSupply(state, itemNamed(given.item)) === 0
      ? no('no.item', { item: ref('item', given.item) })
      : undefined,
  apply: (table, given, me) => {
    const { state } = table.scene;
    const item = itemNamed(given.item);
    state.cells[ITEM_SUPPLY + item] = itemSupply(state, item) - 1;
    // A human Vagabond keeps it among items that the app does not follow.
    if (!isVagabond(me)) {
      const index = CRAFTED + me * ITEMS + item;
      state.cells[index] = cell(state, index) + 1;
    }
    table.emit?.(rule('law.craft'), m('do.craft'), { item: ref('item', given.item) });
    score(table, me, given.vp, 'craft', rule('law.craft'));
  },
  said: ({ item, vp }, faction) =>
    message(m('did.craft'), { faction, item: ref('item', item), n: vp }),
});

/** For the printed points, or for the one point of the Eyrie's Disdain for Trade. */
export function* itemsToCraft(state: State): Offers<{ craft: typeof craft }> {
  for (const index of EVERY_ITEM) {
    if (itemSupply(state, index) === 0) continue;
    const item = itemId(index);
    const printed = state.facts.cards.find((card) => card.item === item)?.vp ?? 1;
    yield { kind: 'craft', item, vp: printed };
    if (printed !== 1) yield { kind: 'craft', item, vp: 1 };
  }
}
