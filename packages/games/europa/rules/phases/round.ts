import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { activePlayers, playerOf, smallTownsLeft } from '../board.ts';
import { NONE } from '../content.ts';
import { dealDeck } from '../decks.ts';
import { MILESTONE_TYPES, ROUNDS_PER_AGE } from '../numbers.ts';
import { orderFrom } from '../setup.ts';
import type { Player, State, StepId } from '../state.ts';
import { STEPS } from '../state.ts';
import { changePrestige } from '../turn/effects.ts';
import { pass } from '../turn/pass.ts';
import { m, realmRef, rule } from '../words.ts';
import { takesPart, tellHuman, tellTable } from './human-part.ts';
import { aftermath, firstPasses, removeAnnexed } from './peace.ts';
import { rebelsAct } from './rebel-units.ts';
import { findWinners } from './scoring.ts';

/** EU-6: whose turn it is, and what comes after it. */
export function endOfTurn(table: Table<unknown>, state: State): void {
  if (state.isOver) return;
  if (state.step === 'actions') {
    state.isUnderWay = true;
    endLastTurn(table, state);
  }
  const next = state.step === 'actions' ? nextToAct(state) : nextInOrder(state);
  if (next === undefined) endStep(table, state);
  else giveTurn(table, state, next);
}

function giveTurn(table: Table<unknown>, state: State, seat: Seat): void {
  state.seat = seat;
  const player = playerOf(state, seat);
  if (!player.isBot) tellHuman(table, state, player);
}

/** EU-18.1: a bot loses its last Province outside of the talks; if it was on turn, the next one is. */
export function annexedNow(table: Table<unknown>, state: State): void {
  removeAnnexed(table, state);
  if (!playerOf(state, state.seat).isActive) endOfTurn(table, state);
}

/** R-PASS-1, main rules 4.2: so many passes are rewarded; then everybody else takes one more Turn. */
export const passesBeforeTheEnd = (players: number): number =>
  players <= 3 ? 2 : players <= 5 ? 3 : 4;

function isEnding(state: State): boolean {
  const players = activePlayers(state);
  const passed = players.filter(({ hasPassed }) => hasPassed).length;
  return passed >= passesBeforeTheEnd(players.length);
}

/** R-PASS-1: whoever has not passed, and had a Turn after the last reward was gone, counts as passed. */
function endLastTurn(table: Table<unknown>, state: State): void {
  const { isActive, hasPassed, realm } = playerOf(state, state.seat);
  if (!isActive || hasPassed || !isEnding(state)) return;
  table.emit?.(rule('R-PASS-1'), m('see.lastTurn'), { who: realmRef(realm) });
  pass(table, state, state.seat);
}

/**
 * EU-6.2: round and round until everybody has passed. R-PASS-1: then whoever has not taken an Event
 * takes it.
 */
function nextToAct(state: State): Seat | undefined {
  const at = state.order.indexOf(state.seat);
  const others = [...state.order.slice(at + 1), ...state.order.slice(0, at + 1)];
  const next = (isNext: (player: Player) => boolean): Seat | undefined =>
    others.find((seat) => playerOf(state, seat).isActive && isNext(playerOf(state, seat)));
  return next(({ hasPassed }) => !hasPassed) ?? next(({ hasTakenEvent }) => !hasTakenEvent);
}

function nextInOrder(state: State): Seat | undefined {
  const at = state.order.indexOf(state.seat);
  return state.order.slice(at + 1).find((seat) => takesPart(state, playerOf(state, seat)));
}

function endStep(table: Table<unknown>, state: State): void {
  if (state.step === 'scoring') {
    findWinners(table, state);
    state.isOver = true;
    return;
  }
  if (state.step === 'upkeep') {
    endRound(table, state);
    return;
  }
  if (state.step === 'invasions') {
    state.invasions = [];
    rebelsAct(table, state);
  }
  if (state.step === 'peace') aftermath(table, state);
  state.step = STEPS[STEPS.indexOf(state.step) + 1] as StepId;
  table.emit?.(rule('EU-6.2'), STEP_LINES[state.step]);
  if (state.step === 'invasions') endTruces(table, state);
  if (state.step === 'peace') firstPasses(table, state);
  tellTable(table, state);
  begin(table, state);
}

