import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { checkCatalogues, checkRules, checkUse } from './checks.ts';

const GOOD = {
  en: 'Move {n, plural, one {# card} other {# cards}} to {to}: {suit, select, fox {fox} other {bird}}.',
  pl: 'Przenieś {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} do {to}: {suit, select, fox {lis} other {ptak}}.',
  cs: 'Přesuňte {n, plural, one {# kartu} few {# karty} many {# karty} other {# karet}} do {to}: {suit, select, fox {liška} other {pták}}.',
};

/** One message, good in all languages but for what is changed. */
const withChange = (change: { en?: Catalogue; pl?: Catalogue; cs?: Catalogue }) =>
  checkCatalogues({
    en: { move: GOOD.en, ...change.en },
    pl: { move: GOOD.pl, ...change.pl },
    cs: { move: GOOD.cs, ...change.cs },
  });

describe('checkCatalogues', () => {
  it('has nothing to say about good ones', () => {
    expect(withChange({})).toEqual([]);
  });

  it('lets a sentence of its own stand for none', () => {
    const none = GOOD.en.replace('one {#', '=0 {no cards} one {#');
    expect(withChange({ en: { move: none } })).toEqual([]);
  });

  it('lets a plain number stand for a plural', () => {
    const plain = GOOD.en.replace(/\{n, plural.*?\}\}/, '{n}');
    expect(withChange({ en: { move: plain } })).toEqual([]);
  });

  it('lets a verb agree with a name in one language only', () => {
    const catalogues = {
      en: { go: '{who}: fight.' },
      pl: { go: '{who} {whoAre, select, many {walczą} other {walczy}}.' },
      cs: { go: '{who}: bojujte.' },
    };
    expect(checkCatalogues(catalogues)).toEqual([]);
  });

  it('lets a name be declined in one language only', () => {
    const catalogues = {
      en: { go: 'Advance on the {track} track.' },
      pl: { go: 'Przesuń znacznik na torze {trackOf}.', 'of.track.science': 'nauki' },
      cs: { go: 'Postupte na stupnici {track}.' },
    };
    expect(checkCatalogues(catalogues)).toEqual([]);
  });

  it.each([
    ['a missing id', { pl: { more: 'x' } }, ['en more: is missing', 'cs more: is missing']],
    ['an empty sentence', { cs: { move: ' ' } }, 'cs move: is empty'],
    ['a pattern that does not parse', { cs: { move: '{n' } }, 'cs move: does not parse'],
    [
      'a straight apostrophe',
      { en: { move: GOOD.en.replace('Move', "Don't move") } },
      'en move: has a straight apostrophe, write ’',
    ],
    [
      'a missing plural form',
      { pl: { move: GOOD.pl.replace('few {# karty} ', '') } },
      'pl move: plural of {n} has no few',
    ],
    [
      'a plural form of another language',
      { en: { move: GOOD.en.replace('other {# cards}', 'few {# cards} other {# cards}') } },
      'en move: plural of {n} has few, which the language does not know',
    ],
    ['two plurals', { en: { move: `${GOOD.en} ${GOOD.en}` } }, 'en move: has more than one plural'],
    ['two selects', { en: { move: `${GOOD.en} ${GOOD.en}` } }, 'en move: has more than one select'],
    [
      'an argument in a select and plainly',
      { en: { move: `${GOOD.en} {suit}` } },
      'en move: {suit} is used in a select and elsewhere',
    ],
    [
      'a verb that agrees with nothing',
      { en: { go: '{whoAre, select, many {fight} other {fights}}' } },
      'en go: {whoAre} agrees with {who}, which is not there',
    ],
    [
      'a verb without its form for many',
      { en: { go: '{who} {whoAre, select, few {fight} other {fights}}' } },
      'en go: {whoAre} needs many and other',
    ],
    [
      'another argument',
      { pl: { move: GOOD.pl.replace('{to}', '{at}') } },
      'pl move: has {at} {n} {suit: fox|other}, en has {n} {suit: fox|other} {to}',
    ],
    [
      'a missing argument',
      { cs: { move: GOOD.cs.replace('{to}', '') } },
      'cs move: has {n} {suit: fox|other}, en has {n} {suit: fox|other} {to}',
    ],
    [
      'another branch of a select',
      { cs: { move: GOOD.cs.replace('fox {', 'mouse {') } },
      'cs move: has {n} {suit: mouse|other} {to}, en has {n} {suit: fox|other} {to}',
    ],
  ])('finds %s', (_, change, expected) => {
    expect(withChange(change)).toEqual(expect.arrayContaining([expected].flat()));
  });
});

describe('checkUse', () => {
  const sources = ["emit(m('do.move')); const why = 'why.most';", 'm("do.fly")'];
  const catalogue = { 'do.move': 'a', 'do.fly': 'b', 'why.most': 'c', 'ref.suit.fox': 'd' };

  it('is content when what is used is there and what is there is used', () => {
    expect(checkUse(catalogue, sources, { callers: ['m'], families: ['ref.'] })).toEqual([]);
  });

  it('finds what has no sentence, and what nobody says', () => {
    const { 'do.fly': _, ...rest } = catalogue;
    const options = { callers: ['m'], families: [] };
    expect(checkUse({ ...rest, 'do.stay': 'e' }, sources, options)).toEqual([
      'do.fly: is used but has no sentence',
      'ref.suit.fox: has a sentence but is not used',
      'do.stay: has a sentence but is not used',
    ]);
  });
});

it('checkRules finds a rule without a summary and a summary without a rule', () => {
  expect(checkRules({ 'rule.1': 'a', 'rule.2': 'b' }, ['1', '2'])).toEqual([]);
  expect(checkRules({ 'rule.1': 'a', 'rule.3': 'b' }, ['1', '2'])).toEqual([
    'rule.2: the rulebook has it, the catalogue does not',
    'rule.3: the catalogue has it, the rulebook does not',
  ]);
});
