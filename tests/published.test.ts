import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadStudy } from '@empty-chair/lab/load';
import { spotPoints } from '@empty-chair/lab/publish';
import { readStudy } from '@empty-chair/lab/study';
import { games, publishedOf } from '@empty-chair/registry/games';
import type { Published } from '@empty-chair/registry/published';
import { volume } from '@empty-chair/testkit/volume';
import { describe, expect, test } from 'vitest';
import { numbersPage } from '../tools/numbers-page.ts';

// The numbers that the app and the page show were made by the studies beside them, under the rules of today.

const GAMES = new URL('../packages/games/', import.meta.url);
const SPOTS = volume(5);

interface Studied {
  readonly game: string;
  /** From the root of the repository, as it is typed. */
  readonly path: string;
}
const studied = Object.keys(games).flatMap((game): Studied[] => {
  const folder = new URL(`${game}/studies/`, GAMES);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => /(^|\.)study\.json$/.test(name));
  return files.map((name) => ({ game, path: `packages/games/${game}/studies/${name}` }));
});
const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const publishedBeside = (path: string) =>
  read(path.replace(/study\.json$/, 'published.json')) as Published;

describe.each(studied)('the published numbers of $path', ({ game, path }) => {
  const loading = loadStudy(readStudy(read(path)), games);
  const published = publishedBeside(path);
  const { rows } = published;

  test('are of its study, its rules and its content', async () => {
    const { fingerprint } = await loading;
    const command = `empty-chair lab run ${path}`;
    expect(published).toMatchObject({ game, fingerprint, command });
  });

  test('still come out: the first games of every row have the same points', async () => {
    const loaded = await loading;
    expect(rows.length).toBeGreaterThan(3);
    const again = rows.map(({ spot }) => spotPoints(loaded, spot.table, SPOTS));
    expect(again).toEqual(rows.map(({ spot }) => spot.points.slice(0, SPOTS)));
  });

  test('have their wins inside of the interval, and enough games for it', () => {
    for (const { games: n, wins, winRate } of rows) {
      const [value, low, high] = winRate;
      expect(Math.abs(value - wins / n)).toBeLessThan(1e-4);
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
      expect(high - low).toBeLessThan(0.07);
    }
  });
});

test('what the app shows is some of them, and every bot of Root is among it', async () => {
  const all = studied.map(({ path }) => publishedBeside(path));
  for (const game of Object.keys(games)) {
    for (const shown of await publishedOf(game)) expect(all).toContainEqual(shown);
  }
  const rows = (await publishedOf('root')).flatMap((shown) => shown.rows);
  const seats = new Set(rows.filter(({ plan }) => plan === undefined).map(({ seat }) => seat));
  expect(seats.size).toBe(8);
});

test('docs/numbers.md says what the files say', async () => {
  const page = readFileSync(new URL('../docs/numbers.md', import.meta.url), 'utf8');
  expect(page).toBe(numbersPage());
});
