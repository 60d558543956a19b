import { expect, it } from 'vitest';
import { Conflict, merged } from './merge.ts';

it('lays what one has changed over the other', () => {
  const base = { a: { n: 3, who: 'x' }, b: [1, 2], c: 'same' };
  const changed = { a: { n: 5, who: 'x' }, b: [1, 4], c: 'same', d: true };
  const other = { a: { n: 2, who: 'y' }, b: [9, 2], c: 'same' };
  expect(merged(base, changed, other)).toEqual({
    a: { n: 4, who: 'y' },
    b: [9, 4],
    c: 'same',
    d: true,
  });
});

it('takes away what one has taken away', () => {
  expect(merged({ a: 1, b: 2 }, { b: 2 }, { a: 1, b: 3 })).toEqual({ b: 3 });
});

it('takes what came out alike', () => {
  expect(merged({ a: 'x' }, { a: 'y' }, { a: 'y' })).toEqual({ a: 'y' });
});

it('gives up where both have changed the same, each in its own way', () => {
  expect(() => merged({ a: 'x' }, { a: 'y' }, { a: 'z' })).toThrow(Conflict);
  expect(() => merged([1, 2], [1], [2, 2])).toThrow(Conflict);
});
