import { select } from '@empty-chair/kernel/select';
import type { Condition, Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import { drawCard, gatherCards, SIDEWAYS } from '../cards.ts';
import type { Card } from '../content.ts';
import { cardOf, LIMITS, SLOTS } from '../content.ts';
import { score } from '../effects.ts';
import { endTurn, takePlace } from '../rounds.ts';
import type { BonusSlot, State } from '../state.ts';
import { NONE } from '../state.ts';
import { cardRef, m, ref, rule } from '../words.ts';
import { performAll } from './actions.ts';
import * as choose from './selections.ts';
import { placeFirstWorkshops } from './start.ts';
import type { Turn, TurnTable } from './turn.ts';
import { beginTurn, tilePoints } from './turn.ts';

/** The Automa's turn: section 3 of the rules. */
export function automaTurn(table: Table<State>): void {
  const state = table.scene;
  const turn = within(table, beginTurn(state));
  const first = state.errands.findIndex(({ task }) => task === 'automa');
  if (first >= 0) {
    // Foresight may ask before the humans have done what comes before.
    state.errands.splice(0, first);
    placeFirstWorkshops(turn);
    return;
  }
  runSteps(turn, [draw, act, pass], () => false);
  endTurn(table);
}

// ---- AOI-T1, AOI-T2 Draw -------------------------------------------------------

const draw: Step<Turn> = {
  id: 'draw',
  rule: rule('AOI-T1'),
  run: (table) => {
    const { cards } = table.scene.state;
    if (cards.action === NONE) drawPair(table);
    else drawOne(table);
    table.scene.support = cardOf(cards.support.at(-1) as Card).support;
  },
};

/** The first turn of a round: the first card is Support, the second Action. */
function drawPair(table: TurnTable): void {
  const { cards } = table.scene.state;
  const support = drawCard(table, cards, rule('AOI-T1'), m('ask.support'));
  cards.support.push(support);
  cards.action = drawCard(table, cards, rule('AOI-T1'), m('ask.action'));
  table.emit?.(rule('AOI-T1'), m('do.drawPair'), {
    support: cardRef(support),
    action: cardRef(cards.action),
  });
}

/** The old Action card becomes Support, even when the deck is empty: its icon counts for the pass. */
function drawOne(table: TurnTable): void {
  const { cards } = table.scene.state;
  const support = cards.action;
  cards.support.push(support);
  cards.action = NONE;
  if (cards.draw.length === 0) {
    table.scene.hasPassed = true;
    table.emit?.(rule('AOI-T1'), m('do.emptyDeck'), { support: cardRef(support) });
    return;
  }
  const isSideways = cards.draw.length <= SIDEWAYS;
  const action = drawCard(table, cards, rule('AOI-T1'), m('ask.action'));
  cards.action = action;
  table.emit?.(rule('AOI-T1'), m('do.drawOne'), {
    support: cardRef(support),
    action: cardRef(action),
  });
  if (!isSideways || !cardOf(action).passIcon) return;
  table.scene.hasPassed = true;
  table.emit?.(rule('AOI-T2'), m('see.earlyPass'), { card: cardRef(action) });
}

// ---- AOI-T3 Act ----------------------------------------------------------------

const act: Step<Turn> = {
  id: 'act',
  rule: rule('AOI-T3'),
  when: { why: m('skip.passes'), holds: ({ hasPassed }) => !hasPassed },
  run: (table) => performAll(table, cardOf(table.scene.state.cards.action).actions),
};

// ---- AOI-T4 Pass ---------------------------------------------------------------

/** (1), and AOI-F4: the Racelings twice when they are the first to pass (AOI-Q14: always). */
const scoreTile: Step<Turn> = {
  id: 'tile',
  rule: rule('AOI-T4'),
  run: (table) => {
    const { state } = table.scene;
    const points = tilePoints(state);
    score(table, rule('AOI-T4'), 'tiles', points);
    if (state.config.faction === 'racelings' && state.nextOrder.length === 0) {
      score(table, rule('AOI-F4'), 'faction', points);
    }
  },
};

/** AOI-T6: there is no next round to prepare. */
const isNotLast: Condition<Turn> = {
  why: m('skip.lastRound'),
  holds: ({ state }) => state.round < LIMITS.rounds,
};

/** (2) and (3). */
const changeBonus: Step<Turn> = {
  id: 'bonus',
  rule: rule('AOI-T4'),
  when: isNotLast,
  run: takeBonusTile,
};

/** (4). The app's own deck needs no hands. */
const newDeck: Step<Turn> = {
  id: 'deck',
  rule: rule('AOI-T4'),
  when: isNotLast,
  run: (table) => {
    const { cards } = table.scene.state;
    gatherCards(table, cards);
    if (table.atTable.cards)
      table.emit?.(rule('AOI-T4'), m('do.newDeck'), { n: cards.draw.length });
  },
};

/** (5). In the last round a pass takes no place, but it is a pass. */
const turnOrder: Step<Turn> = {
  id: 'order',
  rule: rule('AOI-T4'),
  run: (table) => {
    const { state, me } = table.scene;
    takePlace(state, me);
    if (state.round === LIMITS.rounds) return;
    table.emit?.(rule('AOI-T4'), m('do.turnOrder'), { n: state.nextOrder.length });
  },
};

const pass: Step<Turn> = {
  id: 'pass',
  rule: rule('AOI-T4'),
  when: { why: m('skip.noPass'), holds: ({ hasPassed }) => hasPassed },
  run: (table) => runSteps(table, [scoreTile, changeBonus, newDeck, turnOrder], () => false),
};

/** (2) and (3): the tile in the slot of the Support card, changed for the Automa's own. */
function takeBonusTile(table: TurnTable): void {
  const { state, me } = table.scene;
  const slot = select(table, choose.bonusSlot);
  if (slot === undefined) return;
  const { tile, coins } = state.bonus[slot] as BonusSlot;
  const old = state.bonusOf[me] as number;
  state.bonusOf[me] = tile;
  state.bonus[slot] = { tile: old, coins: 0 };
  table.emit?.(rule('AOI-T4'), coins > 0 ? m('do.bonusAndCoins') : m('do.bonus'), {
    slot: ref('slot', SLOTS[slot] as string),
    tile: ref('bonus', tile),
    old: ref('bonus', old),
    ...(coins > 0 && { n: coins }),
  });
}
