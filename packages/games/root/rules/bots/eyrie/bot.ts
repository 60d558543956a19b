import { NONE } from '@empty-chair/kernel/ids';
import { each, select } from '@empty-chair/kernel/select';
import type { Phase } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { battle } from '../../battle.ts';
import { onMap } from '../../board.ts';
import { needsBoats, selectToBuild } from '../../bot-customers.ts';
import { discardCard } from '../../chance.ts';
import { bots, numberOn } from '../../content.ts';
import { costOfErrors } from '../../duchy.ts';
import {
  destroyPiece,
  isHeldBack,
  isOnTrack,
  moveWarriors,
  placePiece,
  placeWarriors,
} from '../../effects.ts';
import { seenCardRef } from '../../faces.ts';
import { hasTrait, levelRow } from '../../facts.ts';
import type { Clearing, Kind, Suit } from '../../pieces.ts';
import { BIRD, ROOST, removalOrderOf } from '../../pieces.ts';
import { score } from '../../points.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { sell } from '../../services.ts';
import { decreeOf, isOver, piecesAt, VIZIER, warriorSupply } from '../../state.ts';
import { m, rule, suitRef } from '../../words.ts';
import {
  craftStep,
  isCutShort,
  isGameOver,
  nightmareStep,
  passStep,
  revealStep,
} from '../order.ts';
import * as choose from './selections.ts';
import { COLUMNS, cardsIn, movable } from './turn.ts';

/** Electric Eyrie: section 5 of the rulebook. */

const { numbers, difficulties, tracks, traits } = bots.electricEyrie;
const SWOOP_WARRIORS = numberOn(traits, 'swoop', 'place');
const NOBLE_VP_PER_BIRD = numberOn(traits, 'nobility', 'turmoilVpPerBird');

const OUTLINE: readonly Phase<Turn>[] = [
  {
    id: 'birdsong',
    rule: rule('5.4'),
    steps: [
      revealStep(rule('5.4.1')),
      craftStep(rule('5.4.2')),
      {
        id: 'addToDecree',
        rule: rule('5.4.3'),
        when: { why: m('skip.noOrder'), holds: ({ order }) => order !== NONE },
        run: addToDecree,
      },
      {
        id: 'newRoost',
        rule: rule('5.4.4'),
        when: {
          why: m('skip.hasRoost'),
          holds: ({ state, order }) => order !== NONE && onMap(state, ROOST) === 0,
        },
        run: newRoost,
      },
    ],
  },
  {
    id: 'daylight',
    rule: rule('5.5'),
    until: isCutShort,
    steps: [
      { id: 'decreeRecruit', rule: rule('5.5.1'), run: (table) => forEachColumn(table, recruit) },
      { id: 'decreeMove', rule: rule('5.5.1'), run: (table) => forEachColumn(table, move) },
      { id: 'decreeBattle', rule: rule('5.5.1'), run: (table) => forEachColumn(table, fight) },
      {
        id: 'relentless',
        rule: rule('trait.relentless'),
        when: { why: m('skip.noTrait'), holds: (turn) => has(turn, 'relentless') },
        run: relentless,
      },
      { id: 'build', rule: rule('5.5.2'), run: build },
      {
        // at the end of Daylight, so not after a turmoil.
        id: 'swoop',
        rule: rule('trait.swoop'),
        when: { why: m('skip.noTrait'), holds: (turn) => has(turn, 'swoop') },
        run: swoop,
      },
    ],
  },
  {
    id: 'evening',
    rule: rule('5.6'),
    steps: [
      { id: 'score', rule: rule('5.6'), run: scoreRoosts },
      nightmareStep((turn) => level(turn).eveningBonusVp),
      passStep,
    ],
  },
];

/** Whenever something cannot be done. */
const TURMOIL: readonly Phase<Turn>[] = [
  {
    id: 'turmoil',
    rule: rule('5.7'),
    steps: [
      { id: 'humiliate', rule: rule('5.7.1'), run: humiliate },
      { id: 'purge', rule: rule('5.7.2'), run: purge },
      { id: 'rest', rule: rule('5.7.3'), run: rest },
    ],
  },
];

export function playEyrie(table: TurnTable): void {
  runPhases(table, OUTLINE, isGameOver);
}

function turmoil(table: TurnTable): void {
  table.emit?.(rule('5.7'), m('do.turmoil'));
  runPhases(table, TURMOIL, isGameOver);
}

function level({ state, me }: Turn) {
  return levelRow(state.facts, me, difficulties);
}
function has({ state, me }: Turn, trait: 'nobility' | 'relentless' | 'swoop' | 'focused'): boolean {
  return hasTrait(state.facts, me, trait);
}

// ---- 5.4 Birdsong ------------------------------------------------------------

function addToDecree(table: TurnTable, by: RuleId): void {
  const { state, order, orderSuit } = table.scene;
  decreeOf(state, orderSuit).push(order);
  table.emit?.(by, m('do.decree'), {
    card: seenCardRef(state)(order),
    suit: suitRef(orderSuit),
  });
}

function newRoost(table: TurnTable, by: RuleId): void {
  const clearing = select(table, choose.newRoostClearing);
  if (clearing === undefined) {
    turmoil(table);
    return;
  }
  // B-76, B-77: a Snare holds back the whole placing, and that is no turmoil.
  if (!placePiece(table, ROOST, clearing, by)) return;
  // four warriors, or all that are left.
  placeWarriors(table, table.scene.me, clearing, numbers.newRoostWarriors, by);
}

