import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Trials } from '@empty-chair/testkit/trials';
import type { Config } from '../rules/config.ts';
import { LEVELS } from '../rules/content.ts';
import { innovation } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { CONFIGS, humanWeight } from './configs.ts';
import { anyTable } from './random-config.ts';
import { EXPLAINED, selections } from './selections.ts';

export const trials: Trials<Config, State, Input> = {
  game: innovation,
  policy: randomPolicy({ weight: humanWeight }),
  soak: {
    config: (seed, index) => anyTable(seed, LEVELS[index % LEVELS.length]),
    tally: ({ level }) => level,
    levels: LEVELS,
  },
  coverage: { selections, EXPLAINED, config: (seed) => anyTable(seed) },
  golden: [
    { name: 'first-game', config: CONFIGS['the first game'], seed: 'river' },
    {
      name: 'hardest-with-cards-on-the-table',
      config: CONFIGS['physical cards, hardest'],
      seed: 'lake',
    },
    { name: 'two-humans', config: CONFIGS['two humans'], seed: 'bridge' },
  ],
};
