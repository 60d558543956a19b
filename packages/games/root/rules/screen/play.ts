import type { Seat } from '@empty-chair/kernel/words';
import { factionOn, seatOf } from '../facts.ts';
import type { Card, Faction } from '../pieces.ts';
import type { State } from '../state.ts';
import { seatOnTurn } from '../state.ts';
import type { Once, Screen, ScreenTurn, Step } from './screen.ts';

/** The screen of a game that is played on one. */
export function screenOf({ screen }: State): Screen {
  if (screen === undefined) throw new RangeError('this game is played at a real table');
  return screen;
}

export const isOnScreen = ({ screen }: State): boolean => screen !== undefined;

/** Somebody whose cards the app holds. */
export const isPerson = (state: State, faction: Faction): boolean =>
  isOnScreen(state) && state.facts.botOf[faction] === undefined;

/** Whom a question is for: on the screen each person answers for themselves. */
export const askedOf = (state: State, faction: Faction): { readonly seat?: Seat } =>
  isPerson(state, faction) ? { seat: seatOf(state.facts, faction) } : {};

export const turnOf = (state: State): ScreenTurn => screenOf(state).turn;

/** Changes what is kept of the turn under way. */
export function inTurn(state: State, change: Partial<ScreenTurn>): void {
  const screen = screenOf(state);
  screen.turn = { ...screen.turn, ...change };
}

/** Counts of the step before are over. */
export const beginStep = (state: State, step: Step): void =>
  inTurn(state, { step, begun: false, taken: 0, birds: 0, marching: 0 });

export const isDoneOnce = (state: State, once: Once): boolean => turnOf(state).once.includes(once);

export function markOnce(state: State, once: Once): void {
  inTurn(state, { once: [...turnOf(state).once, once] });
}

export const handOf = (state: State, faction: Faction): readonly Card[] =>
  screenOf(state).hands[faction] as readonly Card[];

/** The faction whose turn it is. */
export const onTurn = (state: State): Faction => factionOn(state.facts, seatOnTurn(state));
