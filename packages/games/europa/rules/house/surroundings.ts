import type { Column, NumberColumn } from '@empty-chair/kernel/ids';
import { adjacentAreas, bordersByLand } from '../adjacency.ts';
import type { Area, Realm } from '../content.ts';
import { ALL_AREAS, ALL_PROVINCES, areas, NONE, PROVINCES_IN, realms } from '../content.ts';
import type { Ownership } from '../geography.ts';
import { areasOfRealm, taxValue, taxValues } from '../geography.ts';
import { oncePerMap } from '../map-facts.ts';

/**
 * House, never official: who lies around whom on the map as it is now. Charts are computed at every
 * action of a simulation, so everything here looks at each province once at most, and counts in plain lists:
 * the room of a typed one lies outside of the heap, and to get it takes longer than to count.
 */
const APART = 0;
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
export function surroundingsOf(map: Ownership, centre: readonly Realm[]): Surroundings {
  const { owner } = map;
  const { around, ways } = reachOf(map, centre);
  const taxes = taxValues(map);
  const way: NumberColumn<Realm> = new Array<number>(realms.length).fill(APART);
  const tax: NumberColumn<Realm> = new Array<number>(realms.length).fill(0);
  const neighbours: Realm[] = [];
  for (const area of around) {
    const here = ways[area] ?? APART;
    for (const province of PROVINCES_IN[area] ?? []) {
      const realm = owner[province] ?? NONE;
      if (realm === NONE || centre.includes(realm)) continue;
      const before = way[realm] ?? APART;
      if (before === APART) neighbours.push(realm);
      if (here > before) way[realm] = here;
      tax[realm] = (tax[realm] ?? 0) + (taxes[province] ?? 0);
    }
  }
  neighbours.sort((one, other) => one - other);
  return { neighbours, way, tax };
}

/** How the areas around are reached from the areas of the centre. */
function reachOf(map: Ownership, centre: readonly Realm[]) {
  const { overland, oversea } = waysOn(map.facts);
  const around: Area[] = [];
  const ways: NumberColumn<Area> = new Array<number>(areas.length).fill(APART);
  const reach = (others: readonly Area[], way: number): void => {
    for (const other of others) {
      const before = ways[other] ?? APART;
      if (before === APART) around.push(other);
      if (way > before) ways[other] = way;
    }
  };
  for (const realm of centre) {
    for (const area of areasOfRealm(map, realm)) {
      reach(overland[area] ?? [], BY_LAND);
      reach(oversea[area] ?? [], BY_SEA);
    }
  }
  return { around, ways };
}

/** The Tax Income of each. */
export function incomesOf(map: Ownership): NumberColumn<Realm> {
  const incomes: NumberColumn<Realm> = new Array<number>(realms.length).fill(0);
  for (const province of ALL_PROVINCES) {
    const realm = map.owner[province] ?? NONE;
    if (realm !== NONE) incomes[realm] = (incomes[realm] ?? 0) + taxValue(map, province);
  }
  return incomes;
}
