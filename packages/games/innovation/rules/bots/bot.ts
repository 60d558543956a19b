import { NONE } from '@empty-chair/kernel/ids';
import { select } from '@empty-chair/kernel/select';
import type { Condition, Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { drawCard, gatherCards, SIDEWAYS } from '../cards.ts';
import { cardOf, LIMITS, SLOTS } from '../content.ts';
import { score } from '../effects.ts';
import { endTurn, takePlace } from '../rounds.ts';
import type { BonusSlot, State } from '../state.ts';
import { bonusTileOf } from '../state.ts';
import { cardRef, m, ref, rule } from '../words.ts';
import { performAll } from './actions.ts';
import * as choose from './selections.ts';
import { placeFirstWorkshops } from './start.ts';
import type { Turn, TurnTable } from './turn.ts';
import { beginTurn, tilePoints } from './turn.ts';

/** The Automa's turn: section 3 of the rules. */
const OUTLINE: readonly Step<Turn>[] = [
  { id: 'draw', rule: rule('AOI-T1'), run: draw },
  {
    id: 'act',
    rule: rule('AOI-T3'),
    when: { why: m('skip.passes'), holds: ({ hasPassed }) => !hasPassed },
    run: act,
  },
  {
    id: 'pass',
    rule: rule('AOI-T4'),
    when: { why: m('skip.noPass'), holds: ({ hasPassed }) => hasPassed },
    run: pass,
  },
];

/** AOI-T6: there is no next round to prepare. */
const isNotLast: Condition<Turn> = {
  why: m('skip.lastRound'),
  holds: ({ state }) => state.round < LIMITS.rounds,
};

/** AOI-T4: (1), (2) and (3), (4), (5). */
const PASS: readonly Step<Turn>[] = [
  { id: 'tile', rule: rule('AOI-T4'), run: scoreTile },
  { id: 'bonus', rule: rule('AOI-T4'), when: isNotLast, run: changeBonus },
  { id: 'deck', rule: rule('AOI-T4'), when: isNotLast, run: newDeck },
  { id: 'order', rule: rule('AOI-T4'), run: turnOrder },
];

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
  runSteps(turn, OUTLINE);
  endTurn(table);
}

// ---- AOI-T1, AOI-T2 Draw -------------------------------------------------------

function draw(table: TurnTable, by: RuleId): void {
  if (table.scene.state.cards.action === NONE) drawPair(table, by);
  else drawOne(table, by);
}

/** The first turn of a round: the first card is Support, the second Action. */
function drawPair(table: TurnTable, by: RuleId): void {
  const { cards } = table.scene.state;
  const support = drawCard(table, cards, by, message(m('ask.support')));
  cards.support.push(support);
  cards.action = drawCard(table, cards, by, message(m('ask.action')));
  table.emit?.(by, m('do.drawPair'), {
    support: cardRef(support),
    action: cardRef(cards.action),
  });
}

/** The old Action card becomes Support, even when the deck is empty: its icon counts for the pass. */
function drawOne(table: TurnTable, by: RuleId): void {
  const { cards } = table.scene.state;
  const support = cards.action;
  cards.support.push(support);
  cards.action = NONE;
  if (cards.draw.length === 0) {
    table.scene.hasPassed = true;
    table.emit?.(by, m('do.emptyDeck'), { support: cardRef(support) });
    return;
  }
  const isSideways = cards.draw.length <= SIDEWAYS;
  const ask = message(m('ask.nextAction'), { card: cardRef(support) });
  const action = drawCard(table, cards, by, ask);
  cards.action = action;
  table.emit?.(by, m('do.drawOne'), { support: cardRef(support), action: cardRef(action) });
  if (!isSideways || !cardOf(action).passIcon) return;
  table.scene.hasPassed = true;
  table.emit?.(rule('AOI-T2'), m('see.earlyPass'), { card: cardRef(action) });
}

// ---- AOI-T3 Act ----------------------------------------------------------------

function act(table: TurnTable): void {
  performAll(table, cardOf(table.scene.state.cards.action).actions);
}

// ---- AOI-T4 Pass ---------------------------------------------------------------

function pass(table: TurnTable): void {
  runSteps(table, PASS);
}

/** (1), and AOI-F4: the Racelings twice when they are the first to pass (AOI-Q14: always). */
function scoreTile(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  const points = tilePoints(state);
  score(table, by, 'tiles', points);
  if (state.facts.faction.scoresTileTwice && state.nextOrder.length === 0) {
    score(table, rule('AOI-F4'), 'faction', points);
  }
}

/** (2) and (3): the tile in the slot of the Support card, changed for the Automa's own; its coins go back. */
function changeBonus(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const slot = select(table, choose.bonusSlot);
  if (slot === undefined) return;
  const { tile, coins } = state.bonus[slot] as BonusSlot;
  const old = bonusTileOf(state, me);
  state.bonusOf[me] = tile;
  state.bonus[slot] = { tile: old, coins: 0 };
  const place = ref('slot', SLOTS[slot] as string);
  if (coins > 0) table.emit?.(by, m('do.coinsBack'), { slot: place, n: coins });
  table.emit?.(by, m('do.bonus'), {
    slot: place,
    tile: ref('bonus', tile),
    old: ref('bonus', old),
  });
}

/** (4). The app's own deck needs no hands. */
function newDeck(table: TurnTable, by: RuleId): void {
  const { cards } = table.scene.state;
  gatherCards(table, cards);
  if (table.atTable.cards) table.emit?.(by, m('do.newDeck'), { n: cards.draw.length });
}

/** (5). In the last round a pass takes no place, but it is a pass. */
function turnOrder(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  takePlace(state, me);
  if (state.round === LIMITS.rounds) return;
  table.emit?.(by, m('do.turnOrder'), { n: state.nextOrder.length });
}
