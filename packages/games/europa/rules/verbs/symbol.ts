import { word } from '@empty-chair/kernel/fields';
import { within } from '@empty-chair/kernel/table';
import { message } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import { resolveSymbol, SYMBOLS } from '../phases/symbols.ts';
import { m, ref } from '../words.ts';
import { selfRef, verb } from './verb.ts';

/** EU-24.1: a human's Event has this symbol; what it does to the bots is for the app. */
export const symbol = verb({
  fields: { what: word(SYMBOLS) },
  apply: (table, { what }, seat) => {
    const state = table.scene;
    resolveSymbol(within(table, { state }), what, playerOf(state, seat));
  },
  said: (state, { what }, seat) =>
    message(m('did.symbol'), { who: selfRef(state, seat), what: ref('eventSymbol', what) }),
});
