import type { DeckList, Pack, RuleSet } from '../../rules/pack-view.ts';
import { replaced } from './pack-model.ts';

export interface DeckPlace {
  readonly realm: string;
  readonly age: number;
}

const isOf =
  ({ realm, age }: DeckPlace) =>
  (deck: DeckList): boolean =>
    deck.realm === realm && deck.age === age;

/** Undefined where the rules have no list; an empty one says that every card is in the deck. */
const givenCards = ({ decks }: RuleSet, at: DeckPlace): readonly number[] | undefined =>
  decks.find(isOf(at))?.removed;

export const isDeckChanged = ({ decks }: Pack, at: DeckPlace): boolean => decks.some(isOf(at));

/** The cards that the realm does without in that Age, if that is known. */
export const removedCards = (
  rules: RuleSet,
  pack: Pack,
  at: DeckPlace,
): readonly number[] | undefined => pack.decks.find(isOf(at))?.removed ?? givenCards(rules, at);

/** Takes a card out of the deck, or puts it back. */
export function toggleCard(rules: RuleSet, pack: Pack, at: DeckPlace, card: number): Pack {
  const before = removedCards(rules, pack, at) ?? [];
  const removed = before.includes(card)
    ? before.filter((one) => one !== card)
    : [...before, card].sort((one, other) => one - other);
  return setDeck(rules, pack, at, removed);
}

/** The whole list: an empty one where the realm has all cards. */
export function setDeck(
  rules: RuleSet,
  pack: Pack,
  at: DeckPlace,
  removed: readonly number[],
): Pack {
  const given = givenCards(rules, at);
  const isAsGiven = removed.length === given?.length && removed.every((one) => given.includes(one));
  return {
    ...pack,
    decks: replaced(pack.decks, isOf(at), isAsGiven ? undefined : { ...at, removed }),
  };
}

export const restoreDeck = (pack: Pack, at: DeckPlace): Pack => ({
  ...pack,
  decks: replaced(pack.decks, isOf(at), undefined),
});
