import type { Part } from '@empty-chair/uikit/sentence.ts';
import { expect, it } from 'vitest';
import { askedParts } from './question-parts.ts';

const text = (parts: readonly Part[]): string =>
  parts.map((part) => ('words' in part ? part.words : `(${part.name})`)).join('');
const told = (...parts: readonly (string | { readonly at: string })[]) => {
  const { before, ask, after } = askedParts(
    parts.map((part) =>
      typeof part === 'string'
        ? { words: part }
        : { place: { kind: 'area', id: part.at }, name: part.at },
    ),
  );
  return [before, ask, after].map(text);
};

it('leaves a question whole that can be read as a title', () => {
  expect(told('Ambush in ', { at: '5' }, '. Eyrie: do you foil it?')).toEqual([
    '',
    'Ambush in (5). Eyrie: do you foil it?',
    '',
  ]);
});

it('parts a long one into what leads to it, what is asked and what is to be known', () => {
  const lead = 'Castile takes an Event: number 1 from the left of three. With options: option B. ';
  const rest = '“Pay X to do Y”: both, if the Bot can pay.';
  expect(told(`${lead}What does it do to Castile? ${rest}`)).toEqual([
    lead,
    'What does it do to Castile? ',
    rest,
  ]);
});

it('keeps a place in its sentence, wherever it stands there', () => {
  const rest =
    ' has the Army of France. Do Units of Castile stand there too, or in an Area beside it?';
  expect(
    told('France would invade England in ', { at: 'Wales' }, '. ', { at: 'Wales' }, rest),
  ).toEqual([
    'France would invade England in (Wales). (Wales) has the Army of France. ',
    'Do Units of Castile stand there too, or in an Area beside it?',
    '',
  ]);
});

it('leaves long words whole that ask by no question mark, or break at no capital', () => {
  const long =
    'Roll on the Military Targeting Chart of Castile, then on the one below it, e.g. on number 3, and say which Realm it is.';
  expect(told(long)).toEqual(['', long, '']);
});
