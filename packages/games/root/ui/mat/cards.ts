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
const VIZIER: CardView = {
  id: 'vizier',
  suit: 'bird',
  kind: 'vizier',
  item: undefined,
  face: 'bird-none',
};

/** By the id of a card, or by the face of one that only the table knows by name. */
export function cardOf(state: AnyState, id: string): CardView | undefined {
  if (id === VIZIER.id) return VIZIER;
  const cards = cardsById(state);
  const known = cards.get(id);
  if (known !== undefined) return known;
  const alike = [...cards.values()].find(({ face }) => face === id);
  if (alike === undefined) return undefined;
  const kind = alike.kind === 'item' || alike.kind === 'dominance' ? alike.kind : 'unknown';
  return { ...alike, id, kind };
}
