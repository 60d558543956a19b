import { NONE } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Innovation } from '../content.ts';
import { ALL_SPELLS, INNOVATION_LIMIT } from '../content.ts';
import type { State } from '../state.ts';
import { innovationsOf, isCovered } from '../state.ts';
import { innovationRef, m, ref, spellRef } from '../words.ts';
import { whoRef } from './turn.ts';
import { innovation as anInnovation, spell as aSpell, bookAction, verb } from './verb.ts';

/** What is taken from the displays: what is used up for the round gets an X token. */

export const spell = verb({
  fields: { spell: aSpell },
  refuses: (state, given) =>
    isCovered(state, given.spell)
      ? message(m('no.spell'), { spell: spellRef(given.spell) })
      : undefined,
  apply: ({ scene }, given) => {
    scene.spells[given.spell] = true;
  },
  said: (state, given, seat) =>
    message(m('did.spell'), { who: whoRef(state, seat), spell: spellRef(given.spell) }),
});

export const book = verb({
  fields: { tile: bookAction },
  refuses: ({ bookActions, books }, { tile }) =>
    books[bookActions.indexOf(tile)] === false
      ? undefined
      : message(m('no.book'), { book: ref('book', tile) }),
  apply: ({ scene }, { tile }) => {
    scene.books[scene.bookActions.indexOf(tile)] = true;
  },
  said: (state, { tile }, seat) =>
    message(m('did.book'), { who: whoRef(state, seat), book: ref('book', tile) }),
});

export const innovation = verb({
  fields: { innovation: anInnovation },
  refuses: (state, given, seat) => {
    if (!state.display.includes(given.innovation)) {
      return message(m('no.innovation'), { innovation: innovationRef(given.innovation) });
    }
    return innovationsOf(state, seat).length < INNOVATION_LIMIT
      ? undefined
      : message(m('no.moreInnovations'));
  },
  apply: ({ scene }, given, seat) => {
    scene.display[scene.display.indexOf(given.innovation)] = NONE;
    (scene.innovations[seat] as Innovation[]).push(given.innovation);
  },
  said: (state, given, seat) =>
    message(m('did.innovation'), {
      who: whoRef(state, seat),
      innovation: innovationRef(given.innovation),
    }),
});

/** All without an X token, and innovations as long as one more may be taken. */
export function displayOffers(state: State, seat: Seat) {
  const { bookActions, books, display } = state;
  const mayTake = innovationsOf(state, seat).length < INNOVATION_LIMIT;
  return [
    ...ALL_SPELLS.filter((open) => !isCovered(state, open)).map((open) => ({
      kind: 'spell' as const,
      spell: open,
    })),
    ...bookActions
      .filter((_, slot) => !books[slot])
      .map((tile) => ({ kind: 'book' as const, tile })),
    ...display
      .filter((open) => mayTake && open !== NONE)
      .map((open) => ({ kind: 'innovation' as const, innovation: open })),
  ];
}
