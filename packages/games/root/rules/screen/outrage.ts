import { NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { isBot } from '../board.ts';
import { bots } from '../content.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { ALLIANCE } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import { suitOf } from '../state.ts';
import { clearingRef, factionRef, m, rule, suitRef } from '../words.ts';
import { askForCard, cardsFor, showHand, spendCard, takeFromHand, topCard } from './hands.ts';
import { handOf } from './play.ts';
import { addSupporter } from './supporters.ts';

/** What somebody whose cards the app holds pays for angering a sympathetic clearing. */

/** 6.2.3, Automated Outrage: a matching card is discarded; without one the bot scores, and no hand is shown. */
export function paysTheBot(table: RootTable, mover: Faction, clearing: Clearing): void {
  const card = outrageCard(table, mover, clearing);
  if (card === NONE) {
    table.emit?.(rule('6.2.3'), m('do.outrageUnpaid'));
    score(table, ALLIANCE, bots.automatedAlliance.numbers.outrageVp, 'outrage', rule('6.2.3'));
    return;
  }
  spendCard(table, mover, card, rule('6.2.3'));
}

/** Law 8.2.6: a matching card becomes a supporter; without one, and for a bot, the top card of the deck does. */
export function angersPeople(table: RootTable, mover: Faction, clearing: Clearing): void {
  const { state } = table.scene;
  const own = isBot(state, mover) ? NONE : outrageCard(table, mover, clearing);
  const by = rule('law.8.2.6');
  if (own !== NONE) takeFromHand(state, mover, own);
  else if (!isBot(state, mover) && handOf(state, mover).length > 0) {
    table.emit?.(by, m('do.showsHand'), { faction: factionRef(mover) });
    showHand(table, { of: mover, to: ALLIANCE, by });
  }
  const card = own === NONE ? topCard(table) : own;
  if (card === NONE) return;
  table.emit?.(by, m(own === NONE ? 'do.outrageDraw' : 'do.outrageGiven'), {
    faction: factionRef(mover),
  });
  addSupporter(table, card);
}

function outrageCard(table: RootTable, mover: Faction, clearing: Clearing) {
  const { state } = table.scene;
  const suit = suitOf(state, clearing);
  return askForCard(table, mover, {
    rule: rule(isBot(state, ALLIANCE) ? '6.2.3' : 'law.8.2.6'),
    ask: message(m('ask.outrageCard'), { at: clearingRef(clearing), suit: suitRef(suit) }),
    cards: cardsFor(state, mover, suit),
  });
}
