import type { AnyState } from '@empty-chair/registry/games';
import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at, circlePath, curvePath, smoothPath } from '@empty-chair/uikit/board/geometry.ts';
import type { Layer, Picture, Piece } from '@empty-chair/uikit/picture/picture.ts';
import { layersOf } from '@empty-chair/uikit/picture/picture.ts';
import type { ClearingView } from '../rules/view.ts';
import { layoutFor } from './board/drawn-maps.ts';
import { RADIUS } from './board/layout.ts';
import { paintOf, rimOf, warriorIcon } from './board/pieces.ts';
import { rootView } from './board/root-view.ts';

/** The map as it stands: clearings with the rim of their ruler, and who is there. */
export function picture(state: AnyState): Picture {
  const { map, clearings, forests } = rootView(state);
  const { bounds, paths, rivers, lake, glades, clearings: spots } = layoutFor(map.id);
  const spotOf = ({ id }: ClearingView): Point => spots.get(id) ?? at(0, 0);
  const pawns = forests.flatMap(({ id, pawns: here }) =>
    row(
      here.map((faction) => ({ faction })),
      glades.get(id)?.at ?? at(0, 0),
      74,
    ),
  );
  return {
    box: [bounds.x, bounds.y, bounds.w, bounds.h],
    ground: groundOf(map.id),
    layers: [
      ...(lake === undefined ? [] : [{ d: smoothPath(lake, true), fill: '--root-river' }]),
      { d: rivers.map((line) => smoothPath(line)).join(''), stroke: '--root-river', width: 26 },
      {
        d: paths.map(({ curve }) => curvePath(curve)).join(''),
        stroke: '--root-path',
        width: 18,
      },
      ...layersOf(
        clearings,
        (clearing) => circlePath(spotOf(clearing), RADIUS),
        ({ ruler }) => rimmed(ruler),
      ),
    ],
    small: [
      ...clearings.flatMap((clearing) => {
        const faction = clearing.ruler ?? standing(clearing)[0]?.faction;
        return faction === undefined ? [] : row([{ faction }], spotOf(clearing), 120);
      }),
      ...pawns,
    ],
    large: [
      ...clearings.flatMap((clearing) => {
        const here = standing(clearing);
        return row(here, spotOf(clearing), here.length > 2 ? 60 : 84);
      }),
      ...pawns,
    ],
  };
}

/** As the board has it: snow, rock, or grass. */
const groundOf = (map: string): string =>
  map === 'winter' || map === 'mountain' ? `--root-floor-${map}` : '--root-floor';

function rimmed(ruler: string | undefined): Omit<Layer, 'd'> {
  if (ruler === undefined) {
    return { fill: '--root-clearing', stroke: '--root-path-edge', width: 3 };
  }
  // So small, the first line of a rim is all that can be told.
  const [{ width, dashes } = { width: 8 }] = rimOf(ruler);
  return {
    fill: '--root-clearing',
    stroke: paintOf(ruler),
    width,
    ...(dashes !== undefined && { dash: dashes.split(' ').map(Number) }),
  };
}

interface Standing {
  readonly faction: string;
  readonly n?: number;
}
const standing = ({ warriors, pawns }: ClearingView): readonly Standing[] => [
  ...warriors,
  ...pawns.map((faction) => ({ faction })),
];

/** Side by side around a spot. */
function row(pieces: readonly Standing[], { x, y }: Point, size: number): Piece[] {
  return pieces.map(({ faction, n }, i) => ({
    icon: warriorIcon(faction),
    x: Math.round(x + (i - (pieces.length - 1) / 2) * size * 0.62),
    y: Math.round(y),
    size,
    paint: paintOf(faction),
    ...(n !== undefined && { n }),
  }));
}
