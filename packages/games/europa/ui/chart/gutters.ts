import type { Places } from './placing.ts';
import type { Routes, Side } from './routes.ts';

/** The room between two columns, and left and right of all: words at the sides of boxes, and lanes. */
export interface Gutter {
  readonly width: number;
  /** From its left end, or of the first gutter from its right end, to the lane. */
  readonly laneAt: (lane: number) => number;
}

/** From one lane to the next. */
const LANE = 11;
const EDGE = 6;

export interface GutterSizes {
  readonly letter: number;
  /** How long the word on a line is. */
  readonly wordWidth: (cases: readonly string[]) => number;
}

export function guttersOf(
  { lanes, routed }: Routes,
  places: Places,
  { letter, wordWidth }: GutterSizes,
): readonly Gutter[] {
  /** For the longest word of lines that leave into this gutter by that side of their box. */
  const room = (gutter: number, side: Side): number => {
    const words = routed.flatMap(({ edge, route }) => {
      const column = places.get(edge.from)?.column ?? 0;
      const isHere =
        (route.kind === 'corner' || route.kind === 'lane') &&
        route.side === side &&
        gutter === (side === 'right' ? column + 1 : column);
      return isHere ? [wordWidth(edge.cases) + letter / 2] : [];
    });
    return Math.max(letter * 1.5, ...words);
  };
  return lanes.map((n, gutter) => {
    const inside = Math.max(0, n - 1) * LANE;
    if (gutter === 0) {
      const first = room(gutter, 'left');
      return {
        width: n === 0 ? EDGE : first + inside + EDGE,
        laneAt: (lane) => first + lane * LANE,
      };
    }
    const first = room(gutter, 'right');
    const last = gutter === lanes.length - 1 ? EDGE : room(gutter, 'left');
    const isBare = n === 0 && gutter === lanes.length - 1;
    return { width: isBare ? EDGE : first + inside + last, laneAt: (lane) => first + lane * LANE };
  });
}
