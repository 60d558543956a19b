import { NONE } from '@empty-chair/kernel/ids';
import { each, select } from '@empty-chair/kernel/select';
import type { Phase } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { battle } from '../../battle.ts';
import { discardCard } from '../../chance.ts';
import { bots } from '../../content.ts';
import { canCraft, craftForBot, placePiece, placeWarriors } from '../../effects.ts';
import { seenCardRef } from '../../faces.ts';
import { itemOnCard, levelRow, suitOfCard } from '../../facts.ts';
import { addToMarket, takeFromMarket } from '../../market.ts';
import type { Card } from '../../pieces.ts';
import { TRADE_POST } from '../../pieces.ts';
import { score } from '../../points.ts';
import {
  arePaymentsEmpty,
  bestCustomer,
  racketeerFrom,
  returnPayments,
  tradePostsOnMap,
} from '../../riverfolk.ts';
import type { Turn } from '../../scene.ts';
import { isOver, paymentsOf, suitOf, warriorSupply, warriorsAt } from '../../state.ts';
import { m, rule } from '../../words.ts';
import { everyClearing } from '../criteria.ts';
import { isCutShort, isGameOver, nightmareStep, passStep } from '../order.ts';
import * as choose from './selections.ts';
import type { RiverfolkTable, RiverfolkTurn } from './turn.ts';
import { isProtectionist } from './turn.ts';

/** Riverfolk Robots: section 9 of the rulebook. */

const { numbers, difficulties, tracks } = bots.riverfolkRobots;

const level = ({ state, me }: Turn) => levelRow(state.facts, me, difficulties);

const OUTLINE: readonly Phase<RiverfolkTurn>[] = [
  {
    id: 'birdsong',
    rule: rule('9.4'),
    steps: [
      { id: 'fillMarket', rule: rule('9.4.1'), run: fillMarket },
      {
        id: 'craft',
        rule: rule('9.4.2'),
        when: { why: m('skip.noItemAdded'), holds: (turn) => craftable(turn) !== NONE },
        run: craft,
      },
      { id: 'order', rule: rule('9.4.3'), run: readOrder },
    ],
  },
  {
    id: 'daylight',
    rule: rule('9.5'),
    until: isCutShort,
    steps: [
      { id: 'buildAndGarrison', rule: rule('9.5.1'), run: buildAndGarrison },
      { id: 'recruit', rule: rule('9.5.2'), run: recruit },
      { id: 'organize', rule: rule('9.5.3'), run: organize },
      {
        id: 'battle',
        rule: rule('9.5.4'),
        when: { why: m('skip.noProtectionism'), holds: isProtectionist },
        run: battleAll,
      },
    ],
  },
  {
    id: 'evening',
    rule: rule('9.6'),
    steps: [
      {
        id: 'scorePayments',
        rule: rule('9.6.1'),
        when: {
          why: m('skip.noPayments'),
          holds: ({ state }) => bestCustomer(state) !== undefined,
        },
        run: scorePayments,
      },
      {
        id: 'racketeering',
        rule: rule('9.6.2'),
        when: { why: m('skip.noProtectionism'), holds: isProtectionist },
        run: racketeer,
      },
      {
        id: 'discardMarket',
        rule: rule('9.6.3'),
        when: { why: m('skip.noMarket'), holds: ({ state }) => state.market.length > 0 },
        run: discardFromMarket,
      },
      nightmareStep((turn) => level(turn).eveningBonusVp),
      passStep,
    ],
  },
];

export function playRiverfolk(table: RiverfolkTable): void {
  runPhases(table, OUTLINE, isGameOver);
}

// ---- 9.4 Birdsong ----------------------------------------------------------------------

/** B-24: up to five cards, or by the other reading two, and never above five. */
function fillMarket(table: RiverfolkTable, by: RuleId): void {
  const turn = table.scene;
  const { state } = turn;
  const room = numbers.market - state.market.length;
  const isSlow = state.facts.config.options.marketRefill === 'two';
  for (let n = isSlow ? Math.min(room, numbers.slowRefill) : room; n > 0; n -= 1) {
    const card = addToMarket(table, by);
    if (card !== NONE) turn.added = [...turn.added, card];
  }
}

/** B-25: the first one by the order of drawing. */
function craftable({ state, added }: RiverfolkTurn): Card {
  return added.find((card) => canCraft(state, card)) ?? NONE;
}

