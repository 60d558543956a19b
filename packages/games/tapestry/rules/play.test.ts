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
import { tapestry } from './module.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
const policy = randomPolicy<State, Input>({ weight: humanWeight });

fingerprintTest(tapestry, `${folder}/fingerprint.txt`, {
  configs: Array.from({ length: 100 }, (_, i) => anyTable(`fingerprint ${i}`)),
  games: 100,
  most: 3000,
  policy,
});

describe('whole games', () => {
  wholeGames(tapestry, 'keep the invariants and end on any table, against random humans', {
    name: 'any',
    games: 200,
    config: (seed) => anyTable(seed),
    policy,
    most: 3000,
  });

  harderLevels(tapestry, 'give the Automa more points from level to level', {
    levels: LEVELS,
    games: 200,
    config: anyTable,
    policy,
    most: 3000,
  });

  spokenTest(tapestry, {
    catalogue: en,
    configs: Object.values(CONFIGS),
    games: 10,
    policy,
    most: 3000,
    inputs: [
      ...['regress science', 'conquer D4', 'token D4', 'landmark barn', 'achieve toppleTwo'],
      ...['discovery science', 'points -1', 'correct hex D4 yX', 'correct hex D4 empty'],
      ...['correct explored A1 no', 'correct tile A1 17 2', 'correct track human military 1'],
      ...['correct favorite shadow military', 'correct landmark forge nobody'],
      ...['correct landmark forge human', 'correct achievement toppleTwo 1 human'],
      ...['correct achievement toppleTwo 1 nobody', 'correct toppled human 1'],
      ...['correct points human 1', 'correct income human 2', 'correct tiles 3'],
    ].map(tapestry.parseInput),
  });
});
