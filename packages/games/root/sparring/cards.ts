import type { Deck } from '@empty-chair/kernel/deck';
import { drawCard } from '@empty-chair/kernel/deck';
import type { Rng } from '@empty-chair/kernel/rng';
import decksJson from '../content/decks.json' with { type: 'json' };
import type { Facts } from '../rules/facts.ts';
import { itemOnCard, suitOfCard } from '../rules/facts.ts';
import type { Card, Item, Suit } from '../rules/pieces.ts';
import { BIRD, FOX, LIZARDS, MOUSE, RABBIT, suitId, suitNamed } from '../rules/pieces.ts';

/** The suits of clearings, which pay for everything. */
export const SUITS: readonly Suit[] = [FOX, RABBIT, MOUSE];

/** Of each card of a deck: what crafting it takes, by suit; undefined where plans never craft it. */
type Costs = readonly (readonly number[] | undefined)[];

/** Plans craft items only: what lies in front of a player for the rest of the game is left out. */
const costsOf = (
  cards: readonly { item: string | null; cost: readonly string[] | null }[],
): Costs =>
  cards.map(({ item, cost }) =>
    item === null || cost === null
      ? undefined
      : SUITS.map((suit) => cost.filter((id) => suitNamed(id) === suit).length),
  );

const COSTS = {
  standard: costsOf(decksJson.standard),
  exilesAndPartisans: costsOf(decksJson.exilesAndPartisans),
};

/**
 * The deck that the stand-ins share. The bots draw from the app's own one; at a real table with cards
 * by the app the humans keep to the printed one in just this way.
 */
export class CommonDeck {
  readonly rng: Rng;
  private readonly facts: Facts;
  private readonly piles: Deck<Card>;
  private readonly costs: Costs;
  /** Discarded and not yet told, where the Lizard bot plays. */
  private readonly spent: Card[] = [];

  constructor(facts: Facts, rng: Rng) {
    this.facts = facts;
    this.rng = rng;
    // All in the discard pile: the first draw shuffles them.
    this.piles = { draw: [], discard: facts.startingDeck.slice() };
    this.costs = COSTS[facts.config.deck];
  }

  /** Undefined when every card is in somebody's hands. */
  draw(): Card | undefined {
    return drawCard(this.piles, this.rng, 'reshuffleAtOnce');
  }

  discard(card: Card): void {
    this.piles.discard.push(card);
    if (this.facts.botOf[LIZARDS] !== undefined) this.spent.push(card);
  }

  /** The suit of the next card that nobody has told for the Lost Souls yet, or `none`. */
  nextSpent(): string {
    const card = this.spent.shift();
    return card === undefined ? 'none' : suitId(this.suit(card));
  }

  suit(card: Card): Suit {
    return suitOfCard(this.facts, card);
  }

  /** A bird stands for every suit. */
  fits(card: Card, suit: Suit): boolean {
    const own = this.suit(card);
    return own === suit || own === BIRD;
  }

  isBird(card: Card): boolean {
    return this.suit(card) === BIRD;
  }

  isAmbush(card: Card): boolean {
    return this.facts.cards[card]?.kind === 'ambush';
  }

  item(card: Card): Item {
    return itemOnCard(this.facts, card);
  }

  points(card: Card): number {
    return this.facts.cards[card]?.vp ?? 0;
  }

  cost(card: Card): readonly number[] | undefined {
    return this.costs[card];
  }
}
