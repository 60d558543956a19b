import { LIMITS, TILES } from './content.ts';
import { ALL_HEXES, hexName } from './hexes.ts';
import type { State } from './state.ts';

/** A territory tile as it is printed, for whoever looks for it among all. */
export interface TileView {
  /** Printed tiles carry none: it is the app's own. */
  readonly n: number;
  readonly corners: string;
  readonly inner: string | undefined;
  /** The letters of its land, each once. */
  readonly lands: readonly string[];
  /** What a human gains by laying it. */
  readonly benefits: readonly string[];
}

const WATER = 'W';

export const TILE_VIEWS: readonly TileView[] = TILES.map(
  ({ id, corners, innerTerrains, benefit }) => ({
    n: id,
    corners,
    inner: innerTerrains,
    lands: [...new Set(`${corners}${innerTerrains ?? ''}`)].filter((letter) => letter !== WATER),
    benefits: benefit,
  }),
);

/** So many ways there are to lay a tile. */
export const TURNS = LIMITS.rotations;

/** Turned clockwise by so many sixths, board corner c shows the tile's corner c - r. */
export function cornersOf(tile: number, rotation: number): string {
  const corners = TILES[tile - 1]?.corners ?? '';
  const from = (corners.length - rotation) % corners.length;
  return corners.slice(from) + corners.slice(0, from);
}

/** By tile: the hex on which it is known to lie. */
export const laidTiles = ({ tile }: State): ReadonlyMap<number, string> =>
  new Map(
    ALL_HEXES.flatMap((hex) => (tile[hex] === 0 ? [] : [[tile[hex] as number, hexName(hex)]])),
  );
