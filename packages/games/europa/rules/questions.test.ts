import { expect, test } from 'vitest';
import { mean, median, perBotTurn, questionsIn, quietGames, SOLO } from '../examples/questions.ts';

/** `npm run questions` prints the figures of many more games. */
test.each(Object.entries(SOLO))(
  'EU-28.3: half of the bot turns in a solo game of scenario %s ask three questions at most',
  (_, config) => {
    const { perTurn, often } = questionsIn(config, 4, 'questions');
    expect(perTurn.length).toBeGreaterThan(100);
    expect(median(perTurn)).toBeLessThanOrEqual(3);
    expect([...often.values()].reduce((sum, n) => sum + n, 0)).toBe(
      perTurn.reduce((sum, n) => sum + n, 0),
    );
  },
);

test('EU-28.3: a quiet introductory game asks for little', () => {
  const quiet = quietGames(6, 'quiet');
  expect(quiet.botTurns).toBeGreaterThan(100);
  expect(perBotTurn(quiet)).toBeLessThanOrEqual(0.25);
});

test.each([
  [[], 0, 0],
  [[4], 4, 4],
  [[5, 1, 3], 3, 3],
  [[9, 0, 1, 2], 1, 3],
])('of %j the median is %i and the mean %i', (numbers, middle, average) => {
  expect([median(numbers), mean(numbers)]).toEqual([middle, average]);
});
