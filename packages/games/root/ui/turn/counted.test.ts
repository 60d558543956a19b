import type { MessageId } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { counted } from './counted.ts';

const wood = (at: string) => ({
  id: 'do.removePiece' as MessageId,
  params: { piece: { kind: 'piece', id: 'wood' }, at: { kind: 'clearing', id: at } },
});
const point = { id: 'do.score' as MessageId, params: { n: 1 } };

test('two pieces of one kind from one place are one line', () => {
  expect(counted([wood('7'), wood('7'), wood('2')])).toEqual([
    { message: wood('7'), n: 2 },
    { message: wood('2'), n: 1 },
  ]);
});

test('what has an amount of its own stays by itself, in its order', () => {
  expect(counted([wood('7'), point, point, wood('7')]).map(({ n }) => n)).toEqual([1, 1, 1, 1]);
});
