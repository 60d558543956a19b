import type { Card, Suit } from '../rules/pieces.ts';
import type { CommonDeck } from './cards.ts';

const HAND_LIMIT = 5;
const STARTING_HAND = 3;

/** A hand of cards. What is given away first is what is worth least: no item, no bird. */
export class Hand {
  readonly cards: Card[] = [];
  private readonly deck: CommonDeck;

  constructor(deck: CommonDeck) {
    this.deck = deck;
    this.draw(STARTING_HAND);
  }

  draw(n: number): void {
    for (let left = n; left > 0; left -= 1) {
      const card = this.deck.draw();
      if (card !== undefined) this.cards.push(card);
    }
  }

  /** The least of those that match; undefined when there is none. */
  match(suit: Suit): Card | undefined {
    return this.least((card) => this.deck.fits(card, suit));
  }

  least(fits: (card: Card) => boolean): Card | undefined {
    let best: Card | undefined;
    for (const card of this.cards) {
      if (fits(card) && (best === undefined || this.worth(card) < this.worth(best))) best = card;
    }
    return best;
  }

  bird(): Card | undefined {
    return this.least((card) => this.deck.isBird(card));
  }

  /** A card leaves the hand for somewhere else than the discard pile. */
  take(card: Card): Card {
    this.cards.splice(this.cards.indexOf(card), 1);
    return card;
  }

  spend(card: Card): void {
    this.deck.discard(this.take(card));
  }

  spendRandom(): void {
    const { cards } = this;
    if (cards.length > 0) this.spend(cards[this.deck.rng.below(cards.length)] as Card);
  }

  discardToLimit(): void {
    while (this.cards.length > HAND_LIMIT) this.spend(this.least(() => true) as Card);
  }

  private worth(card: Card): number {
    return this.deck.points(card) + (this.deck.isBird(card) ? 2 : 0);
  }
}
