import type { AnyState } from '@empty-chair/registry/games';
import type { Picture } from '@empty-chair/uikit/picture/picture.ts';
import { layersOf } from '@empty-chair/uikit/picture/picture.ts';
import type { AreaView } from '../rules/view.ts';
import { mapOf } from './board/europa-view.ts';
import { holderOf } from './board/holders.ts';
import type { AreaShape } from './board/layout.ts';
import { AREAS, styleOf } from './board/layout.ts';
import { paintToken } from './board/paints.ts';
import { paintsAt } from './table-view.ts';

interface Drawn {
  readonly area: AreaView;
  readonly shape: AreaShape;
}
/** Around the realms that are played. */
const MARGIN = 70;
/** A frame is not taller than this part of its width: the picture lies on its side. */
const RATIO = 0.62;

/** The part of the map where the played realms are, each area in the paint of whoever holds it. */
export function picture(state: AnyState): Picture {
  const paints = paintsAt(state);
  const drawn = mapOf(state)
    .areas.filter(({ isDistant }) => !isDistant)
    .flatMap((area): Drawn[] => {
      const shape = AREAS.get(area.id);
      return shape === undefined ? [] : [{ area, shape }];
    });
  const paintFor = ({ area }: Drawn): string => {
    const holder = holderOf(area);
    const paint = holder?.seat === undefined ? undefined : paints.get(holder.seat);
    if (paint !== undefined) return paintToken(paint);
    return holder === undefined ? '--eu-vacant' : `--eu-paper-${styleOf(holder.realm).paper}`;
  };
  const [x, y, w, h] = frameOf(drawn.filter(({ area }) => holderOf(area)?.seat !== undefined));
  const isNear = ({ shape: { label } }: Drawn): boolean =>
    label.x > x - MARGIN &&
    label.x < x + w + MARGIN &&
    label.y > y - MARGIN &&
    label.y < y + h + MARGIN;
  return {
    box: [x, y, w, h],
    ground: '--eu-sea',
    layers: layersOf(
      drawn.filter(isNear),
      ({ shape }) => shape.path,
      (one) => ({ fill: paintFor(one), stroke: '--eu-cut', width: 2 }),
    ),
    small: drawn.filter(isNear).flatMap(({ area: { armies }, shape }) => {
      const [army] = armies;
      const paint = army && paints.get(army.seat);
      if (army === undefined || paint === undefined) return [];
      const { x: atX, y: atY } = shape.spots[0] ?? shape.label;
      return [
        { icon: 'eu-army', x: atX, y: atY, size: w / 16, paint: `${paintToken(paint)}-edge` },
      ];
    }),
  };
}

function frameOf(held: readonly Drawn[]): readonly [number, number, number, number] {
  const xs = held.map(({ shape }) => shape.label.x);
  const ys = held.map(({ shape }) => shape.label.y);
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  if (held.length === 0) return [0, 0, 1600, 1600 * RATIO];
  const w = Math.max(right - left, (bottom - top) / RATIO);
  const h = w * RATIO;
  return [(left + right - w) / 2, (top + bottom - h) / 2, w, h].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
}
