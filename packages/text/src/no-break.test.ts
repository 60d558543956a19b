import { describe, expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { catalogueWithNoBreaks, withNoBreaks } from './no-break.ts';

/** With a no-break space written as ~, which no sentence has. */
const set = (language: Language, sentence: string): string =>
  withNoBreaks(language, sentence).replaceAll('\u00A0', '~');

describe('a line does not end', () => {
  it.each([
    ['en', 'Move 3 warriors.', 'Move 3~warriors.'],
    ['pl', 'Zagraj 2 karty.', 'Zagraj 2~karty.'],
    ['cs', '{n} VB', '{n}~VB'],
    ['cs', '{n, plural, one {# bod} other {# bodů}}', '{n, plural, one {#~bod} other {#~bodů}}'],
    ['pl', '{n} × {piece}', '{n}~×~{piece}'],
  ] as const)('between a figure and what it counts: %s %s', (language, sentence, expected) => {
    expect(set(language, sentence)).toBe(expected);
  });

  it.each([
    ['pl', 'Wyjdź z lasu i idź w górę.', 'Wyjdź z~lasu i~idź w~górę.'],
    ['pl', 'A potem (o świcie) u kogoś.', 'A~potem (o~świcie) u~kogoś.'],
    ['cs', 'K mýtině a z ní s vojskem.', 'K~mýtině a~z~ní s~vojskem.'],
    ['en', 'Draw a card.', 'Draw a card.'],
  ] as const)(
    'after a word of one letter, where one stays alone: %s %s',
    (language, sentence, expected) => {
      expect(set(language, sentence)).toBe(expected);
    },
  );

  it.each([
    [
      'pl',
      'Z polany {from} na polanę {to}, heks D4, Runda {n}',
      'Z~polany~{from} na polanę~{to}, heks~D4, Runda~{n}',
    ],
    ['cs', 'Na mýtinu {at}, pole {at}, úroveň 3', 'Na mýtinu~{at}, pole~{at}, úroveň~3'],
    ['cs', 'Mýtina plná bojovníků', 'Mýtina plná bojovníků'],
    ['en', 'To clearing {to}', 'To clearing {to}'],
  ] as const)('between a place and its code: %s %s', (language, sentence, expected) => {
    expect(set(language, sentence)).toBe(expected);
  });

  it('before the percent sign of Czech', () => {
    expect(set('cs', 'Šance {odds} %, nejvýš 7 %')).toBe('Šance {odds}~%, nejvýš 7~%');
  });
});

it('leaves alone what is no text: branches, names of slots, lists of ids', () => {
  const branches = '{n, plural, =1 {jedna} few {# i} other {w}} {a} {z, select, a {u} other {i}}';
  expect(set('pl', branches)).toBe(branches.replace('# i', '#~i'));
  expect(catalogueWithNoBreaks('pl', { 'many.realm': 'a 1 b', said: 'a b' })).toEqual({
    'many.realm': 'a 1 b',
    said: 'a\u00A0b',
  });
});

it('changes nothing the second time', () => {
  const once = withNoBreaks('cs', 'K 2 mýtinám: {n} × {piece} z mýtiny {from}, {odds} %');
  expect(withNoBreaks('cs', once)).toBe(once);
});
