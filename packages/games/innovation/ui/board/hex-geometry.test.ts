import { nearest } from '@empty-chair/uikit/hexes/geometry.ts';
import { expect, it } from 'vitest';
import type { HexSpot } from './hex-geometry.ts';
import {
  between,
  centreOf,
  corners,
  HEX_STYLE,
  layoutOf,
  NAME,
  RADIUS,
  rimSides,
  TOKEN,
} from './hex-geometry.ts';

/** Two rows: land, land, river; below it, half a hex in, land. */
const spot = (id: string, x: number, row: number, more: Partial<HexSpot> = {}): HexSpot => ({
  id,
  x,
  row,
  terrain: 'forest',
  edge: false,
  ...more,
});
const HEXES = [
  spot('A1', 0, 0, { edge: true }),
  spot('A2', 1, 0),
  spot('A3', 2, 0, { terrain: 'river' }),
  spot('B1', 0.5, 1),
];
const layout = layoutOf('small', HEXES);

it('puts pointy-top hexes side by side and the rows into each other', () => {
  const [a1, a2, b1] = ['A1', 'A2', 'B1'].map((id) => layout.at.get(id));
  expect(a1).toEqual({ x: 50, y: RADIUS });
  expect(a2).toEqual({ x: 150, y: RADIUS });
  // Neighbours in all directions are equally far from each other.
  for (const [p, q] of [
    [a1, a2],
    [a1, b1],
    [a2, b1],
  ]) {
    expect(Math.hypot((p?.x ?? 0) - (q?.x ?? 0), (p?.y ?? 0) - (q?.y ?? 0))).toBeCloseTo(100);
  }
});

it('begins the corners at the top', () => {
  const [top, right] = corners({ x: 0, y: 0 }, 10);
  expect(top?.x).toBeCloseTo(0);
  expect(top?.y).toBeCloseTo(-10);
  expect(right?.x).toBeCloseTo(10 * Math.sin(Math.PI / 3));
});

it('holds the land in the window, and the rivers where there is room', () => {
  expect([...layout.land.keys()]).toEqual(['A1', 'A2', 'B1']);
  expect(layout.bounds.w).toBe(200 + 16);
  expect(layout.shores.w).toBe(300 + 16);
});

it('draws the rim only on the sides of edge hexes with nothing beyond', () => {
  // A1 has A2 to its right and B1 below right: four sides are left.
  expect(rimSides(HEXES)).toHaveLength(4);
  // With A2 alone beside it, just the side that faces right is missing.
  const middle = centreOf({ x: 0, row: 0 });
  const facing = rimSides(HEXES.slice(0, 2)).map(([from, to]) => {
    const [x, y] = [(from.x + to.x) / 2 - middle.x, (from.y + to.y) / 2 - middle.y];
    return Math.round((Math.atan2(y, x) * 180) / Math.PI);
  });
  expect(facing.map(Math.abs).sort((p, q) => p - q)).toEqual([60, 60, 120, 120, 180]);
});

it('takes a tap beside a hex for that hex, and one on open water for none', () => {
  const at = (x: number, y: number) => nearest(layout.land, { x, y }, HEX_STYLE.reach);
  expect(at(50, RADIUS)).toBe('A1');
  expect(at(102, RADIUS)).toBe('A2');
  // Just over the right side of A2, on the river.
  expect(at(212, RADIUS)).toBe('A2');
  expect(at(232, RADIUS)).toBeUndefined();
});

it('spans a bridge between the tiles, not over them', () => {
  const [from, to] = between({ x: 0, y: 0 }, { x: 200, y: 0 }, 40);
  expect([from.x, to.x]).toEqual([40, 160]);
});

it('leaves the names of the hexes above free of a token', () => {
  const above = -RADIUS * 1.5;
  // Names are seen where buildings make room for them.
  expect(TOKEN.y - NAME.room - TOKEN.r).toBeGreaterThanOrEqual(above + NAME.y);
  expect(TOKEN.x + TOKEN.r).toBeLessThanOrEqual(50);
});
