import { expect, test } from 'vitest';
import { findNames } from './find-names.ts';

const all = ['Upper Austria', 'Austria', 'Małopolska', 'Żmudź'].map((name) => ({ id: name, name }));
const found = (typed: string): string[] => findNames(all, typed).map(({ id }) => id);

test('names are found by any part, without marks and case, the beginning first', () => {
  expect(found('aus')).toEqual(['Austria', 'Upper Austria']);
  expect(found(' malop')).toEqual(['Małopolska']);
  expect(found('ZMUDZ')).toEqual(['Żmudź']);
  expect(found('')).toHaveLength(4);
  expect(found('xyz')).toEqual([]);
});
