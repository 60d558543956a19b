import { areSeasAdjacent, bordersByLand } from './adjacency.ts';
import type { Area, Province, Realm, SeaZone } from './content.ts';
import { areaWith, isDistant, SEA_BORDERS } from './content.ts';
import type { Ownership } from './geography.ts';
import { areasOfRealm, capitalAreaOf, provincesOf, provincesOfIn, worth } from './geography.ts';
import { ARMY_CAPACITY } from './numbers.ts';

/** Which sea zone a port faces is not always known: the number lies between these two. */
export interface Range {
  readonly least: number;
  readonly most: number;
}
const exactly = (n: number): Range => ({ least: n, most: n });
export const UNLIMITED: Range = exactly(Number.POSITIVE_INFINITY);

/** What keeps a province from counting, where it is tracked or answered. */
export interface Blocked {
  readonly occupied?: ReadonlySet<Province>;
  readonly hostileAreas?: ReadonlySet<Area>;
  readonly hostileSeas?: ReadonlySet<SeaZone>;
  /** R-GEO-5: hostile if a Port faces them of which it is not certain. */
  readonly doubtfulSeas?: ReadonlySet<SeaZone>;
  /** EU-20.2: areas that count as joined although no town of the realm lies there. */
  readonly alsoJoined?: ReadonlySet<Area>;
}

function total<T>(all: readonly T[], of: (one: T) => Range): Range {
  let least = 0;
  let most = 0;
  for (const one of all) {
    const range = of(one);
    least += range.least;
    most += range.most;
  }
  return { least, most };
}

/** The Sea Zones of an Area that are open to the realm: for certain, and if all goes well. */
interface OpenSeas {
  readonly certain: readonly SeaZone[];
  readonly possible: readonly SeaZone[];
}
function openSeas(area: Area, { hostileSeas, doubtfulSeas }: Blocked): OpenSeas {
  const possible = (SEA_BORDERS[area] ?? []).filter((zone) => !hostileSeas?.has(zone));
  return { certain: possible.filter((zone) => !doubtfulSeas?.has(zone)), possible };
}

/** As much as `n` if it faces one of the zones; candidates count for certain only all together. */
function ifFacing(
  { facts }: Ownership,
  province: Province,
  { certain, possible }: OpenSeas,
  n: number,
): Range {
  const faces = facts.faces[province] ?? [];
  const candidates = facts.mayFace[province] ?? [];
  const isCertain =
    faces.some((zone) => certain.includes(zone)) ||
    (candidates.length > 0 && candidates.every((zone) => certain.includes(zone)));
  const isPossible = [...faces, ...candidates].some((zone) => possible.includes(zone));
  return { least: isCertain ? n : 0, most: isPossible ? n : 0 };
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
): Range {
  const zones = openSeas(area, blocked);
  const own = ownedFreely(map, realm, blocked);
  const found = total(own, (province) => {
    const n = worth(map, province);
    const at = areaWith(province);
    if (at === area) return exactly(n);
    if (blocked.hostileAreas?.has(at)) return exactly(0);
    return bordersByLand(map.facts, at, area) ? exactly(n) : ifFacing(map, province, zones, n);
  });
  if (!isDistant(area)) return found;
  // What borders a Distant Area is not known, but no more than everything can.
  return { least: found.least, most: total(own, (one) => exactly(worth(map, one))).most };
}

/** Of which it is not known whether they count: what a human who counts has to look at. */
export function portsLeftOpen(
  map: Ownership,
  realm: Realm,
  area: Area,
  blocked: Blocked = {},
): readonly Province[] {
  const own = ownedFreely(map, realm, blocked);
  if (isDistant(area)) return own;
  const zones = openSeas(area, blocked);
  return own.filter((province) => {
    const at = areaWith(province);
    const isNear = at === area || bordersByLand(map.facts, at, area);
    if (isNear || blocked.hostileAreas?.has(at)) return false;
    const { least, most } = ifFacing(map, province, zones, 1);
    return least !== most;
  });
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
): Range {
  if (isJoinedToCapital(map, realm, area, blocked)) return UNLIMITED;
  const { least, most } = militaryCapacity(map, realm, area, blocked);
  const floor = isJoinedBySeaBridge(map, realm, area, ships, blocked)
    ? ARMY_CAPACITY.bySeaBridge
    : 0;
  const more = ARMY_CAPACITY.beyondMilitaryCapacity;
  return { least: Math.max(floor, least + more), most: Math.max(floor, most + more) };
}
