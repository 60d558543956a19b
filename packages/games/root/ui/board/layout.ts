import type { Bounds, Curve, Point } from '@empty-chair/uikit/board/geometry.ts';
import {
  at,
  bent,
  cheapest,
  circlePath,
  distance,
  distanceTo,
  inside,
  pair,
  sampled,
  seeded,
  smoothPoints,
  toward,
} from '@empty-chair/uikit/board/geometry.ts';
import type { MapShape } from './map-shape.ts';
import { lakeOf, riversOf } from './water.ts';

interface PathShape {
  readonly from: string;
  readonly to: string;
  readonly curve: Curve;
}
/** Where everything lies on the drawn board. */
export interface Layout {
  readonly id: string;
  readonly clearings: ReadonlyMap<string, Point>;
  /** The glade of each forest: a free spot between its clearings. */
  readonly glades: ReadonlyMap<string, Glade>;
  readonly paths: readonly PathShape[];
  /** The middle line of each river, ends beyond the board. */
  readonly rivers: readonly (readonly Point[])[];
  /** The shore, closed. */
  readonly lake: readonly Point[] | undefined;
  readonly bounds: Bounds;
}
export interface Glade {
  readonly at: Point;
  readonly r: number;
}

export const RADIUS = 84;
const GLADE = 42;
/** The signpost sits on the top of the rim. */
export const SIGN = { up: 80, halfWidth: 46, halfHeight: 22 } as const;

const FULL = { w: 1000, h: 892 };
/** Closer than this two clearings, or a clearing and a foreign path, cannot be told apart. */
const APART = 206;
const APART_BY_PATH = 232;
const OFF_PATH = RADIUS + 34;

const toBoard = ({ x, y }: { x: number; y: number }): Point => at(32 + 9.36 * x, -4 + 8.95 * y);

export function layoutOf(shape: MapShape): Layout {
  const clearings = relaxed(shape);
  const paths = shape.paths.map(({ from, to }) => ({
    from,
    to,
    curve: pathCurve(shape, clearings, from, to),
  }));
  const rivers = riversOf(shape, clearings);
  const lake = lakeOf(shape, clearings);
  const bare = { clearings, paths, rivers, lake };
  return { id: shape.id, ...bare, glades: gladesOf(shape, bare), bounds: boundsOf(clearings) };
}

function boundsOf(clearings: ReadonlyMap<string, Point>): Bounds {
  const xs = [...clearings.values()].map(({ x }) => x);
  const ys = [...clearings.values()].map(({ y }) => y);
  const side = RADIUS + 14;
  const x = Math.min(...xs) - side;
  const y = Math.min(...ys) - SIGN.up - SIGN.halfHeight - 12;
  return { x, y, w: Math.max(...xs) + side - x, h: Math.max(...ys) + side - y };
}

/**
 * The measured positions crowd in places. Clearings are pushed off each other and off paths that
 * do not lead to them, so that each can be read and tapped.
 */
