import { Refused } from '@empty-chair/kernel/errors';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import type { AnyGame, AnyState } from '@empty-chair/registry/games';

/**
 * Whether the game takes an input that it does not list: it takes more than the usual, and only it
 * knows what. Tried on a copy. What is asked on the way is not answered with care: whether an input
 * is taken must not depend on it.
 */
export function accepts(module: AnyGame, state: AnyState, seat: Seat, text: string): boolean {
  const scene = module.clone(state);
  try {
    module.apply(
      {
        scene,
        rng: rngFromSeed(text),
        atTable: CHANCE_BY_APP,
        ask: ({ ask, answers: [first] }) => {
          if (first === undefined) throw new Refused(ask);
          return first;
        },
        emit: undefined,
        trace: undefined,
      },
      seat,
      module.parseInput(text),
    );
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
  return module.invariants.every(({ check }) => check(scene) === undefined);
}
