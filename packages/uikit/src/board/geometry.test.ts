import { expect, it } from 'vitest';
import {
  at,
  bent,
  cutCircle,
  distance,
  distanceTo,
  inside,
  pointOn,
  reversed,
  sampled,
  seeded,
  toSegment,
  trimmed,
} from './geometry.ts';

it('bends a line by as much as asked for, at its middle', () => {
  const curve = bent(at(0, 0), at(200, 0), 28);
  expect(pointOn(curve, 0.5).x).toBeCloseTo(100);
  expect(pointOn(curve, 0.5).y).toBeCloseTo(28);
  expect(pointOn(curve, 0)).toEqual(at(0, 0));
  expect(pointOn(curve, 1)).toEqual(at(200, 0));
});

it('cuts the ends of a curve off where it leaves the circles', () => {
  const curve = bent(at(0, 0), at(400, 0), 20);
  const part = trimmed(curve, 84, 100);
  expect(distance(part.from, curve.from)).toBeCloseTo(84, 1);
  expect(distance(part.to, curve.to)).toBeCloseTo(100, 1);
  for (const point of sampled(part))
    expect(distanceTo(point, sampled(curve, 200))).toBeLessThan(0.5);
});

it('keeps a short piece where the circles leave none', () => {
  const part = trimmed(bent(at(0, 0), at(150, 0), 10), 84, 84);
  expect(distance(part.from, part.to)).toBeGreaterThan(10);
  expect(part.from.x).toBeLessThan(part.to.x);
});

it('turns a curve round', () => {
  const curve = bent(at(0, 0), at(90, 40), 12);
  expect(pointOn(reversed(curve), 0.25)).toEqual(pointOn(curve, 0.75));
});

it('measures to the nearest part of a line, ends included', () => {
  expect(toSegment(at(50, 10), at(0, 0), at(100, 0))).toBe(10);
  expect(toSegment(at(-3, 4), at(0, 0), at(100, 0))).toBe(5);
});

it('knows inside from outside of a hollow shape', () => {
  const hollow = [at(0, 0), at(100, 0), at(100, 100), at(50, 20), at(0, 100)];
  expect(inside(at(50, 10), hollow)).toBe(true);
  expect(inside(at(50, 80), hollow)).toBe(false);
});

it('cuts the same circle for the same place, and others for others', () => {
  expect(cutCircle('5', at(0, 0), 84)).toBe(cutCircle('5', at(0, 0), 84));
  expect(cutCircle('5', at(0, 0), 84)).not.toBe(cutCircle('6', at(0, 0), 84));
});

it('gives every seed its own even numbers', () => {
  const random = seeded('x');
  const numbers = Array.from({ length: 2000 }, random);
  expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
  expect(numbers.reduce((sum, n) => sum + n, 0) / 2000).toBeCloseTo(0.5, 1);
  expect(seeded('x')()).toBe(numbers[0]);
  expect(seeded('y')()).not.toBe(numbers[0]);
});
