import { expect, test } from 'vitest';
import { levelWord } from './level-word.ts';

test.each([
  [0, 'gentle'],
  [0.34, 'gentle'],
  [0.35, 'even'],
  [0.6, 'even'],
  [0.61, 'hard'],
  [0.8, 'hard'],
  [0.81, 'fierce'],
  [1, 'fierce'],
] as const)('a bot that wins %d of its games is %s', (rate, word) => {
  expect(levelWord(rate)).toBe(word);
});
