import type { Rng } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';

/** How often an input is taken beside the others: so that turns and games end. */
const WEIGHTS: Readonly<Partial<Record<Input['kind'], number>>> = {
  done: 30,
  points: 4,
  conquer: 4,
  advance: 2,
};
const ANY_OTHER = 1;

const weightOf = ({ kind }: Input): number => WEIGHTS[kind] ?? ANY_OTHER;

/** Answers and inputs at random: no plan, but every game that it plays can be recorded. */
export const randomPolicy: Policy<State, Input> = {
  answer: ({ answers }, rng) => answers[rng.below(answers.length)] as (typeof answers)[number],
  input: (_state, _seat, legal, rng) => weighted(legal(), rng),
};

function weighted(inputs: readonly Input[], rng: Rng): Input {
  let left = rng.below(inputs.reduce((all, input) => all + weightOf(input), 0));
  for (const input of inputs) {
    left -= weightOf(input);
    if (left < 0) return input;
  }
  return inputs[0] as Input;
}
