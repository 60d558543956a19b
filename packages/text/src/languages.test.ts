import { expect, it } from 'vitest';
import { languageOfLocale } from './languages.ts';

it.each([
  ['pl_PL.UTF-8', 'pl'],
  ['cs-CZ', 'cs'],
  ['EN', 'en'],
  ['de_DE.UTF-8', undefined],
  ['csb_PL', undefined],
  ['C.UTF-8', undefined],
  ['', undefined],
])('the language of the locale %j is %j', (locale, expected) => {
  expect(languageOfLocale(locale)).toBe(expected);
});
