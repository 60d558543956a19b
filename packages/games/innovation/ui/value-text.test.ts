import type { MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { NO_PATH } from '../rules/view.ts';
import { valueText } from './value-text.ts';

const why = (id: string): MessageId => id as MessageId;

it.each([
  ['why.closest', NO_PATH, '∞'],
  ['why.closest', NO_PATH - 1, undefined],
  ['why.closest', 0, undefined],
  // No way is measured here: the number is a number.
  ['why.mostPower', NO_PATH, undefined],
] as const)('%s of %i is written %s', (id, value, text) => {
  expect(valueText(why(id), value)).toBe(text);
});
