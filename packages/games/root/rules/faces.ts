import { NONE } from '@empty-chair/kernel/ids';
import type { Ref } from '@empty-chair/kernel/words';
import type { Facts } from './facts.ts';
import { itemOnCard, suitOfCard } from './facts.ts';
import type { Card } from './pieces.ts';
import { itemId, suitId } from './pieces.ts';
import type { State } from './state.ts';
import { VIZIER } from './state.ts';
import { ref } from './words.ts';

/**
 * What the bots' rules see of a card: its suit, and the item that it shows or that it is a dominance
 * card. People at the table name no more than that of a card they turn up, so any of those that look
 * alike stands for it (A-58).
 */
export function faceOf(facts: Facts, card: Card): string {
  const item = itemOnCard(facts, card);
  const isDominance = facts.cards[card]?.kind === 'dominance';
  const shows = isDominance ? 'dominance' : item === NONE ? 'none' : itemId(item);
  return `${suitId(suitOfCard(facts, card))}-${shows}`;
}

/** Whether the table turns up the cards, and says no more than what is seen of them. */
export const isTold = ({ facts }: State): boolean => facts.config.chance.cards === 'table';

/** A card of the shared deck as it is known: by its name, or by its face where the table turned it up. */
export const seenCardId = (state: State, card: Card): string => {
  if (card === VIZIER) return 'vizier';
  return isTold(state) ? faceOf(state.facts, card) : (state.facts.cards[card]?.id ?? '');
};
export const seenCardRef =
  (state: State) =>
  (card: Card): Ref =>
    ref('card', seenCardId(state, card));
