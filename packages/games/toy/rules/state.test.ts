import { describe, expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { DEFAULT_CONFIG } from './config.ts';
import { toy } from './module.ts';
import type { State } from './state.ts';
import { invariants, stateCodec } from './state.ts';

const HERE: Position = { fruit: [2, 1, 0, 0, 3, 0], hollow: [0, 1, 0, 0, 0, 0], basket: 3 };

const problems = (state: State): readonly string[] =>
  invariants.flatMap(({ check }) => check(state)?.id ?? []);

describe('invariants', () => {
  test('hold in a position that can be', () => {
    expect(problems(readPosition(HERE))).toEqual([]);
  });

  test.each<[string, (state: State) => unknown]>([
    ['broken.fruit', (state) => Object.assign(state, { nest: state.nest + 1 })],
    ['broken.fruit', (state) => Object.assign(state, { supply: -1, nest: 11 })],
    ['broken.card', (state) => state.orders.draw.pop()],
    ['broken.card', (state) => state.orders.discard.push(0)],
  ])('%s', (id, damage) => {
    const state = readPosition(HERE);
    damage(state);
    expect(problems(state)).toContain(id);
  });

  test('a tree and a hollow hold no more than they can', () => {
    const state = readPosition(HERE);
    state.fruit[4] = 4;
    state.supply -= 1;
    expect(problems(state)).toEqual(['broken.tree']);
    const other = readPosition(HERE);
    other.hollow[4] = 2;
    other.supply -= 2;
    expect(problems(other)).toEqual(['broken.tree']);
  });
});

describe('the state codec', () => {
  const encoded = stateCodec.encode(readPosition(HERE)) as Readonly<Record<string, unknown>>;

  test.each([
    [{ round: 0 }, 'round'],
    [{ turn: 'crow' }, 'turn'],
    [{ fruit: [1, 2, 3] }, 'fruit'],
    [{ fruit: [0, 0, 0, 0, 0, 5] }, 'fruit[5]'],
    [{ picker: 7 }, 'picker'],
    [{ draw: ['O1', 'O7'] }, 'draw[1]'],
    [{ colour: 'red' }, 'colour'],
  ])('names the path of %o', (change, path) => {
    expect(() => stateCodec.decode({ ...encoded, ...change }, DEFAULT_CONFIG)).toThrow(
      `bad data at ${path}:`,
    );
  });
});

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
