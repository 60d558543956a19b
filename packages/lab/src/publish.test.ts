import { expect, test } from 'vitest';
import { load } from './in-test.ts';
import { publishedFrom, publishedText, spotPoints } from './publish.ts';
import type { BatchResult } from './run-batch.ts';
import { runBatch } from './run-batch.ts';
import { Summing } from './summary.ts';

const STUDY = {
  game: 'toy',
  games: 4,
  batch: 4,
  seed: 'test',
  config: { cards: '{cards}', dice: '{dice}' },
  axes: { cards: ['app', 'table'], dice: ['app', 'table'] },
  about: 'magpie',
  publish: ['cards'],
};

/** Four tables of four games by hand: in table n the magpie makes n points and wins n games. */
const results: readonly BatchResult[] = [0, 1, 2, 3].map((n) => ({
  batch: n,
  turns: [10, 10, 20, 20],
  ended: [1, 1, 1, 1],
  winners: [0, 1, 2, 3].map((game) => (game < n ? 2 : 1)),
  points: [
    [9, 9, 9, 9],
    [n, n, n, n],
  ],
  coverage: { games: 0, rules: [] },
}));

test('rows keep the named axes apart and add up the others', async () => {
  const loaded = await load(STUDY);
  const summing = new Summing(loaded);
  for (const result of results) summing.add(result);
  const { rows, command } = publishedFrom(loaded, summing.summary(), 'play it');
  expect(command).toBe('play it');
  // Tables 0 and 1 have their cards by the app, 2 and 3 by the table.
  expect(rows).toMatchObject([
    { axes: { cards: 'app' }, seat: 'magpie', games: 8, wins: 1, turns: 15, spot: { table: 0 } },
    { axes: { cards: 'table' }, seat: 'magpie', games: 8, wins: 5, turns: 15, spot: { table: 2 } },
  ]);
  expect(rows.map(({ winRate, score }) => [winRate[0], score[0]])).toEqual([
    [0.125, 0.5],
    [0.625, 2.5],
  ]);
});

test('the spot check is the first games of the table, as the study plays them', async () => {
  const loaded = await load(STUDY);
  const [, , third] = loaded.batches;
  if (third === undefined) throw new Error('too few batches');
  expect(spotPoints(loaded, 2)).toEqual(runBatch(loaded, third).points[1]);
});

test('the file is JSON with a row on each line', async () => {
  const loaded = await load(STUDY);
  const summing = new Summing(loaded);
  for (const result of results) summing.add(result);
  const published = publishedFrom(loaded, summing.summary(), 'play it');
  const text = publishedText(published);
  expect(JSON.parse(text)).toEqual(published);
  expect(text.split('\n').filter((line) => line.includes('"seat":"magpie"'))).toHaveLength(2);
});
