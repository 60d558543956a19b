import type { Ref } from '@empty-chair/kernel/words';
import { percentOf } from '@empty-chair/text/percent';
import { words } from '@empty-chair/uikit/words.svelte.ts';

/** A chance in the language that is spoken. */
export const odds = (chance: number): string => percentOf(chance, words.language);

/** A card by its name; where a game only numbers its cards, it is said that it is one. */
function cardName(card: Ref): string {
  const name = words.name(card);
  return /^\d+$/.test(name) ? words.t('ui.foresight.card', { n: Number(name) }) : name;
}

export const cardNames = (cards: readonly Ref[]): string =>
  cards.length === 0 ? words.t('ui.foresight.noCard') : cards.map(cardName).join(' + ');
