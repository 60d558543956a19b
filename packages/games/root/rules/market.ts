import { NONE } from '@empty-chair/kernel/ids';
import type { Message, RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { revealOrder } from './chance.ts';
import { seenCardRef } from './faces.ts';
import type { Card } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import { m } from './words.ts';

/** 9.2.1: the row of open cards, whose order never changes. */

/** From the deck, on its right side; NONE when the deck has run out. */
export function addToMarket(
  table: RootTable,
  by: RuleId,
  ask: Message = message(m('ask.toMarket')),
): Card {
  const { state } = table.scene;
  const card = revealOrder(table, NONE, { rule: by, ask });
  if (card === NONE) return NONE;
  state.market = [...state.market, card];
  table.emit?.(by, m('do.toMarket'), { card: seenCardRef(state)(card) });
  return card;
}

/** The others close up. */
export function takeFromMarket(state: State, card: Card): void {
  state.market = state.market.filter((other) => other !== card);
}
