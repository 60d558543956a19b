import { describe, expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { stateCodec } from './codec.ts';
import { DEFAULT_CONFIG } from './config.ts';

const HERE: Position = { fruit: [2, 1, 0, 0, 3, 0], hollow: [0, 1, 0, 0, 0, 0], basket: 3 };

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
