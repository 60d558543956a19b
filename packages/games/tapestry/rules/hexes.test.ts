import { describe, expect, test } from 'vitest';
import type { Direction } from '../examples/map-drawing.ts';
import { around, DRAWN, drawn, drawnAt, next, STEPS } from '../examples/map-drawing.ts';
import type { HexPatternId } from './content.ts';
import { CARDS, cardOf, HEX_PATTERNS } from './content.ts';
import type { Hex } from './hexes.ts';
import {
  ALL_HEXES,
  AUTOMA_START,
  HUMAN_START,
  hexName,
  hexOf,
  isPrinted,
  MIDDLE,
  neighboursOf,
  READING_ORDER,
  startHex,
} from './hexes.ts';

const names = (hexes: readonly Hex[]): readonly string[] => hexes.map(hexName).sort();

describe('the small map', () => {
  test('SET-1, SET-3: 34 hexes, 13 of them printed, the starts and the middle island', () => {
    expect(names(ALL_HEXES)).toEqual(DRAWN.map(({ name }) => name).sort());
    expect(ALL_HEXES).toHaveLength(34);
    const printed = DRAWN.filter((hex) => hex.isPrinted).map(({ name }) => name);
    expect(names(ALL_HEXES.filter(isPrinted))).toEqual(printed.sort());
    expect(printed).toHaveLength(13);
    expect(hexName(startHex(HUMAN_START))).toBe('F4');
    expect(hexName(startHex(AUTOMA_START))).toBe('B4');
    expect(hexName(startHex('1/6'))).toBe('D2');
    expect(hexName(MIDDLE)).toBe('D4');
  });

  test.each(DRAWN.map(({ name }) => name))('DIST-1: the neighbours of %s', (name) => {
    expect(names(neighboursOf(hexOf(name) as Hex))).toEqual(around(name).slice().sort());
  });
});

/**
 * By picture: where the black arrow stands, where it points, and on which side of its row the grey
 * one stands.
 */
const ARROWS: Readonly<Record<HexPatternId, readonly [string, Direction, Direction]>> = {
  SE_from_top: ['D1', 'SE', 'SW'],
  NW_from_upper_right: ['F1', 'NW', 'SW'],
  S_from_right: ['G1', 'S', 'NW'],
  S_from_left: ['A1', 'S', 'NE'],
  SW_from_lower_right: ['G3', 'SW', 'NW'],
  NE_from_bottom: ['E6', 'NE', 'NW'],
  N_from_right: ['G3', 'N', 'NW'],
  N_from_left: ['A3', 'N', 'NE'],
  NW_from_bottom: ['C6', 'NW', 'NE'],
  SE_from_lower_left: ['A3', 'SE', 'NE'],
};
const PATTERNS = Object.keys(ARROWS) as HexPatternId[];
const CARDS_OF: Readonly<Record<HexPatternId, readonly number[]>> = {
  SE_from_top: [1, 3, 6, 18, 20, 22],
  NW_from_upper_right: [2, 19],
  S_from_right: [4, 21],
  S_from_left: [5],
  SW_from_lower_right: [7, 17],
  NE_from_bottom: [8, 13],
  N_from_right: [9, 14],
  N_from_left: [10, 15],
  NW_from_bottom: [11, 16],
  SE_from_lower_left: [12],
};

/** The row of a hex in the arrow's direction, from the edge of the board. */
function rowOf(name: string, direction: Direction): readonly string[] {
  const [right, down] = STEPS[direction];
  const { column, line } = drawn(name);
  const row: string[] = [];
  // No row is longer than seven places, and the corner that is missing lies at an end.
  for (let i = -7; i <= 7; i += 1) {
    const hex = drawnAt(column + i * right, line + i * down);
    if (hex !== undefined) row.push(hex);
  }
  return row;
}

/** From row to row: from any hex of this one a neighbour on that side. */
function rowsOf([start, direction, side]: readonly [
  string,
  Direction,
  Direction,
]): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  let row: readonly string[] | undefined = rowOf(start, direction);
  while (row !== undefined) {
    rows.push(row);
    const beside: string | undefined = row
      .map((hex) => next(hex, side))
      .find((hex) => hex !== undefined);
    row = beside === undefined ? undefined : rowOf(beside, direction);
  }
  return rows;
}

describe('HEX-1 the reading order', () => {
  test('HEX-1: there are ten pictures', () => {
    expect(Object.keys(HEX_PATTERNS).sort()).toEqual(PATTERNS.slice().sort());
  });

  test.each(PATTERNS)('HEX-1: %s, row by row along the arrow, each hex once', (pattern) => {
    const rows = rowsOf(ARROWS[pattern]);
    expect(HEX_PATTERNS[pattern]).toEqual(rows);
    expect(rows[0]?.[0]).toBe(ARROWS[pattern][0]);
    expect(new Set(rows.flat()).size).toBe(34);
    for (const [at, name] of rows.flat().entries()) {
      expect(READING_ORDER[pattern][hexOf(name) as Hex]).toBe(at + 1);
    }
  });

  test('HEX-1: the numbered example of the rulebook, nine hexes long', () => {
    const order = READING_ORDER.NE_from_bottom;
    const read = ALL_HEXES.slice().sort((a, b) => (order[a] as number) - (order[b] as number));
    expect(read.slice(0, 9).map(hexName)).toEqual('E6 F5 G3 C6 D6 E5 F4 G2 B5'.split(' '));
    const places = ['A2', 'C4', 'B5'].map((name) => order[hexOf(name) as Hex] as number);
    expect(Math.min(...places)).toBe(9);
    expect(places.indexOf(9)).toBe(2);
  });

  test.each(PATTERNS)('HEX-1: the cards that show %s', (pattern) => {
    const shown = CARDS.filter((card) => cardOf(card).tiebreaker.hexPattern === pattern);
    expect(shown).toEqual(CARDS_OF[pattern]);
  });

  test('CNE-V2, CNE-A3: the cards with the toppled-outpost icon', () => {
    const shown = CARDS.filter((card) => cardOf(card).tiebreaker.toppledOutpost);
    expect(shown).toEqual([1, 3, 6, 9, 10, 12, 14, 15, 19, 21, 22]);
  });
});
