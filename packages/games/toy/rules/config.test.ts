import { describe, expect, test } from 'vitest';
import { toy } from './module.ts';

describe('the config', () => {
  test('from words', () => {
    expect(toy.configFrom({})).toEqual(toy.defaultConfig);
    expect(toy.configFrom({ level: 'greedy', traits: 'bold', cards: 'table' })).toEqual({
      level: 'greedy',
      traits: ['bold'],
      chance: { cards: 'table', dice: 'app', choices: 'app' },
    });
    const examples = toy.configWords.map(({ name, example }) => [name, example]);
    expect(() => toy.configFrom(Object.fromEntries(examples))).not.toThrow();
  });

  test.each([
    [{ level: 'hard' }, 'level'],
    [{ traits: 'shy' }, 'traits[0]'],
    [{ traits: 'bold,bold' }, 'traits[1]'],
    [{ dice: 'mine' }, 'dice'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %o', (words: Readonly<Record<string, string>>, path) => {
    expect(() => toy.configFrom(words)).toThrow(`bad data at ${path}:`);
  });
});
