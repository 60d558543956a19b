import type { Seat } from '@empty-chair/kernel/words';
import type { State } from '../state.ts';
import { incomeTurnsOf, isFinished } from '../state.ts';

/**
 * When something is offered: the first turn is an income turn, a turn is one income turn or one
 * advance, and what the advance brings follows. More is accepted, because cards and civilizations
 * break all of this.
 */
export const isOnTurn = (state: State, seat: Seat): boolean =>
  !state.isOver && state.seat === seat && state.facts.humans.includes(seat);

export const isFirstTurn = (state: State, seat: Seat): boolean => incomeTurnsOf(state, seat) === 0;

/** On turn, and not in the first one. */
export const mayAct = (state: State, seat: Seat): boolean =>
  isOnTurn(state, seat) && !isFirstTurn(state, seat);

/** Nothing was done yet, and something is to be; only a correction can have finished who is on turn. */
export const isToBegin = (state: State, seat: Seat): boolean =>
  state.deed === 'nothing' && !isFinished(state, seat);
