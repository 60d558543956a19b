import type { Card } from '../rules/pieces.ts';
import { itemSupply } from '../rules/state.ts';
import { SUITS } from './cards.ts';
import * as record from './inputs.ts';
import type { Course, Player } from './player.ts';

/**
 * Crafts what items can be crafted, the best first. `pieces`, the crafting pieces by suit, is used
 * up: each is activated once a turn (law 4.1). `points` are those of the crafter.
 */
export function* craftItems(
  player: Player,
  pieces: number[],
  points: (card: Card) => number,
): Course {
  for (;;) {
    const card = bestCard(player, pieces, points);
    if (card === undefined) return;
    const cost = player.deck.cost(card) ?? [];
    for (const suit of SUITS) pieces[suit] = (pieces[suit] as number) - (cost[suit] as number);
    player.hand.spend(card);
    yield record.craft(player.deck.item(card), points(card));
  }
}

function bestCard(
  { hand, deck, state }: Player,
  pieces: readonly number[],
  points: (card: Card) => number,
): Card | undefined {
  let best: Card | undefined;
  for (const card of hand.cards) {
    const cost = deck.cost(card);
    if (cost === undefined || itemSupply(state, deck.item(card)) === 0) continue;
    if (SUITS.some((suit) => (cost[suit] as number) > (pieces[suit] as number))) continue;
    if (best === undefined || points(card) > points(best)) best = card;
  }
  return best;
}
