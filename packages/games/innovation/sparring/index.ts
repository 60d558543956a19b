import { greedyOrRandom } from '@empty-chair/kernel/greedy-or-random';
import { message } from '@empty-chair/kernel/words';
import type { Config } from '../rules/config.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { m } from '../rules/words.ts';
import { greedyPolicy } from './greedy.ts';
import { randomPolicy } from './random.ts';

export const sparring = greedyOrRandom<Config, State, Input>({
  version: 1,
  about: {
    greedy: [
      message(m('sparring.greedy')),
      message(m('sparring.greedy.keeps')),
      message(m('sparring.greedy.deals')),
      message(m('sparring.greedy.leavesOut')),
    ],
    random: [message(m('sparring.random'))],
  },
  greedy: greedyPolicy,
  random: randomPolicy,
});
