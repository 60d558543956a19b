import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Trials } from '@empty-chair/testkit/trials';
import type { Config } from '../rules/config.ts';
import { root } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { CONFIGS, humanWeight, wordyWeight } from './configs.ts';
import {
  anyOfEight,
  fourBots,
  onScreen,
  withCorvids,
  withDuchy,
  withHumanCorvids,
  withHumans,
  withLizards,
  withRiverfolk,
} from './random-config.ts';
import { EXPLAINED, selections } from './selections.ts';

/** The first box in one half of the games, a bot of the second among the others in the other. */
const SECOND_BOX = [withLizards, withRiverfolk, withDuchy, withCorvids, anyOfEight];
function anyBots(seed: string): Config {
  const rng = rngFromSeed(`box ${seed}`);
  if (rng.below(2) === 0) return fourBots(seed);
  return (SECOND_BOX[rng.below(SECOND_BOX.length)] ?? withLizards)(seed);
}

const COVERED = [fourBots, withHumans, withHumanCorvids, ...SECOND_BOX, onScreen, onScreen];

export const trials: Trials<Config, State, Input> = {
  game: root,
  policy: randomPolicy({ weight: humanWeight }),
  soak: {
    // Every third game has people who play by the law on the screen.
    config: (seed, index) => (index % 3 === 2 ? onScreen(seed) : anyBots(seed)),
    tally: (config, seat) => config.seats[seat]?.bot ?? '',
  },
  coverage: {
    selections,
    EXPLAINED,
    policy: randomPolicy({ weight: wordyWeight }),
    config: (seed, index) => COVERED[index % COVERED.length]?.(seed) ?? fourBots(seed),
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
