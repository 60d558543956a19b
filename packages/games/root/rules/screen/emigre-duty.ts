import { NONE } from '@empty-chair/kernel/ids';
import type { Message } from '@empty-chair/kernel/words';
import { discardFromPlay } from '../battle-cards.ts';
import type { Faction } from '../pieces.ts';
import { isVagabond } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { no } from '../verbs/verb.ts';
import { unusedEffect } from './effect-cards.ts';
import { turnOf } from './play.ts';
import { walksByCard } from './vagabond-by-card.ts';
import { lawfulMoves } from './ways.ts';

/** What the Eyrie Emigre owes before Birdsong ends (H-26): emigre.ts has the move itself. */

/** While there is a move by the law, the Emigre must take one. */
export function whyEmigreFirst(state: State, me: Faction): Message | undefined {
  if (turnOf(state).step !== 'birdsong') return undefined;
  if (unusedEffect(state, me, 'eyrieEmigre') === NONE) return undefined;
  return canMove(state, me) ? no('no.emigreFirst') : undefined;
}

const canMove = (state: State, me: Faction): boolean =>
  isVagabond(me) ? walksByCard(state, me).length > 0 : !lawfulMoves(state, me).next().done;

/** Without any, neither happens and the card is lost. */
export function loseIdleEmigre(table: RootTable, me: Faction): void {
  const card = unusedEffect(table.scene.state, me, 'eyrieEmigre');
  if (card !== NONE) discardFromPlay(table, me, card);
}
