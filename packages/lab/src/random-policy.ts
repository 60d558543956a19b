import type { Rng } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import type { AnyInput, AnyState } from '@empty-chair/registry/games';

/** Stands in for people who do anything that is allowed. */
export const randomPolicy: Policy<AnyState, AnyInput> = {
  answer: (question, rng) => pick(question.answers, rng),
  input: (_state, _seat, legal, rng) => pick(legal(), rng),
};

export function pick<T>(from: readonly T[], rng: Rng): T {
  if (from.length === 0) throw new RangeError('nothing to pick from');
  return from[rng.below(from.length)] as T;
}
