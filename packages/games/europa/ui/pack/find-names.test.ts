import { expect, test } from 'vitest';
import { findNames } from './find-names.ts';

const all = ['Upper Austria', 'Austria', 'Małopolska', 'Żmudź', 'Rada\u00A0i\u00A0Król'].map(
  (name) => ({ id: name, name }),
);
const found = (typed: string): string[] => findNames(all, typed).map(({ id }) => id);

test('names are found by any part, without marks and case, the beginning first', () => {
  expect(found('aus')).toEqual(['Austria', 'Upper Austria']);
  expect(found(' malop')).toEqual(['Małopolska']);
  expect(found('ZMUDZ')).toEqual(['Żmudź']);
  expect(found('')).toHaveLength(5);
  expect(found('rada i')).toEqual(['Rada\u00A0i\u00A0Król']);
  expect(found('xyz')).toEqual([]);
});
