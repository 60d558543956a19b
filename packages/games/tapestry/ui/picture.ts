import type { AnyState } from '@empty-chair/registry/games';
import { at } from '@empty-chair/uikit/board/geometry.ts';
import type { Picture, Piece } from '@empty-chair/uikit/picture/picture.ts';
import { layersOf } from '@empty-chair/uikit/picture/picture.ts';
import type { HexView } from '../rules/view.ts';
import { hexPath, MAP_LAYOUT, TILE } from './board/hex-geometry.ts';
import { groundOf, paintOf } from './board/looks.ts';
import { hexesOf } from './board/tapestry-view.ts';

const spotOf = ({ id }: HexView) => MAP_LAYOUT.at.get(id) ?? at(0, 0);

/** The map as it stands: what is explored, and the outposts on it. */
export function picture(state: AnyState): Picture {
  const hexes = hexesOf(state);
  const { bounds } = MAP_LAYOUT;
  return {
    box: [bounds.x, bounds.y, bounds.w, bounds.h],
    ground: '--tap-water',
    layers: layersOf(
      hexes,
      (hex) => hexPath(spotOf(hex), TILE),
      (hex) => ({ fill: groundOf(mostOf(hex)) }),
    ),
    small: hexes.flatMap((hex) => outposts(hex)),
  };
}

/** One colour for a hex of this size: the terrain of most of its corners. */
function mostOf({ corners, explored }: HexView): string {
  if (!explored) return '';
  const letters = [...(corners ?? '')];
  const count = (letter: string): number => letters.filter((one) => one === letter).length;
  return letters.sort((a, b) => count(b) - count(a))[0] ?? 'D';
}

function outposts(hex: HexView): Piece[] {
  const { x, y } = spotOf(hex);
  return hex.outposts.map(({ who, lying }, i) => ({
    icon: lying ? 'outpost-toppled' : 'outpost',
    x: Math.round(x + (i - (hex.outposts.length - 1) / 2) * 54),
    y: Math.round(y),
    size: 84,
    paint: paintOf(who),
  }));
}
