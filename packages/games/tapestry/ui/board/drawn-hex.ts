import type { HexView } from '../../rules/view.ts';
import { cornersOf, TILE_VIEWS } from '../../rules/view.ts';

/** What of a hex is drawn. */
export type DrawnHex = Pick<
  HexView,
  'id' | 'explored' | 'corners' | 'inner' | 'isMiddle' | 'start' | 'outposts' | 'others' | 'ruler'
>;

const BARE: DrawnHex = {
  id: '',
  explored: true,
  corners: undefined,
  inner: undefined,
  isMiddle: false,
  start: undefined,
  outposts: [],
  others: 0,
  ruler: undefined,
};

/** A hex with a tile as it would lie there; by itself, where there is no hex. */
export const withTile = (tile: number, rotation: number, hex: DrawnHex = BARE): DrawnHex => ({
  ...hex,
  explored: true,
  corners: cornersOf(tile, rotation),
  inner: TILE_VIEWS[tile - 1]?.inner,
});
