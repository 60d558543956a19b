import { expect, it } from 'vitest';
import { percentOf } from './percent.ts';

it('rounds a chance, and never makes it certain when it is not', () => {
  expect([0, 0.004, 0.005, 0.426, 0.9949, 0.996, 1].map((n) => percentOf(n, 'en'))).toEqual([
    '0%',
    '<1%',
    '1%',
    '43%',
    '99%',
    '>99%',
    '100%',
  ]);
});

it('takes a sum of many small chances for the whole', () => {
  const whole = Array.from({ length: 54 }, () => 1 / 54).reduce((sum, one) => sum + one, 0);
  expect(whole).not.toBe(1);
  expect(percentOf(whole, 'en')).toBe('100%');
});

it('writes it as the language does', () => {
  expect(percentOf(0.5, 'cs')).toBe('50\u00a0%');
});
