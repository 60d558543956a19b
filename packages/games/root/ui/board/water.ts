import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import {
  at,
  cheapest,
  distance,
  distanceTo,
  seeded,
  smoothPoints,
  toward,
} from '@empty-chair/uikit/board/geometry.ts';
import type { MapShape } from './map-shape.ts';

/** Where a river leaves the drawn board; beyond what any window shows. */
const BEYOND = 640;

type Places = ReadonlyMap<string, Point>;

/** The rivers as middle lines: chains of clearings, each end led off the board. */
export function riversOf(shape: MapShape, clearings: Places): readonly (readonly Point[])[] {
  const coast = new Set(shape.coastal);
  const links = shape.rivers.filter(([a, b]) => !(coast.has(a) && coast.has(b)));
  return chains(links).map((chain) => {
    const points: Point[] = [];
    for (const [i, id] of chain.entries()) {
      const here = clearings.get(id) as Point;
      const before = chain[i - 1];
      if (before !== undefined) points.push(wayBetween(shape.id, clearings, before, id));
      points.push(here);
    }
    const first = points[0] as Point;
    const last = points[points.length - 1] as Point;
    const lead = (end: Point, inner: Point | undefined): Point[] => outlet(end, inner ?? end);
    return smoothPoints([
      ...lead(first, points[1]).reverse(),
      ...points,
      ...lead(last, points.at(-2)),
    ]);
  });
}

/** Pairs of neighbours put end to end. */
function chains(links: readonly (readonly [string, string])[]): string[][] {
  const left = [...links];
  const found: string[][] = [];
  while (left.length > 0) {
    const chain: string[] = [...(left.shift() as readonly [string, string])];
    for (let grew = true; grew; ) {
      grew = false;
      for (const [i, [a, b]] of left.entries()) {
        const first = chain[0];
        const last = chain[chain.length - 1];
        if (a === last) chain.push(b);
        else if (b === last) chain.push(a);
        else if (a === first) chain.unshift(b);
        else if (b === first) chain.unshift(a);
        else continue;
        left.splice(i, 1);
        grew = true;
        break;
      }
    }
    found.push(chain);
  }
  return found;
}

/** A bend half-way, away from clearings that the river does not touch. */
function wayBetween(map: string, clearings: Places, from: string, to: string): Point {
  const a = clearings.get(from) as Point;
  const b = clearings.get(to) as Point;
  const length = distance(a, b) || 1;
  const random = seeded(`river ${map} ${from} ${to}`);
  const wish = (random() < 0.5 ? -1 : 1) * (18 + random() * 12);
  const others = [...clearings].filter(([id]) => id !== from && id !== to);
  const way = (bend: number): Point => {
    const middle = toward(a, b, 0.5);
    return at(middle.x - ((b.y - a.y) / length) * bend, middle.y + ((b.x - a.x) / length) * bend);
  };
  const cost = (bend: number): number => {
    const line = [a, way(bend), b];
    const short = others.reduce(
      (sum, [, centre]) => sum + Math.max(0, 122 - distanceTo(centre, line)),
      0,
    );
    return short * 3 + Math.abs(bend - wish) * 0.5;
  };
  const bends = [wish, -wish, 50, -50, 75, -75, 100, -100, 120, -120];
  return way(cheapest(bends, cost));
}

/** From the last clearing straight on and over the nearest edge. */
function outlet(end: Point, inner: Point): Point[] {
  const length = distance(end, inner) || 1;
  const on = at((end.x - inner.x) / length, (end.y - inner.y) / length);
  const edges = [
    { room: end.x, out: at(-1, 0) },
    { room: 1000 - end.x, out: at(1, 0) },
    { room: end.y, out: at(0, -1) },
    { room: 892 - end.y, out: at(0, 1) },
  ];
  const nearest = edges.reduce((least, edge) => (edge.room < least.room ? edge : least));
  const dx = on.x + nearest.out.x * 1.2;
  const dy = on.y + nearest.out.y * 1.2;
  const size = Math.hypot(dx, dy) || 1;
  const go = (by: number): Point => at(end.x + (dx / size) * by, end.y + (dy / size) * by);
  return [go(130), go(BEYOND)];
}

/** The lake: its shore runs through the coastal clearings and bends inwards between them. */
export function lakeOf({ coastal }: MapShape, clearings: Places): readonly Point[] | undefined {
  if (coastal.length < 3) return undefined;
  const shore = coastal.map((id) => clearings.get(id) as Point);
  const middle = at(
    shore.reduce((sum, { x }) => sum + x, 0) / shore.length,
    shore.reduce((sum, { y }) => sum + y, 0) / shore.length,
  );
  const angle = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x);
  const ring = shore.sort((a, b) => angle(a) - angle(b));
  return ring.flatMap((here, i) => {
    const next = ring[(i + 1) % ring.length] as Point;
    return [toward(here, middle, 0.06), toward(toward(here, next, 0.5), middle, 0.16)];
  });
}
