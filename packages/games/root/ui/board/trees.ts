import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import {
  at,
  distance,
  distanceTo,
  inside,
  sampled,
  seeded,
  smoothPoints,
} from '@empty-chair/uikit/board/geometry.ts';
import type { Layout } from './layout.ts';
import { offSign, RADIUS } from './layout.ts';

export interface Tree {
  /** The middle of the crown. */
  readonly at: Point;
  readonly r: number;
  readonly fir: boolean;
  /** Which of the three greens. */
  readonly green: 1 | 2 | 3;
}

/** How far crowns keep from everything that must be read. */
export const KEEP_OFF = {
  clearing: RADIUS + 9,
  path: 20,
  river: 34,
  sign: 8,
} as const;
/** Wider than the board: a window of another shape shows ground around it. */
export const WOODS = { x: -420, y: -300, w: 1840, h: 1520 } as const;
const TRIES = 5600;

/** The seedlings of a map, the same on every visit; most find no room. */
function seedlings(map: string): readonly Tree[] {
  const random = seeded(`trees ${map}`);
  return Array.from({ length: TRIES }, () => ({
    at: at(WOODS.x + random() * WOODS.w, WOODS.y + random() * WOODS.h),
    r: 15 + random() * 9,
    fir: random() < 0.45,
    green: (1 + Math.floor(random() * 3)) as Tree['green'],
  }));
}

/** Which seedlings grow: all that is dear to find out, told in a bit for each. */
export function grownIn(layout: Layout): readonly boolean[] {
  const free = freeGround(layout);
  const cells = new Map<number, Tree[]>();
  return seedlings(layout.id).map((tree) => {
    if (crowded(cells, tree) || !free(tree.at, tree.r)) return false;
    const key = cellOf(tree.at.x, tree.at.y);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [tree]);
    else cell.push(tree);
    return true;
  });
}

/** The woods of a map, drawn from back to front. */
export const treesOf = (map: string, grown: readonly boolean[]): readonly Tree[] =>
  seedlings(map)
    .filter((_, index) => grown[index])
    .sort((a, b) => a.at.y - b.at.y);

const CELL = 60;
const NO_TREES: readonly Tree[] = [];
const cellOf = (x: number, y: number): number => Math.floor(x / CELL) * 1000 + Math.floor(y / CELL);

function crowded(cells: ReadonlyMap<number, readonly Tree[]>, tree: Tree): boolean {
  for (const dx of [-CELL, 0, CELL]) {
    for (const dy of [-CELL, 0, CELL]) {
      const near = cells.get(cellOf(tree.at.x + dx, tree.at.y + dy)) ?? NO_TREES;
      if (near.some((other) => distance(other.at, tree.at) < (other.r + tree.r) * 0.76))
        return true;
    }
  }
  return false;
}

/** Whether a crown may stand somewhere. */
function freeGround(layout: Layout): (point: Point, r: number) => boolean {
  const roads = layout.paths.map(({ curve }) => lineOf(sampled(curve, 12), KEEP_OFF.path));
  const rivers = layout.rivers.map((river) => lineOf(river, KEEP_OFF.river));
  const shore = layout.lake === undefined ? undefined : smoothPoints(layout.lake, true, 6);
  const centres = [...layout.clearings.values()];
  const glades = [...layout.glades.values()];
  return (point, r) =>
    centres.every(
      (centre) =>
        distance(point, centre) > KEEP_OFF.clearing + r * 0.7 &&
        offSign(point, centre) > KEEP_OFF.sign + r,
    ) &&
    glades.every((glade) => distance(point, glade.at) > glade.r + r * 0.8) &&
    roads.every((road) => road(point, r)) &&
    rivers.every((river) => river(point, r)) &&
    (shore === undefined || (!inside(point, shore) && distanceTo(point, shore) > 12 + r * 0.8));
}

/** Whether a crown keeps off a line; far from its box nothing has to be measured. */
function lineOf(line: readonly Point[], off: number): (point: Point, r: number) => boolean {
  const xs = line.map(({ x }) => x);
  const ys = line.map(({ y }) => y);
  const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
  return ({ x, y }, r) => {
    const keep = off + r * 0.5;
    const far = x < box[0] - keep || x > box[1] + keep || y < box[2] - keep || y > box[3] + keep;
    return far || distanceTo(at(x, y), line) > keep;
  };
}
