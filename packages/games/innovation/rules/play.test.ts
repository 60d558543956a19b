import { fileURLToPath } from 'node:url';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { fingerprintTest } from '@empty-chair/testkit/fingerprint';
import { spokenTest } from '@empty-chair/testkit/spoken';
import { harderLevels, wholeGames } from '@empty-chair/testkit/whole-games';
import { describe } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { anyTable } from '../examples/random-config.ts';
import en from '../text/en/rules.json' with { type: 'json' };
import { LEVELS } from './content.ts';
import { innovation } from './module.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
const policy = randomPolicy<State, Input>({ weight: humanWeight });

fingerprintTest(innovation, `${folder}/fingerprint.txt`, {
  configs: Array.from({ length: 100 }, (_, i) => anyTable(`fingerprint ${i}`)),
  games: 100,
  most: 3000,
  policy,
});

describe('whole games', () => {
  wholeGames(innovation, 'keep the invariants and end on any table, against random humans', {
    name: 'any',
    games: 200,
    config: (seed) => anyTable(seed),
    policy,
    most: 3000,
  });

  harderLevels(innovation, 'give the Automa more points from level to level', {
    levels: LEVELS,
    games: 200,
    config: anyTable,
    policy,
    most: 3000,
  });

  spokenTest(innovation, {
    catalogue: en,
    configs: [...Object.values(CONFIGS), anyTable('blight 4'), anyTable('gognomes 1')],
    games: 10,
    policy,
    most: 3000,
  });
});
