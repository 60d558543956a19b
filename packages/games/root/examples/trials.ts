import { randomPolicy } from '@empty-chair/testkit/random-policy';
import type { Trials } from '@empty-chair/testkit/trials';
import type { Config } from '../rules/config.ts';
import { root } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { CONFIGS, humanWeight } from './configs.ts';
import { fourBots, withHumans } from './random-config.ts';
import { EXPLAINED, selections } from './selections.ts';

export const trials: Trials<Config, State, Input> = {
  game: root,
  policy: randomPolicy({ weight: humanWeight }),
  soak: {
    config: (seed) => fourBots(seed),
    tally: (config, seat) => config.seats[seat]?.bot ?? '',
  },
  coverage: {
    selections,
    EXPLAINED,
    config: (seed, index) => (index % 2 === 0 ? fourBots(seed) : withHumans(seed)),
  },
  golden: [
    { name: 'four-bots', config: CONFIGS['four bots'], seed: 'woodland' },
    {
      name: 'every-trait-on-the-lake',
      config: CONFIGS['four bots with every trait, lake'],
      seed: 'ferry',
    },
    { name: 'together', config: CONFIGS['together, as one team'], seed: 'friends' },
  ],
};
