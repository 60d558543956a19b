import type { Card, Suit } from '../rules/pieces.ts';
import { BIRD } from '../rules/pieces.ts';
import { VIZIER } from '../rules/state.ts';
import type { CommonDeck } from './cards.ts';
import type { Orders } from './eyrie-actions.ts';
import type { Leader } from './eyrie-leaders.ts';
import { CLUTCH, COLUMNS, LEADERS } from './eyrie-leaders.ts';

/** A human Eyrie's Decree and its leaders (law 7.3 to 7.8). */
export class Decree {
  leader: Leader;
  private readonly deck: CommonDeck;
  private readonly columns: Card[][] = COLUMNS.map(() => []);
  private faceUp: Leader[] = CLUTCH.slice();

  constructor(deck: CommonDeck) {
    this.deck = deck;
    this.leader = this.faceUp.shift() as Leader;
    this.tuckViziers();
  }

  add(card: Card, column: number): void {
    this.columns[column]?.push(card);
  }

  /** The suits to be resolved in a column. */
  suits(column: number): Suit[] {
    return (this.columns[column] ?? []).map((card) => this.suit(card));
  }

  get orders(): Orders {
    return { leader: this.leader, columns: COLUMNS.map((column) => this.suits(column)) };
  }

  /** As it would be with one more card. */
  ordersWith(card: Card, column: number): Orders {
    const { leader, columns } = this.orders;
    return {
      leader,
      columns: columns.map((suits, other) =>
        other === column ? [...suits, this.suit(card)] : suits,
      ),
    };
  }

  get birds(): number {
    return this.columns.flat().filter((card) => this.suit(card) === BIRD).length;
  }

  /** Purge and Depose (7.7.2, 7.7.3): the cards go, a new leader comes. */
  fall(): void {
    for (const column of this.columns) {
      for (const card of column.splice(0)) if (card !== VIZIER) this.deck.discard(card);
    }
    const gone = this.leader;
    if (this.faceUp.length === 0) this.faceUp = CLUTCH.filter((leader) => leader !== gone);
    this.leader = this.faceUp.shift() as Leader;
    this.tuckViziers();
  }

  private tuckViziers(): void {
    for (const column of LEADERS[this.leader]) this.columns[column]?.push(VIZIER);
  }

  private suit(card: Card): Suit {
    return card === VIZIER ? BIRD : this.deck.suit(card);
  }
}
