import { BadData } from '@empty-chair/kernel/errors';
import { describe, expect, test } from 'vitest';
import { batchesOf } from './batches.ts';
import { load, TOY } from './in-test.ts';
import { readStudy, studyText } from './study.ts';

const refusal = async (run: () => unknown): Promise<string> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof BadData) return `${error.path} ${error.reason.id}`;
    throw error;
  }
  return 'nothing';
};

describe('a study that would eat the machine', () => {
  const TEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const nine = (values: (axis: number) => readonly string[]) =>
    Object.fromEntries(Array.from({ length: 9 }, (_, axis) => [`a${axis}`, values(axis)]));

  test.each([
    ['batches', { game: 'toy', games: 100_000_000, batch: 1 }, 'batch data.tooMany'],
    ['tables', { game: 'toy', games: 1, axes: nine(() => TEN) }, 'axes data.tooMany'],
    [
      'tables of parts',
      { game: 'toy', games: 1, parts: Array.from({ length: 10_001 }, () => ({})) },
      'parts data.tooMany',
    ],
    [
      'text',
      {
        game: 'toy',
        games: 1,
        config: { level: '{a8}' },
        axes: nine((axis) => [axis === 0 ? 'x' : `{a${axis - 1}}`.repeat(10)]),
      },
      'config.level data.tooLong',
    ],
    [
      'values',
      { game: 'toy', games: 1, axes: { a: Array.from({ length: 200_000 }, (_, n) => `${n}`) } },
      'axes data.tooMany',
    ],
  ])('is refused at once: too many %s', async (_, study, reason) => {
    expect(await refusal(() => load(study))).toBe(reason);
  });
});

describe('a study file', () => {
  test('needs a game and a number of games, and fills in the rest', () => {
    expect(readStudy({ game: 'toy', games: 3 })).toEqual({
      title: 'toy',
      game: 'toy',
      parts: [{ config: {}, axes: [], policies: {}, about: undefined }],
      games: 3,
      seed: '1',
      first: 0,
      batch: 500,
      coverage: 0,
      publish: [],
    });
  });

  test('has the same text however it was laid out', () => {
    const one = readStudy({ game: 'toy', games: 3, seed: '1' });
    const other = readStudy({ seed: '1', games: 3, parts: [{}], game: 'toy' });
    expect(studyText(one)).toBe(studyText(other));
  });

  test('is read back from its text', () => {
    const study = readStudy({
      game: 'toy',
      games: 3,
      config: { cards: '{cards}' },
      axes: { cards: { 'by hand': 'table', '10': 'app' } },
      about: 'magpie',
      publish: ['cards'],
    });
    expect(readStudy(JSON.parse(studyText(study)))).toEqual(study);
  });

  test.each([
    [{ games: 3 }, 'game data.missing'],
    [{ game: 'toy' }, 'games data.missing'],
    [{ game: 'toy', games: 0 }, 'games data.outOfRange'],
    [{ game: 'toy', games: 3, batch: 0 }, 'batch data.outOfRange'],
    [{ game: 'toy', games: 3, batch: 100_001 }, 'batch data.outOfRange'],
    [{ game: 'toy', games: 3, title: 'x'.repeat(10_001) }, 'title data.tooLong'],
    [{ game: 'toy', games: 3, config: { level: 'x'.repeat(1e6) } }, 'config.level data.tooLong'],
    [{ game: 'toy', games: 3, gmaes: 4 }, 'gmaes data.unknownField'],
    [{ game: 'toy', games: 3, axes: { level: [] } }, 'axes.level data.expected'],
    [{ game: 'toy', games: 3, axes: { level: ['1', '2', '1'] } }, 'axes.level data.twice'],
    [{ game: 'toy', games: 3, axes: { level: [1] } }, 'axes.level[0] data.expected'],
    [{ game: 'toy', games: 3, parts: [], config: {} }, 'config data.unknownField'],
    [{ game: 'toy', games: 3, parts: [{ axis: {} }] }, 'parts[0].axis data.unknownField'],
  ])('%j is refused at its place', async (data, place) => {
    expect(await refusal(() => readStudy(data))).toBe(place);
  });

  test.each([
    [{ ...TOY, game: 'chess' }, 'game data.notOneOf'],
    [{ ...TOY, config: { colour: 'red' } }, 'config.colour data.unknownField'],
    [{ ...TOY, config: { cards: '{cards}' } }, 'config.cards data.unknownField'],
    [{ ...TOY, policies: { nobody: 'random' } }, 'policies.nobody data.notOneOf'],
    [{ ...TOY, policies: { picker: 'genius' } }, 'policies.picker data.notOneOf'],
    [{ ...TOY, about: 'nobody' }, 'about data.notOneOf'],
    [{ ...TOY, publish: ['level'] }, 'publish[0] data.notOneOf'],
    [
      { game: 'toy', games: 1, parts: [{}, { policies: { picker: 'genius' } }] },
      'parts[1].policies.picker data.notOneOf',
    ],
  ])('%j is refused by the game at its place', async (data, place) => {
    expect(await refusal(() => load(data))).toBe(place);
  });
});

describe('the tables of a study', () => {
  test('are every combination of its axes, the last axis the quickest', async () => {
    const { tables } = await load({
      ...TOY,
      config: { cards: '{cards}', dice: '{dice}' },
      axes: { cards: ['app', 'table'], dice: { 'by app': 'app', 'by hand': 'table' } },
    });
    expect(tables.map(({ index, axes, words }) => ({ index, axes, words }))).toEqual([
      { index: 0, axes: { cards: 'app', dice: 'by app' }, words: { cards: 'app', dice: 'app' } },
      { index: 1, axes: { cards: 'app', dice: 'by hand' }, words: { cards: 'app', dice: 'table' } },
      {
        index: 2,
        axes: { cards: 'table', dice: 'by app' },
        words: { cards: 'table', dice: 'app' },
      },
      {
        index: 3,
        axes: { cards: 'table', dice: 'by hand' },
        words: { cards: 'table', dice: 'table' },
      },
    ]);
  });

  test('may put one axis into another', async () => {
    const study = {
      ...TOY,
      config: { cards: '{who}' },
      axes: { who: { 'as told': '{cards}' }, cards: ['table'] },
    };
    expect((await load(study)).tables[0]?.words).toEqual({ cards: 'table' });
    const endless = { ...study, axes: { who: ['{cards}'], cards: ['{who}'] } };
    expect(await refusal(() => load(endless))).toBe('config.cards data.unknownField');
  });

  test('of several parts follow one another', async () => {
    const part = (cards: string) => ({ config: { cards } });
    const { tables } = await load({ game: 'toy', games: 1, parts: [part('app'), part('table')] });
    expect(tables.map(({ index, words }) => [index, words['cards']])).toEqual([
      [0, 'app'],
      [1, 'table'],
    ]);
  });
});

test('batches cut each table into ranges, the last one shorter', () => {
  expect(batchesOf({ games: 25, first: 100, batch: 10 }, 2)).toEqual([
    { index: 0, table: 0, first: 100, games: 10 },
    { index: 1, table: 0, first: 110, games: 10 },
    { index: 2, table: 0, first: 120, games: 5 },
    { index: 3, table: 1, first: 100, games: 10 },
    { index: 4, table: 1, first: 110, games: 10 },
    { index: 5, table: 1, first: 120, games: 5 },
  ]);
});
