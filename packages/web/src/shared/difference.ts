import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import type { Picture, Piece } from '@empty-chair/uikit/picture/picture.ts';

/** A spot where two pictures of a board are not the same. */
export interface Spot extends Point {
  readonly r: number;
  /** How many pieces stand there in one of them only. */
  readonly weight: number;
}
export type Box = Picture['box'];

const piecesOf = ({ large, small }: Picture): readonly Piece[] => large ?? small;
const keyOf = ({ icon, x, y, paint, n }: Piece): string => [icon, x, y, paint, n].join(' ');

/** Where the pieces of two positions differ, the most different spot first. */
export function differentSpots(one: Picture, other: Picture): readonly Spot[] {
  const groups: Piece[][] = [];
  for (const piece of [...onlyIn(one, other), ...onlyIn(other, one)]) {
    // What stands side by side stands in one place.
    const near = groups.find(
      ([first]) => first !== undefined && distance(first, piece) < first.size,
    );
    if (near === undefined) groups.push([piece]);
    else near.push(piece);
  }
  return groups.map(spotOf).sort((a, b) => b.weight - a.weight);
}

function onlyIn(one: Picture, other: Picture): readonly Piece[] {
  const there = new Set(piecesOf(other).map(keyOf));
  return piecesOf(one).filter((piece) => !there.has(keyOf(piece)));
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function spotOf(pieces: readonly Piece[]): Spot {
  const mean = (pick: (piece: Piece) => number): number =>
    pieces.reduce((sum, piece) => sum + pick(piece), 0) / pieces.length;
  return {
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    r: Math.max(...pieces.map(({ size }) => size)) * 1.15,
    weight: pieces.reduce((sum, { n = 1 }) => sum + n, 0),
  };
}

/** Of a board as wide as so many times its height. */
const ASPECT = 3;
/** So much of the board's width is seen at least: a place is known by its neighbours. */
const LEAST = 0.55;
/** And so much at most: on a smaller drawing nothing can be told. */
const MOST = 0.85;
/** Around a spot, in its radii. */
const AROUND = 1.25;

/** The most different spots, as far as they can be shown together, and the part of the board that does so. */
export function framed(
  box: Box,
  spots: readonly Spot[],
  most: number,
): { readonly frame: Box; readonly spots: readonly Spot[] } {
  let shown: readonly Spot[] = spots.slice(0, 1);
  for (const spot of spots.slice(1)) {
    const more = [...shown, spot];
    if (more.length <= most && frameOf(box, more)[2] <= box[2] * MOST) shown = more;
  }
  return { frame: frameOf(box, shown), spots: shown };
}

/** Shows all these spots; the whole width where there are none. */
function frameOf(box: Box, spots: readonly Spot[]): Box {
  const [left, top, width, height] = box;
  const reach = (pick: (spot: Spot) => number): readonly number[] => spots.map(pick);
  const x0 = Math.min(...reach(({ x, r }) => x - r * AROUND));
  const x1 = Math.max(...reach(({ x, r }) => x + r * AROUND));
  const y0 = Math.min(...reach(({ y, r }) => y - r * AROUND));
  const y1 = Math.max(...reach(({ y, r }) => y + r * AROUND));
  if (spots.length === 0) return [left, top + (height - width / ASPECT) / 2, width, width / ASPECT];
  const w = Math.max(x1 - x0, (y1 - y0) * ASPECT, width * LEAST);
  const h = w / ASPECT;
  return [held((x0 + x1 - w) / 2, left, width, w), held((y0 + y1 - h) / 2, top, height, h), w, h];
}

/** What is seen stays on the board as far as it is smaller than that. */
function held(from: number, start: number, whole: number, seen: number): number {
  if (seen >= whole) return start + (whole - seen) / 2;
  return Math.min(Math.max(from, start), start + whole - seen);
}