function craft(table: RiverfolkTable, by: RuleId): void {
  const { state, me } = table.scene;
  const card = craftable(table.scene);
  craftForBot(table, me, itemOnCard(state.facts, card));
  discard(table, card, by);
}

function discard(table: RiverfolkTable, card: Card, by: RuleId): void {
  const { state } = table.scene;
  takeFromMarket(state, card);
  table.emit?.(by, m('do.discardMarket'), { card: seenCardRef(state)(card) });
  discardCard(table, card);
}

/** It stays where it lies. With neither Market nor deck the bot goes on in the Evening (B-26). */
function readOrder(table: RiverfolkTable, by: RuleId): void {
  const turn = table.scene;
  const { state } = turn;
  const card = state.market.at(-1);
  if (card === undefined) {
    turn.cutShort = true;
    table.emit?.(rule('B-26'), m('do.noOrder'));
    return;
  }
  turn.order = card;
  turn.orderSuit = suitOfCard(state.facts, card);
  table.emit?.(by, m('do.marketOrder'), { card: seenCardRef(state)(card) });
}

// ---- 9.5 Daylight ----------------------------------------------------------------------

/** B-30: where no warrior is left the trade post goes alone. B-27: it scores nothing by the law. */
function buildAndGarrison(table: RiverfolkTable, by: RuleId): void {
  const turn = table.scene;
  const { state, me } = turn;
  const clearing = select(table, choose.tradePostClearing);
  if (clearing === undefined) return;
  const space = tradePostsOnMap(state, suitOf(state, clearing));
  // B-76, B-77: a Snare holds back both, and what they score.
  if (!placePiece(table, TRADE_POST, clearing, by)) return;
  placeWarriors(table, me, clearing, level(turn).garrison, by);
  if (state.facts.config.options.tradePostVp === 'track') {
    score(table, me, tracks.tradePost[space] as number, 'buildings', rule('B-27'));
  }
}

function recruit(table: RiverfolkTable, by: RuleId): void {
  for (const clearing of each(table, choose.recruitClearings)) {
    // A Snare may have brought the last point.
    if (isOver(table.scene.state)) return;
    placeWarriors(table, table.scene.me, clearing, numbers.recruitPerClearing, by);
  }
}

/** 9.2.4 is found out here, for the rest of the turn (B-32): one point, be it one or both (B-31). */
function organize(table: RiverfolkTable, by: RuleId): void {
  const turn = table.scene;
  const { state, me } = turn;
  turn.shield = arePaymentsEmpty(state);
  turn.sword = warriorSupply(state, me) === 0;
  if (turn.shield) table.emit?.(rule('9.2.4'), m('do.shield'));
  if (turn.sword) table.emit?.(rule('9.2.4'), m('do.sword'));
  if (!isProtectionist(turn)) return;
  score(table, me, numbers.protectionismVp, 'special', by);
  const clearing = select(table, choose.protectedClearing);
  if (clearing !== undefined) {
    placeWarriors(table, me, clearing, numbers.protectionismWarriors, by);
  }
}

function battleAll(table: RiverfolkTable, by: RuleId): void {
  const { state, me } = table.scene;
  for (const clearing of each(table, choose.battleClearings)) {
    if (isOver(state)) return;
    const defender = select(table, choose.defender, clearing);
    if (defender !== undefined) battle(table, { attacker: me, defender, clearing, by });
  }
}

// ---- 9.6 Evening -----------------------------------------------------------------------

/** Those of one player; the others stay. */
function scorePayments(table: RiverfolkTable, by: RuleId): void {
  const { state, me } = table.scene;
  const customer = bestCustomer(state);
  if (customer === undefined) return;
  const n = paymentsOf(state, customer);
  returnPayments(table, customer, n, by);
  score(table, me, n * numbers.vpPerPayment, 'services', by);
}

function racketeer(table: RiverfolkTable, by: RuleId): void {
  const { state, me } = table.scene;
  for (const clearing of everyClearing(table.scene)) {
    const n = warriorsAt(state, me, clearing) - numbers.racketeeringLeaves;
    if (n > 0) racketeerFrom(table, clearing, n, by);
  }
}

function discardFromMarket(table: RiverfolkTable, by: RuleId): void {
  const { state, shield } = table.scene;
  for (let n = shield ? numbers.discardsWithShield : numbers.discards; n > 0; n -= 1) {
    const [leftmost] = state.market;
    if (leftmost !== undefined) discard(table, leftmost, by);
  }
}
