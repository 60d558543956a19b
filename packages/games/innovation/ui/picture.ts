import type { AnyState } from '@empty-chair/registry/games';
import type { Picture } from '@empty-chair/uikit/picture/picture.ts';
import { layersOf } from '@empty-chair/uikit/picture/picture.ts';
import { centreOf, hexPath, knownLayout, TILE } from './board/hex-geometry.ts';
import { hexesOf, isLand, tableOf } from './board/innovation-view.ts';
import { buildingIcon, groundOf, isNeutral, paintOf } from './board/looks.ts';

/** The map as it stands: the terrain of each hex and the buildings on it. */
export function picture(state: AnyState): Picture {
  const hexes = hexesOf(state);
  const { bounds } = knownLayout(tableOf(state).side, hexes);
  const built = hexes.flatMap((hex) => (hex.building ? [{ ...hex, building: hex.building }] : []));
  return {
    box: [bounds.x, bounds.y, bounds.w, bounds.h],
    ground: '--t-river',
    layers: [
      ...layersOf(
        hexes.filter(isLand),
        (hex) => hexPath(centreOf(hex), TILE),
        ({ terrain }) => ({ fill: groundOf(terrain) }),
      ),
      ...layersOf(
        built,
        (hex) => hexPath(centreOf(hex), TILE - 7),
        ({ building }) => ({ stroke: '--surface', fill: paintOf(building.who), width: 4 }),
      ),
    ],
    small: [],
    large: built.map(({ building, ...hex }) => ({
      icon: buildingIcon(building.kind),
      x: Math.round(centreOf(hex).x),
      y: Math.round(centreOf(hex).y),
      size: 62,
      paint: isNeutral(building.kind) ? '--neutral-piece' : `${paintOf(building.who)}-on`,
    })),
  };
}
