import type { Card, Suit } from '../rules/pieces.ts';
import type { CommonDeck } from './cards.ts';

/** Law 8.2.3: without a base on the map. */
const CAPACITY = 5;

/** The Supporters stack. */
export class Supporters {
  readonly cards: Card[] = [];
  private readonly deck: CommonDeck;

  constructor(deck: CommonDeck) {
    this.deck = deck;
  }

  /** What the stack cannot hold is discarded. */
  add(card: Card, hasBase: boolean): void {
    if (!hasBase && this.cards.length >= CAPACITY) this.deck.discard(card);
    else this.cards.push(card);
  }

  isFull(hasBase: boolean): boolean {
    return !hasBase && this.cards.length >= CAPACITY;
  }

  count(suit: Suit): number {
    return this.cards.filter((card) => this.deck.fits(card, suit)).length;
  }

  /** Those of the suit before birds, which fit everywhere. */
  spend(suit: Suit, n: number): void {
    for (let left = n; left > 0; left -= 1) {
      const exact = this.cards.findIndex((card) => this.deck.suit(card) === suit);
      const index = exact >= 0 ? exact : this.cards.findIndex((card) => this.deck.isBird(card));
      for (const card of this.cards.splice(index, 1)) this.deck.discard(card);
    }
  }

  /** Law 8.2.4: with a base go all supporters that match it, birds too. */
  loseBase(suit: Suit, hasBase: boolean): void {
    const left = this.cards.filter((card) => !this.deck.fits(card, suit));
    for (const card of this.cards) if (this.deck.fits(card, suit)) this.deck.discard(card);
    const kept = hasBase ? left : left.slice(0, CAPACITY);
    for (const card of left.slice(kept.length)) this.deck.discard(card);
    this.cards.splice(0, this.cards.length, ...kept);
  }
}
