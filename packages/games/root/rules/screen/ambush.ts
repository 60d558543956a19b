import { NONE } from '@empty-chair/kernel/ids';
import type { MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Card, Clearing, Faction } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { suitOf } from '../state.ts';
import { clearingRef, factionRef, m, rule } from '../words.ts';
import { effectOf, hasEffect } from './effect-cards.ts';
import { askForCard, cardsFor, spendCard } from './hands.ts';

interface Fight {
  readonly attacker: Faction;
  readonly defender: Faction;
  readonly clearing: Clearing;
}

/** Law 4.3.1: the defender's matching ambush, without any warrior there too (H-35), and the attacker's against it. Says whether it strikes. */
export function ambushesFromHand(
  table: RootTable,
  { attacker, defender, clearing }: Fight,
): boolean {
  if (hasEffect(table.scene.state, attacker, 'scoutingParty')) return false;
  if (playAmbush(table, defender, clearing, m('ask.ambushCard')) === NONE) return false;
  return !foils(table, attacker, clearing);
}

/** By the Scouting Party, or by an ambush of his own. */
export const foils = (table: RootTable, attacker: Faction, clearing: Clearing): boolean =>
  hasEffect(table.scene.state, attacker, 'scoutingParty') ||
  playAmbush(table, attacker, clearing, m('ask.foilCard')) !== NONE;

/** The ambush that is played, or NONE. */
function playAmbush(table: RootTable, me: Faction, clearing: Clearing, ask: MessageId): Card {
  const { state } = table.scene;
  const card = askForCard(table, me, {
    rule: rule('law.4.3.1'),
    ask: message(ask, { faction: factionRef(me), at: clearingRef(clearing) }),
    cards: cardsFor(state, me, suitOf(state, clearing)).filter(
      (one) => effectOf(state, one) === 'ambush',
    ),
    mayDecline: true,
    isTelling: true,
  });
  if (card !== NONE) spendCard(table, me, card, rule('law.4.3.1'));
  return card;
}
