import type { Column, NumberColumn } from '@empty-chair/kernel/ids';
import type { Area, Province, Realm, Side, Size } from './content.ts';
import {
  ALL_AREAS,
  ALL_PROVINCES,
  areaWith,
  idColumn,
  NONE,
  PRINTED_CAPITAL,
  PRINTED_OWNER,
  PROVINCE_RANK,
  PROVINCES_IN,
  provinces,
} from './content.ts';
import type { MapFacts } from './map-facts.ts';
import { GIVEN_MAP } from './map-facts.ts';
import { MANPOWER, TAX_VALUE } from './numbers.ts';

/** EU-28.2: who owns what, and all that can be computed from it. */
export interface Ownership {
  readonly side: Side;
  /** A realm, or NONE. */
  readonly owner: NumberColumn<Province, Realm>;
  readonly facts: MapFacts;
  /** Each counts as one more Tax Value of its province for Tax Income, strength and MC of an NPR. */
  readonly manpowerTokens?: ReadonlySet<Province>;
}

/** As the flags are printed on this side of the map. */
export const printedOwnership = (side: Side): Ownership => ({
  side,
  owner: idColumn(PRINTED_OWNER[side]),
  facts: GIVEN_MAP,
});

const printedSizes = (side: Side): Column<Province, Size | undefined> =>
  provinces.map(({ size }) => size[side]);
// By province, and the sides apart: charts ask at every action, and a lookup by "1444" is slow.
const SIZES_1444 = printedSizes('1444');
const SIZES_1618 = printedSizes('1618');

export const sizeOf = (side: Side, province: Province): Size | undefined =>
  (side === '1444' ? SIZES_1444 : SIZES_1618)[province];

const printedTax = (side: Side): NumberColumn<Province> =>
  Uint8Array.from(ALL_PROVINCES, (province) => {
    const size = sizeOf(side, province);
    return size === undefined ? 0 : TAX_VALUE[size];
  });
const TAX_1444 = printedTax('1444');
const TAX_1618 = printedTax('1618');

/** By province: 1 for a Small one, 2 for a Large one, 0 for one that this map side does not have. */
export const taxValues = (side: Side): NumberColumn<Province> =>
  side === '1444' ? TAX_1444 : TAX_1618;

export const taxValue = (side: Side, province: Province): number => taxValues(side)[province] ?? 0;

/** What a province adds to income, strength and capacity: its Tax Value and its token. */
export const worth = ({ side, manpowerTokens }: Ownership, province: Province): number =>
  taxValue(side, province) + (manpowerTokens?.has(province) ? 1 : 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const owns = ({ owner }: Ownership, realm: Realm, province: Province): boolean =>
  owner[province] === realm;

export const provincesOf = (map: Ownership, realm: Realm): readonly Province[] =>
  ALL_PROVINCES.filter((province) => owns(map, realm, province));

export const provincesOfIn = (map: Ownership, realm: Realm, area: Area): readonly Province[] =>
  (PROVINCES_IN[area] ?? []).filter((province) => owns(map, realm, province));

/** An area is part of a realm if it contains any province that the realm owns. */
export const areasOfRealm = (map: Ownership, realm: Realm): readonly Area[] =>
  ALL_AREAS.filter((area) => isPartOf(map, realm, area));

const isPartOf = (map: Ownership, realm: Realm, area: Area): boolean =>
  (PROVINCES_IN[area] ?? []).some((province) => owns(map, realm, province));

/** Each once, in the order of its first province there. */
export function realmsIn({ owner }: Ownership, area: Area): readonly Realm[] {
  const found = new Set<Realm>();
  for (const province of PROVINCES_IN[area] ?? []) found.add(owner[province] ?? NONE);
  found.delete(NONE);
  return [...found];
}

export const taxIncome = (map: Ownership, realm: Realm): number =>
  sum(provincesOf(map, realm).map((province) => worth(map, province)));

export const taxOwnedIn = (map: Ownership, realm: Realm, area: Area): number =>
  sum(provincesOfIn(map, realm, area).map((province) => taxValue(map.side, province)));

/** R-GEO-1: the Tax Value of an area is that of all its provinces together, whoever owns them. */
export const taxOfArea = (side: Side, area: Area): number =>
  sum((PROVINCES_IN[area] ?? []).map((province) => taxValue(side, province)));

/**
 * R-GEO-2: the printed capital; while another owns it, a Large Province of the realm's own, then the
 * first in the alphabet. NONE for a realm without provinces.
 */
export function capitalOf(map: Ownership, realm: Realm): Province {
  const printed = PRINTED_CAPITAL[realm] ?? NONE;
  if (printed !== NONE && owns(map, realm, printed)) return printed;
  let best: Province = NONE;
  for (const province of provincesOf(map, realm)) {
    if (best === NONE || comesBefore(map.side, province, best)) best = province;
  }
  return best;
}

function comesBefore(side: Side, one: Province, other: Province): boolean {
  const larger = taxValue(side, one) - taxValue(side, other);
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
