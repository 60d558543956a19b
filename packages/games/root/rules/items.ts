import { NONE } from '@empty-chair/kernel/ids';
import type { RuleId } from '@empty-chair/kernel/words';
import { bots } from './content.ts';
import { hasTrait } from './facts.ts';
import type { Faction } from './pieces.ts';
import { SECOND_VAGABOND, VAGABOND } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { Condition, State } from './state.ts';
import {
  cell,
  DAMAGED_EXHAUSTED,
  DAMAGED_READY,
  EXHAUSTED,
  ITEM_STATE,
  READY,
  TRACK_EXHAUSTED,
  TRACK_READY,
} from './state.ts';
import { m, rule } from './words.ts';

/** The Vagabot's items (7.2.3 to 7.2.5). They are all alike: only their condition counts. */

const count = (state: State, condition: Condition): number => cell(state, ITEM_STATE + condition);

function shift(state: State, from: Condition, to: Condition, n = 1): void {
  state.cells[ITEM_STATE + from] = count(state, from) - n;
  state.cells[ITEM_STATE + to] = count(state, to) + n;
}

export const readyItems = (state: State): number => count(state, READY);
export const damagedItems = (state: State): number =>
  count(state, DAMAGED_READY) + count(state, DAMAGED_EXHAUSTED);
export const onBattleTrack = (state: State): number =>
  count(state, TRACK_READY) + count(state, TRACK_EXHAUSTED);
export const undamagedItems = (state: State): number =>
  count(state, READY) + count(state, EXHAUSTED) + onBattleTrack(state);

/** The faction that the Vagabot plays, or NONE. */
export function vagabotFaction(state: State): Faction {
  const { botOf } = state.facts;
  if (botOf[VAGABOND] !== undefined) return VAGABOND;
  return botOf[SECOND_VAGABOND] === undefined ? NONE : SECOND_VAGABOND;
}

const isQuesting = (state: State): boolean =>
  hasTrait(state.facts, vagabotFaction(state), 'questing');

export const maxRolledHits = (state: State): number =>
  bots.vagabot.battleTrack.maxRolledHits[onBattleTrack(state)] ?? 0;
export const attackerExtraHits = (state: State): number =>
  bots.vagabot.battleTrack.attackerExtraHits[onBattleTrack(state)] ?? 0;

function thresholdsMetBy(items: number): number {
  let met = 0;
  for (const threshold of bots.vagabot.battleTrack.thresholds) if (items >= threshold) met += 1;
  return met;
}

/**
 * 7.2.4: as many items on the Battle Track as thresholds are met, exhausted before ready ones.
 * What lies there stays; when one has to come back it is a ready one.
 */
export function settleBattleTrack(state: State): void {
  const counted = undamagedItems(state) + (isQuesting(state) ? damagedItems(state) : 0);
  const wanted = thresholdsMetBy(counted);
  while (onBattleTrack(state) < wanted) {
    if (count(state, EXHAUSTED) > 0) shift(state, EXHAUSTED, TRACK_EXHAUSTED);
    else if (count(state, READY) > 0) shift(state, READY, TRACK_READY);
    else break;
  }
  // Questing: items never leave the track.
  while (onBattleTrack(state) > wanted && !isQuesting(state)) {
    if (count(state, TRACK_READY) > 0) shift(state, TRACK_READY, READY);
    else shift(state, TRACK_EXHAUSTED, EXHAUSTED);
  }
}

function settleAndTell(table: RootTable): void {
  const { state } = table.scene;
  const before = onBattleTrack(state);
  settleBattleTrack(state);
  const after = onBattleTrack(state);
  if (after !== before) table.emit?.(rule('7.2.4'), m('do.battleTrack'), { n: after });
}

/** Pays with ready items of the Satchel; false, and nothing paid, when there are too few. */
export function exhaust(table: RootTable, n: number, by: RuleId): boolean {
  const { state } = table.scene;
  if (readyItems(state) < n) return false;
  if (n === 0) return true;
  shift(state, READY, EXHAUSTED, n);
  table.emit?.(by, m('do.exhaust'), { n });
  return true;
}

/** 7.2.5: exhausted items first; the Satchel before the track. Hits beyond that are lost. */
export function damageItems(table: RootTable, hits: number, by: RuleId): void {
  const { state } = table.scene;
  const trackIsSafe = isQuesting(state);
  let damaged = 0;
  for (; damaged < hits; damaged += 1) {
    if (count(state, EXHAUSTED) > 0) shift(state, EXHAUSTED, DAMAGED_EXHAUSTED);
    else if (count(state, TRACK_EXHAUSTED) > 0 && !trackIsSafe) {
      shift(state, TRACK_EXHAUSTED, DAMAGED_EXHAUSTED);
    } else if (count(state, READY) > 0) shift(state, READY, DAMAGED_READY);
    else if (count(state, TRACK_READY) > 0 && !trackIsSafe) {
      shift(state, TRACK_READY, DAMAGED_READY);
    } else break;
  }
  if (damaged === 0) return;
  table.emit?.(by, m('do.damage'), { n: damaged });
  settleAndTell(table);
}

/** Ready ones before exhausted ones; an item keeps its face (7.5.5). Says how many were repaired. */
export function repairItems(table: RootTable, wanted: number, by: RuleId): number {
  const { state } = table.scene;
  const ready = Math.min(wanted, count(state, DAMAGED_READY));
  const exhausted = Math.min(wanted - ready, count(state, DAMAGED_EXHAUSTED));
  shift(state, DAMAGED_READY, READY, ready);
  shift(state, DAMAGED_EXHAUSTED, EXHAUSTED, exhausted);
  if (ready + exhausted > 0) {
    table.emit?.(by, m('do.repair'), { n: ready + exhausted });
    settleAndTell(table);
  }
  return ready + exhausted;
}

/** The Satchel before the track. */
export function refreshItems(table: RootTable, wanted: number, by: RuleId): void {
  const { state } = table.scene;
  const satchel = Math.min(wanted, count(state, EXHAUSTED));
  const track = Math.min(wanted - satchel, count(state, TRACK_EXHAUSTED));
  shift(state, EXHAUSTED, READY, satchel);
  shift(state, TRACK_EXHAUSTED, TRACK_READY, track);
  if (satchel + track > 0) table.emit?.(by, m('do.refresh'), { n: satchel + track });
}

/** Every gained item goes face up into the Satchel. */
export function gainItems(table: RootTable, n: number): void {
  const { state } = table.scene;
  state.cells[ITEM_STATE + READY] = count(state, READY) + n;
  settleAndTell(table);
}

const LEAST_USEFUL_FIRST = [
  DAMAGED_EXHAUSTED,
  DAMAGED_READY,
  EXHAUSTED,
  READY,
  TRACK_EXHAUSTED,
  TRACK_READY,
];

/** Gives up one item for good: the least useful, or by the table's wish one that has just paid. */
export function loseItem(table: RootTable): void {
  const { state } = table.scene;
  const isPaid = state.facts.config.options.scoundrelItem === 'paid';
  const order = isPaid ? [EXHAUSTED] : LEAST_USEFUL_FIRST;
  const condition = order.find((candidate) => count(state, candidate) > 0);
  if (condition === undefined) return;
  state.cells[ITEM_STATE + condition] = count(state, condition) - 1;
  settleAndTell(table);
}
