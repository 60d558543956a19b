import type { Rng } from './rng.ts';
import type { Policy } from './simulate.ts';

export interface RandomPolicyOptions<State, Input> {
  /**
   * How often an input is taken beside the others: a whole number, 1 for all when left out. For
   * games in which plain random play never gets anywhere.
   */
  readonly weight?: (input: Input, state: State) => number;
}

/** Answers uniformly and takes random legal inputs. */
export function randomPolicy<State, Input>({
  weight,
}: RandomPolicyOptions<State, Input> = {}): Policy<State, Input> {
  return {
    answer: ({ answers, rule }, rng) => oneOf(answers, rng, `answer (rule ${rule})`),
    input: (state, seat, legalNow, rng) => {
      const legal = legalNow();
      const what = `input for seat ${seat}`;
      if (weight === undefined) return oneOf(legal, rng, what);
      return weighted(legal, (input) => weight(input, state), rng) ?? oneOf(legal, rng, what);
    },
  };
}

/** One of them, each as often as its weight says; nothing where none has any. */
function weighted<T>(
  choices: readonly T[],
  weightOf: (choice: T) => number,
  rng: Rng,
): T | undefined {
  const weights = choices.map(weightOf);
  const all = weights.reduce((sum, one) => sum + one, 0);
  if (all === 0) return undefined;
  let left = rng.below(all);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return choices[index];
}

/** Uniformly; `what` they are is said where there is none. */
export function oneOf<T>(choices: readonly T[], rng: Rng, what: string): T {
  if (choices.length === 0) throw new Error(`no ${what} to choose from`);
  return choices[rng.below(choices.length)] as T;
}