/** R-TRUCE-1: 3A as in the main rules, so that a Truce made in 3D keeps the next Round's Action Phase. */
function endTruces(table: Table<unknown>, state: State): void {
  for (const player of activePlayers(state)) {
    const over = player.truces;
    player.truces = [];
    if (!player.isBot) continue;
    for (const realm of over) {
      table.emit?.(rule('R-TRUCE-1'), m('do.truceOver'), {
        who: realmRef(player.realm),
        realm: realmRef(realm),
      });
    }
  }
}

const STEP_LINES = {
  actions: m('see.step.actions'),
  invasions: m('see.step.invasions'),
  peace: m('see.step.peace'),
  unrest: m('see.step.unrest'),
  income: m('see.step.income'),
  upkeep: m('see.step.upkeep'),
  scoring: m('see.step.scoring'),
} as const;

/** With the first one who has a part in the step; without any the next step follows. */
function begin(table: Table<unknown>, state: State): void {
  const first = state.order.find((seat) => takesPart(state, playerOf(state, seat)));
  if (first !== undefined) giveTurn(table, state, first);
  else if (activePlayers(state).length === 0) state.isOver = true;
  else endStep(table, state);
}

function endRound(table: Table<unknown>, state: State): void {
  const first = state.nextFirst === NONE ? (state.order[0] ?? 0) : state.nextFirst;
  for (const player of activePlayers(state)) {
    player.hasPassed = false;
    player.hasTakenEvent = false;
  }
  state.passed = [];
  state.isUnderWay = false;
  state.nextFirst = NONE;
  state.hasCrusade = false;
  state.crusade = undefined;
  state.order = orderFrom(state, first);
  const isLast = state.round === ROUNDS_PER_AGE && state.age === state.config.lastAge;
  if (isLast || isOutOfTowns(state) || isFarAhead(state)) {
    state.step = 'scoring';
    table.emit?.(rule('EU-6.18'), STEP_LINES.scoring);
    begin(table, state);
    return;
  }
  if (state.round === ROUNDS_PER_AGE) {
    endAge(table, state);
    state.age += 1;
    state.round = 1;
    for (const player of activePlayers(state)) if (player.isBot) dealDeck(table, state, player);
  } else state.round += 1;
  state.step = 'actions';
  table.emit?.(rule('EU-6.1'), m('see.round'), { n: state.round, age: state.age });
  begin(table, state);
}

/** EU-10.2. */
const isOutOfTowns = (state: State): boolean =>
  activePlayers(state).some((player) => player.isBot && smallTownsLeft(state, player) <= 0);

const ENOUGH_PRESTIGE = 100;
const FAR_AHEAD = 20;
/** EU-6.18: by the main rules a great lead ends the game too. */
function isFarAhead(state: State): boolean {
  const [first = 0, second = 0] = activePlayers(state)
    .map(({ prestige }) => prestige)
    .sort((one, other) => other - one);
  return first >= ENOUGH_PRESTIGE && first - second >= FAR_AHEAD;
}

/**
 * EU-6.17, before a new Age only: the decks are dealt anew with the new Age; Marriages stay and score.
 * R-FOCUS-1: cubes in the Focus areas stay, or Easy bots with two cards of a type could never have three.
 */
function endAge(table: Table<unknown>, state: State): void {
  for (const player of activePlayers(state)) {
    if (!player.isBot) continue;
    if (player.marriages.length > 0) changePrestige(table, player, 1, rule('EU-6.17'));
    for (const type of MILESTONE_TYPES) player.mat.milestones[type] = false;
  }
  for (const type of MILESTONE_TYPES) state.milestones[type] = [];
}
