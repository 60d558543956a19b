import { describe, expect, test } from 'vitest';
import type { Rulebook, Texts } from './rulebook.ts';
import { citedIn, needlessPlaces, numbered, silentRules } from './rulebook.ts';

test('sections are numbered from 1 on', () => {
  const sections = [
    ['A-', 2],
    ['B', 1],
  ] as const;
  expect(numbered(sections)).toEqual(['A-1', 'A-2', 'B1']);
});

describe('a rule is in the code', () => {
  const sources: Texts = new Map([
    ['rules/bots/bot.ts', "step(rule('4.5'));"],
    ['rules/board.ts', '/** R-10, 4.5.2: what is near. */\nexport const near = 1;'],
  ]);
  const silent = (id: string, at?: string): readonly string[] =>
    silentRules(
      { [id]: { section: '', status: 'done', ...(at !== undefined && { at }) } },
      sources,
    );

  test('when a step cites it, or the named thing of a file holds it', () => {
    expect(silent('4.5')).toEqual([]);
    expect(silent('R-10', 'board.ts#near')).toEqual([]);
    expect(silent('4.5.2', 'board.ts#near')).toEqual([]);
  });

  test.each([
    ['nobody cites it', '4.6', undefined],
    ['nobody cites as much', '4.5.2', undefined],
    ['there is no such file', 'R-10', 'map.ts#near'],
    ['the file holds nothing of that name', 'R-10', 'board.ts#far'],
    ['no name is given', 'R-10', 'board.ts'],
    ['the file does not say the id', 'R-9', 'board.ts#near'],
    ['the file says a longer id: a digit more', 'R-1', 'board.ts#near'],
    ['the file says a longer id: a part more', '5.2', 'board.ts#near'],
  ])('and not when %s', (_, id, at) => {
    expect(silent(id, at)).toEqual([id]);
  });

  test('a part of a rule is not the rule', () => {
    const rulebook: Rulebook = { '4.5': { section: '', status: 'done', at: 'board.ts#near' } };
    expect(silentRules(rulebook, new Map([...sources].slice(1)))).toEqual(['4.5']);
  });

  test('a place is needless when a step cites the rule', () => {
    const rulebook: Rulebook = {
      '4.5': { section: '', status: 'done', at: 'board.ts#near' },
      'R-10': { section: '', status: 'done', at: 'board.ts#near' },
      '4.6': { section: '', status: 'done' },
    };
    expect(needlessPlaces(rulebook, sources)).toEqual(['4.5']);
  });
});

describe('ids are cited', () => {
  test.each([
    ['by a test', "test('A-1, B2: why', () => {", ['A-1', 'B2']],
    ['by a title in other quotes', 'describe("A-1: the bot’s", () => {', ['A-1']],
    ['by a title with something in it', 'it(`A-1: $' + '{name}`, () => {', ['A-1']],
    ['by a table', "test.each([\n  [f(1), 'x'],\n])('A-1: %s', (n) => {", ['A-1']],
    ['by a title on its own line', "test.each(ROWS)(\n  'A-1: %s',\n", ['A-1']],
    ['by an example', "cite: 'A-1, B2',", ['A-1', 'B2']],
  ])('%s', (_, text, ids) => {
    expect([...citedIn([text])]).toEqual(ids);
  });

  test('and not by what else stands in a test, or after the colon', () => {
    const text = "test('A-1: as A-2, A-3', () => {\n  expect(f('A-4')).toBe('A-5');\n});";
    expect([...citedIn([text])]).toEqual(['A-1']);
  });

  test('in any of the texts', () => {
    expect([...citedIn(["cite: 'A-1'", "cite: 'A-2'"])]).toEqual(['A-1', 'A-2']);
  });
});
