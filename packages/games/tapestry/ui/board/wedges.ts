import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { pair } from '@empty-chair/uikit/board/geometry.ts';
import { along } from '@empty-chair/uikit/hexes/geometry.ts';
import { corners } from './hex-geometry.ts';

const SIDES = 6;
const WATER = 'W';

/** Land on a tile: neighbouring corners of one terrain, as one shape with one glyph. */
export interface Wedge {
  readonly key: string;
  readonly terrain: string;
  readonly shape: string;
  readonly glyph: Point;
  /** How many corners it takes. */
  readonly size: number;
}

/** How far from the middle the glyph of a wedge stands, in parts of the radius, by its corners. */
const GLYPH_AT = [0, 0.6, 0.52, 0.44, 0.32, 0.2, 0];
/** Beside the pieces in the middle: towards a corner there is more room than towards a side. */
const asideOf = (size: number): number => (size % 2 === 1 ? 0.68 : 0.59);

/** Runs of equal corners, around the corner too; water is the ground and no run. */
export function runsOf(tile: string): readonly { from: number; size: number; terrain: string }[] {
  const letters = [...tile];
  const at = (i: number): string => letters[(i + SIDES) % SIDES] ?? WATER;
  const starts = letters.flatMap((letter, i) => (letter !== at(i - 1) ? [i] : []));
  if (starts.length === 0) {
    return at(0) === WATER ? [] : [{ from: 0, size: SIDES, terrain: at(0) }];
  }
  return starts.flatMap((from, i) => {
    const next = starts[(i + 1) % starts.length] ?? from;
    const size = (next - from + SIDES) % SIDES;
    return at(from) === WATER ? [] : [{ from, size, terrain: at(from) }];
  });
}

export function wedgesOf(tile: string, centre: Point, radius: number, isTaken: boolean): Wedge[] {
  const points = corners(centre, radius);
  const corner = (i: number): Point => points[(i + SIDES) % SIDES] as Point;
  const middle = (i: number): Point => {
    const [a, b] = [corner(i), corner(i + 1)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  return runsOf(tile).map(({ from, size, terrain }) => {
    const rim = Array.from({ length: size }, (_, i) => corner(from + i));
    const whole = size === SIDES;
    const shape = whole ? rim : [centre, middle(from - 1), ...rim, middle(from + size - 1)];
    return {
      key: `${from}${terrain}`,
      terrain,
      shape: `M${shape.map(pair).join('L')}Z`,
      glyph: glyphAt(
        centre,
        radius,
        from + (size - 1) / 2,
        isTaken ? asideOf(size) : (GLYPH_AT[size] ?? 0),
      ),
      size,
    };
  });
}

/** `turn` in corners from the top left one. */
function glyphAt(centre: Point, radius: number, turn: number, far: number): Point {
  const angle = (Math.PI / 3) * (turn - 2);
  const to = { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  return along(centre, to, radius * far);
}

/** The parts of a round island, one for each terrain on it. */
export function sectors(terrains: string, centre: Point, radius: number) {
  const letters = [...terrains];
  const point = (i: number): Point => {
    const angle = (2 * Math.PI * i) / letters.length - Math.PI / 2;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  };
  return letters.map((terrain, i) => ({
    terrain,
    shape: `M${pair(centre)}L${pair(point(i))}A${radius} ${radius} 0 0 1 ${pair(point(i + 1))}Z`,
  }));
}
