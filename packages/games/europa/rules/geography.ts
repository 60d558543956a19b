import type { NumberColumn } from '@empty-chair/kernel/ids';
import type { Area, Province, Realm, Side, Size } from './content.ts';
import {
  areaWith,
  idColumn,
  NONE,
  PRINTED_CAPITAL,
  PRINTED_OWNER,
  PROVINCE_RANK,
  PROVINCES_IN,
} from './content.ts';
import type { Owners } from './holdings.ts';
import { holdingOf } from './holdings.ts';
import type { MapFacts } from './map-facts.ts';
import { GIVEN_MAP } from './map-facts.ts';
import { MANPOWER } from './numbers.ts';
import { onSide } from './sides.ts';

/** EU-28.2: who owns what, and all that can be computed from it. */
export interface Ownership {
  readonly side: Side;
  readonly owner: Owners;
  readonly facts: MapFacts;
  /** Main rules 13.4: Provinces of NPRs with a +1 Manpower token. */
  readonly manpowerTokens?: ReadonlySet<Province>;
}

/** As the flags are printed on this side of the map. */
export const printedOwnership = (side: Side): Ownership => ({
  side,
  owner: idColumn(PRINTED_OWNER[side]),
  facts: GIVEN_MAP,
});

export const sizeOf = ({ side, facts }: Ownership, province: Province): Size | undefined =>
  onSide(side, facts.sizes)[province];

/** By province; 0 for one that this map side does not have. */
export const taxValues = ({ side, facts }: Ownership): NumberColumn<Province> =>
  onSide(side, facts.taxValues);

export const taxValue = (map: Ownership, province: Province): number =>
  taxValues(map)[province] ?? 0;

/** What a Province adds to an NPR's Military Capacity, to peace and to Subjugation: with its token. */
export const worth = (map: Ownership, province: Province): number =>
  taxValue(map, province) + (map.manpowerTokens?.has(province) ? 1 : 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const owns = ({ owner }: Ownership, realm: Realm, province: Province): boolean =>
  owner[province] === realm;

export const provincesOf = ({ owner }: Ownership, realm: Realm): readonly Province[] =>
  holdingOf(owner, realm).provinces;

export const provincesOfIn = (map: Ownership, realm: Realm, area: Area): readonly Province[] =>
  (PROVINCES_IN[area] ?? []).filter((province) => owns(map, realm, province));

/** An area is part of a realm if it contains any province that the realm owns. */
export const areasOfRealm = ({ owner }: Ownership, realm: Realm): readonly Area[] =>
  holdingOf(owner, realm).areas;

/** Each once, in the order of its first province there. */
export function realmsIn({ owner }: Ownership, area: Area): readonly Realm[] {
  const found = new Set<Realm>();
  for (const province of PROVINCES_IN[area] ?? []) found.add(owner[province] ?? NONE);
  found.delete(NONE);
  return [...found];
}

export const taxIncome = (map: Ownership, realm: Realm): number =>
  provincesOf(map, realm).reduce((sum, province) => sum + taxValue(map, province), 0);

export const taxOwnedIn = (map: Ownership, realm: Realm, area: Area): number =>
  sum(provincesOfIn(map, realm, area).map((province) => taxValue(map, province)));

/** R-GEO-1: the Tax Value of an area is that of all its provinces together, whoever owns them. */
export const taxOfArea = (map: Ownership, area: Area): number =>
  sum((PROVINCES_IN[area] ?? []).map((province) => taxValue(map, province)));

/**
 * R-GEO-2: the printed capital; while another owns it, a Large Province of the realm's own, then the
 * first in the alphabet. NONE for a realm without provinces.
 */
export function capitalOf(map: Ownership, realm: Realm): Province {
  const printed = PRINTED_CAPITAL[realm] ?? NONE;
  if (printed !== NONE && owns(map, realm, printed)) return printed;
  let best: Province = NONE;
  for (const province of provincesOf(map, realm)) {
    if (best === NONE || comesBefore(map, province, best)) best = province;
  }
  return best;
}

function comesBefore(map: Ownership, one: Province, other: Province): boolean {
  const larger = taxValue(map, one) - taxValue(map, other);
  if (larger !== 0) return larger > 0;
  return (PROVINCE_RANK[one] ?? 0) < (PROVINCE_RANK[other] ?? 0);
}

export function capitalAreaOf(map: Ownership, realm: Realm): Area {
  const capital = capitalOf(map, realm);
  return capital === NONE ? NONE : areaWith(capital);
}

/** EU-2.7: 1 for each Large Town, 1 for two Small Towns; the Emperor adds its Imperial Authority. */
export function manpowerFor(largeTowns: number, smallTowns: number, authority = 0): number {
  const towns = largeTowns * MANPOWER.largeTown + Math.ceil(smallTowns / MANPOWER.smallTowns);
  return Math.min(MANPOWER.max, Math.max(MANPOWER.min, towns + authority));
}
