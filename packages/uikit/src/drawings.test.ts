import { expect, it } from 'vitest';
import { drawn } from './drawings.ts';

it('draws nothing anew that is asked for by the same name', () => {
  expect(drawn('bot')).toBe(drawn('bot'));
  expect(drawn('bot')).not.toBe(drawn('chair'));
});
