import { describe, expect, it } from 'vitest';
import type { Result } from './result.ts';
import type { SavedGame } from './saved-game.ts';
import { damagedOf, rescued, soundOf, storedGame, storedResult } from './sound.ts';

const game: SavedGame = {
  id: 'a',
  game: 'root',
  name: undefined,
  created: 1,
  changed: 2,
  version: 3,
  record: { entries: [] },
  headline: 'Round 1',
  seats: 'You',
  over: false,
  reading: { entry: 0, step: 1 },
};
const seat = {
  ref: { kind: 'faction', id: 'eyrie' },
  name: 'Eyrie',
  bot: true,
  level: 'hard',
  points: 30,
  won: true,
};
const result: Result = { id: 'a', game: 'root', ended: 5, first: 0, seats: [seat] };

/** Every field, as a broken write or a foreign hand may leave it. */
const DAMAGED_GAMES: readonly (readonly [string, unknown])[] = [
  ['only an id', { id: 'a' }],
  ['no object', 'a'],
  ['null', null],
  ['an array', [game]],
  ['no date', { ...game, changed: undefined }],
  ['a date that is no number', { ...game, changed: 'x' }],
  ['a date that is NaN', { ...game, changed: Number.NaN }],
  ['a date that no calendar has', { ...game, changed: 1e20 }],
  ['a first date that is NaN', { ...game, created: Number.NaN }],
  ['a game that is a word of the language', { ...game, game: 'constructor' }],
  ['another such word', { ...game, game: '__proto__' }],
  ['a game that nobody has', { ...game, game: 'chess' }],
  ['a game that is no word', { ...game, game: 7 }],
  ['an id that is a number', { ...game, id: 7 }],
  ['no id', { ...game, id: '' }],
  ['an id with half a character', { ...game, id: '\ud800' }],
  ['a name that is none', { ...game, name: { toString: null } }],
  ['a version that is NaN: it would always be overtaken', { ...game, version: Number.NaN }],
  ['no record', { ...game, record: undefined }],
  ['a record that is null', { ...game, record: null }],
  ['a headline that is none', { ...game, headline: 5 }],
  ['no seats', { ...game, seats: undefined }],
  ['nobody knows whether it is over', { ...game, over: 'no' }],
  ['a reading that is none', { ...game, reading: { entry: 'x' } }],
];

const DAMAGED_RESULTS: readonly (readonly [string, unknown])[] = [
  ['only an id', { id: 'a' }],
  ['a date that no calendar has', { ...result, ended: 1e20 }],
  ['a date that is NaN', { ...result, ended: Number.NaN }],
  ['no seats', { ...result, seats: undefined }],
  ['a seat that is null', { ...result, seats: [null] }],
  ['a seat without a name', { ...result, seats: [{ ...seat, name: undefined }] }],
  ['points that are NaN', { ...result, seats: [{ ...seat, points: Number.NaN }] }],
  ['a bot that is nobody', { ...result, seats: [{ ...seat, ref: 'eyrie' }] }],
  ['a level that is none', { ...result, seats: [{ ...seat, level: {} }] }],
  ['a game that is a word of the language', { ...result, game: 'constructor' }],
  ['a first seat that is none', { ...result, first: 'x' }],
];

describe('a row of the database', () => {
  it('is a game, or a result, when it holds all that one has', () => {
    expect(storedGame('a', game)).toEqual({ kind: 'sound', id: 'a', row: game });
    expect(storedResult('a', result)).toEqual({ kind: 'sound', id: 'a', row: result });
    // The record is the game; a bookmark in it is looked at when it is opened.
    expect(storedGame('a', { ...game, bookmark: 'page 7' }).kind).toBe('sound');
    const { first: _, ...older } = result;
    expect(storedResult('a', older).kind).toBe('sound');
  });

  it.each(DAMAGED_GAMES)('is damaged: %s', (_, data) => {
    expect(storedGame('k', data)).toMatchObject({ kind: 'damaged', key: 'k', data });
  });

  it.each(DAMAGED_RESULTS)('is a damaged result: %s', (_, data) => {
    expect(storedResult('k', data)).toMatchObject({ kind: 'damaged', key: 'k', data });
  });

  it('that is damaged stands beside the others, which stay', () => {
    const all = [storedGame('a', game), ...DAMAGED_GAMES.map(([, data], n) => storedGame(n, data))];
    expect(soundOf(all)).toEqual([game]);
    expect(damagedOf(all)).toHaveLength(DAMAGED_GAMES.length);
    expect(storedGame(1, {}).id).not.toBe(storedGame('1', {}).id);
  });

  it('keeps what its list says only where that can be said', () => {
    const seats = [{ kind: 'faction', id: 'eyrie' }];
    const told = { language: 'pl', headline: { id: 'x', params: { n: 1, of: seats } }, seats };
    expect(storedGame('a', { ...game, told })).toMatchObject({ row: { told } });
    const broken = [
      { ...told, language: 'xx' },
      { ...told, headline: 'x' },
      { ...told, headline: { id: 'x', params: { n: null } } },
      { ...told, seats: [undefined] },
      'told',
    ];
    for (const one of broken) {
      expect(storedGame('a', { ...game, told: one })).toEqual({
        kind: 'sound',
        id: 'a',
        row: game,
      });
    }
  });

  it('goes out as a file that can be opened again, where a record is left', () => {
    expect(rescued({ ...game, changed: 'x' })).toBe('{"entries":[]}\n');
    expect(rescued({ id: 'a' })).toBe('{"id":"a"}\n');
    expect(rescued(undefined)).toBe('null\n');
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(rescued(circle)).toBe('[object Object]\n');
  });
});

describe('what a list draws of a game', () => {
  const chair = { icon: 'bot', paint: '--automa', bot: true, points: 3, won: false };
  const picture = { box: [0, 0, 76, 56], ground: '--t-river', layers: [], small: [] };
  const drawnOf = (look: unknown) => soundOf([storedGame('a', { ...game, look })])[0]?.look;

  it('is kept where it holds', () => {
    expect(drawnOf({ chairs: [chair], picture })).toEqual({ chairs: [chair], picture });
  });

  it.each([
    ['no ground', { ...picture, ground: 'url(//elsewhere)' }],
    ['half a box', { ...picture, box: [0, 0] }],
    ['a layer that is none', { ...picture, layers: [{ d: 5 }] }],
    [
      'a piece without a place',
      { ...picture, small: [{ icon: 'bot', paint: '--automa', size: 3 }] },
    ],
  ])('is left out alone when the picture has %s', (_, broken) => {
    expect(drawnOf({ chairs: [chair], picture: broken })).toEqual({ chairs: [chair] });
  });

  it('is left out when it is of an older app or broken; the row stays', () => {
    expect(drawnOf(undefined)).toBeUndefined();
    expect(drawnOf({ chairs: [{ ...chair, paint: 'red;x' }], picture })).toBeUndefined();
    expect(drawnOf({ chairs: 'none' })).toBeUndefined();
    expect(storedGame('a', { ...game, look: 7 }).kind).toBe('sound');
  });
});
