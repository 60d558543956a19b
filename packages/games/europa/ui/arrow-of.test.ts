import type { MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { arrowOf } from './arrow-of.ts';

const area = (id: string): Ref => ({ kind: 'area', id });
const line = (id: string, params: Record<string, Ref | number>) => message(id as MessageId, params);

test('an army goes from area to area; nothing else is a move', () => {
  const ends = { from: area('seine'), area: area('burgundy'), n: 9 };
  expect(arrowOf(line('do.moveArmy', ends))).toEqual({
    from: area('seine'),
    to: area('burgundy'),
    n: 9,
  });
  expect(arrowOf(line('do.placeArmy', ends))).toBeUndefined();
  expect(arrowOf(line('do.moveArmy', { area: area('seine'), n: 9 }))).toBeUndefined();
});
