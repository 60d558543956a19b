import { Refused } from '@empty-chair/kernel/errors';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import type { Message, Seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Input } from '../../rules/view.ts';
import { anyInput, tapestryGame } from '../game.ts';

/** Whether the game takes an input that it does not list: it takes more than the usual. */
export const accepts = (state: AnyState, seat: Seat, input: Input): boolean =>
  refusalTo(state, seat, input) === undefined;

/**
 * Why the game would not take an input; only it knows. Tried on a copy. What is asked on the way is
 * not answered with care: whether an input is taken must not depend on it.
 */
export function refusalTo(state: AnyState, seat: Seat, input: Input): Message | undefined {
  const { module } = tapestryGame;
  const scene = module.clone(state);
  try {
    module.apply(
      {
        scene,
        rng: rngFromSeed(input.kind),
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
    if (error instanceof Refused) return error.reason;
    throw error;
  }
  for (const { check } of module.invariants) {
    const problem = check(scene);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
