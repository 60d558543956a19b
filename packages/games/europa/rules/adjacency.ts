import type { NumberColumn } from '@empty-chair/kernel/ids';
import type { Area, SeaZone } from './content.ts';
import { areas, NONE } from './content.ts';
import type { MapFacts } from './map-facts.ts';

/** Which areas and sea zones lie beside each other. */
export const bordersByLand = ({ landBorders }: MapFacts, one: Area, other: Area): boolean =>
  landBorders[one]?.includes(other) ?? false;

export const areSeasAdjacent = ({ seaAdjacent }: MapFacts, one: SeaZone, other: SeaZone): boolean =>
  seaAdjacent[one]?.includes(other) ?? false;

export const adjacentAreas = (facts: MapFacts, area: Area): readonly Area[] =>
  facts.adjacentAreas[area] ?? [];

/** More than any distance between two areas: no way by land or across one sea zone leads there. */
export const OUT_OF_REACH = areas.length;

/** R-GEO-3: by area, how many areas one enters on the way there, by land or across a sea zone. */
export function distancesFrom(facts: MapFacts, start: Area): NumberColumn<Area> {
  const distances: NumberColumn<Area> = new Int16Array(areas.length).fill(OUT_OF_REACH);
  if (start === NONE) return distances;
  distances[start] = 0;
  const queue = [start];
  for (const area of queue) {
    const next = (distances[area] ?? 0) + 1;
    for (const other of adjacentAreas(facts, area)) {
      if (distances[other] !== OUT_OF_REACH) continue;
      distances[other] = next;
      queue.push(other);
    }
  }
  return distances;
}
