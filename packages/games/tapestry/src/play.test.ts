import { fileURLToPath } from 'node:url';
import { simulate } from '@empty-chair/kernel/simulate';
import { fingerprintTest } from '@empty-chair/testkit/fingerprint';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { spokenProblems } from '@empty-chair/testkit/spoken';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { anyTable } from '../examples/random-config.ts';
import en from '../text/en.json' with { type: 'json' };
import { LEVELS } from './content.ts';
import type { Input } from './input.ts';
import { tapestry } from './module.ts';
import type { State } from './state.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
const policy = randomPolicy<State, Input>({ weight: humanWeight });

fingerprintTest(tapestry, `${folder}/fingerprint.txt`, {
  configs: Array.from({ length: 100 }, (_, i) => anyTable(`fingerprint ${i}`)),
  games: 100,
  most: 3000,
  policy,
});

describe('whole games', () => {
  test('keep the invariants and end on any table, against random humans', () => {
    const problems: string[] = [];
    for (let game = 0; game < 200; game += 1) {
      const seed = `any ${game}`;
      const { end } = simulate(tapestry, anyTable(seed), seed, {
        policy,
        most: 3000,
        watch: (state) => {
          for (const { name, check } of tapestry.invariants) {
            const problem = check(state);
            if (problem !== undefined)
              problems.push(`${seed}: ${name}: ${JSON.stringify(problem)}`);
          }
        },
      });
      if (end === undefined) problems.push(`${seed}: does not end`);
    }
    expect(problems).toEqual([]);
  });

  test('give the Automa more points from level to level', () => {
    const games = 60;
    const means = LEVELS.map((level) => {
      const points = Array.from({ length: games }, (_, game) => {
        const config = anyTable(`level ${game}`, level);
        const { end } = simulate(tapestry, config, `level ${game}`, { policy, most: 3000 });
        return end?.scores.at(-1)?.points ?? 0;
      });
      return points.reduce((all, n) => all + n, 0) / games;
    });
    expect(means).toEqual(means.toSorted((one, other) => one - other));
    expect(new Set(means).size).toBe(LEVELS.length);
  });

  test('every message has its sentence and its arguments, every thing its name', () => {
    const problems = spokenProblems(tapestry, {
      catalogue: en,
      configs: Object.values(CONFIGS),
      games: 3,
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
    expect(problems).toEqual([]);
  });
});
