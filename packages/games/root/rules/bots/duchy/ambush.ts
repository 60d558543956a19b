import { NONE } from '@empty-chair/kernel/ids';
import type { RuleId } from '@empty-chair/kernel/words';
import { seenCardRef } from '../../faces.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { m } from '../../words.ts';
import type { WantedKind } from '../customers/by-kind.ts';
import { buyKind, wantsKind } from '../customers/by-kind.ts';
import { ambushCard } from '../customers/selections.ts';

/** S-H, an advanced card of services: the Duchy buys an ambush as its turn begins, and keeps any number (B-84). */

const AMBUSH: WantedKind = { kind: 'ambush', choice: ambushCard, ask: m('ask.ambushForSale') };

export const wantsAmbush = (turn: Turn): boolean => wantsKind(turn, AMBUSH);

export function keepAmbush(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  const card = buyKind(table, AMBUSH, by);
  if (card === NONE) return;
  state.ambushes = [...state.ambushes, card];
  table.emit?.(by, m('do.keepAmbush'), { card: seenCardRef(state)(card) });
}
