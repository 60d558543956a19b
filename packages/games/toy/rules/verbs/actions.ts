import type { Message, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isOver } from '../board.ts';
import type { State } from '../state.ts';
import { PICKER } from '../state.ts';
import { m } from '../words.ts';

/** T-2.1: the picker has so many actions in a turn, and may stop at any time. */
export const isPickersTurn = (state: State, seat: Seat): boolean =>
  seat === PICKER && state.turn === 'picker' && !isOver(state);

export const mayAct = (state: State, seat: Seat): boolean =>
  isPickersTurn(state, seat) && state.actions > 0;

export const whyNoAction = (state: State): Message | undefined =>
  state.actions > 0 ? undefined : message(m('refuse.noActions'));

export function spendAction(state: State): void {
  state.actions -= 1;
}
