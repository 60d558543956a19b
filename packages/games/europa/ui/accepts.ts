import { Refused } from '@empty-chair/kernel/errors';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Input } from '../rules/view.ts';
import { anyInput, europaGame } from './game.ts';

/**
 * Whether the game takes an input that it does not list. Tried on a copy; what is asked on the way
 * is not answered with care: whether an input is taken must not depend on it.
 */
export function accepts(state: AnyState, seat: Seat, input: Input): boolean {
  const { module } = europaGame;
  const scene = module.clone(state);
  try {
    module.apply(
      {
        scene,
        rng: rngFromSeed('tried'),
        atTable: CHANCE_BY_APP,
        ask: ({ ask, answers: [first] }) => {
          if (first === undefined) throw new Refused(ask);
          return first;
        },
        emit: undefined,
        trace: undefined,
      },
      seat,
      anyInput(input),
    );
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
  return module.invariants.every(({ check }) => check(scene) === undefined);
}
