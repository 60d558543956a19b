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

export function drawCard<C>(
  deck: Deck<C>,
  rng: Rng,
  whenEmpty: 'reshuffle' | 'stop',
): C | undefined {
  if (deck.draw.length === 0 && whenEmpty === 'reshuffle') {
    deck.draw = deck.discard;
    deck.discard = [];
    shuffle(deck.draw, rng);
  }
  const card = deck.draw.pop();
  if (card !== undefined) rng.reveal();
  return card;
}
