import type { Trials } from '@empty-chair/testkit/trials';
import type { Config } from '../rules/config.ts';
import { europa } from '../rules/module.ts';
import { LEVELS } from '../rules/numbers.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { CONFIGS, europaPolicy } from './configs.ts';
import { anyTable, threeBots } from './random-config.ts';
import { EXPLAINED, selections } from './selections.ts';

export const trials: Trials<Config, State, Input> = {
  game: europa,
  policy: europaPolicy,
  soak: {
    config: (seed, index) => threeBots(seed, LEVELS[index % LEVELS.length]),
    tally: ({ seats }) => seats[0]?.level ?? '',
  },
  coverage: { selections, EXPLAINED, config: (seed) => anyTable(seed) },
  golden: [
    { name: 'first-game', config: CONFIGS['solo, introductory'], seed: 'lance' },
    {
      name: 'emperor-with-chance-on-the-table',
      config: CONFIGS['Emperor among four bots, chance on the table'],
      seed: 'crown',
    },
    {
      name: 'two-humans',
      config: CONFIGS['two humans, printed charts, no missions'],
      seed: 'gate',
    },
  ],
};
