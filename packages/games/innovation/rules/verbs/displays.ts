import { message } from '@empty-chair/kernel/words';
import { INNOVATION_LIMIT, SPELLS } from '../content.ts';
import { NONE } from '../state.ts';
import { innovationRef, m, ref, spellRef } from '../words.ts';
import { mayAct, whoRef } from './turn.ts';
import { innovation as anInnovation, spell as aSpell, bookAction, verb } from './verb.ts';

/** What is taken from the displays: what is used up for the round gets an X token. */

export const spell = verb({
  fields: { spell: aSpell },
  *offers(state, seat) {
    if (!mayAct(state, seat)) return;
    for (const open of SPELLS.keys()) if (!state.spells[open]) yield { spell: open };
  },
  refuses: (state, given) =>
    state.spells[given.spell]
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
  *offers(state, seat) {
    if (!mayAct(state, seat)) return;
    for (const [slot, tile] of state.bookActions.entries()) if (!state.books[slot]) yield { tile };
  },
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
  *offers(state, seat) {
    if (!mayAct(state, seat) || (state.innovations[seat]?.length ?? 0) >= INNOVATION_LIMIT) return;
    for (const open of state.display) if (open !== NONE) yield { innovation: open };
  },
  refuses: (state, given, seat) => {
    if (!state.display.includes(given.innovation)) {
      return message(m('no.innovation'), { innovation: innovationRef(given.innovation) });
    }
    const taken = state.innovations[seat] as readonly number[];
    return taken.length < INNOVATION_LIMIT ? undefined : message(m('no.moreInnovations'));
  },
  apply: ({ scene }, given, seat) => {
    scene.display[scene.display.indexOf(given.innovation)] = NONE;
    (scene.innovations[seat] as number[]).push(given.innovation);
  },
  said: (state, given, seat) =>
    message(m('did.innovation'), {
      who: whoRef(state, seat),
      innovation: innovationRef(given.innovation),
    }),
});
