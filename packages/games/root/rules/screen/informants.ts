import { NONE } from '@empty-chair/kernel/ids';
import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { cardRef } from '../chance.ts';
import type { Faction } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { factionRef, m, rule } from '../words.ts';
import { effectOf, hasEffect } from './effect-cards.ts';
import { addToHand, askForCard, drawCards } from './hands.ts';
import { onTurn, turnOf } from './play.ts';
import { without } from './screen.ts';

/** In one's own Evening it may be replaced, whatever brings it (H-30). */
export function draws(table: RootTable, me: Faction, n: number, by: RuleId): void {
  const { state } = table.scene;
  if (onTurn(state) === me && turnOf(state).step === 'evening') drawsInEvening(table, me, n, by);
  else drawCards(table, me, n, by);
}

/** The Informants: an ambush out of the discard pile instead of a whole draw in one's Evening (H-30). */
export function drawsInEvening(table: RootTable, me: Faction, n: number, by: RuleId): void {
  const { state } = table.scene;
  if (n === 0) return;
  const ambushes = hasEffect(state, me, 'informants')
    ? state.deck.discard.filter((card) => effectOf(state, card) === 'ambush')
    : [];
  const card = askForCard(table, me, {
    rule: rule('card.informants'),
    ask: message(m('ask.informants'), { n }),
    cards: ambushes,
    mayDecline: true,
  });
  if (card === NONE) {
    drawCards(table, me, n, by);
    return;
  }
  state.deck.discard = [...without(state.deck.discard, card)];
  addToHand(state, me, card);
  table.emit?.(rule('card.informants'), m('do.informants'), {
    faction: factionRef(me),
    card: cardRef(state)(card),
  });
}
