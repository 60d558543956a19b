import type { Policy, Sparring } from '@empty-chair/kernel/simulate';
import { message } from '@empty-chair/kernel/words';
import type { Config } from '../rules/config.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { m } from '../rules/words.ts';
import { greedyPolicy } from './greedy.ts';
import { randomPolicy } from './random.ts';

const GREEDY = 'greedy';
const RANDOM = 'random';

export const sparring: Sparring<Config, State, Input> = {
  version: 1,
  plans: [
    {
      id: GREEDY,
      about: [
        message(m('sparring.greedy')),
        message(m('sparring.greedy.keeps')),
        message(m('sparring.greedy.deals')),
        message(m('sparring.greedy.leavesOut')),
      ],
    },
    { id: RANDOM, about: [message(m('sparring.random'))] },
  ],
  policyFor: (_config, plans) => bySeat(plans),
};

/** Seats without a plan build greedily. What only a human is asked is answered by the builder. */
function bySeat(plans: readonly (string | undefined)[]): Policy<State, Input> {
  for (const plan of plans) {
    if (plan !== undefined && plan !== GREEDY && plan !== RANDOM) {
      throw new RangeError(`no plan ${plan}`);
    }
  }
  const greedy = greedyPolicy();
  const isRandom = (seat: number): boolean => plans[seat] === RANDOM;
  const isAllRandom = plans.length > 0 && plans.every((plan) => plan === RANDOM);
  return {
    answer: (question, rng) => (isAllRandom ? randomPolicy : greedy).answer(question, rng),
    input: (state, seat, legal, rng) =>
      (isRandom(seat) ? randomPolicy : greedy).input(state, seat, legal, rng),
  };
}
