import { nearest } from '@empty-chair/uikit/hexes/geometry.ts';
import { expect, it } from 'vitest';
import { mapSpots } from '../../rules/view.ts';
import { corners, HEIGHT, HEX_STYLE, layoutOf, MAP_LAYOUT, RADIUS } from './hex-geometry.ts';

/** Two columns: the second lies half a hex lower. */
const layout = layoutOf([
  { id: 'A1', column: 0, halfRow: 0 },
  { id: 'A2', column: 0, halfRow: 2 },
  { id: 'B1', column: 1, halfRow: 1 },
]);

it('puts flat-top hexes below each other and the columns into each other', () => {
  const points = ['A1', 'A2', 'B1'].map((id) => layout.at.get(id) ?? { x: 0, y: 0 });
  const [a1, a2, b1] = points;
  expect(a1).toEqual({ x: RADIUS, y: HEIGHT / 2 });
  // Neighbours in all directions are equally far from each other.
  for (const [p, q] of [
    [a1, a2],
    [a1, b1],
    [a2, b1],
  ]) {
    expect(Math.hypot((p?.x ?? 0) - (q?.x ?? 0), (p?.y ?? 0) - (q?.y ?? 0))).toBeCloseTo(HEIGHT);
  }
});

it('begins the corners at the top left, as the content does, and goes clockwise', () => {
  const [topLeft, topRight, right] = corners({ x: 0, y: 0 }, 10);
  expect(topLeft?.x).toBeCloseTo(-5);
  expect(topLeft?.y).toBeCloseTo(-10 * Math.sin(Math.PI / 3));
  expect(topRight?.x).toBeCloseTo(5);
  expect(right).toEqual({ x: expect.closeTo(10), y: expect.closeTo(0) });
});

it('lays out the 34 hexes of the small map, the middle island with six neighbours around it', () => {
  expect(mapSpots).toHaveLength(34);
  const middle = MAP_LAYOUT.at.get('D4') ?? { x: 0, y: 0 };
  const near = [...MAP_LAYOUT.at].filter(
    ([id, { x, y }]) => id !== 'D4' && Math.hypot(x - middle.x, y - middle.y) < HEIGHT * 1.1,
  );
  expect(near.map(([id]) => id).sort()).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4']);
  // Seven columns, the letters from left to right.
  const [a1, g1] = ['A1', 'G1'].map((id) => MAP_LAYOUT.at.get(id)?.x ?? 0);
  expect((g1 ?? 0) - (a1 ?? 0)).toBeCloseTo(6 * 1.5 * RADIUS);
});

it('takes a tap beside a hex for that hex, and one on open water for none', () => {
  const at = (y: number) => nearest(layout.at, { x: RADIUS, y }, HEX_STYLE.reach);
  expect(at(10)).toBe('A1');
  expect(at(-20)).toBe('A1');
  expect(at(-60)).toBeUndefined();
});
