import { describe, expect, test } from 'vitest';
import { LAND, PRINTED } from '../examples/position.ts';
import type { Terrain, TerrainId } from './content.ts';
import { TERRAINS } from './content.ts';
import type { BoardSide, Hex } from './hexes.ts';
import {
  ALL_HEXES,
  BOARD_SIDES,
  HEXES,
  hexName,
  hexOf,
  hexPlace,
  isAcross,
  OUTSIDE,
  printedTerrain,
  RIVER,
} from './hexes.ts';

/** Read off the board once more, apart from the content file. */
const PRINTED_3_5: Readonly<Record<string, string>> = {
  A: 'F~LSPWM~LSPD~',
  B: 'M~~FLFD~FML~S',
  C: 'WLS~MPS~~W~~W',
  D: 'DMW~DW~S~~PMF',
  E: 'PFPD~~~FMLWDP',
  F: 'S~~~LM~DP~SLW',
  G: 'L~PS~FP~~~~~~',
  H: '~DL~WSDWSLFS~',
  I: 'FMW~DMPLFMWDP',
};
const LETTERS: Readonly<Record<string, TerrainId>> = {
  D: 'desert',
  P: 'plains',
  S: 'swamp',
  L: 'lake',
  F: 'forest',
  M: 'mountain',
  W: 'wasteland',
};
const codeOf = (terrain: Terrain): string => {
  if (terrain === OUTSIDE) return '.';
  if (terrain === RIVER) return '~';
  return Object.entries(LETTERS).find(([, id]) => id === TERRAINS[terrain])?.[0] ?? '?';
};

const at = (name: string): Hex => hexOf(name) as Hex;
const names = (hexes: readonly Hex[] | undefined): string => (hexes ?? []).map(hexName).join(' ');
const small = BOARD_SIDES['1-3'];
const large = BOARD_SIDES['3-5'];
const sides: readonly (readonly [string, BoardSide, Readonly<Record<string, string>>])[] = [
  ['1-3', small, PRINTED],
  ['3-5', large, PRINTED_3_5],
];

describe('names of hexes', () => {
  test('AOI-TB5: numbers follow reading order, row by row from the left', () => {
    expect([0, 12, 13, HEXES - 1].map((n) => hexName(n as Hex))).toEqual([
      'A1',
      'A13',
      'B1',
      'I13',
    ]);
    for (const hex of ALL_HEXES) expect(hexOf(hexName(hex))).toBe(hex);
  });

  test('what is no name is no hex', () => {
    const wrong = ['A0', 'A14', 'J1', 'a1', 'A01', 'A1 ', 'A', '', 'A1.0', 'AA'];
    expect(wrong.filter((name) => hexOf(name) !== undefined)).toEqual([]);
  });

  test('every second row is half a hex in', () => {
    expect(hexPlace(at('A4'))).toEqual({ x: 3, row: 0 });
    expect(hexPlace(at('B4'))).toEqual({ x: 3.5, row: 1 });
    expect(hexPlace(at('I4'))).toEqual({ x: 3, row: 8 });
  });
});

