import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';

/** The corners of a drawn outline: rings of relative lines, as the layout writes them. */
export function pointsOf(path: string): readonly Point[] {
  const found: Point[] = [];
  for (const ring of path.split('M').slice(1)) {
    const list = (ring.match(/-?\d+/g) ?? []).map(Number);
    let [x = 0, y = 0] = list;
    found.push(at(x, y));
    for (let i = 2; i + 1 < list.length; i += 2) {
      x += list[i] ?? 0;
      y += list[i + 1] ?? 0;
      found.push(at(x, y));
    }
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
  const points = pointsOf(`M${path.split('M')[1] ?? '0 0'}`);
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
