import { areSeasAdjacent, bordersByLand } from './adjacency.ts';
import type { Area, Province, Realm, SeaZone } from './content.ts';
import { areaWith, SEA_BORDERS } from './content.ts';
import type { Ownership } from './geography.ts';
import { areasOfRealm, capitalAreaOf, provincesOf, provincesOfIn, worth } from './geography.ts';
import { ARMY_CAPACITY } from './numbers.ts';

export const UNLIMITED = Number.POSITIVE_INFINITY;

/** What keeps a province from counting, where it is tracked or answered. */
export interface Blocked {
  readonly occupied?: ReadonlySet<Province>;
  readonly hostileAreas?: ReadonlySet<Area>;
  readonly hostileSeas?: ReadonlySet<SeaZone>;
  /** EU-20.2: areas that count as joined although no town of the realm lies there. */
  readonly alsoJoined?: ReadonlySet<Area>;
}

const ownedFreely = (map: Ownership, realm: Realm, { occupied }: Blocked): readonly Province[] =>
  provincesOf(map, realm).filter((province) => !occupied?.has(province));

/**
 * Military Capacity: the Tax Value of the realm's provinces in and adjacent to the area, ports across
 * a sea zone that is not hostile included. In an area with hostile units a province counts only there.
 */
export function militaryCapacity(
  map: Ownership,
  realm: Realm,
  area: Area,
  blocked: Blocked = {},
): number {
  const zones = (SEA_BORDERS[area] ?? []).filter((zone) => !blocked.hostileSeas?.has(zone));
  const isNear = (province: Province): boolean => {
    const at = areaWith(province);
    if (at === area) return true;
    if (blocked.hostileAreas?.has(at)) return false;
    const faced = map.facts.faces[province] ?? [];
    return bordersByLand(map.facts, at, area) || faced.some((zone) => zones.includes(zone));
  };
  return ownedFreely(map, realm, blocked)
    .filter(isNear)
    .reduce((sum, province) => sum + worth(map, province), 0);
}

// ---- Maximum Army Capacity -------------------------------------------------------------

/** Areas that hang together by land, each with a town of the realm, from the given ones on. */
function joinedAreas(
  { facts }: Ownership,
  withTown: ReadonlySet<Area>,
  from: readonly Area[],
): ReadonlySet<Area> {
  const joined = new Set(from);
  for (const area of joined) {
    for (const other of facts.landBorders[area] ?? []) if (withTown.has(other)) joined.add(other);
  }
  return joined;
}

function areasWithFreeTown(map: Ownership, realm: Realm, blocked: Blocked): ReadonlySet<Area> {
  return new Set([
    ...areasOfRealm(map, realm).filter((area) =>
      provincesOfIn(map, realm, area).some((province) => !blocked.occupied?.has(province)),
    ),
    ...(blocked.alsoJoined ?? []),
  ]);
}

/**
 * EU-15.7, R-GEO-4: a chain of own towns, each bordering the next by land, leads from the capital to
 * this area or to its border. The area itself needs no town.
 */
export function isJoinedToCapital(
  map: Ownership,
  realm: Realm,
  area: Area,
  blocked: Blocked = {},
): boolean {
  const withTown = areasWithFreeTown(map, realm, blocked);
  const capital = capitalAreaOf(map, realm);
  return withTown.has(capital) && joinedAreas(map, withTown, [area]).has(capital);
}

/** Whether one bridge of ships closes the only gap between the capital and this area. */
export function isJoinedBySeaBridge(
  map: Ownership,
  realm: Realm,
  area: Area,
  ships: ReadonlySet<SeaZone>,
  blocked: Blocked = {},
): boolean {
  if (ships.size === 0) return false;
  const withTown = areasWithFreeTown(map, realm, blocked);
  const capital = capitalAreaOf(map, realm);
  if (!withTown.has(capital)) return false;
  const near = joinedAreas(map, withTown, [capital]);
  const far = joinedAreas(map, withTown, [area]);
  const coast = (all: ReadonlySet<Area>): readonly SeaZone[] =>
    [...all].flatMap((one) => SEA_BORDERS[one] ?? []).filter((zone) => ships.has(zone));
  const landings = coast(far);
  const sailed = new Set(coast(near));
  for (const zone of sailed) {
    for (const other of ships) if (areSeasAdjacent(map.facts, zone, other)) sailed.add(other);
  }
  return landings.some((zone) => sailed.has(zone));
}

/** EU-15.7, EU-26.17: how many units of a bot's army can fight in an area. */
export function armyCapacity(
  map: Ownership,
  realm: Realm,
  area: Area,
  ships: ReadonlySet<SeaZone> = new Set(),
  blocked: Blocked = {},
): number {
  if (isJoinedToCapital(map, realm, area, blocked)) return UNLIMITED;
  const floor = isJoinedBySeaBridge(map, realm, area, ships, blocked)
    ? ARMY_CAPACITY.bySeaBridge
    : 0;
  const more = ARMY_CAPACITY.beyondMilitaryCapacity;
  return Math.max(floor, militaryCapacity(map, realm, area, blocked) + more);
}
