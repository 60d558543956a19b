import { get } from '@empty-chair/kernel/ids';
import type { Message, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isBot, isByFerry } from '../board.ts';
import { common } from '../content.ts';
import { moveWarriors } from '../effects.ts';
import { bootsTo, standsIn } from '../humans/vagabond.ts';
import { exhaustOne } from '../pack.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { clearingNumbered, factionId, factionNamed, isVagabond } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { forestOf, isInForest, pawnOf, warriorsAt } from '../state.ts';
import { movePawn, whyPawnStays } from '../verbs/pawn.ts';
import { whyNotReady } from '../verbs/vagabond.ts';
import { clearing, faction, no, whyHeldFast } from '../verbs/verb.ts';
import { clearingRef, m, ref, rule } from '../words.ts';
import { act } from './act.ts';
import { alliesAt } from './allies.ts';
import { drawCards } from './hands.ts';
import { draws } from './informants.ts';
import { warriors } from './move.ts';
import { markOnce, turnOf } from './play.ts';
import { unscorched } from './scorched.ts';
import { whyNoSlip } from './vagabond.ts';
import { waysFrom, whyNoMove } from './ways.ts';
import { whyNotDaylight } from './when.ts';

/** Clearings next to his pawn: by path and Ferry, or those that his forest touches. He rules nothing (law.9.2.3). */
export function nextToPawn(state: State, me: Faction): readonly Clearing[] {
  const from = pawnOf(state, me);
  return isInForest(from)
    ? unscorched(state, get(state.facts.forestClearings, forestOf(from)))
    : waysFrom(state, me, from);
}

/** Warriors of an ally that come along. */
export interface Led {
  readonly ally: Faction;
  readonly n: number;
}

/** The Ferry brings a card to everybody who rides it (M.3.5), and a bot its point. */
export function pawnGoes(table: RootTable, me: Faction, to: Clearing, led?: Led): void {
  const { state } = table.scene;
  const from = pawnOf(state, me);
  const rides = !isInForest(from) && isByFerry(state, from, to);
  movePawn(table, me, to);
  if (rides) draws(table, me, common.ferryVp, rule('law.M.3.5'));
  if (led === undefined || isInForest(from)) return;
  const { ally, n } = led;
  // Any Outrage is the ally's own (H-18).
  const hasMoved = moveWarriors(table, { faction: ally, from, to, n }, rule('law.9.2.9.II'));
  if (!rides || !hasMoved) return;
  if (isBot(state, ally)) score(table, ally, common.ferryVp, 'map', rule('B.12.1'));
  else drawCards(table, ally, common.ferryVp, rule('law.M.3.5'));
}

const whyNoWalk = (state: State, me: Faction): Message | undefined =>
  whyNotDaylight(state) ?? whyPawnStays(state, me) ?? whyNotReady(state, me, 'boot');

function whyNotThere(state: State, me: Faction, to: Clearing): Message | undefined {
  if (!nextToPawn(state, me).includes(to)) return no('no.way', { at: clearingRef(to) });
  return isSlipping(state) ? undefined : whyNotReady(state, me, 'boot', bootsTo(state, me, to));
}

const isSlipping = (state: State): boolean => turnOf(state).step === 'birdsong';

function payBoots(table: RootTable, me: Faction, to: Clearing): void {
  for (let boots = bootsTo(table.scene.state, me, to); boots > 0; boots -= 1) {
    exhaustOne(table, me, 'boot', rule('law.9.5.1'));
  }
}

export const saidWalk = (given: { readonly to: number }, by: Ref): Message =>
  message(m('did.walk'), { faction: by, at: clearingRef(clearingNumbered(given.to)) });

/** Law 9.5.1: a boot, and one more into warriors of a Hostile faction (9.2.9.III); never into a forest. */
export const walk = act({
  law: rule('law.9.5.1'),
  who: isVagabond,
  fields: { to: clearing },
  whyNotNow: whyNoWalk,
  *choices(state, me) {
    for (const to of nextToPawn(state, me)) yield { to: to + 1 };
  },
  refuses: (state, given, me) => whyNotThere(state, me, clearingNumbered(given.to)),
  apply: (table, given, me) => {
    const to = clearingNumbered(given.to);
    payBoots(table, me, to);
    pawnGoes(table, me, to);
  },
  said: saidWalk,
});

/** Law 9.2.9.II: the same walk, or in Birdsong the same slip, with warriors of one ally from his clearing. */
export const lead = act({
  law: rule('law.9.2.9.II'),
  who: isVagabond,
  fields: { n: warriors, ally: faction, to: clearing },
  whyNotNow: (state, me) => {
    const at = standsIn(state, me);
    if (at === undefined || alliesAt(state, me, at).length === 0) return no('no.allyHere');
    return isSlipping(state) ? (whyNoSlip(state) ?? whyPawnStays(state, me)) : whyNoWalk(state, me);
  },
  *choices(state, me) {
    const at = standsIn(state, me);
    if (at === undefined) return;
    for (const ally of alliesAt(state, me, at)) {
      const n = { least: 1, most: warriorsAt(state, ally, at) };
      for (const to of nextToPawn(state, me)) yield { n, ally: factionId(ally), to: to + 1 };
    }
  },
  refuses: (state, given, me) => {
    const to = clearingNumbered(given.to);
    return (
      whyNotThere(state, me, to) ??
      whyNotLed(state, me, { ally: factionNamed(given.ally), n: given.n }, to)
    );
  },
  apply: (table, given, me) => {
    const to = clearingNumbered(given.to);
    if (isSlipping(table.scene.state)) markOnce(table.scene.state, 'slip');
    else payBoots(table, me, to);
    pawnGoes(table, me, to, { ally: factionNamed(given.ally), n: given.n });
  },
  said: (given, by) =>
    message(m('did.lead'), {
      faction: by,
      n: given.n,
      ally: ref('faction', given.ally),
      at: clearingRef(clearingNumbered(given.to)),
    }),
});

/** H-18: the ally moves as if it chose to, so it must be allowed to, unless the table says otherwise. */
export function whyNotLed(
  state: State,
  me: Faction,
  { ally, n }: Led,
  to: Clearing,
): Message | undefined {
  const from = standsIn(state, me);
  if (from === undefined || !alliesAt(state, me, from).includes(ally)) return no('no.allyHere');
  if (state.facts.config.options.allyMove === 'allyRules') {
    return whyNoMove(state, ally, { from, to, n });
  }
  return warriorsAt(state, ally, from) < n
    ? no('no.soMany', { at: clearingRef(from) })
    : whyHeldFast(state, ally, from);
}
