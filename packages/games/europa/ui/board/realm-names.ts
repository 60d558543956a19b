import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';
import type { MapView } from '../../rules/view.ts';
import { AREAS, PROVINCES } from './layout.ts';
import { median } from './median.ts';

export interface RealmName {
  readonly realm: string;
  readonly seat: number;
  readonly at: Point;
}

/** Where the name of each played realm lies across its land in Europe, for the far view. */
export function realmNames({ areas, players }: Pick<MapView, 'areas' | 'players'>) {
  return players.flatMap(({ realm, seat }): RealmName[] => {
    const chips = landOf(realm, areas);
    if (chips.length === 0) return [];
    return [{ realm, seat, at: at(median(chips, 'x'), median(chips, 'y')) }];
  });
}

/** The chips of a realm in Europe. */
export const landOf = (realm: string | undefined, areas: MapView['areas']): readonly Point[] =>
  areas.flatMap(({ id, provinces }) =>
    AREAS.has(id)
      ? provinces.flatMap((one) => (one.owner === realm ? (PROVINCES.get(one.id) ?? []) : []))
      : [],
  );
