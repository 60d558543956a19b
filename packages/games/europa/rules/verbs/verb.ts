import { verbOf } from '@empty-chair/kernel/verbs';
import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import type { State } from '../state.ts';
import { realmRef } from '../words.ts';

export const verb = verbOf<State>();

/** A refusal with its reason, where it does not hold. */
export const unless = (holds: boolean, reason: Message): Message | undefined =>
  holds ? undefined : reason;

export const isOnTurn = (state: State, seat: Seat): boolean =>
  !state.isOver && state.seat === seat && !playerOf(state, seat).isBot;
export const isActing = (state: State, seat: Seat): boolean =>
  state.step === 'actions' && isOnTurn(state, seat);

/** Whoever says it. */
export const selfRef = (state: State, seat: Seat): Ref => realmRef(playerOf(state, seat).realm);
