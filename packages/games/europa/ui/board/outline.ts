import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';

/** The corners of each ring of a drawn outline: relative lines, as the layout writes them. */
export const ringsOf = (path: string): readonly (readonly Point[])[] =>
  path.split('M').slice(1).map(pointsOfRing);

/** All of them together. */
export const pointsOf = (path: string): readonly Point[] => ringsOf(path).flat();

function pointsOfRing(ring: string): readonly Point[] {
  const list = (ring.match(/-?\d+/g) ?? []).map(Number);
  let [x = 0, y = 0] = list;
  const found = [at(x, y)];
  for (let i = 2; i + 1 < list.length; i += 2) {
    x += list[i] ?? 0;
    y += list[i + 1] ?? 0;
    found.push(at(x, y));
  }
  return found;
}

/** Where signs of an outline find their place without covering what lies inside. */
export interface Corners {
  readonly top: Point;
  readonly bottom: Point;
  readonly left: Point;
}

export function cornersOf(path: string): Corners {
  // The largest ring is the first: a sign belongs to the mainland, not to an islet.
  const points = ringsOf(path)[0] ?? [at(0, 0)];
  const middle = at(middleOf(points.map(({ x }) => x)), middleOf(points.map(({ y }) => y)));
  const least = (of: (point: Point) => number): Point =>
    points.reduce((best, point) => (of(point) < of(best) ? point : best), points[0] ?? at(0, 0));
  // Rather in the middle of a side than at its end, where the neighbours have their signs.
  const aside = (a: number, b: number): number => Math.abs(a - b) * 0.7;
  return {
    top: least(({ x, y }) => y + aside(x, middle.x)),
    bottom: least(({ x, y }) => -y + aside(x, middle.x)),
    left: least(({ x, y }) => x + aside(y, middle.y)),
  };
}

const middleOf = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
