import { cutCircle } from '@empty-chair/uikit/board/geometry.ts';
import { expect, test } from 'vitest';
import { RADIUS } from './layout.ts';
import { rimOf } from './pieces.ts';
import { rimPath } from './rim.ts';

const FACTIONS = ['marquise', 'eyrie', 'alliance', 'lizards', 'riverfolk', 'duchy', 'corvids'];

test('a rim follows the paper as it was cut', () => {
  expect(rimPath('5', { width: 8 })).toBe(cutCircle('5', { x: 0, y: 0 }, RADIUS - 1));
  expect(rimPath('5', { width: 8, out: 2 })).toBe(cutCircle('5', { x: 0, y: 0 }, RADIUS + 1));
});

test('a wave goes twenty times in and out around the paper', () => {
  const points = rimPath('5', { width: 6.5, wavy: true })
    .slice(1, -1)
    .split('L')
    // Where two curves of the paper meet there are two of them.
    .filter((text, i, all) => text !== all.at(i - 1))
    .map((text) => text.split(' ').map(Number) as [number, number]);
  const off = points.map(([x, y]) => Math.hypot(x, y));
  const crests = off.filter((r, i) => {
    const before = off.at(i - 1) ?? 0;
    const after = off[(i + 1) % off.length] ?? 0;
    return r > before && r >= after;
  });
  expect(crests.length).toBe(20);
  expect(Math.max(...off)).toBeLessThan(RADIUS * 1.03 + 5);
  expect(Math.min(...off)).toBeGreaterThan(RADIUS * 0.96 - 7);
});

test('no two factions rule with the same rim, whatever their paint', () => {
  const looks = FACTIONS.map((faction) => JSON.stringify(rimOf(faction)));
  expect(new Set(looks).size).toBe(FACTIONS.length);
});
