import { expect, test } from 'vitest';
import { amountsUpTo } from './amounts.ts';

test.each([
  [0, []],
  [1, [1]],
  [4, [1, 2, 3, 4]],
  [5, [1, 2, 3, 4, 5]],
  [16, [1, 2, 3, 4, 16]],
])('of %i', (most, shown) => {
  expect(amountsUpTo(most)).toEqual(shown);
});
