import type { Message } from '@empty-chair/kernel/words';
import type { Kind, Suit } from '../pieces.ts';
import { EVERY_CLEARING, EVERY_SUIT } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { piecesAt, suitOf } from '../state.ts';
import { inTurn, turnOf } from './play.ts';

/** What a faction crafts with (law 4.1.1). */
export interface Crafting {
  /** Why nothing can be crafted now. */
  whyNotNow(state: State): Message | undefined;
  /** Crafting pieces that were not used yet, by the suit of their clearing. */
  pieces(state: State): readonly number[];
  use(table: RootTable, suits: readonly Suit[]): void;
}

/** Pieces on the map, each of which works once a turn. Of those in one suit it does not matter which. */
export const craftingWith = (kind: Kind): Pick<Crafting, 'pieces' | 'use'> => ({
  pieces: (state) => {
    const { activated } = turnOf(state);
    return EVERY_SUIT.map((suit) => {
      const there = EVERY_CLEARING.filter((at) => suitOf(state, at) === suit);
      const n = there.reduce((sum, at) => sum + piecesAt(state, kind, at), 0);
      return Math.max(0, n - (activated[suit] ?? 0));
    });
  },
  use: ({ scene: { state } }, suits) => {
    const { activated } = turnOf(state);
    inTurn(state, {
      activated: activated.map((n, suit) => n + suits.filter((used) => used === suit).length),
    });
  },
});
