import type { Filter, Selection, Tiebreak } from '@empty-chair/kernel/select';
import type { Area, Province, Realm, SeaZone, Side } from './content.ts';
import { AREA_RANK, PROVINCE_RANK, REALM_RANK, SEA_ZONE_RANK } from './content.ts';
import type { Ownership } from './geography.ts';
import { capitalAreaOf, realmsIn, taxOfArea, taxOwnedIn, taxValue } from './geography.ts';
import { areaRef, m, provinceRef, realmRef, rule, seaZoneRef } from './words.ts';

/** How a bot chooses where no other rule says it, and how every tie ends. */

// ---- provinces, areas, sea zones -------------------------------------------------------

/** The places that may be chosen, and the side of the map they are printed on. */
export interface Places<T> {
  readonly side: Side;
  readonly among: readonly T[];
}

/** Good for the bot or bad for an opponent: the highest Tax Value; the other way round the lowest. */
export type Prefer = 'most' | 'least';

export const provinceByTax = (prefer: Prefer): Tiebreak<Places<Province>, Province> => ({
  why: prefer === 'most' ? m('why.highestTax') : m('why.lowestTax'),
  prefer,
  score: ({ side }, province) => taxValue(side, province),
});
/** R-GEO-1. */
export const areaByTax = (prefer: Prefer): Tiebreak<Places<Area>, Area> => ({
  why: prefer === 'most' ? m('why.highestTax') : m('why.lowestTax'),
  prefer,
  score: ({ side }, area) => taxOfArea(side, area),
});

const first = { why: m('why.alphabetical'), prefer: 'least' } as const;
export const provinceByName: Tiebreak<Places<Province>, Province> = {
  ...first,
  score: (_, province) => PROVINCE_RANK[province] ?? 0,
};
export const areaByName: Tiebreak<Places<Area>, Area> = {
  ...first,
  score: ({ side }, area) => AREA_RANK[side][area] ?? 0,
};
const seaZoneByName: Tiebreak<Places<SeaZone>, SeaZone> = {
  ...first,
  score: (_, zone) => SEA_ZONE_RANK[zone] ?? 0,
};

export const chooseProvince = (prefer: Prefer): Selection<Places<Province>, Province> => ({
  rule: rule('EU-8.3'),
  options: ({ among }) => among,
  filters: [],
  tiebreaks: [provinceByTax(prefer), provinceByName],
  lastTie: 'impossible',
  ref: provinceRef,
});

export const chooseArea = (prefer: Prefer): Selection<Places<Area>, Area> => ({
  rule: rule('EU-8.3'),
  options: ({ among }) => among,
  filters: [],
  tiebreaks: [areaByTax(prefer), areaByName],
  lastTie: 'impossible',
  ref: areaRef,
});

/** A sea zone has no Tax Value: the rulebook prefers provinces and areas by it, nothing else. */
export const chooseSeaZone: Selection<Places<SeaZone>, SeaZone> = {
  rule: rule('EU-8.3'),
  options: ({ among }) => among,
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

const isValid: Filter<RealmsInArea, Realm> = {
  why: m('why.validRealm'),
  keep: (scene, realm) => scene.isValid(realm),
};
const capitalThere: Tiebreak<RealmsInArea, Realm> = {
  why: m('why.capitalThere'),
  prefer: 'most',
  score: ({ map, area }, realm) => (capitalAreaOf(map, realm) === area ? 1 : 0),
};
const mostTaxThere: Tiebreak<RealmsInArea, Realm> = {
  why: m('why.mostTaxThere'),
  prefer: 'most',
  score: ({ map, area }, realm) => taxOwnedIn(map, realm, area),
};
const realmByName: Tiebreak<RealmsInArea, Realm> = {
  ...first,
  rule: rule('EU-26.3'),
  score: (_, realm) => REALM_RANK[realm] ?? 0,
};

const realmsThere = {
  options: ({ map, area }: RealmsInArea): readonly Realm[] => realmsIn(map, area),
  filters: [isValid],
  ref: realmRef,
} as const;

export const realmInArea: Selection<RealmsInArea, Realm> = {
  ...realmsThere,
  rule: rule('EU-8.2'),
  tiebreaks: [capitalThere, mostTaxThere],
  lastTie: 'random',
  ask: m('ask.realmInArea'),
};

/** On a Targeting Chart the last tie is alphabetical. */
export const realmInAreaOnChart: Selection<RealmsInArea, Realm> = {
  ...realmsThere,
  rule: rule('EU-19.2'),
  tiebreaks: [capitalThere, mostTaxThere, realmByName],
  lastTie: 'impossible',
};