// ---- 5.5.1 Resolve the Decree --------------------------------------------------

/** Each action for every column with a card, left to right; a turmoil on the way ends it. */
function forEachColumn(table: TurnTable, act: (table: TurnTable, column: Suit) => void): void {
  const turn = table.scene;
  for (const column of COLUMNS) {
    if (isCutShort(turn) || isGameOver(turn)) return;
    if (cardsIn(turn, column) > 0) act(table, column);
  }
}

function recruit(table: TurnTable, column: Suit): void {
  const turn = table.scene;
  const wanted = cardsIn(turn, column);
  const clearing = select(table, choose.recruitClearing, column);
  // B-77: who is held back by a Snare is no cause for turmoil.
  const isSent = clearing !== undefined && warriorSupply(turn.state, turn.me) > 0;
  if (isSent && isHeldBack(table, turn.me, clearing)) return;
  const placed =
    clearing === undefined
      ? 0
      : placeWarriors(table, turn.me, clearing, wanted, choose.recruitClearing.rule);
  if (placed < wanted && has(turn, 'nobility') && nobilityObjects(turn, clearing)) {
    turmoil(table);
  }
}

/** only an empty supply counts as "cannot place a warrior", unless the table says otherwise. */
function nobilityObjects({ state, me }: Turn, clearing: Clearing | undefined): boolean {
  if (state.facts.config.options.nobility === 'any') return true;
  return clearing !== undefined && warriorSupply(state, me) === 0;
}

function move(table: TurnTable, column: Suit): void {
  const turn = table.scene;
  const from = select(table, choose.moveOrigin, column);
  if (from === undefined) return;
  const to = select(table, choose.moveDestination, from);
  if (to === undefined) return;
  if (needsBoats(turn.state, from, to)) sell(table, turn.me, 'riverboats', rule('S-B'));
  if (isGameOver(turn)) return;
  const n = movable(turn, from, column);
  moveWarriors(table, { faction: turn.me, from, to, n }, choose.moveDestination.rule);
}

function fight(table: TurnTable, column: Suit): void {
  const turn = table.scene;
  const clearing = select(table, choose.battleClearing, column);
  if (clearing === undefined) return;
  const defender = select(table, choose.defender, clearing);
  if (defender === undefined) return;
  const plan = { attacker: turn.me, defender, clearing, by: choose.defender.rule };
  const extraBy = extraHitRule(turn, column);
  if (extraBy === undefined) battle(table, plan);
  else battle(table, plan, { attacker: numbers.largestColumnExtraHits, defender: 0, by: extraBy });
}

/**
 * The rule that deals the extra hit: more cards than every other column. Focused (or the table,
 * A-16) is content with a tie.
 */
function extraHitRule(turn: Turn, column: Suit): RuleId | undefined {
  const here = cardsIn(turn, column);
  let most = 0;
  for (const other of COLUMNS) {
    if (other !== column) most = Math.max(most, cardsIn(turn, other));
  }
  if (here > most) return rule('5.5.1.III');
  if (here < most) return undefined;
  if (has(turn, 'focused')) return rule('trait.focused');
  return turn.state.facts.config.options.extraHit === 'tied' ? rule('5.5.1.III') : undefined;
}

// ---- 5.5 the rest of Daylight ----------------------------------------------------

function relentless(table: TurnTable, by: RuleId): void {
  costOfErrors(table, table.scene.me, () => {
    for (const clearing of each(table, choose.relentlessClearings)) {
      for (const victim of each(table, choose.relentlessVictims, clearing)) {
        for (const kind of removalOrderOf(victim)) {
          destroyAllOf(table, kind, clearing, by);
        }
      }
    }
  });
}

function destroyAllOf(table: TurnTable, kind: Kind, clearing: Clearing, by: RuleId): void {
  const { state, me } = table.scene;
  while (piecesAt(state, kind, clearing) > 0 && !isOver(state)) {
    destroyPiece(table, me, kind, clearing, by);
  }
}

function build(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  const clearing = isOnTrack(state, ROOST) ? selectToBuild(table, choose.buildClearing) : undefined;
  if (clearing === undefined) turmoil(table);
  else placePiece(table, ROOST, clearing, by);
}

function swoop(table: TurnTable, by: RuleId): void {
  const clearing = select(table, choose.swoopClearing);
  if (clearing !== undefined) placeWarriors(table, table.scene.me, clearing, SWOOP_WARRIORS, by);
}

// ---- 5.6 Evening -------------------------------------------------------------

function scoreRoosts(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const roosts = onMap(state, ROOST);
  const points = roosts === 0 ? 0 : (tracks.roost[roosts - 1] as number);
  score(table, me, points, 'roosts', by);
}

// ---- 5.7 Turmoil -------------------------------------------------------------

function humiliate(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  const birds = cardsIn(turn, BIRD);
  const isNoble = has(turn, 'nobility');
  const perBird = isNoble ? NOBLE_VP_PER_BIRD : numbers.turmoilVpPerBird;
  score(table, turn.me, perBird * birds, 'turmoil', isNoble ? rule('trait.nobility') : by);
}

/** Column by column, so that the last one lies on top of the pile. */
function purge(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  table.emit?.(by, m('do.purge'));
  for (const column of COLUMNS) {
    const cards = decreeOf(state, column);
    const viziers = cards.filter((card) => card === VIZIER);
    for (const card of cards) if (card !== VIZIER) discardCard(table, card);
    cards.splice(0, cards.length, ...viziers);
  }
}

function rest(table: TurnTable): void {
  table.scene.cutShort = true;
}
