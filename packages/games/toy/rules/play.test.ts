import { fileURLToPath } from 'node:url';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulate } from '@empty-chair/kernel/simulate';
import { fingerprintTest } from '@empty-chair/testkit/fingerprint';
import { golden } from '@empty-chair/testkit/golden';
import { plainLog } from '@empty-chair/testkit/plain-log';
import { playThrough } from '@empty-chair/testkit/play';
import { RuleCoverage } from '@empty-chair/testkit/rule-coverage';
import { spokenTest } from '@empty-chair/testkit/spoken';
import { expect, test } from 'vitest';
import rulebook from '../rulebook.json' with { type: 'json' };
import en from '../text/en/rules.json' with { type: 'json' };
import { flight, growth, hidingPlaces, windfall } from './bots/magpie/selections.ts';
import type { Config } from './config.ts';
import { DEFAULT_CONFIG } from './config.ts';
import type { Input, State } from './module.ts';
import { toy } from './module.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
const bold: Config = { ...DEFAULT_CONFIG, level: 'greedy', traits: ['bold'] };

/** Picks where it can, so that games are about something. */
const policy = randomPolicy<State, Input>({
  weight: ({ kind }) => ({ pick: 6, rob: 6, walk: 2, guard: 1, done: 1, set: 0 })[kind],
});

golden(toy, {
  folder,
  name: 'bold-and-greedy',
  play: { config: bold, seed: 'orchard-308', policy, most: 100 },
  render: plainLog,
});

fingerprintTest(toy, `${folder}/fingerprint.txt`, {
  configs: [DEFAULT_CONFIG, bold],
  games: 200,
  most: 100,
  policy,
});

/** Rules that leave no trace of their own: they are in `next`, or in what a human may record. */
const WITHOUT_TRACE = ['T-1.3', 'T-1.4', 'T-2.1', 'T-2.2', 'T-2.3'];

test('simulation reaches every rule, filter and tiebreak', () => {
  const coverage = new RuleCoverage();
  const sleepy: Config = { ...bold, level: 'sleepy' };
  const plays = [
    { config: bold, policy },
    // Where nobody is in a hurry the trees fill up.
    { config: sleepy, policy: randomPolicy<State, Input>() },
  ];
  for (let i = 0; i < 60; i += 1) {
    for (const { config, policy: by } of plays) {
      simulate(toy, config, `coverage-${i}`, { policy: by, trace: coverage, emit: coverage.emit });
    }
  }
  const selections = [flight, hidingPlaces, windfall, growth].map((selection) => ({
    name: selection.rule,
    selection,
  }));
  expect(coverage.report(Object.keys(rulebook), selections)).toEqual({
    neverSeen: WITHOUT_TRACE,
    onlySkipped: [],
    neverRejected: [],
    neverDecided: [],
  });
});

spokenTest(toy, {
  catalogue: en,
  configs: [bold, { ...bold, chance: { cards: 'table', dice: 'table', choices: 'table' } }],
  games: 20,
  policy,
  most: 100,
  inputs: ['set fruit 1 1', 'set hollow 1 1', 'set scarecrow none', 'set card O1 draw'].map(
    toy.parseInput,
  ),
});

test.each(['cards', 'dice', 'choices'] as const)('the table is asked for its %s', (what) => {
  const config: Config = { ...bold, chance: { ...bold.chance, [what]: 'table' } };
  const asked = new Set<string>();
  for (let i = 0; i < 10; i += 1) {
    const { questions } = playThrough(toy, config, `table-${i}`, { policy, most: 100 });
    for (const { waiting } of questions) {
      if (waiting.kind === 'question') asked.add(waiting.question.channel);
    }
  }
  expect([...asked].sort()).toEqual([what, 'human'].sort());
});
