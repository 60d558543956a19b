import { word } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { haveLostSouls } from '../chance.ts';
import { SUIT_IDS, suitId, suitNamed } from '../pieces.ts';
import { spendCard, suitsToSpend } from '../spent-cards.ts';
import type { State } from '../state.ts';
import { m, ref } from '../words.ts';
import type { Offers } from './verb.ts';
import { no, verb } from './verb.ts';

/** 8.2.4: a card spent or discarded, by its suit, told at once, so that the Lost Souls lie as on the table. */
export const spend = verb({
  fields: { suit: word(SUIT_IDS) },
  refuses: (state, { suit }) => {
    if (!haveLostSouls(state)) return no('no.noLostSouls');
    return suitsToSpend(state).includes(suitNamed(suit))
      ? undefined
      : no('no.suitLiesOpen', { suit: ref('suit', suit) });
  },
  apply: (table, { suit }) => spendCard(table, suitNamed(suit)),
  said: ({ suit }, faction) => message(m('did.spend'), { faction, suit: ref('suit', suit) }),
});

export function* cardsToSpend(state: State): Offers<{ spend: typeof spend }> {
  for (const suit of suitsToSpend(state)) yield { kind: 'spend', suit: suitId(suit) };
}
