import { seenCardId } from '../../faces.ts';
import type { Card } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';

/** A card of the Market that a bot may buy (9.2.3.I). */
export interface MarketCard {
  readonly card: Card;
  /** As it is known at the table. */
  readonly seen: string;
}

/** From the left; of cards that look alike one stands for all. */
export function everyCard({ state }: Turn): readonly MarketCard[] {
  const cards = state.market.map((card) => ({ card, seen: seenCardId(state, card) }));
  return cards.filter(({ seen }, place) => cards.findIndex((one) => one.seen === seen) === place);
}
