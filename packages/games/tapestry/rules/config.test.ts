import { checkCodec } from '@empty-chair/testkit/checks-state';
import { badField } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { CONFIGS } from '../examples/configs.ts';
import { configCodec, DEFAULT_CONFIG } from './config.ts';
import { CONFIG_WORDS, configFrom } from './config-words.ts';

/** Where it is wrong and why, or nothing. */
const problem = (change: Readonly<Record<string, unknown>>): string | undefined =>
  badField(() => configCodec.decode(change));

describe('a config', () => {
  test('DIF-4: left out, it is the game of the rulebook’s set-up: level 2, all rolled', () => {
    expect(configCodec.decode({})).toEqual(DEFAULT_CONFIG);
    expect(configFrom({})).toEqual(DEFAULT_CONFIG);
    expect(DEFAULT_CONFIG).toMatchObject({
      ...{ game: 'solo', level: 2, civilization: 'random', shadowFavorite: 'random' },
      first: 'human',
    });
  });

  test('2P-1: without the Automa there is no level to write down', () => {
    const two = configCodec.decode({ game: 'shadow', level: 6 });
    expect(two).toEqual(configCodec.decode({ game: 'shadow' }));
    expect(configCodec.encode(two)).not.toHaveProperty('level');
    expect(configCodec.encode(configCodec.decode({ level: 6 }))).toHaveProperty('level', 6);
    expect(problem({ game: 'shadow', level: 7 })).toBe('level data.outOfRange');
  });

  test('comes back from its JSON as it was', () => {
    const whole = configCodec.decode({
      game: 'solo',
      level: 6,
      civilization: 'explorers',
      second: 'engineers',
      shadowFavorite: 'military',
      first: 'bots',
      starts: ['1/6', '2/4'],
      shadow: {
        ...{ seat: 'first', incomeIcon: 'reshuffles', reshuffle: 'thenDraws' },
        ...{ stops: 'firstFinished', removals: 'asSolo', firstTurn: 'income' },
      },
      options: { incomeTiebreaker: 'latest' },
      chance: { cards: 'table', dice: 'table', tiles: 'table', tapestry: 'table' },
    });
    for (const config of [whole, ...Object.values(CONFIGS)]) {
      expect(checkCodec('config', config, configCodec.encode, configCodec.decode)).toEqual([]);
    }
  });

  test.each([
    [{ game: 'duel' }, 'game data.notOneOf'],
    [{ level: 7 }, 'level data.outOfRange'],
    [{ level: 0 }, 'level data.outOfRange'],
    [{ level: 2.5 }, 'level data.expected'],
    [{ civilization: 'traders' }, 'civilization data.notOneOf'],
    [{ shadowFavorite: 'trade' }, 'shadowFavorite data.notOneOf'],
    [{ first: 'automa' }, 'first data.notOneOf'],
    [{ colour: 'red' }, 'colour data.unknownField'],
    [{ starts: ['1/6'] }, 'starts data.outOfRange'],
    [{ starts: ['1/6', '2/4', '3/5'] }, 'starts data.outOfRange'],
    [{ starts: ['1/6', '4/2'] }, 'starts[1] data.notOneOf'],
    [{ starts: ['1/6', '1/6'] }, 'starts[1] data.twice'],
    [{ shadow: { seat: 'middle' } }, 'shadow.seat data.notOneOf'],
    [{ shadow: { colour: 'red' } }, 'shadow.colour data.unknownField'],
    [{ options: { incomeTiebreaker: 'first' } }, 'options.incomeTiebreaker data.notOneOf'],
    [{ options: { colour: 'red' } }, 'options.colour data.unknownField'],
    [{ chance: { cards: 'dealer' } }, 'chance.cards data.notOneOf'],
    [{ chance: { luck: 'app' } }, 'chance.luck data.unknownField'],
  ])('%o is refused at its place', (change, where) => {
    expect(problem(change)).toBe(where);
  });

  test('DIF-3, R-CIV-3: a second civilization at level 6 only, and another than the first', () => {
    const explorers = { civilization: 'explorers', second: 'engineers' };
    expect(problem({ level: 6, ...explorers })).toBeUndefined();
    expect(problem({ level: 5, ...explorers })).toBe('second bad.second');
    expect(problem({ level: 6, game: 'shadow', ...explorers })).toBe('second bad.second');
    expect(problem({ level: 6, second: 'engineers' })).toBe('second bad.rolledSecond');
    expect(problem({ level: 6, civilization: 'engineers', second: 'engineers' })).toBe(
      'second bad.sameCivilization',
    );
    // Not said: the human is asked.
    expect(problem({ level: 6, civilization: 'engineers' })).toBeUndefined();
  });

  test('SET-4: the Shadow Empire’s favorite is another track than the Automa’s', () => {
    expect(problem({ civilization: 'conquerors', shadowFavorite: 'military' })).toBe(
      'shadowFavorite bad.sameFavorite',
    );
    expect(problem({ civilization: 'conquerors', shadowFavorite: 'science' })).toBeUndefined();
    const two = { game: 'shadow', civilization: 'conquerors', shadowFavorite: 'military' };
    expect(problem(two)).toBeUndefined();
  });

  test('printed names are as good as ids', () => {
    const config = configCodec.decode({ level: 6, civilization: 'Explorers', second: 'ENGINEERS' });
    expect(config).toMatchObject({ civilization: 'explorers', second: 'engineers' });
  });
});

describe('in words', () => {
  test('every word has an example that is read, and says something', () => {
    for (const { name, example } of CONFIG_WORDS) {
      const beside = name === 'second' ? { level: '6', civilization: 'explorers' } : {};
      expect(configFrom({ [name]: example, ...beside })).not.toEqual(configFrom(beside));
    }
  });

  test('lists and chances', () => {
    expect(
      configFrom({ game: 'shadow', starts: '1/6,2/4', dice: 'table', stops: 'firstFinished' }),
    ).toMatchObject({
      starts: ['1/6', '2/4'],
      chance: { cards: 'app', dice: 'table' },
      shadow: { stops: 'firstFinished', seat: 'last' },
    });
  });

  test.each([
    [{ colour: 'red' }, 'colour'],
    [{ level: 'hard' }, 'level'],
    [{ starts: '1/6' }, 'starts'],
    [{ cards: 'dealer' }, 'chance.cards'],
    [{ seat: 'middle' }, 'shadow.seat'],
  ])('%o is refused', (words, path) => {
    expect(() => configFrom(words)).toThrow(`bad data at ${path}`);
  });
});
