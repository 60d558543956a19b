import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { along } from '@empty-chair/uikit/hexes/geometry.ts';
import type { HexView } from '../../rules/view.ts';
import type { HexLayout } from './hex-geometry.ts';
import { COLUMN, HEIGHT } from './hex-geometry.ts';

export interface Sign {
  readonly text: string;
  readonly at: Point;
}

/** In pixels, so that they can be read. */
const LEGIBLE = 12;
const SMALLEST = 24;

/** In units: signs keep a size that can be read. Undefined where they would run into each other. */
export function signSize(scale: number): number | undefined {
  const size = Math.max(SMALLEST, LEGIBLE / scale);
  return size > COLUMN ? undefined : size;
}

/** Below the lowest hex of each column. */
export function columnSigns({ at }: HexLayout): readonly Sign[] {
  const lowest = new Map<string, Point>();
  for (const [id, point] of at) {
    const column = id.slice(0, 1);
    const so = lowest.get(column);
    if (so === undefined || point.y > so.y) lowest.set(column, point);
  }
  return [...lowest].map(([text, { x, y }]) => ({ text, at: { x, y: y + HEIGHT / 2 + 8 } }));
}

/** Where two outposts side by side end, seen from the middle of their hex. */
const OUTPOSTS_END = 42;

/** Outside of a starting hex, where none of its pieces stands, in letters of that size. */
export function startSigns(
  { at, bounds }: HexLayout,
  hexes: readonly Pick<HexView, 'id' | 'start'>[],
  size: number,
): readonly Sign[] {
  const middle = { x: bounds.x + bounds.w / 2, y: bounds.y + bounds.h / 2 };
  return hexes.flatMap(({ id, start }) => {
    const point = at.get(id);
    if (start === undefined || point === undefined) return [];
    return [{ text: start, at: along(point, middle, -(OUTPOSTS_END + size)) }];
  });
}
