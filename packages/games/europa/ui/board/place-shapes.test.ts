import { expect, it } from 'vitest';
import type { PlaceShape } from './place-shapes.ts';
import { placeShape, ringOf } from './place-shapes.ts';

const shapeOf = (kind: string, id: string): PlaceShape => {
  const shape = placeShape({ kind, id });
  if (shape === undefined) throw new Error(`no ${kind} ${id}`);
  return shape;
};
const large = new Set(['bordeaux', 'aquitaine']);

it('rings a Large Province as the square that it is, a small one as a circle', () => {
  const [bordeaux, poitou] = [shapeOf('province', 'bordeaux'), shapeOf('province', 'poitou')];
  expect(ringOf(bordeaux, large)).toMatch(/h20.*v20.*h-20.*v-20/);
  expect(ringOf(bordeaux, new Set())).toBe(bordeaux.outline);
  expect(ringOf(poitou, large)).toBe(poitou.outline);
});

it('leaves an Area its own outline', () => {
  const aquitaine = shapeOf('area', 'aquitaine');
  expect(ringOf(aquitaine, large)).toBe(aquitaine.outline);
});
