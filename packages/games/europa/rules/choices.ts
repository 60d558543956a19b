import type { Filter, Selection, Tiebreak } from '@empty-chair/kernel/select';
import type { Area, Province, Realm, SeaZone, Side } from './content.ts';
import { AREA_RANK, PROVINCE_RANK, REALM_RANK, SEA_ZONE_RANK } from './content.ts';
import type { Ownership } from './geography.ts';
import { capitalAreaOf, realmsIn, taxOfArea, taxOwnedIn, taxValue } from './geography.ts';
import { onSide } from './sides.ts';
import { areaRef, m, provinceRef, realmRef, rule, seaZoneRef } from './words.ts';

/** How a bot chooses where no other rule says it, and how every tie ends. */

// ---- provinces, areas, sea zones -------------------------------------------------------

/** The places that may be chosen, and the map on which they lie. */
export interface Places<T> {
  readonly map: Ownership;
  readonly among: readonly T[];
}

/** Good for the bot or bad for an opponent: the highest Tax Value; the other way round the lowest. */
export type Prefer = 'most' | 'least';

export const provinceByTax = (prefer: Prefer): Tiebreak<unknown, Province, Places<Province>> => ({
  why: prefer === 'most' ? m('why.highestTax') : m('why.lowestTax'),
  prefer,
  score: (_, province, { map }) => taxValue(map, province),
});
/** R-GEO-1. */
const areaByTax = (prefer: Prefer): Tiebreak<unknown, Area, Places<Area>> => ({
  why: prefer === 'most' ? m('why.highestTax') : m('why.lowestTax'),
  prefer,
  score: (_, area, { map }) => taxOfArea(map, area),
});

const first = { why: m('why.alphabetical'), prefer: 'least' } as const;
export const provinceByName: Tiebreak<unknown, Province> = {
  ...first,
  score: (_, province) => PROVINCE_RANK[province] ?? 0,
};
const areaByName: Tiebreak<unknown, Area, Places<Area>> = {
  ...first,
  score: (_, area, { map }) => onSide(map.side, AREA_RANK)[area] ?? 0,
};
/** The same where the choice is made on the tracked table, which has one side up. */
export const areaInAlphabet: Tiebreak<{ readonly state: { readonly side: Side } }, Area> = {
  ...first,
  score: ({ state }, area) => onSide(state.side, AREA_RANK)[area] ?? 0,
};
export const seaZoneByName: Tiebreak<unknown, SeaZone> = {
  ...first,
  score: (_, zone) => SEA_ZONE_RANK[zone] ?? 0,
};

export const chooseProvince = (prefer: Prefer): Selection<unknown, Province, Places<Province>> => ({
  rule: rule('EU-8.3'),
  options: (_, { among }) => among,
  filters: [],
  tiebreaks: [provinceByTax(prefer), provinceByName],
  lastTie: 'impossible',
  ref: provinceRef,
});

export const chooseArea = (prefer: Prefer): Selection<unknown, Area, Places<Area>> => ({
  rule: rule('EU-8.3'),
  options: (_, { among }) => among,
  filters: [],
  tiebreaks: [areaByTax(prefer), areaByName],
  lastTie: 'impossible',
  ref: areaRef,
});

/** Good for the bot, and bad for it. */
export const bestArea = chooseArea('most');
export const bestProvince = chooseProvince('most');
export const worstProvince = chooseProvince('least');

/** A sea zone has no Tax Value: the rulebook prefers provinces and areas by it, nothing else. */
export const chooseSeaZone: Selection<unknown, SeaZone, readonly SeaZone[]> = {
  rule: rule('EU-8.3'),
  options: (_, among) => among,
  filters: [],
  tiebreaks: [seaZoneByName],
  lastTie: 'impossible',
  ref: seaZoneRef,
};

// ---- a realm inside an area ------------------------------------------------------------

export interface RealmsInArea {
  readonly map: Ownership;
  readonly area: Area;
  /** What the choice is for decides who may be chosen. */
  readonly isValid: (realm: Realm) => boolean;
}

const isValid: Filter<unknown, Realm, RealmsInArea> = {
  why: m('why.validRealm'),
  keep: (_, realm, given) => given.isValid(realm),
};
const capitalThere: Tiebreak<unknown, Realm, RealmsInArea> = {
  why: m('why.capitalThere'),
  prefer: 'most',
  score: (_, realm, { map, area }) => (capitalAreaOf(map, realm) === area ? 1 : 0),
};
const mostTaxThere: Tiebreak<unknown, Realm, RealmsInArea> = {
  why: m('why.mostTaxThere'),
  prefer: 'most',
  score: (_, realm, { map, area }) => taxOwnedIn(map, realm, area),
};
export const realmByName: Tiebreak<unknown, Realm> = {
  ...first,
  score: (_, realm) => REALM_RANK[realm] ?? 0,
};

const realmsThere = {
  options: (_: unknown, { map, area }: RealmsInArea): readonly Realm[] => realmsIn(map, area),
  filters: [isValid],
  ref: realmRef,
} as const;

export const realmInArea: Selection<unknown, Realm, RealmsInArea> = {
  ...realmsThere,
  rule: rule('EU-8.2'),
  tiebreaks: [capitalThere, mostTaxThere],
  lastTie: 'random',
  ask: m('ask.realmInArea'),
};

/** On a Targeting Chart the last tie is alphabetical. */
export const realmInAreaOnChart: Selection<unknown, Realm, RealmsInArea> = {
  ...realmsThere,
  rule: rule('EU-19.2'),
  tiebreaks: [capitalThere, mostTaxThere, { ...realmByName, rule: rule('EU-26.3') }],
  lastTie: 'impossible',
};
