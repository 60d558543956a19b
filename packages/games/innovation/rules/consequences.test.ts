import { expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import {
  AUTOMA,
  each,
  human,
  human1,
  marked,
  readPosition,
  TWO_HUMANS,
  unmarked,
} from '../examples/position.ts';
import { consequences } from './consequences.ts';

type Fields = NonNullable<Position['state']>;

const taken = (before: Fields, after: Fields): readonly string[] =>
  consequences(readPosition({ state: before }), readPosition({ state: after }), AUTOMA).taken.map(
    ({ kind, id }) => `${kind} ${id}`,
  );
const hexes = (names: string, what: Fields): Fields => ({ hexes: each(names, what) });
const levels = (automa: number, of: number): Fields => ({
  levels: { automa: { law: automa }, human: { law: of } },
});
const bonus = (automa: number): Fields => ({
  bonus: [1, 2, 3].map((tile) => ({ tile: tile === automa ? 5 : tile })),
  bonusOf: { human: 4, automa },
});

test.each<[string, Fields, Fields, readonly string[]]>([
  ['nothing', {}, {}, []],
  ['a hex by building on it', {}, hexes('A4', unmarked()), ['hex A4']],
  ['a hex with its token too', {}, hexes('A4', marked()), ['hex A4']],
  ['two hexes', hexes('A4', marked()), hexes('A4 A5 A6', marked()), ['hex A5', 'hex A6']],
  ['no hex by an upgrade', hexes('A4', unmarked()), hexes('A4', unmarked('school')), []],
  ['no hex that a human built on', {}, hexes('A4', human()), []],
  // Science: places are compared with each human's.
  ['no discipline while it stays behind', levels(1, 4), levels(3, 4), []],
  ['no discipline by drawing level', levels(1, 4), levels(4, 4), []],
  ['a discipline by passing a human', levels(4, 4), levels(5, 4), ['discipline law']],
  ['no discipline that it led already', levels(5, 4), levels(7, 4), []],
  [
    'a discipline by the space of its scholar',
    {},
    { scholars: { law: ['automa'] } },
    ['discipline law'],
  ],
  ['no space that a human takes', {}, { scholars: { law: ['human'] } }, []],
  [
    'an innovation',
    { innovations: { automa: ['steel'] } },
    { innovations: { automa: ['steel', 'library'] } },
    ['innovation library'],
  ],
  ['no innovation of a human', {}, { innovations: { human: ['library'] } }, []],
  ['a round bonus tile', bonus(5), bonus(2), ['bonus 2']],
  ['no tile that it keeps', bonus(5), bonus(5), []],
  ['an action that it covers', {}, { spells: ['tools'] }, ['spell tools']],
  ['a book action that it covers', { books: [1] }, { books: [1, 3] }, ['book 3']],
  ['no action by the end of a round', { spells: ['tools'], books: [1] }, {}, []],
])('it takes %s', (_, before, after, expected) => {
  expect(taken(before, after)).toEqual(expected);
});

test('passing one of two humans is enough', () => {
  const position = (automa: number) =>
    readPosition({
      config: { humans: TWO_HUMANS },
      state: { levels: { automa: { law: automa }, human1: { law: 2 }, human2: { law: 9 } } },
    });
  const found = consequences(position(1), position(3), position(1).facts.automa);
  expect(found.taken).toEqual([{ kind: 'discipline', id: 'law' }]);
});

test('humans lose nothing, not even where one gives a building up', () => {
  const position = (state: Fields) => readPosition({ config: { humans: TWO_HUMANS }, state });
  const before = position(hexes('A4', human1()));
  expect(consequences(before, position({}), before.facts.automa).losses).toEqual([]);
});

test('the points are the Automa’s, from whatever they came', () => {
  const before = readPosition({ state: { points: { automa: { start: 20, cards: 2 } } } });
  const after = readPosition({
    state: { points: { automa: { start: 20, cards: 5, area: 18 }, human: { play: 40 } } },
  });
  expect(consequences(before, after, AUTOMA).points).toBe(3 + 18);
});
