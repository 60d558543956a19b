import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@empty-chair/registry/games';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Batch } from './batches.ts';
import { loadStudy } from './load.ts';
import { runBatch } from './run-batch.ts';
import { Damaged, Store } from './store.ts';
import { readStudy } from './study.ts';

// Two runs of one study in one folder, as two coordinators of a queue may be.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'empty-chair-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function twoRuns() {
  const loaded = await loadStudy(readStudy({ game: 'toy', games: 6, batch: 3 }), games);
  const results = loaded.batches.map((batch: Batch) => runBatch(loaded, batch));
  return { one: new Store(folder, loaded), other: new Store(folder, loaded), results };
}

it('a run that is slower finds its last batches and the end done by the quicker', async () => {
  const { one, other, results } = await twoRuns();
  for (const result of results) one.put(result);
  const summary = await one.finish();
  for (const result of results) other.put(result);
  expect(await other.finish()).toEqual(summary);
});

it('a damaged batch is played again, and a damaged or half result is made again', async () => {
  const { one, results } = await twoRuns();
  for (const result of results) one.put(result);
  const [batches, summary] = [join(folder, 'batches'), join(folder, 'summary.json')];
  writeFileSync(join(batches, '0000001.json'), '{"batch":');
  await expect(one.finish()).rejects.toThrow(Damaged);
  expect(one.missing()).toEqual([1]);

  const remake = async () => {
    const { other } = await twoRuns();
    expect(other.missing()).toEqual([0, 1]);
    mkdirSync(batches, { recursive: true });
    for (const result of results) other.put(result);
    await other.finish();
  };
  for (const result of results) one.put(result);
  await one.finish();
  writeFileSync(summary, '');
  await remake();
  rmSync(join(folder, 'games.parquet'));
  await remake();
  const games = join(folder, 'games.parquet');
  writeFileSync(games, readFileSync(games).subarray(0, -1));
  await remake();
});

it('a batch that cannot be kept is an error as long as the study is not done', async () => {
  const { one, results } = await twoRuns();
  rmSync(folder, { recursive: true });
  expect(() => one.put(results[0] as (typeof results)[number])).toThrow('ENOENT');
  await expect(one.finish()).rejects.toThrow('ENOENT');
});
