import { expect, test } from 'vitest';
import { levelLabels, levelWord } from './level-word.ts';

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

test('adds the official name where two levels share a word, and where nothing was measured', () => {
  const rates: Record<string, number | undefined> = {
    easy: 0.6,
    standard: 0.66,
    challenging: 0.71,
  };
  const labels = levelLabels(
    ['easy', 'standard', 'challenging', 'nightmare'].map((id) => ({ id, winRate: rates[id] })),
  );
  expect(labels.map(({ word, isNamed }) => [word, isNamed])).toEqual([
    ['even', false],
    ['hard', true],
    ['hard', true],
    [undefined, true],
  ]);
});
