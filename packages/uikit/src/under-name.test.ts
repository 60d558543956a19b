import type { Language } from '@empty-chair/text/languages';
import { expect, it } from 'vitest';
import { partsUnderName } from './under-name.ts';

const said = (words: string, name: string, language: Language) =>
  partsUnderName([{ words }], name, language);

it('leaves out a name that stands above', () => {
  expect(said('You: advanced to space 1.', 'You', 'en')).toEqual([
    { words: 'Advanced to space 1.' },
  ]);
  expect(said('Ty: +2 PZ.', 'Ty', 'pl')).toEqual([{ words: '+2 PZ.' }]);
  expect(said('Vy: úspěch.', 'Vy', 'cs')).toEqual([{ words: 'Úspěch.' }]);
});

it('keeps what names somebody else, or begins otherwise', () => {
  expect(said('Anna: passed.', 'You', 'en')).toEqual([{ words: 'Anna: passed.' }]);
  expect(said('Your outpost falls.', 'You', 'en')).toEqual([{ words: 'Your outpost falls.' }]);
});

it('keeps the places of a sentence', () => {
  const place = { place: { kind: 'hex', id: 'E4' }, name: 'E4' };
  expect(partsUnderName([{ words: 'You: explored ' }, place], 'You', 'en')).toEqual([
    { words: 'Explored ' },
    place,
  ]);
  expect(partsUnderName([{ words: 'You: ' }, place], 'You', 'en')).toEqual([place]);
  expect(partsUnderName([place], 'You', 'en')).toEqual([place]);
});
