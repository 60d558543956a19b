import type { Column, NumberColumn } from '@empty-chair/kernel/ids';
import { adjacentAreas, bordersByLand } from '../adjacency.ts';
import type { Area, Realm } from '../content.ts';
import { ALL_AREAS, ALL_PROVINCES, ALL_REALMS, areas, areaWith, NONE, realms } from '../content.ts';
import type { Ownership } from '../geography.ts';
import { taxValues, worth } from '../geography.ts';
import { oncePerMap } from '../map-facts.ts';

/**
 * House, never official: who lies around whom on the map as it is now. Charts are computed at every
 * action of a simulation, so everything here is one pass over the provinces.
 */
export const APART = 0;
const BY_SEA = 1;
/** Also in an area that both are part of. */
export const BY_LAND = 2;

export interface Surroundings {
  /** By their index. */
  readonly neighbours: readonly Realm[];
  /** The nearest way to it. */
  readonly way: NumberColumn<Realm>;
  /** The Tax Value that it owns in the areas around. */
  readonly tax: NumberColumn<Realm>;
}

interface Ways {
  readonly overland: Column<Area, readonly Area[]>;
  readonly oversea: Column<Area, readonly Area[]>;
}
const waysOn = oncePerMap(
  (facts): Ways => ({
    overland: ALL_AREAS.map((area) => [area, ...(facts.landBorders[area] ?? [])]),
    oversea: ALL_AREAS.map((area) =>
      adjacentAreas(facts, area).filter((other) => !bordersByLand(facts, area, other)),
    ),
  }),
);

/** Around a realm, or around several as if they were one. */
export function surroundingsOf(map: Ownership, centre: (realm: Realm) => boolean): Surroundings {
  const { owner } = map;
  const reach = reachOf(map, centre);
  const taxes = taxValues(map);
  const way: NumberColumn<Realm> = new Uint8Array(realms.length);
  const tax: NumberColumn<Realm> = new Uint16Array(realms.length);
  for (const province of ALL_PROVINCES) {
    const realm = owner[province] ?? NONE;
    const here = reach[areaWith(province)] ?? APART;
    if (realm === NONE || here === APART || centre(realm)) continue;
    way[realm] = Math.max(way[realm] ?? APART, here);
    tax[realm] = (tax[realm] ?? 0) + (taxes[province] ?? 0);
  }
  const neighbours: Realm[] = [];
  for (const realm of ALL_REALMS) {
    if (way[realm] !== APART) neighbours.push(realm);
  }
  return { neighbours, way, tax };
}

/** How an area is reached from the areas of the centre. */
function reachOf(
  { owner, facts }: Ownership,
  centre: (realm: Realm) => boolean,
): NumberColumn<Area> {
  const { overland, oversea } = waysOn(facts);
  const reach: NumberColumn<Area> = new Uint8Array(areas.length);
  const isPart: NumberColumn<Area> = new Uint8Array(areas.length);
  for (const province of ALL_PROVINCES) {
    const realm = owner[province] ?? NONE;
    const area = areaWith(province);
    if (realm === NONE || isPart[area] === 1 || !centre(realm)) continue;
    isPart[area] = 1;
    for (const other of overland[area] ?? []) reach[other] = BY_LAND;
    for (const other of oversea[area] ?? []) reach[other] = Math.max(reach[other] ?? APART, BY_SEA);
  }
  return reach;
}

/** The Tax Income of each. */
export function incomesOf(map: Ownership): NumberColumn<Realm> {
  const incomes: NumberColumn<Realm> = new Uint16Array(realms.length);
  for (const province of ALL_PROVINCES) {
    const realm = map.owner[province] ?? NONE;
    if (realm !== NONE) incomes[realm] = (incomes[realm] ?? 0) + worth(map, province);
  }
  return incomes;
}
