import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { volume } from '@empty-chair/testkit/volume';
import { describe, expect, test } from 'vitest';
import { batchText, readBatchText } from './batch-file.ts';
import { inFolder, load, TOY } from './in-test.ts';
import type { LoadedStudy } from './load.ts';
import { runBatch } from './run-batch.ts';
import { inline, runStudy } from './run-study.ts';
import { GAMES_FILE, Store, SUMMARY_FILE } from './store.ts';

const STUDY = { ...TOY, coverage: 12 };
const resultOf = (loaded: LoadedStudy, index: number) =>
  runBatch(loaded, loaded.batches[index] as LoadedStudy['batches'][number]);

type Json = Record<string, unknown>;
const changed = (text: string, change: (result: Json) => void): string => {
  const data = JSON.parse(text) as { result: Json };
  change(data.result);
  return JSON.stringify(data);
};
const plusOne = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(plusOne) : typeof value === 'number' ? value + 1 : value;

/** What may have become of the file of a batch. */
const DAMAGE: Readonly<Record<string, (text: string) => string>> = {
  'cut short': (text) => text.slice(0, -20),
  empty: () => '',
  null: () => 'null',
  'an empty object': () => '{}',
  'an empty list': () => '[]',
  'a text': () => '"x"',
  zeros: (text) => '\0'.repeat(text.length),
  'one number more in each column': (text) =>
    changed(text, (result) => {
      for (const name of ['turns', 'winners', 'points']) result[name] = plusOne(result[name]);
    }),
  'one item less in each column': (text) =>
    changed(text, (result) => {
      for (const name of ['turns', 'ended', 'winners']) (result[name] as unknown[]).pop();
      for (const seat of result['points'] as unknown[][]) seat.pop();
    }),
  'one game won by another': (text) =>
    changed(text, (result) => {
      (result['winners'] as number[])[3] = 1 - Number((result['winners'] as number[])[3]);
    }),
  'a rule less at work': (text) =>
    changed(text, (result) => {
      (result['coverage'] as { rules: unknown[] }).rules.pop();
    }),
  'another number': (text) =>
    changed(text, (result) => {
      result['batch'] = 1;
    }),
  'the name of another file': (text) =>
    changed(text, (result) => {
      result['batch'] = '../../evil';
    }),
  'a sum of nothing': (text) => text.replace(/"sum":"\w+"/, '"sum":""'),
};

describe('a batch in its file', () => {
  test('is read as it was written', async () => {
    const loaded = await load(STUDY);
    for (const { index } of loaded.batches) {
      const result = resultOf(loaded, index);
      expect(readBatchText(loaded, index, batchText(loaded, result))).toEqual(result);
    }
  });

  test.each(Object.entries(DAMAGE))('is nothing when it is damaged: %s', async (_, damage) => {
    const loaded = await load(STUDY);
    const text = batchText(loaded, resultOf(loaded, 0));
    expect(readBatchText(loaded, 0, damage(text))).toBeUndefined();
  });

  test('is nothing in another place or another study', async () => {
    const [loaded, other] = [await load(STUDY), await load({ ...STUDY, seed: 'other' })];
    const text = batchText(loaded, resultOf(loaded, 0));
    expect(readBatchText(loaded, 1, text)).toBeUndefined();
    expect(readBatchText(other, 0, text)).toBeUndefined();
  });

  test('is itself or nothing after any change of a few signs', async () => {
    const loaded = await load(STUDY);
    const result = resultOf(loaded, 0);
    const text = batchText(loaded, result);
    const rng = rngFromSeed('damage');
    const signs = [...'0123456789[]{},:"-. e'];
    for (let n = 0; n < volume(5000); n += 1) {
      const at = rng.below(text.length);
      const put = signs[rng.below(signs.length)] as string;
      const damaged = text.slice(0, at) + put + text.slice(at + rng.below(3));
      const read = readBatchText(loaded, 0, damaged);
      if (read !== undefined) expect(read).toEqual(result);
    }
  });
});

describe('a folder with damaged batches', () => {
  const bytes = (folder: string) =>
    [GAMES_FILE, SUMMARY_FILE].map((name) => readFileSync(join(folder, name)).toString('base64'));
  const fileOf = (folder: string, index: number): string =>
    join(folder, 'batches', `000000${index}.json`);

  test('plays them again, and the numbers are the same', async () => {
    const loaded = await load(STUDY);
    await inFolder(async (folder) => {
      await runStudy(loaded, new Store(join(folder, 'whole'), loaded), inline(loaded));
      const damaged = join(folder, 'damaged');
      const begun = new Store(damaged, loaded);
      for (const { index } of loaded.batches) begun.put(resultOf(loaded, index));
      copyFileSync(fileOf(damaged, 2), fileOf(damaged, 1));
      rmSync(fileOf(damaged, 0));
      mkdirSync(join(fileOf(damaged, 0), 'a folder'), { recursive: true });
      const store = new Store(damaged, loaded);
      expect([store.damaged, store.missing()]).toEqual([2, [0, 1]]);
      await runStudy(loaded, store, inline(loaded));
      expect(bytes(damaged)).toEqual(bytes(join(folder, 'whole')));
    });
  });

  test('plays again what is damaged while it runs, but not for ever', async () => {
    const loaded = await load(STUDY);
    await inFolder(async (folder) => {
      await runStudy(loaded, new Store(join(folder, 'whole'), loaded), inline(loaded));
      const spoiling = (times: number) => ({
        play: async (...[batches, take]: Parameters<ReturnType<typeof inline>['play']>) => {
          await inline(loaded).play(batches, take);
          times -= 1;
          if (times >= 0) writeFileSync(fileOf(join(folder, 'spoilt'), 1), '{}');
        },
      });
      const store = new Store(join(folder, 'spoilt'), loaded);
      await expect(runStudy(loaded, store, spoiling(9))).rejects.toThrow('0000001.json');
      await runStudy(loaded, store, spoiling(2));
      expect(bytes(join(folder, 'spoilt'))).toEqual(bytes(join(folder, 'whole')));
    });
  });
});
