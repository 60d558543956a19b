import { readFileSync } from 'node:fs';
import { loadStudy } from '@empty-chair/lab/load';
import { spotPoints } from '@empty-chair/lab/publish';
import { readStudy } from '@empty-chair/lab/study';
import { games } from '@empty-chair/registry/games';
import { published } from '@empty-chair/registry/published';
import { describe, expect, test } from 'vitest';
import { numbersPage } from '../tools/numbers-page.ts';

// The numbers that the app shows were made by the studies beside them, under the rules of today.

const studyOf = (game: string) =>
  readStudy(
    JSON.parse(readFileSync(new URL(`../studies/${game}.study.json`, import.meta.url), 'utf8')),
  );

describe.each(Object.keys(published))('the published numbers of %s', (game) => {
  test('are of its study, its rules and its content', async () => {
    const found = await published[game]?.();
    const { fingerprint } = await loadStudy(studyOf(game), games);
    expect(found).toMatchObject({
      game,
      fingerprint,
      command: `empty-chair lab run studies/${game}.study.json`,
    });
  });

  test('still come out: the first games of every row have the same points', async () => {
    const loaded = await loadStudy(studyOf(game), games);
    const { rows } = (await published[game]?.()) ?? { rows: [] };
    expect(rows.length).toBeGreaterThan(3);
    const again = rows.map(({ spot }) => spotPoints(loaded, spot.table));
    expect(again).toEqual(rows.map(({ spot }) => spot.points));
  });

  test('have their wins inside of the interval, and enough games for it', async () => {
    const { rows } = (await published[game]?.()) ?? { rows: [] };
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
