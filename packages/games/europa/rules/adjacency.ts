import type { Column, NumberColumn } from '@empty-chair/kernel/ids';
import type { Area, SeaZone } from './content.ts';
import { ALL_AREAS, areas, COASTS, LAND_BORDERS, NONE, SEA_BORDERS } from './content.ts';
import type { MapFacts } from './map-facts.ts';

/** Which areas and sea zones lie beside each other; what is not known has no neighbours here. */
export const bordersByLand = (one: Area, other: Area): boolean =>
  LAND_BORDERS[one]?.includes(other) ?? false;

export const areSeasAdjacent = ({ seaAdjacent }: MapFacts, one: SeaZone, other: SeaZone): boolean =>
  seaAdjacent[one]?.includes(other) ?? false;

/** By land, or across one sea zone: coastal areas on the same sea zone are adjacent. */
const ADJACENT: Column<Area, readonly Area[]> = ALL_AREAS.map((area) => {
  const across = (SEA_BORDERS[area] ?? []).flatMap((zone) => COASTS[zone] ?? []);
  const all = new Set([...(LAND_BORDERS[area] ?? []), ...across]);
  all.delete(area);
  return [...all];
});
export const adjacentAreas = (area: Area): readonly Area[] => ADJACENT[area] ?? [];

/** More than any distance between two areas; how Distant Areas are connected is not known. */
export const OUT_OF_REACH = areas.length;

/** R-GEO-3: by area, how many areas one enters on the way there, by land or across a sea zone. */
export function distancesFrom(start: Area): NumberColumn<Area> {
  const distances: NumberColumn<Area> = new Int16Array(areas.length).fill(OUT_OF_REACH);
  if (start === NONE) return distances;
  distances[start] = 0;
  const queue = [start];
  for (const area of queue) {
    const next = (distances[area] ?? 0) + 1;
    for (const other of adjacentAreas(area)) {
      if (distances[other] !== OUT_OF_REACH) continue;
      distances[other] = next;
      queue.push(other);
    }
  }
  return distances;
}
