import { shuffle } from '@empty-chair/kernel/deck';
import { foresightTests } from '@empty-chair/testkit/foresight';
import { describe } from 'vitest';
import { CONFIGS, europaPolicy } from '../examples/configs.ts';
import { europa } from './module.ts';

describe('foresight', () => {
  foresightTests(europa, {
    configs: CONFIGS,
    policy: europaPolicy,
    every: 12,
    looks: 3,
    reorder: ({ players }, rng) => {
      for (const { deck } of players) shuffle(deck.draw, rng);
    },
    // An empty deck is made of the used cards (EU-26.8).
    seen: ({ players }, seat) => {
      const { draw, used, setAside, out } = players[seat]?.deck ?? {
        draw: [],
        used: [],
        setAside: [],
        out: [],
      };
      return [...(draw.length === 0 ? [] : used), ...setAside, ...out].map(String);
    },
  });
});
