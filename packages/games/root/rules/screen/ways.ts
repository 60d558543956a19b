import type { Message } from '@empty-chair/kernel/words';
import { isShut, mayMove, moveTargets } from '../board.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { EVERY_CLEARING } from '../pieces.ts';
import type { State } from '../state.ts';
import { warriorsAt } from '../state.ts';
import { no, whyHeldFast } from '../verbs/verb.ts';
import { clearingRef } from '../words.ts';
import { withCardWays } from './card-ways.ts';
import type { March } from './chapter.ts';
import { hasEffect } from './effect-cards.ts';
import { unscorched } from './scorched.ts';

/** Law 4.2: along open paths and by the Ferry, and as the cards of the mover say. */
export function waysFrom(state: State, me: Faction, from: Clearing): readonly Clearing[] {
  const open = moveTargets(state, from).filter((to) => !isShut(state, from, to));
  return unscorched(state, withCardWays(state, me, from, open));
}

/** law.4.2.1: ruling the origin or the destination, unless a card says otherwise (law.1.1.1): the Corvid Planners. */
export function whyNoMove(state: State, me: Faction, { from, to, n }: March): Message | undefined {
  if (from === to) return no('no.sameClearing');
  if (warriorsAt(state, me, from) < n) return no('no.soMany', { at: clearingRef(from) });
  if (!waysFrom(state, me, from).includes(to))
    return no('no.path', { from: clearingRef(from), to: clearingRef(to) });
  const held = whyHeldFast(state, me, from);
  if (held !== undefined) return held;
  return mayMove(state, me, from, to) || hasEffect(state, me, 'corvidPlanners')
    ? undefined
    : no('no.ruleForMove', { from: clearingRef(from), to: clearingRef(to) });
}

/** Every move by the law, whatever pays for it. */
export function* lawfulMoves(state: State, me: Faction): Generator<Omit<March, 'n'>, void, void> {
  for (const from of EVERY_CLEARING) {
    if (warriorsAt(state, me, from) === 0) continue;
    for (const to of waysFrom(state, me, from)) {
      if (whyNoMove(state, me, { from, to, n: 1 }) === undefined) yield { from, to };
    }
  }
}
