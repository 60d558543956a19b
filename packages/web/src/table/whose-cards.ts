import type { Waiting } from '@empty-chair/kernel/match';
import { seatToAct } from '@empty-chair/kernel/match';
import type { Seat } from '@empty-chair/kernel/words';

interface AtTable {
  readonly isOnScreen: boolean;
  /** Undefined before the set-up is done: no cards are dealt. */
  readonly state: unknown;
  readonly waiting: Waiting;
}

/** Whose cards a game on the screen is about to show: whoever is on turn, or asked alone. */
export const whoseCards = ({ isOnScreen, state, waiting }: AtTable): Seat | undefined =>
  isOnScreen && state !== undefined ? seatToAct(waiting) : undefined;