function relaxed({ clearings, paths }: MapShape): ReadonlyMap<string, Point> {
  const points = new Map(clearings.map((spot) => [spot.id, toBoard(spot)]));
  const push = (id: string, from: Point, by: number): void => {
    const point = points.get(id) as Point;
    const length = distance(point, from) || 1;
    points.set(id, {
      x: clamp(point.x + ((point.x - from.x) / length) * by, 104, FULL.w - 104),
      y: clamp(point.y + ((point.y - from.y) / length) * by, 98, FULL.h - 96),
    });
  };
  const linked = new Set(paths.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  for (let turn = 0; turn < 60; turn += 1) {
    for (const [id] of points) {
      for (const [other, b] of points) {
        if (id === other) continue;
        const apart = linked.has(`${id} ${other}`) ? APART_BY_PATH : APART;
        const short = apart - distance(points.get(id) as Point, b);
        if (short > 0) push(id, b, short * 0.3);
      }
      for (const { from, to } of paths) {
        if (from === id || to === id) continue;
        const [p, q] = [points.get(from) as Point, points.get(to) as Point];
        const nearest = nearestOn(points.get(id) as Point, p, q);
        const short = OFF_PATH - distance(points.get(id) as Point, nearest);
        if (short > 0) push(id, nearest, short * 0.3);
      }
    }
  }
  return points;
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

function nearestOn(point: Point, a: Point, b: Point): Point {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1;
  const t = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  return toward(a, b, clamp(t, 0, 1));
}

/** Bent by up to 28 as the seed says, or further where a foreign clearing would be in the way. */
function pathCurve(
  { id }: MapShape,
  clearings: ReadonlyMap<string, Point>,
  from: string,
  to: string,
): Curve {
  const a = clearings.get(from) as Point;
  const b = clearings.get(to) as Point;
  const random = seeded(`path ${id} ${from} ${to}`);
  const wish = (random() < 0.5 ? -1 : 1) * (8 + random() * 20);
  const others = [...clearings].filter(([other]) => other !== from && other !== to);
  const cost = (bend: number): number => {
    const points = sampled(bent(a, b, bend), 16);
    const short = others.reduce(
      (sum, [, centre]) => sum + Math.max(0, OFF_PATH - distanceTo(centre, points)),
      0,
    );
    return short * 4 + Math.abs(bend - wish);
  };
  const bends = [wish, -wish, 0, 28, -28, 44, -44, 60, -60];
  return bent(a, b, cheapest(bends, cost));
}

type Bare = Omit<Layout, 'id' | 'glades' | 'bounds'>;

/** A forest is the ground between its clearings; its glade is where there is most room. */
function gladesOf({ forests }: MapShape, bare: Bare): ReadonlyMap<string, Glade> {
  const lines = [
    ...bare.paths.map(({ curve }) => ({ line: sampled(curve, 8), off: 13 })),
    ...bare.rivers.map((line) => ({ line, off: 20 })),
    ...(bare.lake === undefined ? [] : [{ line: smoothPoints(bare.lake, true, 4), off: 20 }]),
  ];
  const found = new Map<string, Glade>();
  for (const forest of forests) {
    const around = forest.id.split('_').map((id) => bare.clearings.get(id) ?? toBoard(forest));
    const middle = mean(around);
    const polygon = [...around].sort(
      (p, q) =>
        Math.atan2(p.y - middle.y, p.x - middle.x) - Math.atan2(q.y - middle.y, q.x - middle.x),
    );
    /** The free radius around a point; no need to be exact below what would do. */
    const room = (point: Point, enough: number): number => {
      let least: number = GLADE + 30;
      for (const centre of bare.clearings.values()) {
        least = Math.min(least, distance(point, centre) - RADIUS - 8, offSign(point, centre));
      }
      for (const { line, off } of lines) {
        if (least < enough) return least;
        least = Math.min(least, distanceTo(point, line) - off);
      }
      return least;
    };
    let best = { at: middle, worth: Number.NEGATIVE_INFINITY };
    for (const point of gridIn(polygon)) {
      const aside = distance(point, middle) * 0.06;
      const worth = room(point, best.worth + aside) - aside;
      if (worth > best.worth) best = { at: point, worth };
    }
    const r = clamp(room(best.at, Number.NEGATIVE_INFINITY) + 6, GLADE - 10, GLADE);
    found.set(forest.id, { at: best.at, r });
  }
  return found;
}

/** What of a clearing takes taps: the paper with its rim, and the signpost. */
export function reachOf(centre: Point): string {
  const left = centre.x - SIGN.halfWidth;
  const top = centre.y - SIGN.up - SIGN.halfHeight;
  const sign = `M${pair(at(left, top))}h${2 * SIGN.halfWidth}v${2 * SIGN.halfHeight}h${-2 * SIGN.halfWidth}Z`;
  return circlePath(centre, RADIUS + 4) + sign;
}
/** Fingers need more than the drawn glade: 44 px on the smallest phone. */
export const gladeReach = ({ at: centre }: Glade): string => circlePath(centre, 66);

/** How far a point is from the signpost of a clearing. */
export function offSign(point: Point, centre: Point): number {
  const dx = Math.max(0, Math.abs(point.x - centre.x) - SIGN.halfWidth);
  const dy = Math.max(0, Math.abs(point.y - (centre.y - SIGN.up)) - SIGN.halfHeight);
  return Math.hypot(dx, dy);
}

const mean = (points: readonly Point[]): Point =>
  at(
    points.reduce((sum, { x }) => sum + x, 0) / points.length,
    points.reduce((sum, { y }) => sum + y, 0) / points.length,
  );

function gridIn(polygon: readonly Point[]): readonly Point[] {
  const step = 16;
  const points: Point[] = [];
  for (let y = 60; y < FULL.h - 40; y += step) {
    for (let x = 50; x < FULL.w - 40; x += step) {
      if (inside(at(x, y), polygon)) points.push(at(x, y));
    }
  }
  return points;
}
