import { BadData } from '@empty-chair/kernel/errors';
import { tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, it } from 'vitest';
import { decodeOperation, encodeOperation } from './operation.ts';

const back = { by: 'Anna', change: { kind: 'back', to: 3 } } as const;
const decoded = (data: unknown) => decodeOperation(tally, data);

describe('the time of an operation', () => {
  it('goes along, and may be left out', () => {
    const timed = { ...back, at: 1_700_000_000_000 };
    expect(decoded(encodeOperation(tally, timed))).toEqual(timed);
    expect(decoded(encodeOperation(tally, back))).toEqual(back);
  });

  it.each([-1, 1.5, 8.64e15 + 2, '12:30', null])('cannot be %s', (at) => {
    expect(() => decoded({ ...back, at })).toThrow(BadData);
  });
});
