import type { Bounds, Point } from '@empty-chair/uikit/board/geometry.ts';
import { boundsAround, cornersFrom, pathThrough } from '@empty-chair/uikit/hexes/geometry.ts';
import type { HexStyle } from '@empty-chair/uikit/hexes/hex-style.ts';
import { mapSpots } from '../../rules/view.ts';

/** Flat-top hexes, 140 units from the upper to the lower side. */
export const HEIGHT = 140;
/** From the middle to a corner. */
export const RADIUS = HEIGHT / Math.sqrt(3);
/** From one column to the next. */
export const COLUMN = RADIUS * 1.5;
/** A tile is a little smaller than its place: the gap parts equal neighbours. */
export const TILE = RADIUS - 2.6;

export interface HexSpot {
  readonly id: string;
  readonly column: number;
  readonly halfRow: number;
}

/** Where everything lies on the drawn board. */
export interface HexLayout {
  readonly at: ReadonlyMap<string, Point>;
  readonly bounds: Bounds;
}

const centreOf = ({ column, halfRow }: Omit<HexSpot, 'id'>): Point => ({
  x: RADIUS + column * COLUMN,
  y: HEIGHT / 2 + (halfRow * HEIGHT) / 2,
});

/** The six corners in the order of the content: top left, top right, right, and so on clockwise. */
export const corners = cornersFrom(-120);
export const hexPath = pathThrough(corners);

export const HEX_STYLE: HexStyle = {
  path: hexPath,
  radius: RADIUS,
  tile: TILE,
  across: HEIGHT,
  reach: HEIGHT * 0.72,
  weight: 1.25,
  name: 24,
  badge: {
    scale: 1.12,
    value: { x: -46, y: -44 },
    tick: { x: -46, y: -48 },
    struck: { x: 50, y: -37 },
    sign: { x: 0, y: 66 },
    heat: { y: 40, scale: 1.1, isPlain: false },
  },
  goal: { at: 46, ringed: true },
};

/** Margin around the land for rings and badges; more below, for the letters of the columns. */
const MARGIN = 14;
const BELOW = 68;

export function layoutOf(hexes: readonly HexSpot[]): HexLayout {
  const at = new Map(hexes.map((hex) => [hex.id, centreOf(hex)]));
  const half = { w: RADIUS, h: HEIGHT / 2 };
  return { at, bounds: boundsAround([...at.values()], half, MARGIN, BELOW) };
}

/** The map never changes. */
export const MAP_LAYOUT: HexLayout = layoutOf(mapSpots);
