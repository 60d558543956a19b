import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { seat } from '@empty-chair/kernel/words';
import { listedTest } from '@empty-chair/testkit/listed';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import type { Fields } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { tapestry } from './module.ts';

const { inputKey, legal: legalInputs } = tapestry;

/** The names of what is listed that begin so. */
const legal = (state: Fields, begin = '', by = 0): readonly string[] =>
  legalInputs(readPosition({ state: { turn: 'human', ...state } }), seat(by))
    .map(inputKey)
    .filter((key) => key.startsWith(begin));

const ADVANCES = [
  ...['advance exploration', 'advance science', 'advance military', 'advance technology'],
];

describe('what is listed', () => {
  test('TURN-1: in the first turn the income turn, and nothing else', () => {
    expect(legal({ incomeTurns: {} })).toEqual(['income']);
    expect(legal({ incomeTurns: { human: 1 }, deed: 'income' })).toEqual(['points 1', 'done']);
  });

  test('then an advance on a track that is not finished, or an income turn', () => {
    expect(legal({})).toEqual([...ADVANCES, 'income']);
    expect(legal({ tracks: { human: { science: 12, military: 11 } } }, 'advance')).toEqual(
      ADVANCES.filter((key) => key !== 'advance science'),
    );
  });

  test('after an advance what it may bring on the map, beside own territories', () => {
    expect(legal({ deed: 'advance' })).toEqual([
      ...['explore E4', 'conquer E5', 'conquer F3', 'explore F5', 'explore G2', 'conquer G3'],
      ...ADVANCES,
      ...['points 1', 'done'],
    ]);
    // E4 holds two tokens, F3 one of the Automa; E5 is the human's own, and reaches further.
    const tokens = { F4: 'YY', E4: 'AS', F3: 'A', E5: 'Y' };
    expect(legal({ deed: 'advance', tokens }, 'conquer')).toEqual(['conquer F3', 'conquer G3']);
    expect(legal({ deed: 'advance', tokens }, 'explore')).toEqual([
      ...['explore D5', 'explore D6', 'explore E6', 'explore F5', 'explore G2'],
    ]);
  });

  test('no conquest without an outpost, no tile when none is left', () => {
    const eight = ['A3', 'B3', 'C2', 'C5', 'D1', 'D2', 'D4', 'E2'];
    const tokens = { F4: 'YY', ...Object.fromEntries(eight.map((name) => [name, 'Y'])) };
    expect(legal({ deed: 'advance', tokens }, 'conquer')).toEqual([]);
    expect(legal({ deed: 'advance', tilesLeft: 0 }, 'explore')).toEqual([]);
  });

  test('DIF-1: at level 1 the first income turn brings advances, and what they bring on the map', () => {
    const state = { turn: 'human', deed: 'income', incomeTurns: { human: 1 } };
    const level1 = readPosition({ config: { level: '1' }, state });
    expect(legalInputs(level1, seat(0)).map(inputKey)).toEqual([
      ...['explore E4', 'conquer E5', 'conquer F3', 'explore F5', 'explore G2', 'conquer G3'],
      ...['points 1', 'done'],
    ]);
    const later = readPosition({
      config: { level: '1' },
      state: { ...state, incomeTurns: { human: 2 } },
    });
    expect(legalInputs(later, seat(0)).map(inputKey)).toEqual(['points 1', 'done']);
  });

  test('the end of the turn for who is finished by a correction', () => {
    expect(legal({ incomeTurns: { human: 5 } })).toEqual(['done']);
  });

  test('nothing for the bots, off turn, or after the end', () => {
    expect(legal({ turn: 'automa' })).toEqual([]);
    expect(legal({ turn: 'automa' }, '', 1)).toEqual([]);
    expect(legal({}, '', 1)).toEqual([]);
    expect(legal({ isOver: true })).toEqual([]);
  });
});

listedTest(tapestry, {
  configs: CONFIGS,
  policy: randomPolicy({ weight: humanWeight }),
  most: 400,
  every: 15,
  least: 300,
});
