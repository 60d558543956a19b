import type { Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import { discardPair, drawDecision } from '../cards.ts';
import { cardOf } from '../content.ts';
import { endTurn } from '../rounds.ts';
import type { State } from '../state.ts';
import { AUTOMA, incomeTurnsOf, isFinished, NONE, SHADOW } from '../state.ts';
import { cardRef, m, rule } from '../words.ts';
import { advanceBoth, advanceByPair } from './advance.ts';
import { checkFavorite, incomeTurn, makeDeck } from './income.ts';
import type { Turn, TurnTable } from './turn.ts';
import { beginTurn, useTiebreaker } from './turn.ts';

/** Section 2 of the rules: the common turn of the Automa and the Shadow Empire. */
export function botTurn(table: Table<State>): void {
  const state = table.scene;
  // INC-8: after a correction it may be their turn although they are finished.
  if (!isFinished(state, state.facts.bot)) takeTurn(within(table, beginTurn(state)));
  endTurn(table);
}

function takeTurn(table: TurnTable): void {
  if (table.scene.state.facts.isSolo) commonTurn(table);
  else shadowTurn(table);
}

const never = (): boolean => false;

function commonTurn(table: TurnTable): void {
  const { state } = table.scene;
  if (incomeTurnsOf(state, AUTOMA) === 0) runSteps(table, [firstIncome], never);
  else if (state.cards.decision.length === 0) runSteps(table, [emptyDeck], never);
  else {
    runSteps(table, [draw], never);
    runSteps(table, [isEarlyIncome(table.scene) ? earlyIncome : advanceStep], never);
  }
}

/** TURN-1. */
const firstIncome: Step<Turn> = { id: 'firstIncome', rule: rule('TURN-1'), run: incomeTurn };

/** TURN-2. */
const emptyDeck: Step<Turn> = {
  id: 'emptyDeck',
  rule: rule('TURN-2'),
  run: (table) => {
    table.emit?.(rule('TURN-2'), m('see.emptyDeck'));
    incomeTurn(table);
  },
};

// ---- TURN-3 --------------------------------------------------------------------------

/**
 * (a) and (b). The app's deck is shuffled, so the order of two cards is as random as their places.
 * R-INC-5: from now on this is the latest tiebreaker card, also of an income turn that follows at once.
 */
const draw: Step<Turn> = {
  id: 'draw',
  rule: rule('TURN-3'),
  run: (table) => {
    const turn = table.scene;
    const { cards } = turn.state;
    discardPair(cards);
    cards.track = drawDecision(table, cards, m('ask.trackCard'));
    cards.tiebreaker = drawDecision(table, cards, m('ask.tiebreakerCard'));
    useTiebreaker(turn, cards.tiebreaker);
    table.emit?.(rule('TURN-3'), table.atTable.cards ? m('do.drawPair') : m('see.pair'), {
      track: cardRef(cards.track),
      tiebreaker: cardRef(cards.tiebreaker),
    });
  },
};

/** (c): the deck is empty now and the track card shows the income hand. */
const isEarlyIncome = ({ state }: Turn): boolean =>
  state.cards.decision.length === 0 && cardOf(state.cards.track).track.income;

const earlyIncome: Step<Turn> = {
  id: 'earlyIncome',
  rule: rule('TURN-3'),
  run: (table) => {
    table.emit?.(rule('TURN-3'), m('see.earlyIncome'), {
      card: cardRef(table.scene.state.cards.track),
    });
    incomeTurn(table);
  },
};

/** (d). */
const advanceStep: Step<Turn> = { id: 'advance', rule: rule('TURN-3'), run: advanceBoth };

// ---- section 10: two humans --------------------------------------------------------------

/** 2P-3, 2P-4. */
function shadowTurn(table: TurnTable): void {
  const { state } = table.scene;
  if (state.cards.decision.length === 0) {
    runSteps(table, [reshuffle], never);
    if (state.config.shadow.reshuffle === 'takesTurn') return;
  }
  runSteps(table, [draw], never);
  const isIcon = state.config.shadow.incomeIcon === 'reshuffles' && isEarlyIncome(table.scene);
  runSteps(table, [isIcon ? reshuffle : shadowAdvance], never);
}

/** The favorite is looked at while the last pair still lies there. */
const reshuffle: Step<Turn> = {
  id: 'reshuffle',
  rule: rule('2P-4'),
  run: (table) => {
    const { cards } = table.scene.state;
    if (cards.tiebreaker !== NONE) checkFavorite(table, SHADOW);
    makeDeck(table, rule('2P-4'));
  },
};

const shadowAdvance: Step<Turn> = {
  id: 'shadow',
  rule: rule('2P-3'),
  run: (table) => advanceByPair(table, SHADOW),
};
