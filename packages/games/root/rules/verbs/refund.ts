import { message } from '@empty-chair/kernel/words';
import { isBot } from '../board.ts';
import { isPlaying } from '../facts.ts';
import type { Faction } from '../pieces.ts';
import { factionId, factionNamed, RIVERFOLK } from '../pieces.ts';
import { returnPayments } from '../riverfolk.ts';
import type { State } from '../state.ts';
import { paymentsOf } from '../state.ts';
import { m, ref, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { faction, n, no, verb } from './verb.ts';

/** Law 11: human Riverfolk give warriors that bots paid with back to their supply, as Funds are spent. */
export const refund = verb({
  fields: { n, of: faction },
  refuses: (state, given, me) => {
    if (!isSeller(state, me)) return no('no.notASeller');
    if (given.n < 1) return no('no.zero');
    const payer = factionNamed(given.of);
    const most = isPlaying(state.facts, payer) ? paymentsOf(state, payer) : 0;
    return given.n > most
      ? no('no.payments', { faction: ref('faction', given.of), n: most })
      : undefined;
  },
  apply: (table, given) =>
    returnPayments(table, factionNamed(given.of), given.n, rule('law.riverfolk')),
  said: (given, by) =>
    message(m('did.refund'), { faction: by, n: given.n, payer: ref('faction', given.of) }),
});

const isSeller = (state: State, me: Faction): boolean =>
  me === RIVERFOLK && state.facts.sellsServices && !isBot(state, RIVERFOLK);

export function* warriorsToRefund(state: State, me: Faction): Offers<{ refund: typeof refund }> {
  if (!isSeller(state, me)) return;
  for (const payer of state.facts.factions) {
    const most = paymentsOf(state, payer);
    if (most > 0) yield { kind: 'refund', n: { least: 1, most }, of: factionId(payer) };
  }
}
