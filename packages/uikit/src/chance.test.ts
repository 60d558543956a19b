import { expect, it } from 'vitest';
import { fairBelow } from './chance.ts';

const from = (...drawn: number[]) => {
  const left = [...drawn];
  return () => left.shift() ?? 0;
};

it('takes the drawn number within the range', () => {
  expect(fairBelow(16, from(35))).toBe(3);
  expect(fairBelow(16, from(2 ** 32 - 1))).toBe(15);
});

it('draws again where a remainder would favour the low numbers', () => {
  expect(fairBelow(3, from(2 ** 32 - 1, 5))).toBe(2);
});

it('gives every face its share', () => {
  const seen = new Map<number, number>();
  for (let roll = 0; roll < 4000; roll += 1) {
    const face = fairBelow(4);
    seen.set(face, (seen.get(face) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([0, 1, 2, 3]);
  // Six standard deviations from a thousand: less than once in a hundred million runs.
  for (const n of seen.values()) expect(Math.abs(n - 1000)).toBeLessThan(165);
});
