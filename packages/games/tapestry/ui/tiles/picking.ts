import type { TileView } from '../../rules/view.ts';
import { TURNS } from '../../rules/view.ts';

/** The letters of the land by which a tile is looked for: it has at most two. */
export type Lands = readonly string[];

/** One more, or one less; a third takes the place of the first. */
export const toggled = (lands: Lands, letter: string): Lands =>
  lands.includes(letter) ? lands.filter((one) => one !== letter) : [...lands, letter].slice(-2);

/** Those with all of it; first those with nothing else. */
export function matching(tiles: readonly TileView[], lands: Lands): readonly TileView[] {
  const found = tiles.filter((tile) => lands.every((letter) => tile.lands.includes(letter)));
  if (lands.length === 0) return found;
  const isOnly = (tile: TileView): boolean => tile.lands.length === lands.length;
  return [...found.filter(isOnly), ...found.filter((tile) => !isOnly(tile))];
}

/** Another sixth, clockwise or back. */
export const turnedBy = (rotation: number, sixths: number): number =>
  (rotation + sixths + TURNS) % TURNS;
