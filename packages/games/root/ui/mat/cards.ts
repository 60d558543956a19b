import type { AnyState } from '@empty-chair/registry/games';
import type { CardView } from '../../rules/view.ts';
import { cardsOf } from '../../rules/view.ts';
import { rootState } from '../board/root-view.ts';

const known = new WeakMap<AnyState, ReadonlyMap<string, CardView>>();

/** The printed cards of this game's deck by their id. */
export function cardsById(state: AnyState): ReadonlyMap<string, CardView> {
  const found =
    known.get(state) ?? new Map(cardsOf(rootState(state)).map((card) => [card.id, card]));
  known.set(state, found);
  return found;
}

/** A Loyal Vizier is no card of the deck, but lies in the Decree like a bird card. */
const VIZIER: CardView = { id: 'vizier', suit: 'bird', kind: 'vizier', item: undefined };

export const cardOf = (state: AnyState, id: string): CardView | undefined =>
  id === VIZIER.id ? VIZIER : cardsById(state).get(id);
