import { expect, it } from 'vitest';
import { at } from './geometry.ts';
import { isDirection, nearestInDirection } from './places-by-key.ts';

const places = new Map([
  ['middle', at(500, 500)],
  ['above', at(520, 300)],
  ['far above', at(500, 60)],
  ['right', at(800, 560)],
  ['upper right', at(640, 420)],
  ['below left', at(200, 900)],
]);

it('goes to the nearest place in that direction', () => {
  expect(nearestInDirection(places, 'middle', 'ArrowUp')).toBe('above');
  expect(nearestInDirection(places, 'above', 'ArrowUp')).toBe('far above');
  expect(nearestInDirection(places, 'middle', 'ArrowRight')).toBe('upper right');
  expect(nearestInDirection(places, 'upper right', 'ArrowRight')).toBe('right');
});

it('takes what lies more sideways only where nothing lies ahead', () => {
  expect(nearestInDirection(places, 'middle', 'ArrowDown')).toBe('below left');
  expect(nearestInDirection(places, 'middle', 'ArrowLeft')).toBe('below left');
});

it('stays where there is nothing', () => {
  expect(nearestInDirection(places, 'far above', 'ArrowUp')).toBeUndefined();
  expect(nearestInDirection(places, 'nowhere', 'ArrowUp')).toBeUndefined();
});

it('knows the arrow keys', () => {
  expect(isDirection('ArrowLeft')).toBe(true);
  expect(isDirection('Enter')).toBe(false);
});
