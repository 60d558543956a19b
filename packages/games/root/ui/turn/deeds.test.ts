import { expect, test } from 'vitest';
import type { Input } from '../../rules/view.ts';
import { deedsPaidWith, itemsToPay } from './deeds.ts';

const aid = (item: 'boot' | 'torch', take: 'coin' | 'nothing'): Input => ({
  kind: 'aid',
  to: 'marquise',
  with: item,
  take,
});
const aids = {
  id: 'aid' as const,
  inputs: [
    aid('boot', 'coin'),
    aid('torch', 'coin'),
    aid('boot', 'nothing'),
    aid('torch', 'nothing'),
  ],
  gains: [1, 1, 1, 1],
};

test('law.aid: any item that is ready can pay, and only the chosen one does', () => {
  expect(itemsToPay(aids)).toEqual(['boot', 'torch']);
  expect(deedsPaidWith(aids, 'torch').map(({ input }) => input)).toEqual([
    aid('torch', 'coin'),
    aid('torch', 'nothing'),
  ]);
});

test('until one is chosen each deed is listed once', () => {
  expect(deedsPaidWith(aids, undefined)).toHaveLength(2);
});

test('what an aid is paid with is no choice of other deeds', () => {
  const strike = { kind: 'strike', of: 'eyrie', piece: 'roost' } as const;
  const verb = { id: 'strike' as const, inputs: [strike], gains: [1] };
  expect(itemsToPay(verb)).toEqual([]);
  expect(deedsPaidWith(verb, undefined)).toEqual([{ input: strike, gain: 1 }]);
});
