import type { Rng } from './rng.ts';

/** The top of both piles is the END of the array. */
export interface Deck<C> {
  draw: C[];
  discard: C[];
}

export function shuffle<T>(items: T[], rng: Rng): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = rng.below(last + 1);
    const held = items[last] as T;
    items[last] = items[other] as T;
    items[other] = held;
  }
}

/**
 * When the discard pile becomes the new deck: as soon as the next card is wanted, at once when the last
 * card leaves, or never. Rulebooks differ, and cards discarded in between are in it or not.
 */
export type WhenEmpty = 'reshuffle' | 'reshuffleAtOnce' | 'stop';

export function drawCard<C>(deck: Deck<C>, rng: Rng, whenEmpty: WhenEmpty): C | undefined {
  if (whenEmpty !== 'stop') refillEmpty(deck, rng);
  const card = deck.draw.pop();
  if (card !== undefined) rng.reveal();
  if (whenEmpty === 'reshuffleAtOnce') refillEmpty(deck, rng);
  return card;
}

export function refillEmpty<C>(deck: Deck<C>, rng: Rng): void {
  if (deck.draw.length > 0) return;
  deck.draw = deck.discard;
  deck.discard = [];
  shuffle(deck.draw, rng);
}
