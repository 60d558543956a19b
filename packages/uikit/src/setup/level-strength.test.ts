import { expect, test } from 'vitest';
import { shareOf, strengths } from './level-strength.ts';

test('levels are ranked within their game, also where all of them win most of their games', () => {
  const measured = [0.126, 0.801, 0.959, 0.998, 1].map((winRate, at) => ({ id: `${at}`, winRate }));
  const ranks = strengths(measured);
  expect(measured.map(({ id }) => ranks.get(id)?.rank)).toEqual([1, 2, 3, 4, 5]);
  expect(ranks.get('0')?.of).toBe(5);
});

test('a level that wins more often than the one after it is the stronger one', () => {
  const ranks = strengths([
    { id: 'standard', winRate: 0.6 },
    { id: 'hard', winRate: 0.5 },
  ]);
  expect(ranks.get('standard')?.rank).toBe(2);
});

test('of two that always win the later one is the stronger one', () => {
  const ranks = strengths(['5', '6'].map((id) => ({ id, winRate: 1 })));
  expect([ranks.get('5')?.rank, ranks.get('6')?.rank]).toEqual([1, 2]);
});

test('nothing is said of levels of which one was not measured', () => {
  const measured = [{ id: 'easy', winRate: 0.2 }];
  expect(strengths([...measured, { id: 'hard', winRate: undefined }]).size).toBe(0);
});

test.each([
  // Of three bots and a person an even share is a quarter: 57 % is more than twice that.
  [[0.575, 0.54, 0.609], 1 / 4, 'far'],
  [[0.337, 0.305, 0.371], 1 / 4, 'more'],
  [[0.266, 0.237, 0.298], 1 / 4, 'even'],
  [[0.172, 0.147, 0.2], 1 / 4, 'less'],
  [[0.801, 0.787, 0.814], 1 / 2, 'more'],
  [[0.959, 0.953, 0.965], 1 / 2, 'far'],
] as const)('%s beside %d is %s', (rate, even, share) => {
  expect(shareOf(rate, even)).toBe(share);
});
