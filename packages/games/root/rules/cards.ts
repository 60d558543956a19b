import { NONE } from '@empty-chair/kernel/ids';
import { toDiscardPile } from './chance.ts';
import type { Card } from './pieces.ts';
import type { Turn } from './scene.ts';
import { cardsHeld } from './screen/cards-held.ts';
import type { State } from './state.ts';
import { VIZIER } from './state.ts';

/** Where the cards of the deck lie: each in one place. */

/** All that are not in the draw pile. */
export const cardsOutsideDraw = (state: State): readonly Card[] =>
  [
    ...state.deck.discard,
    ...state.available,
    ...state.lostSouls,
    ...state.revealed,
    ...state.market,
    ...state.ambushes,
    ...state.decree.flat(),
    ...state.inPlay.flat(),
    ...cardsHeld(state),
  ].filter((card) => card !== VIZIER);

export const everyCard = (state: State): readonly Card[] => [
  ...state.deck.draw,
  ...cardsOutsideDraw(state),
];

/** The order of a bot that wins before it is discarded. Nobody is told: nothing is done with it any more. */
export function putOrderAway({ state, order }: Turn): void {
  if (order !== NONE && !everyCard(state).includes(order)) toDiscardPile(state, order);
}
