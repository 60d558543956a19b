import { expect, it } from 'vitest';
import { batchOf, jobId, packed, unpacked } from './order.ts';

it('knows its own jobs by their ids, and no others', () => {
  expect(batchOf('abc', jobId('abc', 12))).toBe(12);
  expect(batchOf('abc', jobId('abd', 12))).toBeUndefined();
  expect(batchOf('abc', jobId('abc-1', 12))).toBeUndefined();
  expect(batchOf('abc', 'abc-one')).toBeUndefined();
});

it('packs an answer and gives it back as it was', () => {
  const answer = {
    result: {
      batch: 3,
      turns: [10, 12],
      ended: [1, 0],
      winners: [2, 0],
      points: [[30, 0]],
      coverage: { games: 1, rules: [['§ 2.1', 1] as const] },
    },
  };
  expect(JSON.stringify(unpacked(packed(answer)))).toBe(JSON.stringify(answer));
});
