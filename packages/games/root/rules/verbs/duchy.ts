import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { enterBurrow, burrow as inBurrow, leaveBurrow, recruitToBurrow } from '../duchy.ts';
import type { Faction } from '../pieces.ts';
import { clearingNumbered, DUCHY, EVERY_CLEARING, TUNNEL } from '../pieces.ts';
import type { State } from '../state.ts';
import { piecesAt, warriorSupply, warriorsAt } from '../state.ts';
import { clearingRef, factionRef, m, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { clearing, n, no, verb } from './verb.ts';

/** The Burrow of a human Duchy. Digging is `place 1 tunnel 5` and then `emerge 4 5`. */

const whyNotMoles = (me: Faction): Message | undefined =>
  me === DUCHY ? undefined : no('no.notYourVerb');

const whyNone = ({ n: wanted }: { readonly n: number }): Message | undefined =>
  wanted < 1 ? no('no.zero') : undefined;

/** From the supply into the Burrow. */
export const muster = verb({
  fields: { n },
  refuses: (state, given, me) => {
    const left = warriorSupply(state, me);
    const tooFew =
      left < given.n ? no('no.supply', { faction: factionRef(me), n: left }) : undefined;
    return whyNotMoles(me) ?? whyNone(given) ?? tooFew;
  },
  apply: (table, given) => recruitToBurrow(table, given.n, rule('law.burrow')),
  said: (given, faction) => message(m('did.muster'), { faction, n: given.n }),
});

/** Out of the Burrow: a move, and so it can outrage. Without a tunnel it is recorded all the same. */
export const emerge = verb({
  fields: { n, at: clearing },
  refuses: (state, given, me) => {
    const tooFew = inBurrow(state) < given.n ? no('no.burrow', { n: inBurrow(state) }) : undefined;
    return whyNotMoles(me) ?? whyNone(given) ?? tooFew;
  },
  apply: (table, given) =>
    leaveBurrow(table, clearingNumbered(given.at), given.n, rule('law.burrow')),
  said: (given, faction) =>
    message(m('did.emerge'), {
      faction,
      n: given.n,
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

export const burrow = verb({
  fields: { n, at: clearing },
  refuses: (state, given, me) => {
    const at = clearingNumbered(given.at);
    const tooFew =
      warriorsAt(state, me, at) < given.n ? no('no.soMany', { at: clearingRef(at) }) : undefined;
    return whyNotMoles(me) ?? whyNone(given) ?? tooFew;
  },
  apply: (table, given) =>
    enterBurrow(table, clearingNumbered(given.at), given.n, rule('law.burrow')),
  said: (given, faction) =>
    message(m('did.burrow'), {
      faction,
      n: given.n,
      at: clearingRef(clearingNumbered(given.at)),
    }),
});

/** Where tunnels lie, though others are recorded too. */
export function* burrowMoves(
  state: State,
  me: Faction,
): Offers<{ muster: typeof muster; emerge: typeof emerge; burrow: typeof burrow }> {
  if (me !== DUCHY) return;
  const supply = warriorSupply(state, me);
  if (supply > 0) yield { kind: 'muster', n: { least: 1, most: supply } };
  for (const here of EVERY_CLEARING) {
    if (piecesAt(state, TUNNEL, here) === 0) continue;
    const at = here + 1;
    const warriors = warriorsAt(state, me, here);
    if (inBurrow(state) > 0) yield { kind: 'emerge', n: { least: 1, most: inBurrow(state) }, at };
    if (warriors > 0) yield { kind: 'burrow', n: { least: 1, most: warriors }, at };
  }
}
