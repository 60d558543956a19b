import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Trials } from '@empty-chair/testkit/trials';
import type { Config } from '../rules/config.ts';
import { DEFAULT_CONFIG } from '../rules/config.ts';
import type { Input, State } from '../rules/module.ts';
import { toy } from '../rules/module.ts';

export const trials: Trials<Config, State, Input> = {
  game: toy,
  // Picks where it can, so that games are about something.
  policy: randomPolicy({
    weight: ({ kind }) => ({ pick: 6, rob: 6, walk: 2, guard: 1, done: 1, set: 0 })[kind],
  }),
  soak: { config: () => DEFAULT_CONFIG, tally: ({ level }) => level },
  golden: [],
};
