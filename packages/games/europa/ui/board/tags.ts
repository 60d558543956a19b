import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';
import type { MapView } from '../../rules/view.ts';
import { AREAS, SEA_ZONES } from './layout.ts';
import type { Overlay } from './overlay.ts';
import type { PlaceShape } from './place-shapes.ts';
import { refOf } from './place-shapes.ts';

type Named = Pick<MapView, 'areas' | 'seaZones'>;

/** What a place is called. */
export function nameOf({ key }: PlaceShape, { areas, seaZones }: Named): string | undefined {
  const { kind, id } = refOf(key);
  if (kind === 'node') return id;
  const named: readonly { readonly id: string; readonly name: string }[] =
    kind === 'seaZone'
      ? seaZones
      : kind === 'area'
        ? areas
        : areas.flatMap(({ provinces }) => provinces);
  return named.find((one) => one.id === id)?.name;
}

/** The name that the map does not show by itself: of provinces, nodes, discs, and crowded areas. */
export function tagOf(shape: PlaceShape, named: Named): string | undefined {
  const { kind, id } = refOf(shape.key);
  if (kind === 'seaZone' && SEA_ZONES.get(id)?.path !== '') return undefined;
  if (kind === 'area' && (AREAS.get(id)?.size ?? 0) >= 12) return undefined;
  return nameOf(shape, named);
}

/** More labels than these would cover the map. */
const MOST_LABELS = 3;

/** The places that a step is about, which say what they are called; seas do anyway. */
export function labelled(marks: Overlay['marks']): readonly PlaceShape[] {
  const about = marks.filter(({ as }) => as === 'ring' || as === 'target');
  const shapes = new Set(about.map(({ shape }) => shape));
  if (shapes.size > MOST_LABELS) return [];
  return [...shapes].filter(({ key }) => {
    const { kind, id } = refOf(key);
    return kind !== 'seaZone' || SEA_ZONES.get(id)?.path === '';
  });
}

/** Half of the width of a tag. */
export const halfTag = (name: string): number => 9 + name.length * 3.9;
/** A skittle above and below its spot with half of a tag, and beside it. */
const CLEAR = { above: 30, below: 27, beside: 12 };

/**
 * Where the name of a place hangs: below a chip; of any other place at the lower end of its outline, or at
 * the upper one where its army would be under it.
 */
export function tagSpot({ isChip, at: middle, corners }: PlaceShape, name: string): Point {
  if (isChip) return at(middle.x, middle.y + 30);
  const isFree = ({ x, y }: Point): boolean =>
    y - middle.y > CLEAR.below ||
    middle.y - y > CLEAR.above ||
    Math.abs(x - middle.x) > halfTag(name) + CLEAR.beside;
  // An island is smaller than an army: then it hangs below both.
  const below = at(corners.bottom.x, middle.y + CLEAR.below + 1);
  return [corners.bottom, corners.top].find(isFree) ?? below;
}
