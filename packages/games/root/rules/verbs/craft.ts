import { word } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { exhaustOne, gainOne, isFollowed } from '../pack.ts';
import type { Faction, ItemId } from '../pieces.ts';
import { EVERY_ITEM, ITEM_IDS, ITEMS, isVagabond, itemId, itemNamed } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
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
    // A Vagabond has no box of crafted items: it is one of his own, followed or not.
    if (isFollowed(state, me)) {
      payHammers(table, me, priceOf(state, given.item));
      gainOne(table, me, item);
    } else if (!isVagabond(me)) {
      const index = CRAFTED + me * ITEMS + item;
      state.cells[index] = cell(state, index) + 1;
    }
    table.emit?.(rule('law.craft'), m('do.takeCrafted'), { item: ref('item', given.item) });
    table.emit?.(rule('law.craft'), m('do.discardCrafted'));
    score(table, me, given.vp, 'craft', rule('law.craft'));
  },
  said: ({ item, vp }, faction) =>
    message(m('did.craft'), { faction, item: ref('item', item), n: vp }),
});

/** Every card of an item has the same price. */
const priceOf = ({ facts }: State, item: ItemId): number =>
  facts.cards.find((card) => card.item === item)?.cost?.length ?? 0;

/** hammers for what a Vagabond crafts, as far as they are ready; the rest a card paid. */
export function payHammers(table: RootTable, me: Faction, n: number): void {
  if (!isFollowed(table.scene.state, me)) return;
  for (let left = n; left > 0; left -= 1) exhaustOne(table, me, 'hammer', rule('law.craft'));
}

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
