import { mapSpots } from '@empty-chair/game-tapestry/view';
import type { Bounds, Point } from '../../common/board/geometry.ts';

/** Flat-top hexes, 140 units from the upper to the lower side. */
export const HEIGHT = 140;
/** From the middle to a corner. */
export const RADIUS = HEIGHT / Math.sqrt(3);
const COLUMN = RADIUS * 1.5;
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

export const centreOf = ({ column, halfRow }: Omit<HexSpot, 'id'>): Point => ({
  x: RADIUS + column * COLUMN,
  y: HEIGHT / 2 + (halfRow * HEIGHT) / 2,
});

/** The six corners in the order of the content: top left, top right, right, and so on clockwise. */
export function corners({ x, y }: Point, radius: number): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * (i - 2);
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

const round = (n: number): number => Math.round(n * 10) / 10;
export const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export const hexPath = (centre: Point, radius: number): string =>
  `M${corners(centre, radius).map(pair).join('L')}Z`;

/** Margin around the land for rings and badges; more below, where names are. */
const MARGIN = 14;
const BELOW = 26;

export function layoutOf(hexes: readonly HexSpot[]): HexLayout {
  const at = new Map(hexes.map((hex) => [hex.id, centreOf(hex)]));
  const xs = [...at.values()].map(({ x }) => x);
  const ys = [...at.values()].map(({ y }) => y);
  const x = Math.min(...xs) - RADIUS - MARGIN;
  const y = Math.min(...ys) - HEIGHT / 2 - MARGIN;
  return {
    at,
    bounds: {
      x,
      y,
      w: Math.max(...xs) + RADIUS + MARGIN - x,
      h: Math.max(...ys) + HEIGHT / 2 + BELOW - y,
    },
  };
}

/** How far from a hex's middle a finger may come down and still mean it. */
const NEAR = HEIGHT * 0.72;

/** The hex that a tap between or beside the tiles was meant for. */
export function nearestHex({ at }: HexLayout, { x, y }: Point): string | undefined {
  let best: { readonly id: string; readonly far: number } | undefined;
  for (const [id, centre] of at) {
    const far = Math.hypot(centre.x - x, centre.y - y);
    if (far <= NEAR && (best === undefined || far < best.far)) best = { id, far };
  }
  return best?.id;
}

/** The point so far along the line from one to the other. */
export function along(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const t = by / length;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** The map never changes. */
export const MAP_LAYOUT: HexLayout = layoutOf(mapSpots);
