import type { Message, MessageId, Params, RuleId } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { createRenderer } from './renderer.ts';

const message = (id: string, params?: Params): Message => ({
  id: id as MessageId,
  ...(params && { params }),
});
const fox = { kind: 'suit', id: 'fox' };

const catalogue = {
  move: 'Move {n, plural, one {# warrior} other {# warriors}} to clearing {to}.',
  column: 'Column: {suit, select, fox {the fox one} other {another}}.',
  plain: 'Suit: {suit}. Value: {n}.',
  list: 'Left: {list}.',
  both: '{n, plural, one {# card} other {# cards}} of {n}',
  signed: '{n, number, ::sign-always} points',
  bad: 'Unfinished {n',
  usage: 'empty-chair <game>',
  'ref.suit.fox': 'fox',
  'ref.clearing': 'no. {id}',
  'rule.4.2': 'The bot recruits.',
};
const english = createRenderer('en', catalogue);

const polishMove =
  'Przemieść {n, plural, one {# wojownika} few {# wojowników} many {# wojowników} other {# wojownika}}.';

describe('render', () => {
  it.each([
    [
      'a plural and a named place',
      'move',
      { n: 2, to: { kind: 'clearing', id: '4' } },
      'Move 2 warriors to clearing no. 4.',
    ],
    ['the singular', 'move', { n: 1, to: literal('4') }, 'Move 1 warrior to clearing 4.'],
    ['the raw id in a select', 'column', { suit: fox }, 'Column: the fox one.'],
    ['the name elsewhere', 'plain', { suit: fox, n: 3 }, 'Suit: fox. Value: 3.'],
    ['a true minus', 'plain', { suit: fox, n: -3 }, 'Suit: fox. Value: −3.'],
    ['a true minus with a sign', 'signed', { n: -3 }, '−3 points'],
    ['a plus with a sign', 'signed', { n: 3 }, '+3 points'],
    [
      'a true minus in a plural',
      'move',
      { n: -2, to: literal('4') },
      'Move −2 warriors to clearing 4.',
    ],
    ['a list with commas', 'list', { list: [fox, literal('x')] }, 'Left: fox, x.'],
    ['an empty list', 'list', { list: [] }, 'Left: –.'],
    ['a number in a plural and plainly', 'both', { n: 2 }, '2 cards of 2'],
    ['angle brackets as they are', 'usage', {}, 'empty-chair <game>'],
  ] as const)('%s', (_, id, params, expected) => {
    expect(english.render(message(id, params))).toBe(expected);
  });

  it.each<[Language, number, string]>([
    ['pl', 1, '1 wojownika'],
    ['pl', 3, '3 wojowników'],
    ['pl', 5, '5 wojowników'],
    ['pl', 1.5, '1,5 wojownika'],
  ])('%s plural of %d', (language, n, expected) => {
    const words = createRenderer(language, { move: polishMove });
    expect(words.render(message('move', { n }))).toContain(expected);
  });

  it.each([
    ['one', { kind: 'realm', id: 'poland' }, 'Polska walczy.'],
    ['many', { kind: 'realm', id: 'ottomans' }, 'Osmanowie walczą.'],
    ['a name of the players', literal('ottomans'), 'ottomans walczy.'],
    ['a list', [fox, fox], 'fox, fox walczą.'],
    ['a list of one', [fox], 'fox walczy.'],
  ])('lets a verb agree with %s', (_, who, expected) => {
    const words = createRenderer('pl', {
      fight: '{who} {whoAre, select, many {walczą} other {walczy}}.',
      'many.realm': 'hungary ottomans',
      'ref.realm.poland': 'Polska',
      'ref.realm.ottomans': 'Osmanowie',
    });
    expect(words.render(message('fight', { who }))).toBe(expected);
    expect(words.render(message('fight'))).toBe('… walczy.');
  });

  it('writes a name in the genitive where the sentence has it so', () => {
    const words = createRenderer('cs', {
      advance: 'Postupte na stupnici {trackOf}.',
      both: 'Stupnice: {trackOf}.',
      'ref.track.science': 'věda',
      'ref.track.military': 'vojenství',
      'of.track.science': 'vědy',
    });
    const science = { kind: 'track', id: 'science' };
    const military = { kind: 'track', id: 'military' };
    expect(words.render(message('advance', { track: science }))).toBe('Postupte na stupnici vědy.');
    expect(words.render(message('advance', { track: military }))).toBe(
      'Postupte na stupnici vojenství.',
    );
    expect(words.render(message('both', { track: [science, military] }))).toBe(
      'Stupnice: vědy, vojenství.',
    );
    expect(words.render(message('advance'))).toBe('Postupte na stupnici ….');
    const shown = words.renderShown(
      message('advance', { track: science }),
      ({ id }, name) => `<${id} ${name}>`,
    );
    expect(shown).toBe('Postupte na stupnici <science vědy>.');
  });

  it('writes a name in the accusative where the sentence has it so', () => {
    const words = createRenderer('cs', {
      place: 'Umístěte {pieceAcc} na mýtinu {at}.',
      'ref.piece.sawmill': 'pila',
      'ref.piece.roost': 'hnízdo',
      'acc.piece.sawmill': 'pilu',
    });
    const placed = (id: string) =>
      words.render(message('place', { piece: { kind: 'piece', id }, at: 5 }));
    expect([placed('sawmill'), placed('roost')]).toEqual([
      'Umístěte pilu na mýtinu 5.',
      'Umístěte hnízdo na mýtinu 5.',
    ]);
  });

  it('writes a name as whoever draws it wants it, and knows the name all the same', () => {
    const said = english.renderShown(message('plain', { suit: fox, n: 1 }), ({ id }) => `<${id}>`);
    expect(said).toBe('Suit: <fox>. Value: 1.');
    const chosen = english.renderShown(message('column', { suit: fox }), () => '<>');
    expect(chosen).toBe('Column: the fox one.');
    const mouse = { kind: 'suit', id: 'mouse' };
    const both = message('plain', { suit: [fox, mouse], n: 1 });
    expect(english.renderShown(both, ({ id }) => `<${id}>`)).toBe(
      'Suit: <fox>\u00A0<mouse>. Value: 1.',
    );
    expect(english.renderShown(both, () => undefined)).toBe('Suit: fox, mouse. Value: 1.');
  });

  it('writes decimals in the way of the language', () => {
    const values = (['en', 'pl', 'cs'] as const).map((language) =>
      createRenderer(language, catalogue).render(message('plain', { suit: fox, n: 1.5 })),
    );
    expect(values).toEqual([
      'Suit: fox. Value: 1.5.',
      'Suit: fox. Value: 1,5.',
      'Suit: fox. Value: 1,5.',
    ]);
  });

  it('lets the first catalogue speak', () => {
    const words = createRenderer('en', { plain: 'mine' }, catalogue);
    expect(words.render(message('plain'))).toBe('mine');
    expect(words.render(message('usage'))).toBe('empty-chair <game>');
  });

  it.each([
    ['an unknown id', 'nowhere', {}, 'nowhere'],
    ['a name of every object', 'toString', {}, 'toString'],
    ['a pattern that does not parse', 'bad', { n: 1 }, 'bad'],
    ['a forgotten parameter', 'plain', { n: 1 }, 'Suit: …. Value: 1.'],
    ['a forgotten number', 'move', { to: fox }, 'move'],
  ] as const)('does not throw at %s', (_, id, params, expected) => {
    expect(english.render(message(id, params))).toBe(expected);
  });
});

describe('names', () => {
  it.each([
    ['its own', fox, 'fox'],
    ['the template of its kind', { kind: 'clearing', id: '12' }, 'no. 12'],
    ['its id', { kind: 'item', id: 'boot' }, 'boot'],
    ['a literal as it stands', literal('a {b} c'), 'a {b} c'],
  ])('%s', (_, ref, expected) => {
    expect(english.name(ref)).toBe(expected);
  });

  it('knows the summary of a rule, or not', () => {
    expect(english.rule('4.2' as RuleId)).toBe('The bot recruits.');
    expect(english.rule('4.3' as RuleId)).toBeUndefined();
  });
});
