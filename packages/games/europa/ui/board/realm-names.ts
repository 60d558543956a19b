import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';
import type { MapView } from '../../rules/view.ts';
import { AREAS, PROVINCES } from './layout.ts';

export interface RealmName {
  readonly realm: string;
  readonly seat: number;
  readonly at: Point;
}

/** Where the name of each played realm lies across its land in Europe, for the far view. */
export function realmNames({ areas, players }: Pick<MapView, 'areas' | 'players'>) {
  const owned = areas.flatMap(({ id, provinces }) => (AREAS.has(id) ? provinces : []));
  return players.flatMap(({ realm, seat }): RealmName[] => {
    const chips = owned.flatMap(({ id, owner }) =>
      owner === realm ? (PROVINCES.get(id) ?? []) : [],
    );
    if (chips.length === 0) return [];
    return [{ realm, seat, at: at(middleOf(chips, 'x'), middleOf(chips, 'y')) }];
  });
}

/** The median: a lone island does not pull the name out to sea. */
function middleOf(chips: readonly Point[], axis: 'x' | 'y'): number {
  const sorted = chips.map((chip) => chip[axis]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