describe.each(sides)('board side %s', (_, side, printed) => {
  test('is as printed', () => {
    const rows = Object.fromEntries(
      [...'ABCDEFGHI'].map((row, i) => [
        row,
        side.terrain
          .slice(13 * i, 13 * i + 13)
          .map(codeOf)
          .join(''),
      ]),
    );
    expect(rows).toEqual(printed);
  });

  test('AOI-TB5: lists its land in reading order', () => {
    const sorted = side.land.toSorted((one, other) => one - other);
    expect(side.land).toEqual(sorted);
    expect(side.land.every((hex) => 'DPSLFMW'.includes(codeOf(printedTerrain(side, hex))))).toBe(
      true,
    );
  });

  test('neighbours touch: one hex along the row, half a hex along the next', () => {
    for (const one of ALL_HEXES) {
      const touching: Hex[] = [];
      for (const other of ALL_HEXES) {
        const [a, b] = [hexPlace(one), hexPlace(other)];
        const across = Math.abs(a.x - b.x);
        const touches = a.row === b.row ? across === 1 : across === 0.5;
        if (Math.abs(a.row - b.row) <= 1 && touches && side.terrain[other] !== OUTSIDE) {
          touching.push(other);
        }
      }
      expect(side.neighbours[one]).toEqual(touching);
    }
  });

  test('AOI-S11: every letter of a terrain names a hex of that terrain', () => {
    for (const [terrain, starts] of side.starts.entries()) {
      expect(Object.keys(starts).sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
      for (const hex of Object.values(starts)) expect(side.terrain[hex]).toBe(terrain);
    }
  });

  test('bridges span a river: between two hexes apart, no land at their sides', () => {
    const isLand = (hex: Hex) => side.land.includes(hex);
    const spots: string[] = [];
    for (const one of side.land) {
      for (const other of side.land) {
        if (other <= one || !isAcross(one, other)) continue;
        const between = (side.neighbours[one] ?? []).filter((hex) =>
          side.neighbours[other]?.includes(hex),
        );
        if (between.length > 0 && !between.some(isLand)) spots.push(names([one, other]));
      }
    }
    const listed = side.bridges.map(([one, other]) =>
      names(one < other ? [one, other] : [other, one]),
    );
    expect(listed.sort()).toEqual(spots.sort());
  });

  test('hexes at the edge are land', () => {
    expect(side.edge.filter((hex) => !side.land.includes(hex))).toEqual([]);
  });
});

describe('side 1-3 by hand', () => {
  test('AOI-TB5: the land of side 1-3', () => {
    expect(names(small.land)).toBe(LAND.join(' '));
    expect(small.land.length).toBe(59);
    expect(large.land.length).toBe(81);
  });

  test.each([
    ['H7', 'G7 G8 H6 H8 I7 I8'],
    ['E12', 'D11 D12 E11 E13 F11 F12'],
    ['A4', 'A5 B3 B4'],
    ['I13', 'H12 H13 I12'],
    ['I5', 'H4 H5 I4 I6'],
  ])('the neighbours of %s', (hex, around) => {
    expect(names(small.neighbours[at(hex)])).toBe(around);
  });

  test.each([
    [0, 'H7', 'G7 H6 H8 I7 I8'],
    // Over G8.
    [1, 'H7', 'F8 G7 H6 H8 I7 I8'],
    // And on to F7 (E8, F6, G7) and G9 (F9, H8, H9).
    [2, 'H7', 'E8 F6 F8 F9 G7 H6 H8 H9 I7 I8'],
    [0, 'F8', 'E8 E9 F9'],
    // Over F7, G8 and G9.
    [1, 'F8', 'E8 E9 F6 F9 G7 H7 H8 H9'],
    // Over H4 only H5, over I4 nothing new.
    [1, 'I5', 'H5 I6'],
    // Over H4 and G5: F5, G6.
    [2, 'I5', 'F5 G6 H5 I6'],
  ])(
    'AOI-A4: with shipping %i from %s: adjacent land and what lies behind rivers',
    (shipping, from, reached) => {
      expect(names(small.reach[shipping]?.[at(from)])).toBe(reached);
    },
  );

  test('rivers reach nothing, and there is a table for each shipping value up to 3', () => {
    expect(small.reach.length).toBe(4);
    expect(small.reach[3]?.[at('G8')]).toEqual([]);
  });
});

describe('across', () => {
  test.each([
    // Two rows apart, straight below.
    ['F8', 'H8', true],
    // The next row, one and a half hexes along: D6 stands at 5.5, E8 at 7.
    ['D6', 'E8', true],
    ['E8', 'F6', true],
    ['H7', 'H8', false],
    ['H7', 'H9', false],
    ['F8', 'H9', false],
    ['D6', 'E9', false],
    ['F8', 'F8', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isAcross(at(one), at(other))).toBe(expected);
    expect(isAcross(at(other), at(one))).toBe(expected);
  });
});
