import { expect, test } from 'vitest';
import { setupChoices } from '../../rules/view.ts';
import { levelParams } from './level-line.ts';

test('AOI-S12: each level says what sets it apart from the others', () => {
  const lines = setupChoices.levels.map((level) => JSON.stringify(levelParams(level)));
  expect(new Set(lines).size).toBe(setupChoices.levels.length);
  // Cards 1 to 6 make the deck; the level takes one out, or adds unseen ones and card 13.
  expect(setupChoices.levels.map(({ cards }) => cards)).toEqual([5, 6, 7, 8, 8]);
  // What the difficulty cards print for the last rounds.
  expect(setupChoices.levels.map((level) => levelParams(level).shipping)).toEqual([2, 2, 2, 2, 3]);
  expect(setupChoices.levels.map((level) => levelParams(level).x)).toEqual([1, 3, 3, 3, 4]);
});
