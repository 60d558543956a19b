import type { MessageId } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { OUT_OF_REACH } from '../rules/view.ts';
import { valueText } from './value-text.ts';

const why = (id: string): MessageId => id as MessageId;

test('what cannot be reached is infinitely far, everything else is its number', () => {
  expect(valueText(why('why.farthest'), OUT_OF_REACH)).toBe('∞');
  expect(valueText(why('why.farthest'), 3)).toBeUndefined();
  expect(valueText(why('why.highestTax'), OUT_OF_REACH)).toBeUndefined();
});
