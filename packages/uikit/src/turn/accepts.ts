import { Refused } from '@empty-chair/kernel/errors';
import type { Message, Seat } from '@empty-chair/kernel/words';
import type { AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';
import { tryInput } from './try-input.ts';

/** Whether the game takes an input that it does not list: it takes more than the usual. */
export function accepts(module: AnyGame, state: AnyState, seat: Seat, text: string): boolean {
  return refusalTo(module, state, seat, text) === undefined;
}

/** Why the game would not take an input; only it knows. */
export function refusalTo(
  module: AnyGame,
  state: AnyState,
  seat: Seat,
  text: string,
): Message | undefined {
  let input: AnyInput;
  try {
    input = module.parseInput(text);
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
  return tryInput(module, state, seat, input).why;
}
