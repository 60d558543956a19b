import { afterEach, expect, it, vi } from 'vitest';
import { isTime, timeOr } from './clock.ts';

afterEach(() => vi.restoreAllMocks());

it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e20, -1e20])(
  'a clock that shows %s is not written down',
  (shown) => {
    vi.spyOn(Date, 'now').mockReturnValue(shown);
    expect(timeOr(7)).toBe(7);
  },
);

it('a clock that runs is', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1e12);
  expect(timeOr(7)).toBe(1e12);
});

it.each([Number.NaN, 1e20, '1', null, undefined, new Date(0)])('%s is no time', (value) => {
  expect(isTime(value)).toBe(false);
});
