import { NONE } from '@empty-chair/kernel/ids';
import type { Condition, Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { discardPair, drawDecision } from '../cards.ts';
import { cardOf } from '../content.ts';
import { endTurn } from '../rounds.ts';
import type { State } from '../state.ts';
import { AUTOMA, beginsWithIncome, incomeTurnsOf, isFinished, SHADOW } from '../state.ts';
import { cardRef, m, rule } from '../words.ts';
import { advanceBoth, advanceShadow } from './advance.ts';
import { incomeTurn, makeDeck, shadowFavorite } from './income.ts';
import type { Turn, TurnTable } from './turn.ts';
import { beginTurn, useLatestPair } from './turn.ts';

const isFirst: Condition<Turn> = {
  why: m('skip.notFirst'),
  holds: ({ state }) => incomeTurnsOf(state, AUTOMA) === 0,
};

const isDeckEmpty: Condition<Turn> = {
  why: m('skip.cardsLeft'),
  holds: ({ state }) => state.cards.decision.length === 0,
};

/** The deck is empty now and the track card shows the income hand. */
const isEarly: Condition<Turn> = {
  why: m('skip.noIncomeIcon'),
  holds: ({ state }) => state.cards.decision.length === 0 && cardOf(state.cards.track).track.income,
};

const isFirstOfShadow: Condition<Turn> = {
  why: m('skip.notFirstOfShadow'),
  holds: ({ state }) => beginsWithIncome(state) && incomeTurnsOf(state, SHADOW) === 0,
};

/** Section 2 of the rules: the common turn of the Automa and the Shadow Empire. */
const COMMON: readonly Step<Turn>[] = [
  { id: 'firstIncome', rule: rule('TURN-1'), when: isFirst, run: incomeTurn },
  { id: 'emptyDeck', rule: rule('TURN-2'), when: isDeckEmpty, run: lateIncome },
  { id: 'draw', rule: rule('TURN-3'), run: draw },
  { id: 'earlyIncome', rule: rule('TURN-3'), when: isEarly, run: earlyIncome },
  { id: 'advance', rule: rule('TURN-3'), run: advanceBoth },
];

/** Section 10, 2P-3 and 2P-4: the Shadow Empire's turn in a game of two humans. */
const OF_SHADOW: readonly Step<Turn>[] = [
  { id: 'reshuffle', rule: rule('R-SE-1'), when: isFirstOfShadow, run: firstReshuffle },
  { id: 'reshuffle', rule: rule('2P-4'), when: isDeckEmpty, run: reshuffleEmpty },
  { id: 'draw', rule: rule('TURN-3'), run: draw },
  {
    id: 'reshuffle',
    rule: rule('2P-4'),
    when: {
      ...isEarly,
      holds: (turn) => turn.state.config.shadow.incomeIcon === 'reshuffles' && isEarly.holds(turn),
    },
    run: reshuffleEarly,
  },
  { id: 'shadow', rule: rule('2P-3'), run: advanceShadow },
];

export function botTurn(table: Table<State>): void {
  const state = table.scene;
  const { bot, isSolo } = state.facts;
  // INC-8: after a correction it may be their turn although they are finished.
  if (!isFinished(state, bot)) {
    runSteps(within(table, beginTurn(state)), isSolo ? COMMON : OF_SHADOW, ({ isDone }) => isDone);
  }
  endTurn(table);
}

// ---- TURN-2 --------------------------------------------------------------------------

function lateIncome(table: TurnTable, by: RuleId): void {
  table.emit?.(by, m('see.emptyDeck'));
  incomeTurn(table);
}

// ---- TURN-3 --------------------------------------------------------------------------

/** (a) and (b). The app's deck is shuffled, so the order of two cards is as random as their places. */
function draw(table: TurnTable, by: RuleId): void {
  const { cards } = table.scene.state;
  discardPair(cards);
  cards.track = drawDecision(table, cards, m('ask.trackCard'));
  cards.tiebreaker = drawDecision(table, cards, m('ask.tiebreakerCard'));
  table.emit?.(by, table.atTable.cards ? m('do.drawPair') : m('see.pair'), {
    track: cardRef(cards.track),
    tiebreaker: cardRef(cards.tiebreaker),
  });
}

/**
 * (c). R-INC-5: ties go by the tiebreaker card that was used last, and this pair is not used yet; at some
 * tables by the one that was just laid.
 */
function earlyIncome(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  table.emit?.(by, m('see.earlyIncome'), { card: cardRef(turn.state.cards.track) });
  const isLatest = turn.state.config.options.incomeTiebreaker === 'latest';
  if (isLatest || turn.tiebreaker === undefined) useLatestPair(turn);
  incomeTurn(table);
}

// ---- 2P-4 ------------------------------------------------------------------------------

/** R-SE-1. */
function firstReshuffle(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  turn.state.incomeTurns[SHADOW] = 1;
  reshuffle(table, by);
  turn.isDone = true;
}

function reshuffleEmpty(table: TurnTable, by: RuleId): void {
  reshuffle(table, by);
  table.scene.isDone = table.scene.state.config.shadow.reshuffle === 'takesTurn';
}

function reshuffleEarly(table: TurnTable, by: RuleId): void {
  useLatestPair(table.scene);
  reshuffle(table, by);
  table.scene.isDone = true;
}

/** The favorite is looked at while the last pair still lies there. */
function reshuffle(table: TurnTable, by: RuleId): void {
  if (table.scene.state.cards.tiebreaker !== NONE) runSteps(table, [shadowFavorite]);
  makeDeck(table, by);
}
