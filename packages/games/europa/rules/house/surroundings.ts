import { adjacentAreas, bordersByLand } from '../adjacency.ts';
import type { Area, Realm } from '../content.ts';
import { ALL_AREAS, AREA_OF, areas, NONE, realms } from '../content.ts';
import type { Ownership } from '../geography.ts';
import { taxValues, worth } from '../geography.ts';

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
  /** By realm: the nearest way to it. */
  readonly way: Uint8Array;
  /** By realm: the Tax Value that it owns in the areas around. */
  readonly tax: Uint16Array;
}

const OVERLAND: readonly (readonly Area[])[] = ALL_AREAS.map((area) => [
  area,
  ...adjacentAreas(area).filter((other) => bordersByLand(area, other)),
]);
const OVERSEA: readonly (readonly Area[])[] = ALL_AREAS.map((area) =>
  adjacentAreas(area).filter((other) => !bordersByLand(area, other)),
);

/** Around a realm, or around several as if they were one. */
export function surroundingsOf(
  { side, owner }: Ownership,
  centre: (realm: Realm) => boolean,
): Surroundings {
  const reach = reachOf(owner, centre);
  const taxes = taxValues(side);
  const way = new Uint8Array(realms.length);
  const tax = new Uint16Array(realms.length);
  for (let province = 0; province < owner.length; province += 1) {
    const realm = owner[province] ?? NONE;
    const here = reach[AREA_OF[province] ?? NONE] ?? APART;
    if (realm === NONE || here === APART || centre(realm)) continue;
    way[realm] = Math.max(way[realm] ?? APART, here);
    tax[realm] = (tax[realm] ?? 0) + (taxes[province] ?? 0);
  }
  const neighbours: Realm[] = [];
  for (let realm = 0; realm < way.length; realm += 1) {
    if (way[realm] !== APART) neighbours.push(realm);
  }
  return { neighbours, way, tax };
}

/** By area: how it is reached from the areas of the centre. */
function reachOf(owner: Int16Array, centre: (realm: Realm) => boolean): Uint8Array {
  const reach = new Uint8Array(areas.length);
  const isPart = new Uint8Array(areas.length);
  for (let province = 0; province < owner.length; province += 1) {
    const realm = owner[province] ?? NONE;
    const area = AREA_OF[province] ?? NONE;
    if (realm === NONE || isPart[area] === 1 || !centre(realm)) continue;
    isPart[area] = 1;
    for (const other of OVERLAND[area] ?? []) reach[other] = BY_LAND;
    for (const other of OVERSEA[area] ?? []) reach[other] = Math.max(reach[other] ?? APART, BY_SEA);
  }
  return reach;
}

/** By realm: its Tax Income. */
export function incomesOf(map: Ownership): Uint16Array {
  const incomes = new Uint16Array(realms.length);
  for (let province = 0; province < map.owner.length; province += 1) {
    const realm = map.owner[province] ?? NONE;
    if (realm !== NONE) incomes[realm] = (incomes[realm] ?? 0) + worth(map, province);
  }
  return incomes;
}
