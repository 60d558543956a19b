import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at, distance, inside } from '@empty-chair/uikit/board/geometry.ts';
import type { Box } from './clear-names.ts';
import { boxesOf, meets, PIECES } from './clear-names.ts';
import type { AreaShape } from './layout.ts';
import { AREAS } from './layout.ts';
import { ringsOf } from './outline.ts';

/** Half of a token with its gap, and of its height. */
const [WIDE, HIGH] = [7.5, 6.5];
/** A skittle where an army stands first: more of it is above its spot than below. */
const ARMIES: readonly Box[] = [...AREAS.values()].flatMap(({ spots: [spot] }) =>
  spot === undefined ? [] : [{ x: spot.x, y: spot.y - 1, w: 12, h: 17 }],
);
/** How far around the best spot tokens are looked for, and how closely. */
const [FAR, STEP] = [72, 3];
/** Nothing farther away can touch a token that stands there. */
const REACH = FAR + 60;

/** The nearest first. */
const SHIFTS: readonly Point[] = (() => {
  const steps = Array.from({ length: (2 * FAR) / STEP + 1 }, (_, i) => i * STEP - FAR);
  const all = steps.flatMap((x) => steps.map((y) => at(x, y)));
  return all.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
})();

/**
 * Where so many tokens of an area stand in a row: below its name, or as near to that as they are in the
 * area and clear of its name, of chips and of armies. Where it is too small for that they reach out of it.
 */
export function tokenSpot(area: AreaShape, name: string, tokens: number): Point {
  const { label, split, size, path } = area;
  const half = tokens * WIDE;
  const lines = boxesOf({ name, isSea: false }, { at: label, split }, size);
  const wanted = at(label.x, label.y + ((lines.length - 1) * size) / 2 + 16);
  const near = ({ x, y }: Box): boolean => distance(wanted, at(x, y)) < REACH;
  const pieces = PIECES.filter(near);
  const taken = [...pieces, ...ARMIES.filter(near), ...lines];
  const rings = ringsOf(path);
  const isIn = (spot: Point): boolean => rings.some((ring) => inside(spot, ring));
  const isWhollyIn = ({ x, y }: Point): boolean =>
    [-half, 0, half].every((dx) => [-HIGH, HIGH].every((dy) => isIn(at(x + dx, y + dy))));
  return (
    found((spot) => isClear(spot, taken) && isWhollyIn(spot)) ??
    found((spot) => isClear(spot, taken) && isIn(spot)) ??
    found((spot) => isClear(spot, taken)) ??
    found((spot) => isClear(spot, pieces)) ??
    wanted
  );

  function found(is: (spot: Point) => boolean): Point | undefined {
    const shift = SHIFTS.find(({ x, y }) => is(at(wanted.x + x, wanted.y + y)));
    return shift && at(wanted.x + shift.x, wanted.y + shift.y);
  }
  function isClear({ x, y }: Point, boxes: readonly Box[]): boolean {
    return !boxes.some((box) => meets({ x, y, w: half, h: HIGH }, box));
  }
}
