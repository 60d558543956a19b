import { Refused } from '@empty-chair/kernel/errors';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import type { Message, Seat } from '@empty-chair/kernel/words';
import type { AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';

/** What would become of the position; or why the game would not take the input. */
export type Tried =
  | { readonly state: AnyState; readonly why?: undefined }
  | { readonly state?: undefined; readonly why: Message };

/**
 * An input tried on a copy: only the game knows what it takes. What is asked on the way is not
 * answered with care: whether an input is taken must not depend on it.
 */
export function tryInput(module: AnyGame, state: AnyState, seat: Seat, input: AnyInput): Tried {
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
      input,
    );
  } catch (error) {
    if (error instanceof Refused) return { why: error.reason };
    throw error;
  }
  for (const { check } of module.invariants) {
    const why = check(scene);
    if (why !== undefined) return { why };
  }
  return { state: scene };
}
