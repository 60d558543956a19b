import type { MapView } from '../../rules/view.ts';
import { AREAS, SEA_ZONES } from './layout.ts';
import type { PlaceShape } from './place-shapes.ts';
import { refOf } from './place-shapes.ts';

type Named = Pick<MapView, 'areas' | 'seaZones'>;

/** The name that the map does not show by itself: of provinces, nodes, discs, and crowded areas. */
export function tagOf({ key }: PlaceShape, { areas, seaZones }: Named): string | undefined {
  const { kind, id } = refOf(key);
  if (kind === 'node') return id;
  if (kind === 'seaZone') {
    return SEA_ZONES.get(id)?.path === ''
      ? seaZones.find((zone) => zone.id === id)?.name
      : undefined;
  }
  if (kind === 'area') {
    const isWritten = (AREAS.get(id)?.size ?? 0) >= 12;
    return isWritten ? undefined : areas.find((area) => area.id === id)?.name;
  }
  return areas.flatMap(({ provinces }) => provinces).find((one) => one.id === id)?.name;
}
