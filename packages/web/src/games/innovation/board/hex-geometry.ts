import type { Bounds, Point } from '../../common/board/geometry.ts';

/** Pointy-top hexes, 100 units from side to side. */
export const WIDTH = 100;
/** From the middle to a corner. */
export const RADIUS = WIDTH / Math.sqrt(3);
const ROW = RADIUS * 1.5;
/** A tile is a little smaller than its place: the gap parts equal neighbours. */
export const TILE = RADIUS - 2.6;

export interface HexSpot {
  readonly id: string;
  readonly x: number;
  readonly row: number;
  readonly terrain: string;
  readonly edge: boolean;
}

/** Where everything lies on the drawn board. */
export interface HexLayout {
  readonly id: string;
  readonly at: ReadonlyMap<string, Point>;
  /** The hexes that can be tapped. */
  readonly land: ReadonlyMap<string, Point>;
  /** What has to be seen: the land. */
  readonly bounds: Bounds;
  /** The same with all rivers. */
  readonly shores: Bounds;
  /** The rim along the outer sides of the edge hexes. */
  readonly rim: string;
}

export const centreOf = ({ x, row }: { readonly x: number; readonly row: number }): Point => ({
  x: (x + 0.5) * WIDTH,
  y: RADIUS + row * ROW,
});

/** The six corners, clockwise from the top. */
export function corners(centre: Point, radius: number): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

const round = (n: number): number => Math.round(n * 10) / 10;
export const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export const hexPath = (centre: Point, radius: number): string =>
  `M${corners(centre, radius).map(pair).join('L')}Z`;

/** Margin around the land, for rings and badges; more below, where names and buttons are. */
const MARGIN = 8;
const BELOW = 44;

export function layoutOf(id: string, hexes: readonly HexSpot[]): HexLayout {
  const at = new Map(hexes.map((hex) => [hex.id, centreOf(hex)]));
  const ground = hexes.filter(({ terrain }) => terrain !== 'river');
  const land = new Map(ground.map((hex) => [hex.id, centreOf(hex)]));
  return {
    id,
    at,
    land,
    bounds: boundsOf([...land.values()]),
    shores: boundsOf([...at.values()]),
    rim: rimOf(hexes),
  };
}

function boundsOf(centres: readonly Point[]): Bounds {
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - WIDTH / 2 - MARGIN;
  const y = Math.min(...ys) - RADIUS - MARGIN;
  return {
    x,
    y,
    w: Math.max(...xs) + WIDTH / 2 + MARGIN - x,
    h: Math.max(...ys) + RADIUS + BELOW - y,
  };
}

/** The steps to the six neighbours in hex widths and rows, by the side that faces each of them. */
const FACING = [
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
  [-1, 0],
  [-0.5, -1],
] as const;

/** The sides of edge hexes with nothing beyond. */
export function rimSides(hexes: readonly HexSpot[]): readonly (readonly [Point, Point])[] {
  const taken = new Set(hexes.map(({ x, row }) => `${x} ${row}`));
  return hexes
    .filter(({ edge }) => edge)
    .flatMap((hex) => {
      const around = corners(centreOf(hex), RADIUS + 3);
      return FACING.flatMap(([dx, dy], side) =>
        taken.has(`${hex.x + dx} ${hex.row + dy}`)
          ? []
          : [[around[side] as Point, around[(side + 1) % 6] as Point] as const],
      );
    });
}

const rimOf = (hexes: readonly HexSpot[]): string =>
  rimSides(hexes)
    .map(([from, to]) => `M${pair(from)}L${pair(to)}`)
    .join('');

/** How far from a hex's middle a finger may come down and still mean it. */
const NEAR = WIDTH * 0.68;

/** The land hex that a tap on the water beside it was meant for. */
export function nearestLand({ land }: HexLayout, { x, y }: Point): string | undefined {
  let best: { readonly id: string; readonly far: number } | undefined;
  for (const [id, centre] of land) {
    const far = Math.hypot(centre.x - x, centre.y - y);
    if (far <= NEAR && (best === undefined || far < best.far)) best = { id, far };
  }
  return best?.id;
}

/** The part of the line between two hexes that lies between their tiles. */
export function between(from: Point, to: Point, inset: number): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const t = Math.min(0.45, inset / length);
  const along = (by: number): Point => ({
    x: from.x + (to.x - from.x) * by,
    y: from.y + (to.y - from.y) * by,
  });
  return [along(t), along(1 - t)];
}

const known = new Map<string, HexLayout>();
/** Worked out once per side: nothing but the terrain ever changes. */
export function knownLayout(side: string, hexes: readonly HexSpot[]): HexLayout {
  const found = known.get(side) ?? layoutOf(side, hexes);
  known.set(side, found);
  return found;
}
