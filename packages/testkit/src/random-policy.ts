import type { Rng } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';

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
      const weights = legal.map((input) => weight(input, state));
      const all = weights.reduce((sum, one) => sum + one, 0);
      return all === 0 ? oneOf(legal, rng, what) : weighted(legal, weights, rng.below(all));
    },
  };
}

function oneOf<T>(choices: readonly T[], rng: Rng, what: string): T {
  if (choices.length === 0) throw new Error(`no ${what} to choose from`);
  return choices[rng.below(choices.length)] as T;
}

function weighted<T>(choices: readonly T[], weights: readonly number[], point: number): T {
  let left = point;
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return choices[index] as T;
}
