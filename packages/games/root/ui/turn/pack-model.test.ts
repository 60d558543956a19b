import { expect, test } from 'vitest';
import type { Held } from './pack-model.ts';
import { chosenAfter, firstChoice, heldIn, packOf, turned } from './pack-model.ts';

test('law.refresh: as many as may be are chosen to begin with, what is used most first', () => {
  expect(firstChoice(['coin', 'boot', 'sword', 'tea'], 3)).toEqual([2, 1, 3]);
  expect(firstChoice(['coin'], 3)).toEqual([0]);
});

test('law.refresh: another choice makes the first one give way', () => {
  expect(chosenAfter([2, 1, 3], 0, 3)).toEqual([1, 3, 0]);
  expect(chosenAfter([2, 1, 3], 1, 3)).toEqual([2, 3]);
});

test('law.items: a tap at an item that lies otherwise goes from condition to condition, and out', () => {
  const boot = (condition: Held['condition']): readonly Held[] => [{ item: 'boot', condition }];
  expect(turned(boot('ready'), 0)).toEqual(boot('exhausted'));
  expect(turned(boot('exhausted'), 0)).toEqual(boot('damagedReady'));
  expect(turned(boot('damagedReady'), 0)).toEqual(boot('damagedExhausted'));
  expect(turned(boot('damagedExhausted'), 0)).toEqual([]);
  const pack = {
    ready: ['boot'],
    exhausted: [],
    damagedReady: ['tea'],
    damagedExhausted: [],
  } as const;
  expect(packOf(heldIn(pack))).toEqual(pack);
});
