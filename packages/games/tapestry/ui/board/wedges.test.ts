import { expect, it } from 'vitest';
import { runsOf, sectors, wedgesOf } from './wedges.ts';

const CENTRE = { x: 0, y: 0 };
const runs = (tile: string) => runsOf(tile).map(({ from, size, terrain }) => [terrain, from, size]);

it('merges equal neighbours, also over the first corner, and leaves water out', () => {
  // D2 of the map: the top left corner, and the last two.
  expect(runs('FWWWFF')).toEqual([['F', 4, 3]]);
  expect(runs('MFFFWM')).toEqual([
    ['F', 1, 3],
    ['M', 5, 2],
  ]);
  // The same terrain on both sides of the water stays two pieces of land.
  expect(runs('DWDWWW')).toEqual([
    ['D', 0, 1],
    ['D', 2, 1],
  ]);
});

it('knows a tile of one terrain, and one of water', () => {
  expect(runs('GGGGGG')).toEqual([['G', 0, 6]]);
  expect(runs('WWWWWW')).toEqual([]);
  expect(runs('')).toEqual([]);
});

it('draws land from the middle to its corners, its glyph in its direction', () => {
  // Top right, right and bottom right: the right half.
  const [land] = wedgesOf('WMMMWW', CENTRE, 100, false);
  expect(land?.shape).toBe('M0 0L0 -86.6L50 -86.6L100 0L50 86.6L0 86.6Z');
  expect(land?.glyph.x).toBeGreaterThan(0);
  expect(land?.glyph.y).toBeCloseTo(0);
});

it('moves the glyph outward where pieces stand', () => {
  const [free] = wedgesOf('WMMMWW', CENTRE, 100, false);
  const [taken] = wedgesOf('WMMMWW', CENTRE, 100, true);
  expect(taken?.glyph.x).toBeGreaterThan(free?.glyph.x ?? 0);
});

it('cuts a round island into as many parts as it has terrains', () => {
  expect(sectors('DFGM', CENTRE, 10).map(({ terrain }) => terrain)).toEqual(['D', 'F', 'G', 'M']);
  expect(sectors('DFGM', CENTRE, 10)[0]?.shape).toBe('M0 0L0 -10A10 10 0 0 1 10 0Z');
});
