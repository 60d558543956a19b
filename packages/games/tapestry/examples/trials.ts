import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Trials } from '@empty-chair/testkit/trials';
import type { Config } from '../rules/config.ts';
import { LEVELS } from '../rules/content.ts';
import { tapestry } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { CONFIGS, humanWeight } from './configs.ts';
import { anyTable } from './random-config.ts';
import { EXPLAINED, selections } from './selections.ts';

export const trials: Trials<Config, State, Input> = {
  game: tapestry,
  policy: randomPolicy({ weight: humanWeight }),
  soak: {
    // One game in seven is for two humans.
    config: (seed, index) => anyTable(seed, LEVELS[index % (LEVELS.length + 1)]),
    tally: ({ game, level }) => (game === 'solo' ? String(level) : game),
    levels: LEVELS.map(String),
  },
  coverage: { selections, EXPLAINED, config: (seed) => anyTable(seed) },
  golden: [
    { name: 'first-game', config: CONFIGS['the first game'], seed: 'loom' },
    {
      name: 'hardest-with-everything-on-the-table',
      config: CONFIGS['everything on the table, hardest'],
      seed: 'thread',
    },
    { name: 'two-humans', config: CONFIGS['two humans'], seed: 'shadow' },
  ],
};
