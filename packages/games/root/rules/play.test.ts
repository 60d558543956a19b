import { fileURLToPath } from 'node:url';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulate } from '@empty-chair/kernel/simulate';
import { fingerprintTest } from '@empty-chair/testkit/fingerprint';
import { spokenTest } from '@empty-chair/testkit/spoken';
import { volume } from '@empty-chair/testkit/volume';
import { wholeGames } from '@empty-chair/testkit/whole-games';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import {
  anyOfEight,
  fourBots,
  withCorvids,
  withDuchy,
  withHumanCorvids,
  withHumans,
  withLizards,
  withRiverfolk,
} from '../examples/random-config.ts';
import en from '../text/en/rules.json' with { type: 'json' };
import { everyCard } from './cards.ts';
import { root } from './module.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
const PLOTTING: readonly string[] = ['plot', 'flip', 'trick'];
const policy = randomPolicy<State, Input>({ weight: humanWeight });

fingerprintTest(root, `${folder}/fingerprint.txt`, {
  configs: Array.from({ length: 200 }, (_, i) =>
    i % 4 === 3 ? withHumans(`fingerprint ${i}`) : fourBots(`fingerprint ${i}`),
  ),
  games: 200,
  most: 2000,
  policy,
});

describe('whole games', () => {
  const options = { policy, most: 3000 };
  wholeGames(root, 'four bots on all maps, levels and random traits keep the invariants and end', {
    ...options,
    name: 'bots',
    games: 600,
    config: fourBots,
  });
  wholeGames(root, 'and so they do with humans at the table', {
    ...options,
    name: 'humans',
    games: 150,
    config: withHumans,
  });

  wholeGames(root, 'and with the Lizards among them', {
    ...options,
    name: 'lizards',
    games: 150,
    config: withLizards,
  });

  wholeGames(root, 'and with the Riverfolk and their customers', {
    ...options,
    name: 'riverfolk',
    games: 150,
    config: withRiverfolk,
  });
  wholeGames(root, 'and with the Duchy among them', {
    ...options,
    name: 'duchy',
    games: 150,
    config: withDuchy,
  });
  wholeGames(root, 'and with the Corvids', {
    ...options,
    name: 'corvids',
    games: 150,
    config: withCorvids,
  });

  wholeGames(root, 'and any four of the eight', {
    ...options,
    name: 'eight',
    games: 100,
    config: anyOfEight,
  });

  wholeGames(root, 'and with human Corvids who say what they plot', {
    most: 3000,
    policy: randomPolicy<State, Input>({
      weight: (input) => (PLOTTING.includes(input.kind) ? 60 : humanWeight(input)),
    }),
    name: 'human corvids',
    games: 100,
    config: withHumanCorvids,
  });

  test('every card of the deck lies in one place, at the end too', () => {
    const games = Array.from({ length: volume(200) }, (_, i) => `cards ${i}`);
    const lost = games.flatMap((seed) => {
      const { state } = simulate(root, anyOfEight(seed), seed, { policy, most: 3000 });
      const cards = [...everyCard(state)].sort((one, other) => one - other);
      return JSON.stringify(cards) === JSON.stringify(state.facts.startingDeck) ? [] : [seed];
    });
    expect(lost).toEqual([]);
  });

  spokenTest(root, {
    catalogue: en,
    configs: Object.values(CONFIGS),
    games: 10,
    policy,
    most: 2000,
    inputs: ['correct clearings.1.suit fox', 'ambush 1 marquise'].map(root.parseInput),
  });
});
