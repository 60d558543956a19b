import type { Bounds, Point } from '@empty-chair/uikit/board/geometry.ts';
import { distance, pair, toward } from '@empty-chair/uikit/board/geometry.ts';
import { boundsAround, cornersFrom, pathThrough } from '@empty-chair/uikit/hexes/geometry.ts';
import type { HexStyle } from '@empty-chair/uikit/hexes/hex-style.ts';

/** Pointy-top hexes, 100 units from side to side. */
const WIDTH = 100;
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
export const corners = cornersFrom(-90);
export const hexPath = pathThrough(corners);

export const HEX_STYLE: HexStyle = {
  path: hexPath,
  radius: RADIUS,
  tile: TILE,
  across: WIDTH,
  reach: WIDTH * 0.68,
  weight: 1,
  name: 22,
  badge: {
    scale: 1,
    value: { x: -35, y: -34 },
    tick: { x: -38, y: -36 },
    struck: { x: 20, y: -37 },
    sign: { x: 0, y: 58 },
    heat: { y: 27, scale: 1.1, isPlain: true },
  },
  goal: { at: 34, ringed: false },
};

/** The name of a hex stands near its lower corner; what stands on the hex makes room for it. */
export const NAME = { y: 39, room: 10 };
/** The power token at the shoulder of a building: below the names of the hexes above. */
export const TOKEN = { x: 33, y: -18, r: 17 };

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

const boundsOf = (centres: readonly Point[]): Bounds =>
  boundsAround(centres, { w: WIDTH / 2, h: RADIUS }, MARGIN, BELOW);

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

/** The part of the line between two hexes that lies between their tiles. */
export function between(from: Point, to: Point, inset: number): readonly [Point, Point] {
  const t = Math.min(0.45, inset / (distance(from, to) || 1));
  return [toward(from, to, t), toward(from, to, 1 - t)];
}

const known = new Map<string, HexLayout>();
/** Worked out once per side: nothing but the terrain ever changes. */
export function knownLayout(side: string, hexes: readonly HexSpot[]): HexLayout {
  const found = known.get(side) ?? layoutOf(side, hexes);
  known.set(side, found);
  return found;
}
