import type { Message, RuleId } from '@empty-chair/kernel/words';
import type { Clearing, Faction } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import type { Crafting } from './crafting.ts';

/** A move of warriors along one path (law 4.2). */
export interface March {
  readonly from: Clearing;
  readonly to: Clearing;
  readonly n: number;
}

/** A battle that somebody begins (law 4.3). */
export interface Fight {
  readonly at: Clearing;
  readonly defender: Faction;
}

/** How a faction comes by something that the law describes once for all. */
export interface Means<Given> {
  readonly law: RuleId;
  /** Why it is not the moment: no action left, say. */
  whyNotNow(state: State): Message | undefined;
  /** Why not this one: no card of the Decree for that clearing, say. */
  refuses?(state: State, given: Given): Message | undefined;
  /** Pays for it, before it happens. */
  pay(table: RootTable, given: Given): void;
  /** What follows from it. */
  after?(table: RootTable, given: Given): void;
}

/** What the chapter of a faction adds to the turn of a person (law 6 to 9). */
export interface Chapter {
  readonly move: Means<March>;
  readonly battle: Means<Fight>;
  readonly crafting: Crafting;
  /** Points for an item with that number printed; as printed where nothing is said. */
  itemPoints?(state: State, printed: number): number;
  /** What Birdsong brings by itself, once all that comes at its start is over (law 1.4.1). */
  readonly dawn?: { isDue(state: State): boolean; comes(table: RootTable): void };
  /** Something that has to be done before the step ends. */
  whyNotEnd(state: State): Message | undefined;
  /** Whether Daylight ends by itself, once nothing is left to choose: turmoil. */
  falls?(state: State): boolean;
  /** What happens as Daylight ends. */
  dusk?(table: RootTable): void;
  /** What happens in Evening before cards are drawn: points, rest. */
  evening?(table: RootTable): void;
  /** The cards drawn in Evening, and the law for that and the limit of the hand. */
  readonly draw: { readonly law: RuleId; cards(state: State): number };
  /** What happens as the turn ends. */
  ends?(table: RootTable): void;
}
