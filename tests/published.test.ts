import { existsSync, readFileSync } from 'node:fs';
import { loadStudy } from '@empty-chair/lab/load';
import { spotPoints } from '@empty-chair/lab/publish';
import { readStudy } from '@empty-chair/lab/study';
import { games, publishedOf } from '@empty-chair/registry/games';
import { volume } from '@empty-chair/testkit/volume';
import { describe, expect, test } from 'vitest';
import { numbersPage } from '../tools/numbers-page.ts';

// The numbers that the app shows were made by the studies beside them, under the rules of today.

const GAMES = new URL('../packages/games/', import.meta.url);
const fileOf = (game: string) => new URL(`${game}/studies/study.json`, GAMES);
const studyOf = (game: string) => readStudy(JSON.parse(readFileSync(fileOf(game), 'utf8')));
const SPOTS = volume(5);
const studied = Object.keys(games).filter((game) => existsSync(fileOf(game)));

describe.each(studied)('the published numbers of %s', (game) => {
  test('are of its study, its rules and its content', async () => {
    const found = await publishedOf(game);
    const { fingerprint } = await loadStudy(studyOf(game), games);
    expect(found).toMatchObject({
      game,
      fingerprint,
      command: `empty-chair lab run packages/games/${game}/studies/study.json`,
    });
  });

  test('still come out: the first games of every row have the same points', async () => {
    const loaded = await loadStudy(studyOf(game), games);
    const { rows } = (await publishedOf(game)) ?? { rows: [] };
    expect(rows.length).toBeGreaterThan(3);
    const again = rows.map(({ spot }) => spotPoints(loaded, spot.table, SPOTS));
    expect(again).toEqual(rows.map(({ spot }) => spot.points.slice(0, SPOTS)));
  });

  test('have their wins inside of the interval, and enough games for it', async () => {
    const { rows } = (await publishedOf(game)) ?? { rows: [] };
    for (const { games: n, wins, winRate } of rows) {
      const [value, low, high] = winRate;
      expect(Math.abs(value - wins / n)).toBeLessThan(1e-4);
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
      expect(high - low).toBeLessThan(0.07);
    }
  });
});

test('docs/numbers.md says what the files say', async () => {
  const page = readFileSync(new URL('../docs/numbers.md', import.meta.url), 'utf8');
  expect(page).toBe(await numbersPage());
});
