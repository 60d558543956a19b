import { expect, test } from 'vitest';
import { HEIGHT, MAP_LAYOUT } from './hex-geometry.ts';
import { columnSigns, signSize, startSigns } from './map-signs.ts';

const at = (id: string) => MAP_LAYOUT.at.get(id) ?? { x: 0, y: 0 };

test('every column has its letter below its lowest hex', () => {
  const signs = columnSigns(MAP_LAYOUT);
  expect(signs.map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  for (const sign of signs) {
    const column = [...MAP_LAYOUT.at].filter(([id]) => id.startsWith(sign.text));
    for (const [, { x, y }] of column) {
      expect(sign.at.x).toBe(x);
      expect(sign.at.y).toBeGreaterThan(y + HEIGHT / 2);
    }
  }
});

test('a starting number lies outside of its hex, beside the pieces that stand there', () => {
  const hexes = [
    { id: 'D2', start: '1/6' },
    { id: 'F4', start: '2/4' },
    { id: 'B4', start: '3/5' },
    { id: 'D4', start: undefined },
  ];
  const signs = startSigns(MAP_LAYOUT, hexes, 24);
  expect(signs.map(({ text }) => text)).toEqual(['1/6', '2/4', '3/5']);
  const [upper, right, left] = signs.map((sign) => sign.at);
  expect(upper?.y).toBeLessThan(at('D2').y - HEIGHT / 3);
  expect(right?.x).toBeGreaterThan(at('F4').x + HEIGHT / 3);
  expect(left?.x).toBeLessThan(at('B4').x - HEIGHT / 3);
});

test('signs can be read, or are left out where they would run into each other', () => {
  expect(signSize(1)).toBe(24);
  // A map as high as on a phone, and in a strip of 60 pixels.
  const ofHeight = (pixels: number) => pixels / MAP_LAYOUT.bounds.h;
  const small = signSize(ofHeight(220)) ?? 0;
  expect(small * ofHeight(220)).toBeGreaterThanOrEqual(12);
  expect(signSize(ofHeight(60))).toBeUndefined();
});
