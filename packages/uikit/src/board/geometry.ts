/** Points, curves and cut shapes in board units (1000 wide). No state, no rule. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** A quadratic curve: paths bend a little, as if cut by hand. */
export interface Curve {
  readonly from: Point;
  readonly via: Point;
  readonly to: Point;
}

export const at = (x: number, y: number): Point => ({ x, y });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const toward = (a: Point, b: Point, t: number): Point =>
  at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
/** A point on the circle around `centre`; 0 degrees is to the right, 90 is down. */
export const around = (centre: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return at(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
};

/** Numbers that are always the same for the same seed: scenery may not change between visits. */
export function seeded(seed: string): () => number {
  let h = 1779033703;
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 3432918353) + 7;
  let a = h >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (n: number): string => String(Math.round(n * 10) / 10);
export const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The straight line bent sideways by `bend` at its middle. */
export function bent(from: Point, to: Point, bend: number): Curve {
  const length = distance(from, to) || 1;
  const middle = toward(from, to, 0.5);
  // A quadratic curve reaches only half-way to its control point.
  const push = (2 * bend) / length;
  return {
    from,
    via: at(middle.x - (to.y - from.y) * push, middle.y + (to.x - from.x) * push),
    to,
  };
}

/** The first of those that cost least. */
export function cheapest(bends: readonly number[], cost: (bend: number) => number): number {
  let best = { bend: 0, cost: Number.POSITIVE_INFINITY };
  for (const bend of bends) {
    const price = cost(bend);
    if (price < best.cost) best = { bend, cost: price };
  }
  return best.bend;
}

export function pointOn({ from, via, to }: Curve, t: number): Point {
  const s = 1 - t;
  return at(
    s * s * from.x + 2 * s * t * via.x + t * t * to.x,
    s * s * from.y + 2 * s * t * via.y + t * t * to.y,
  );
}

export const sampled = (curve: Curve, steps = 24): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => pointOn(curve, i / steps));

export const reversed = ({ from, via, to }: Curve): Curve => ({ from: to, via, to: from });

/** The part of a curve that lies outside of both end circles. */
export function trimmed(curve: Curve, startRadius: number, endRadius: number): Curve {
  const first = crossing(curve, curve.from, startRadius);
  const last = 1 - crossing(reversed(curve), curve.to, endRadius);
  const [t0, t1] = first < last ? [first, last] : [0.42, 0.58];
  const from = pointOn(curve, t0);
  const to = pointOn(curve, t1);
  // The control point of a part: where the tangents at its ends meet (blossom of the curve).
  const a = toward(curve.from, curve.via, t0);
  const b = toward(curve.via, curve.to, t0);
  return { from, via: toward(a, b, t1), to };
}

function crossing(curve: Curve, centre: Point, radius: number): number {
  let low = 0;
  let high = 0.5;
  for (let i = 0; i < 18; i += 1) {
    const middle = (low + high) / 2;
    if (distance(pointOn(curve, middle), centre) < radius) low = middle;
    else high = middle;
  }
  return high;
}

export const curvePath = ({ from, via, to }: Curve): string =>
  `M${pair(from)}Q${pair(via)} ${pair(to)}`;

/** A plain circle as a path. */
export const circlePath = ({ x, y }: Point, r: number): string =>
  `M${pair(at(x - r, y))}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** How far a point is from a chain of points. */
export function distanceTo(point: Point, chain: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < chain.length; i += 1) {
    least = Math.min(least, toSegment(point, chain[i - 1] as Point, chain[i] as Point));
  }
  return least;
}

export function toSegment(point: Point, a: Point, b: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const t =
    length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  return distance(point, toward(a, b, Math.max(0, Math.min(1, t))));
}

export function inside(point: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i, i += 1) {
    const a = polygon[i] as Point;
    const b = polygon[j] as Point;
    const crosses = a.y > point.y !== b.y > point.y;
    if (crosses && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

/** The control points of the smooth line (Catmull-Rom) through some points. */
function smooth(points: readonly Point[], closed: boolean): readonly (readonly Point[])[] {
  const n = points.length;
  const of = (i: number): Point =>
    points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  return Array.from({ length: closed ? n : n - 1 }, (_, i) => {
    const [before, a, b, after] = [of(i - 1), of(i), of(i + 1), of(i + 2)];
    return [
      a,
      at(a.x + (b.x - before.x) / 6, a.y + (b.y - before.y) / 6),
      at(b.x - (after.x - a.x) / 6, b.y - (after.y - a.y) / 6),
      b,
    ];
  });
}

export function smoothPath(points: readonly Point[], closed = false): string {
  const parts = smooth(points, closed).map(
    ([, c1, c2, b]) => `C${pair(c1 as Point)} ${pair(c2 as Point)} ${pair(b as Point)}`,
  );
  return `M${pair(points[0] as Point)}${parts.join('')}${closed ? 'Z' : ''}`;
}

export function smoothPoints(
  points: readonly Point[],
  closed = false,
  steps = 10,
): readonly Point[] {
  return smooth(points, closed).flatMap((piece) =>
    Array.from({ length: steps + 1 }, (_, i) => cubic(piece, i / steps)),
  );
}

function cubic([a, c1, c2, b]: readonly Point[], t: number): Point {
  const first = toward(toward(a as Point, c1 as Point, t), toward(c1 as Point, c2 as Point, t), t);
  const second = toward(toward(c1 as Point, c2 as Point, t), toward(c2 as Point, b as Point, t), t);
  return toward(first, second, t);
}

const CORNERS = 11;

const cut = new Map<string, string>();

/** What a circle cut from paper by hand goes through: eleven points, each a little off, the same for every radius. */
export function cutCorners(seed: string, centre: Point, radius: number): readonly Point[] {
  const random = seeded(`cut ${seed}`);
  return Array.from({ length: CORNERS }, (_, i) =>
    around(centre, radius * (1 + (random() - 0.5) * 0.054), (i * 360) / CORNERS),
  );
}

export function cutCircle(seed: string, centre: Point, radius: number): string {
  // Rings come and go over the same few places: each is cut once.
  const key = `${seed} ${centre.x} ${centre.y} ${radius}`;
  const known = cut.get(key);
  if (known !== undefined) return known;
  const path = smoothPath(cutCorners(seed, centre, radius), true);
  cut.set(key, path);
  return path;
}
