import { describe, expect, test } from 'vitest';
import { START } from '../examples/map-vector-words.ts';
import { readPosition } from '../examples/position.ts';
import { distancesTo, NO_PATH } from './distance.ts';
import type { Hex } from './hexes.ts';
import { hexOf } from './hexes.ts';

const at = (name: string): Hex => hexOf(name) as Hex;
const measure = (tokens: Readonly<Record<string, string>>, from: string, goals: string): number =>
  distancesTo(readPosition({ state: { tokens } }), goals.split(' ').map(at))[at(from)] as number;

describe('distance', () => {
  test.each([
    ['D4', 'D4', 0],
    ['C4', 'D4', 1],
    ['B3', 'D4', 2],
    ['D1', 'D4', 3],
    // Down a column that begins two hexes lower: by B2 and C3.
    ['B1', 'D4', 3],
    // The corners of the board: A1 down to G3, A3 up to F1.
    ['A1', 'G3', 6],
    ['A3', 'F1', 6],
    ['D1', 'C6', 6],
    ['G1', 'A3', 6],
  ])('DIST-1: on an empty board from %s to %s in %i steps', (one, other, n) => {
    expect(measure({}, one, other)).toBe(n);
    expect(measure({}, other, one)).toBe(n);
  });

  test('DIST-1: the nearest of several goals', () => {
    expect(measure({}, 'B3', 'D4 F4 A1')).toBe(1);
    expect(measure({}, 'E3', 'D4 F4 A1')).toBe(1);
    expect(measure({}, 'G3', 'D4 F4 A1')).toBe(1);
  });

  test('DIST-1: not over the Automa’s outposts, upright or toppled, nor two tokens of the human', () => {
    // B3 to D4: by C3 or C4; with both closed by B2, C2 and D3.
    const between = (C3: string, C4: string) => measure({ C3, C4 }, 'B3', 'D4');
    expect(between('A', '')).toBe(2);
    for (const closed of ['A', 'AA', 'AS', 'Ay', 'a', 'Ya', 'YY', 'yX', 'XX']) {
      expect({ closed, n: between(closed, closed) }).toEqual({ closed, n: 4 });
    }
    for (const open of ['', 'Y', 'y', 'X', 'S', 'YS']) {
      expect({ open, n: between('A', open) }).toEqual({ open, n: 2 });
    }
  });

  test('R-CON-2: what stands on the goal is not in the way, nor what stands where one begins', () => {
    expect(measure(START, 'E4', 'F4')).toBe(1);
    expect(measure(START, 'B4', 'F4')).toBe(4);
    expect(measure(START, 'F4', 'B4')).toBe(4);
    // But another goal's two tokens are no short cut: G3 to E4 over F4 would be 2 steps.
    expect(measure(START, 'G3', 'E4')).toBe(3);
  });

  test('R-CON-3, R-CON-4: without a path or a goal it is farther than any path', () => {
    const walled = { A2: 'A', B3: 'A', B4: 'AA' };
    // By B2, C3, C4, C5 and B5.
    expect(measure(walled, 'A1', 'A3')).toBe(6);
    expect(measure({ ...walled, B5: 'A' }, 'A3', 'D4')).toBe(NO_PATH);
    // Every hex there is could lie on a path.
    expect(NO_PATH).toBeGreaterThan(34);
    const nowhere = distancesTo(readPosition({ state: { tokens: START } }), []);
    expect(new Set(nowhere)).toEqual(new Set([NO_PATH]));
  });
});
