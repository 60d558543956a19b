import { NONE } from '@empty-chair/kernel/ids';
import type { RuleId } from '@empty-chair/kernel/words';
import { hurtPawn } from '../../battle-hits.ts';
import { discardCard } from '../../chance.ts';
import { destroyAll } from '../../effects.ts';
import { seenCardRef } from '../../faces.ts';
import { suitOfCard } from '../../facts.ts';
import type { Suit } from '../../pieces.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { tendFallen } from '../../screen/hospitals.ts';
import { isOver, suitOf } from '../../state.ts';
import { m, suitRef } from '../../words.ts';
import type { WantedKind } from '../customers/by-kind.ts';
import { buyKind, wantsKind } from '../customers/by-kind.ts';
import { favorCard } from '../customers/selections.ts';

/** S-I, an advanced card of services: the Corvids buy a favor card as their turn begins, and carry it out. */

const FAVOR: WantedKind = { kind: 'favor', choice: favorCard, ask: m('ask.favorForSale') };

export const wantsFavor = (turn: Turn): boolean => wantsKind(turn, FAVOR);

export function playFavor(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  const card = buyKind(table, FAVOR, by);
  if (card === NONE) return;
  if (!isOver(state)) carryOut(table, suitOfCard(state.facts, card), by);
  table.emit?.(by, m('do.discardBought'), { card: seenCardRef(state)(card) });
  discardCard(table, card);
}

/** All enemy pieces of every clearing of its suit, those of bots too (B-84). */
function carryOut(table: TurnTable, suit: Suit, by: RuleId): void {
  const { state, me } = table.scene;
  table.emit?.(by, m('do.favor'), { suit: suitRef(suit) });
  const clearings = state.facts.byPriority.filter((clearing) => suitOf(state, clearing) === suit);
  destroyAll(table, me, clearings, by, (vagabond) => hurtPawn(table, vagabond));
  tendFallen(table);
}
