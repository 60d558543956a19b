import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Batch } from '../batches.ts';
import { load, TOY } from '../in-test.ts';
import type { BatchResult } from '../run-batch.ts';
import { runBatch } from '../run-batch.ts';
import { batchOf, jobId, orderFor, packed, readOrder, unpacked } from './order.ts';

it('knows its own jobs by their ids, and no others', () => {
  expect(batchOf('abc', jobId('abc', 12))).toBe(12);
  expect(batchOf('abc', jobId('abd', 12))).toBeUndefined();
  expect(batchOf('abc', jobId('abc-1', 12))).toBeUndefined();
  expect(batchOf('abc', 'abc-one')).toBeUndefined();
});

const loaded = await load(TOY);
const played = (index: number): { result: BatchResult } => ({
  result: runBatch(loaded, loaded.batches[index] as Batch),
});

it('packs an answer and gives it back as it was', () => {
  const answer = played(1);
  expect(JSON.stringify(unpacked(loaded, 1, packed(answer)))).toBe(JSON.stringify(answer));
  const failed = { failed: 'Error: no such step', reproduction: { seed: '1/7' } };
  expect(unpacked(loaded, 1, packed(failed))).toEqual(failed);
});

const raw = (text: string): string => gzipSync(text).toString('base64');

it.each([
  ['no packing', 'xxxx'],
  ['nothing', ''],
  ['null', raw('null')],
  ['an empty object', raw('{}')],
  ['half of it', packed(played(1)).slice(0, 40)],
  ['another batch', packed(played(0))],
  ['a path for a number', raw('{"result":{"batch":"../../evil"}}')],
  [
    'a path in a whole result',
    raw(JSON.stringify(played(1)).replace('"batch":1', '"batch":"../x"')),
  ],
  ['a failure without a word', raw('{"failed":{}}')],
  ['far too much', gzipSync(Buffer.alloc(80 * 2 ** 20, ' ')).toString('base64')],
  ['a pit', raw(`{"failed":"x","reproduction":${'['.repeat(1e5)}${']'.repeat(1e5)}}`)],
])('takes no answer that is none: %s', (_, text) => {
  expect(unpacked(loaded, 1, text)).toBeUndefined();
});

it('takes no order that is none', () => {
  const order = orderFor(loaded.study, loaded.fingerprint, 2);
  expect(readOrder(order)).toEqual(order);
  for (const other of [null, [], 'x', {}, { ...order, batch: '2' }, { ...order, title: {} }]) {
    expect(readOrder(other)).toBeUndefined();
  }
});
