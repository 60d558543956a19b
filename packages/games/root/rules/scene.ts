import type { Table } from '@empty-chair/kernel/table';
import type { Card, Faction, Suit } from './pieces.ts';
import type { State } from './state.ts';

/** The least that an effect needs to see. */
export interface Scene {
  readonly state: State;
}
export type RootTable = Table<Scene>;

/** A bot's turn: all that its selections may look at. */
export interface Turn extends Scene {
  readonly me: Faction;
  /** The order card (2.7) and its suit; NONE when the deck has run dry. */
  order: Card;
  orderSuit: Suit;
  /** The order was the last card, so the discard pile has become the deck. */
  newDeck: boolean;
  /** Set when Daylight is cut short (turmoil, slip). */
  cutShort: boolean;
}
export type TurnTable = Table<Turn>;
