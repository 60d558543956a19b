import type { Bounds, Point } from '../board/geometry.ts';
import { around, distance, pair, toward } from '../board/geometry.ts';

type Corners = (centre: Point, radius: number) => readonly Point[];

/** The six corners clockwise, the first of them in that direction. */
export const cornersFrom =
  (degrees: number): Corners =>
  (centre, radius) =>
    [0, 1, 2, 3, 4, 5].map((corner) => around(centre, radius, degrees + corner * 60));

export const pathThrough =
  (corners: Corners) =>
  (centre: Point, radius: number): string =>
    `M${corners(centre, radius).map(pair).join('L')}Z`;

/** What lies around the middles of hexes, with a margin for rings and badges; more below, for names. */
export function boundsAround(
  centres: readonly Point[],
  half: { readonly w: number; readonly h: number },
  margin: number,
  below: number,
): Bounds {
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - half.w - margin;
  const y = Math.min(...ys) - half.h - margin;
  return {
    x,
    y,
    w: Math.max(...xs) + half.w + margin - x,
    h: Math.max(...ys) + half.h + below - y,
  };
}

/** The hex that a tap between or beside the tiles was meant for. */
export function nearest(
  hexes: ReadonlyMap<string, Point>,
  point: Point,
  reach: number,
): string | undefined {
  let best: { readonly id: string; readonly far: number } | undefined;
  for (const [id, centre] of hexes) {
    const far = distance(centre, point);
    if (far <= reach && (best === undefined || far < best.far)) best = { id, far };
  }
  return best?.id;
}

/** The point so far along the line from one to the other. */
export const along = (from: Point, to: Point, by: number): Point =>
  toward(from, to, by / (distance(from, to) || 1));
