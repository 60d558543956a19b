import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@empty-chair/registry/games';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Batch } from './batches.ts';
import { loadStudy } from './load.ts';
import { runBatch } from './run-batch.ts';
import { Store } from './store.ts';
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

it('a batch that cannot be kept is an error as long as the study is not done', async () => {
  const { one, results } = await twoRuns();
  rmSync(folder, { recursive: true });
  expect(() => one.put(results[0] as (typeof results)[number])).toThrow('ENOENT');
  await expect(one.finish()).rejects.toThrow('ENOENT');
});
