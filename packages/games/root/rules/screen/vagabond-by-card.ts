import { NONE } from '@empty-chair/kernel/ids';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { seatOf } from '../facts.ts';
import { bootsTo, standsIn } from '../humans/vagabond.ts';
import { exhaustOne } from '../pack.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { clearingNumbered } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { warriorsAt } from '../state.ts';
import { whyPawnStays } from '../verbs/pawn.ts';
import { whyNotReady } from '../verbs/vagabond.ts';
import { clearing, no } from '../verbs/verb.ts';
import { clearingRef, factionRef, m, ref, rule } from '../words.ts';
import { alliesAt } from './allies.ts';
import type { Led } from './vagabond-walk.ts';
import { nextToPawn, pawnGoes, saidWalk, whyNotLed } from './vagabond-walk.ts';

/** A move that a card gives to a Vagabond (Cobbler, Eyrie Emigre): his pawn walks, out of a forest too (H-53). */

/** The card stands for the boot, not for the second one into Hostile warriors (9.2.9.III.b). */
const bootsByCard = (state: State, me: Faction, to: Clearing): number => bootsTo(state, me, to) - 1;

function whyNotByCard(state: State, me: Faction, to: Clearing): Message | undefined {
  if (!nextToPawn(state, me).includes(to)) return no('no.way', { at: clearingRef(to) });
  return whyPawnStays(state, me) ?? whyNotReady(state, me, 'boot', bootsByCard(state, me, to));
}

export const walksByCard = (state: State, me: Faction): readonly Clearing[] =>
  nextToPawn(state, me).filter((to) => whyNotByCard(state, me, to) === undefined);

/** With an ally's warriors, if he likes. */
export function goesByCard(table: RootTable, me: Faction, to: Clearing): void {
  for (let boots = bootsByCard(table.scene.state, me, to); boots > 0; boots -= 1) {
    exhaustOne(table, me, 'boot', rule('law.9.5.1'));
  }
  pawnGoes(table, me, to, askWhoComes(table, me, to));
}

function askWhoComes(table: RootTable, me: Faction, to: Clearing): Led | undefined {
  const { state } = table.scene;
  const from = standsIn(state, me);
  if (from === undefined) return undefined;
  const allies = alliesAt(state, me, from).filter(
    (ally) => whyNotLed(state, me, { ally, n: 1 }, to) === undefined,
  );
  if (allies.length === 0) return undefined;
  const question = {
    rule: rule('law.9.2.9.II'),
    channel: 'human' as const,
    seat: seatOf(state.facts, me),
  };
  const ally = table.ask<Faction>({
    ...question,
    ask: message(m('ask.allyAlong'), { at: clearingRef(to) }),
    answers: [NONE, ...allies],
    ref: (answer) => (answer === NONE ? ref('answer', 'none') : factionRef(answer)),
  });
  if (ally === NONE) return undefined;
  const n = table.ask({
    ...question,
    ask: message(m('ask.alliesAlong'), { faction: factionRef(ally) }),
    answers: Array.from({ length: warriorsAt(state, ally, from) }, (_, index) => index + 1),
    ref: (answer) => ref('number', String(answer)),
  });
  return { ally, n };
}

/** What such a card has in common. */
export const byCard = {
  fields: { to: clearing },
  *choices(state: State, me: Faction) {
    for (const to of walksByCard(state, me)) yield { to: to + 1 };
  },
  refuses: (state: State, given: { readonly to: number }, me: Faction) =>
    whyNotByCard(state, me, clearingNumbered(given.to)),
  said: saidWalk,
};
