import { fileURLToPath } from 'node:url';
import { simulate } from '@empty-chair/kernel/simulate';
import { fingerprintTest } from '@empty-chair/testkit/fingerprint';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { spokenProblems } from '@empty-chair/testkit/spoken';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { fourBots, withHumans } from '../examples/random-config.ts';
import en from '../text/en.json' with { type: 'json' };
import type { Config } from './config.ts';
import type { Input } from './input.ts';
import { root } from './module.ts';
import type { State } from './state.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
const policy = randomPolicy<State, Input>({ weight: humanWeight });

fingerprintTest(root, `${folder}/fingerprint.txt`, {
  configs: Array.from({ length: 200 }, (_, i) =>
    i % 4 === 3 ? withHumans(`fingerprint ${i}`) : fourBots(`fingerprint ${i}`),
  ),
  games: 200,
  most: 2000,
  policy,
});

/** What is wrong in one simulated game, checked after every entry. */
function problemsOf(config: Config, seed: string): readonly string[] {
  const problems: string[] = [];
  const { end } = simulate(root, config, seed, {
    policy,
    most: 3000,
    watch: (state) => {
      for (const { name, check } of root.invariants) {
        const problem = check(state);
        if (problem !== undefined) problems.push(`${seed}: ${name}: ${JSON.stringify(problem)}`);
      }
    },
  });
  return end === undefined ? [...problems, `${seed}: does not end`] : problems;
}

describe('whole games', () => {
  test('four bots on all maps, levels and random traits keep the invariants and end', () => {
    const seeds = Array.from({ length: 600 }, (_, i) => `bots ${i}`);
    expect(seeds.flatMap((seed) => problemsOf(fourBots(seed), seed))).toEqual([]);
  });

  test('and so they do with humans at the table', () => {
    const seeds = Array.from({ length: 150 }, (_, i) => `humans ${i}`);
    expect(seeds.flatMap((seed) => problemsOf(withHumans(seed), seed))).toEqual([]);
  });

  test('every message has its sentence and its arguments, every thing its name', () => {
    const problems = spokenProblems(root, {
      catalogue: en,
      configs: Object.values(CONFIGS),
      games: 3,
      policy,
      most: 2000,
      inputs: ['correct clearings.1.suit fox', 'ambush 1 marquise'].map(root.parseInput),
    });
    expect(problems).toEqual([]);
  });
});
