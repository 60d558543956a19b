import { expect, it } from 'vitest';
import { matches, plain } from './answers.ts';

it('finds words by their beginnings, without accents', () => {
  expect(plain('Kowadło Žlutý')).toBe('kowadlo zluty');
  expect(matches('Kowadło (lis)', 'kowadl li')).toBe(true);
  expect(matches('Kowadło (lis)', 'adlo')).toBe(false);
  expect(matches('Ambush! (fox)', 'ambush!')).toBe(true);
  expect(matches('Smuggler’s Trail', "smuggler's")).toBe(true);
  expect(matches('Wizyta u\u00A0przyjaciół', 'u przyj')).toBe(true);
});
