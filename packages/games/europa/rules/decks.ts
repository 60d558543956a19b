import type { Table } from '@empty-chair/kernel/table';
import type { BotDeck } from './bots/deck.ts';
import { BOT_CARD_COUNT, newDeck } from './bots/deck.ts';
import { realmOf } from './content.ts';
import { houseRemoved } from './house/decks.ts';
import { RELIGIONS } from './numbers.ts';
import type { Player, State } from './state.ts';

/** EU-19.1: the list of a pack; without one the house list, or all cards. */
function removedCards(state: State, { realm, religion }: Player): readonly number[] {
  const listed = state.rules.decks.find(
    (deck) => realmOf(deck.realm) === realm && deck.age === state.age,
  );
  if (listed !== undefined) return listed.removed;
  if (state.config.targets === 'printed') return [];
  return houseRemoved(state.map, realm, state.age, RELIGIONS[religion]);
}

/** The same cards unshuffled, the lowest on top. */
export function sortedDeck(state: State, player: Player): BotDeck {
  const removed = removedCards(state, player);
  const all = Array.from({ length: BOT_CARD_COUNT }, (_, i) => BOT_CARD_COUNT - i);
  return {
    draw: all.filter((card) => !removed.includes(card)),
    used: [],
    setAside: [],
    out: removed.slice(),
    isRefilled: false,
  };
}

/** EU-2.8, EU-6.17: the deck of the realm for this Age. */
export function dealDeck(table: Table<unknown>, state: State, player: Player): void {
  player.deck = newDeck(removedCards(state, player), table.rng);
}
