import { randomPolicy as randomPolicyBy } from '@empty-chair/kernel/random-policy';
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

/** No plan, but every game that it plays can be recorded. */
export const randomPolicy = randomPolicyBy<State, Input>({
  weight: ({ kind }) => WEIGHTS[kind] ?? ANY_OTHER,
});
