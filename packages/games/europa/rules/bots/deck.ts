import { shuffle } from '@empty-chair/kernel/deck';
import type { Rng } from '@empty-chair/kernel/rng';

/** The Bot's cards in an Age. The top of a pile is its end. */
export interface BotDeck {
  draw: number[];
  used: number[];
  /** EU-6.16: used for FOCUS; back at the end of the Age. */
  setAside: number[];
  /** Not in this realm's deck, or out until the end of the Age. */
  out: number[];
  /** R-DECK-1: in this Round the used cards have come back already. */
  isRefilled: boolean;
}

/** EU-6.16: always shuffled back. */
const EVENT = 1;
const IDEA = 24;
/** EU-4.1: the same for every realm, before its list thins them out. */
export const BOT_CARD_COUNT = 24;

/** EU-2.8 and EU-6.17: all cards but those that the realm does without in the Age. */
export function newDeck(removed: readonly number[], rng: Rng): BotDeck {
  const all = Array.from({ length: BOT_CARD_COUNT }, (_, i) => i + 1);
  const draw = all.filter((card) => !removed.includes(card));
  shuffle(draw, rng);
  return { draw, used: [], setAside: [], out: removed.slice(), isRefilled: false };
}

/**
 * EU-26.8: an empty deck is made of the used cards, without those set aside. R-DECK-1: once in a Round,
 * or bots that pay each other by NAVAL would go on for ever. Says whether it was.
 */
export function refill(deck: BotDeck): boolean {
  if (deck.draw.length > 0 || deck.isRefilled) return false;
  deck.draw = deck.used;
  deck.used = [];
  deck.isRefilled = true;
  return true;
}

export function drawBotCard(deck: BotDeck, rng: Rng): number | undefined {
  if (refill(deck)) shuffle(deck.draw, rng);
  const card = deck.draw.pop();
  if (card !== undefined) rng.reveal();
  return card;
}

export function discardBotCard(deck: BotDeck, card: number, wasFocus: boolean): void {
  (wasFocus ? deck.setAside : deck.used).push(card);
}

/**
 * EU-6.16, Phase 5: all used EVENT and IDEA cards go back, and half of the others, rounded up and at
 * random (EU-26.7); the rest, which it returns, are out for the Age.
 */
export function endRound(deck: BotDeck, rng: Rng): readonly number[] {
  const always = deck.used.filter((card) => card === EVENT || card === IDEA);
  const others = deck.used.filter((card) => card !== EVENT && card !== IDEA);
  shuffle(others, rng);
  const back = others.splice(0, Math.ceil(others.length / 2));
  deck.draw.push(...always, ...back);
  deck.out.push(...others);
  deck.used = [];
  deck.isRefilled = false;
  shuffle(deck.draw, rng);
  return others;
}
