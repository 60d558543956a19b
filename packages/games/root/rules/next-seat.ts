import type { State } from './state.ts';
import { cell, FERRY_USED, SEAT, SERVICES, SOLD, TURN } from './state.ts';

/** The turn goes on to the left; after the last seat a new round begins. */
export function nextSeat(state: State): void {
  const seats = state.facts.seatFactions.length;
  const next = (cell(state, SEAT) + 1) % seats;
  state.cells[SEAT] = next;
  if (next === 0) state.cells[TURN] = cell(state, TURN) + 1;
  state.cells[FERRY_USED] = 0;
  for (let sold = SOLD; sold < SOLD + SERVICES.length; sold += 1) state.cells[sold] = 0;
}
