import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { LIMITS } from './content.ts';
import { scoreTheEnd } from './scoring.ts';
import type { State } from './state.ts';
import { m, rule } from './words.ts';

/** Whose turn it is: errands of the set-up and the end, turns, rounds. */

/** The seat that has to do something now. */
export function seatOnTurn({ errands, seat }: State): Seat {
  return errands[0]?.seat ?? seat;
}

function hasPassed({ nextOrder }: State, seat: Seat): boolean {
  return nextOrder.includes(seat);
}

/** AOI-T4 (5): the highest free place of the next round. */
export function takePlace(state: State, seat: Seat): void {
  state.nextOrder.push(seat);
}

export function nextErrand(state: State): void {
  state.errands.shift();
}

/** The next seat that has not passed (AOI-T7); when all have, the next round. */
export function endTurn(table: Table<State>): void {
  const state = table.scene;
  const { order, seat } = state;
  const at = order.indexOf(seat);
  const next = [...order.slice(at + 1), ...order.slice(0, at + 1)].find(
    (other) => !hasPassed(state, other),
  );
  if (next !== undefined) state.seat = next;
  else if (state.round < LIMITS.rounds) endRound(table);
  else endLastRound(table);
}

/** Phase III: X tokens off, a coin on each free bonus tile; AOI-T5: the round tile is removed. */
function endRound(table: Table<State>): void {
  const state = table.scene;
  state.spells.fill(false);
  state.books.fill(false);
  for (const slot of state.bonus) slot.coins += 1;
  state.order = state.nextOrder;
  state.nextOrder = [];
  state.seat = state.order[0] as Seat;
  state.round += 1;
  table.emit?.(rule('AOI-T5'), m('do.endRound'), { n: state.round - 1 });
  table.emit?.(rule('AOI-T5'), m('do.clearRound'));
  table.emit?.(rule('AOI-T5'), m('do.roundCoins'));
  table.emit?.(rule('AOI-T5'), m('do.newRound'), { n: state.round });
}

/** The humans turn what they have left into points (AOI-E3), then the end is scored. */
function endLastRound(table: Table<State>): void {
  const state = table.scene;
  state.errands = state.facts.humans.map((seat) => ({ seat, task: 'resources' as const }));
  table.emit?.(rule('AOI-E3'), m('do.resources'));
}

/** A human has counted their resources. */
export function endResources(table: Table<State>): void {
  const state = table.scene;
  nextErrand(state);
  if (state.errands.length === 0) scoreTheEnd(table);
}
