import { newMatch } from '@empty-chair/kernel/match';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { expect, test } from 'vitest';
import { rootGame } from './game.ts';
import { draftOf, humansIn } from './setup/setup-model.ts';
import { surprise } from './surprise.ts';

const { module } = rootGame;
const randomFrom = (seed: string): (() => number) => {
  const rng = rngFromSeed(seed);
  return () => rng.below(1_000_000) / 1_000_000;
};
const some = Array.from({ length: 300 }, (_, i) => surprise(randomFrom(`surprise ${i}`)));

test('a surprise always decodes, and a game can start with it', () => {
  for (const config of some) {
    const again = module.codecs.config.decode(module.codecs.config.encode(config));
    expect(module.codecs.config.encode(again)).toEqual(module.codecs.config.encode(config));
    expect(() => newMatch(module, config, 'surprise')).not.toThrow();
  }
});

test('one human, two or three bots, and every map, deck and bot comes up', () => {
  const drafts = some.map(draftOf);
  for (const draft of drafts) {
    expect(humansIn(draft)).toBe(1);
    expect([3, 4]).toContain(draft.seats.length);
  }
  expect(new Set(drafts.map(({ map }) => map)).size).toBe(4);
  expect(new Set(drafts.map(({ deck }) => deck)).size).toBe(2);
  expect(new Set(drafts.flatMap(({ seats }) => seats.map(({ bot }) => bot))).size).toBe(5);
});

test('the ends of the random range do no harm', () => {
  expect(surprise(() => 0)).toBeDefined();
  expect(surprise(() => 0.999999999)).toBeDefined();
});
