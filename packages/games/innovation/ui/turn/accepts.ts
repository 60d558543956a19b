import { Refused } from '@empty-chair/kernel/errors';
import { runScripted } from '@empty-chair/kernel/scripted';
import type { Seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Input } from '../../rules/view.ts';
import { anyInput, innovationGame } from '../game.ts';

const NO_CHANCE = { cards: [], dice: [], choices: [] };

/** Whether the game takes an input that it does not offer: it takes more than the usual. */
export function accepts(state: AnyState, seat: Seat, input: Input): boolean {
  const { module } = innovationGame;
  try {
    const tried = runScripted(module, { state, seat, input: anyInput(input) }, NO_CHANCE);
    return module.invariants.every(({ check }) => check(tried.state) === undefined);
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
