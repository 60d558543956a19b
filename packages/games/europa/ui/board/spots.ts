import type { Ref } from '@empty-chair/kernel/words';
import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import type { MapView } from '../../rules/view.ts';
import { keyOf, placeShape } from './place-shapes.ts';

/** Every place that the keyboard can reach, by its key; a Distant Area is its one province. */
export function spotsOf({
  areas,
  seaZones,
  tradeNodes,
}: Pick<MapView, 'areas' | 'seaZones' | 'tradeNodes'>): ReadonlyMap<string, Point> {
  const refs: readonly Ref[] = [
    ...areas.flatMap(({ id, isDistant, provinces }) => [
      ...(isDistant ? [] : [{ kind: 'area', id }]),
      ...provinces.map((province) => ({ kind: 'province', id: province.id })),
    ]),
    ...seaZones.map(({ id }) => ({ kind: 'seaZone', id })),
    ...tradeNodes.map(({ id }) => ({ kind: 'node', id })),
  ];
  return new Map(
    refs.flatMap((ref) => {
      const at = placeShape(ref)?.at;
      return at === undefined ? [] : [[keyOf(ref), at] as const];
    }),
  );
}
