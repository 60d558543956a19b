import { isBot, isSympathetic } from './board.ts';
import { bots } from './content.ts';
import { isPlaying } from './facts.ts';
import { basesOn } from './humans/alliance.ts';
import type { Clearing, Faction } from './pieces.ts';
import { ALLIANCE, BIRD, isVagabond } from './pieces.ts';
import { score } from './points.ts';
import type { RootTable } from './scene.ts';
import { angersPeople, paysTheBot } from './screen/outrage.ts';
import { isOnScreen } from './screen/play.ts';
import { askLostCard } from './spent-cards.ts';
import type { State } from './state.ts';
import { suitOf } from './state.ts';
import { clearingRef, factionRef, m, ref, rule, suitRef } from './words.ts';

/** Law 8.2.6, 6.2.3: whether warriors of a human who move in have to pay a card. */
export const isOutraged = (state: State, mover: Faction, clearing: Clearing): boolean =>
  mover !== ALLIANCE && !isVagabond(mover) && isSympathetic(state, clearing);

/**
 * After warriors moved into a sympathetic clearing, or a sympathy token was removed there.
 * Against the bot only humans suffer it (6.2.3, A-01); a bot that suffers it from a human Alliance
 * has no hand, so the Alliance takes its supporter from the deck (example 2).
 */
export function suffersOutrage(
  table: RootTable,
  mover: Faction,
  clearing: Clearing,
  tokenRemoved = false,
): void {
  const { state } = table.scene;
  // A pawn is no warrior: only removing a token angers the clearing.
  if (mover === ALLIANCE || !(tokenRemoved || isOutraged(state, mover, clearing))) return;
  if (!isPlaying(state.facts, ALLIANCE)) return;
  if (!isBot(state, ALLIANCE)) {
    if (isOnScreen(state)) angersPeople(table, mover, clearing);
    else {
      if (isBot(state, mover)) table.emit?.(rule('law.outrage'), m('do.outrageDraw'));
      // Law 8.2.3.I: without a base there is room for five, also of the cards that humans give.
      if (basesOn(state).length === 0) askLostCard(table, ALLIANCE, { ask: m('ask.noRoom') });
    }
    return;
  }
  if (isBot(state, mover)) return;
  if (isOnScreen(state)) {
    paysTheBot(table, mover, clearing);
    return;
  }
  const answer = table.ask({
    rule: rule('6.2.3'),
    channel: 'human',
    ask: {
      id: m('ask.outrage'),
      params: {
        at: clearingRef(clearing),
        suit: suitRef(suitOf(state, clearing)),
        faction: factionRef(mover),
      },
    },
    answers: ['discarded', 'none'],
    ref: (id) => ref('outrage', id),
  });
  table.emit?.(rule('6.2.3'), m(answer === 'discarded' ? 'do.outragePaid' : 'do.outrageUnpaid'));
  if (answer === 'discarded') askLostCard(table, mover, { suits: [suitOf(state, clearing), BIRD] });
  else {
    score(table, ALLIANCE, bots.automatedAlliance.numbers.outrageVp, 'outrage', rule('6.2.3'));
  }
}
