import { within } from '@empty-chair/kernel/table';
import { message } from '@empty-chair/kernel/words';
import { inAge } from '../events.ts';
import { resolveSymbol } from '../phases/symbols.ts';
import { symbolsOf, toldOf } from '../turn/event-symbols.ts';
import { eventRef, m, ref, rule } from '../words.ts';
import { eventCard } from './fields.ts';
import { unless, verb } from './verb.ts';

/** EU-24.1, main rules 16.4: the Event that nobody has taken. Its symbols resolve themselves, and nobody is active. */
export const unpicked = verb({
  fields: { card: eventCard },
  refuses: ({ age }, { card }) =>
    unless(
      inAge(card, age) !== undefined,
      message(m('no.eventOfAge'), { event: eventRef(card), age }),
    ),
  apply: (table, given) => {
    const state = table.scene;
    const card = inAge(given.card, state.age) ?? given.card;
    if (!state.seenEvents.includes(card)) state.seenEvents.push(card);
    const symbols = symbolsOf(card, []);
    for (const what of symbols) resolveSymbol(within(table, { state }), what, undefined);
    const told = toldOf(symbols);
    if (told.length === 0) return;
    table.emit?.(rule('EU-24.1'), m('see.unpickedSymbols'), {
      what: told.map((id) => ref('symbol', id)),
    });
  },
  said: (_, { card }) => message(m('did.unpicked'), { event: eventRef(card) }),
});
