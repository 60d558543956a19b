import { expect, it } from 'vitest';
import { along, boundsAround, cornersFrom, nearest, pathThrough } from './geometry.ts';

it('goes around a hex clockwise from the corner in that direction', () => {
  const [first, second] = cornersFrom(0)({ x: 5, y: 5 }, 10);
  expect(first).toEqual({ x: 15, y: 5 });
  // Down is positive: sixty degrees on is below right.
  expect(second).toEqual({ x: expect.closeTo(10), y: expect.closeTo(5 + 8.66, 2) });
});

it('closes the path through the corners', () => {
  const path = pathThrough(() => [
    { x: 0, y: 0 },
    { x: 1.04, y: 2 },
  ]);
  expect(path({ x: 0, y: 0 }, 1)).toBe('M0 0L1 2Z');
});

it('leaves a margin around the hexes, and another one below', () => {
  const centres = [
    { x: 0, y: 0 },
    { x: 100, y: 50 },
  ];
  expect(boundsAround(centres, { w: 10, h: 20 }, 3, 7)).toEqual({ x: -13, y: -23, w: 126, h: 100 });
});

it('takes a tap for the nearest hex within reach', () => {
  const hexes = new Map([
    ['A1', { x: 0, y: 0 }],
    ['A2', { x: 10, y: 0 }],
  ]);
  expect(nearest(hexes, { x: 4, y: 0 }, 8)).toBe('A1');
  expect(nearest(hexes, { x: 6, y: 0 }, 8)).toBe('A2');
  expect(nearest(hexes, { x: 18, y: 0 }, 8)).toBe('A2');
  expect(nearest(hexes, { x: 19, y: 0 }, 8)).toBeUndefined();
});

it('goes along a line, also backwards', () => {
  expect(along({ x: 0, y: 0 }, { x: 10, y: 0 }, 4)).toEqual({ x: 4, y: 0 });
  expect(along({ x: 0, y: 0 }, { x: 10, y: 0 }, -4)).toEqual({ x: -4, y: 0 });
});
