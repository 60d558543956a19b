import { Broken } from '@empty-chair/kernel/errors';
import mapJson from '../content/map.json' with { type: 'json' };
import realmsJson from '../content/realms.json' with { type: 'json' };
import { alphabeticalRanks } from './alphabet.ts';

/**
 * The map and the realms, typed once. Their form is held by content/schema and checked by a test.
 * Provinces, areas, sea zones, trade nodes and realms are small integers inside the rules.
 */
export const SIDES = ['1444', '1618'] as const;
export type Side = (typeof SIDES)[number];
type BySide<T> = Readonly<Partial<Record<Side, T>>>;

export type Province = number;
export type Area = number;
export type SeaZone = number;
export type TradeNode = number;
export type Realm = number;
export const NONE = -1;

export type Size = 'small' | 'large';
export type Religion =
  | 'catholic'
  | 'counter-reformed'
  | 'protestant'
  | 'orthodox'
  | 'muslim'
  | 'diverse'
  | 'revolutionary';

interface AreaContent {
  readonly id: string;
  readonly name: string;
  readonly name1444?: string;
  readonly land: readonly string[];
  readonly mountain: readonly string[];
  readonly sea: readonly string[];
  readonly religion: { readonly id: Religion; readonly inferred: boolean };
  readonly hre: { readonly member: 'yes' | 'partly' | 'no'; readonly inferred: boolean };
  readonly elector?: true;
}
interface ProvinceContent {
  readonly id: string;
  readonly name: string;
  readonly map: string;
  /** Absent on the Distant Continents, where every province is its own area. */
  readonly area?: string;
  readonly only?: Side;
  readonly size: BySide<Size>;
  readonly size1618Inferred?: true;
  readonly port: boolean;
  readonly portInferred?: true;
  readonly faces?: readonly string[];
  /** At least one of them. */
  readonly mayFace?: readonly string[];
  readonly island?: true;
  readonly territory?: true;
  readonly owner?: BySide<string>;
  readonly overlord?: BySide<string>;
}
interface SeaZoneContent {
  readonly id: string;
  readonly name: string;
  readonly map: string;
  readonly tradeProtectionSlots: number;
  /** Absent where it is not known. */
  readonly adjacent?: readonly string[];
}
interface TradeNodeContent {
  readonly id: string;
  readonly kind: 'maritime' | 'inland';
  readonly distant: boolean;
  readonly seaZones?: readonly string[];
  readonly areas?: readonly string[];
}
interface RealmContent {
  readonly id: string;
  readonly name: string;
  readonly as?: string;
  readonly capital?: string;
  readonly religion?: BySide<Religion>;
  /** Though its capital lies in an Area that is partly in the Empire. */
  readonly outsideEmpire?: true;
}

export const provinces = mapJson.provinces as readonly ProvinceContent[];
export const seaZones = mapJson.seaZones as readonly SeaZoneContent[];
export const tradeNodes = mapJson.tradeNodes as readonly TradeNodeContent[];
export const realms = realmsJson.realms as readonly RealmContent[];
const mainAreas = mapJson.areas as readonly AreaContent[];
export const aliases: readonly { readonly id: string; readonly as: string }[] = realmsJson.aliases;

// ---- ids ---------------------------------------------------------------------------

type Ids = ReadonlyMap<string, number>;
const indexed = (all: readonly { readonly id: string }[]): Ids =>
  new Map(all.map(({ id }, index) => [id, index]));

function known(ids: Ids, id: string): number {
  const index = ids.get(id);
  if (index === undefined) throw new Broken(`content names an unknown ${id}`);
  return index;
}

/** Every province of a Distant Continent is an area of its own, with the id of the province. */
const distantAreas: readonly AreaContent[] = provinces
  .filter(({ area }) => area === undefined)
  .map(({ id, name, faces }) => ({
    id,
    name,
    land: [],
    mountain: [],
    sea: faces ?? [],
    religion: { id: 'diverse', inferred: true },
    hre: { member: 'no', inferred: false },
  }));
/** Those of the Main Map first. */
export const areas: readonly AreaContent[] = [...mainAreas, ...distantAreas];
export const isDistant = (area: Area): boolean => area >= mainAreas.length;

const provinceIds = indexed(provinces);
const areaIds = indexed(areas);
const seaZoneIds = indexed(seaZones);
const tradeNodeIds = indexed(tradeNodes);
/** A realm under another name is the realm it stands for: Russia is Muscovy. */
const realmIds: Ids = ((): Ids => {
  const plain = indexed(realms);
  const named = new Map(plain);
  for (const { id, as } of [...realms, ...aliases]) {
    if (as !== undefined) named.set(id, known(plain, as));
  }
  return named;
})();

export const provinceOf = (id: string): Province | undefined => provinceIds.get(id);
export const areaOf = (id: string): Area | undefined => areaIds.get(id);
export const seaZoneOf = (id: string): SeaZone | undefined => seaZoneIds.get(id);
export const tradeNodeOf = (id: string): TradeNode | undefined => tradeNodeIds.get(id);
export const realmOf = (id: string): Realm | undefined => realmIds.get(id);

const areasOf = (ids: readonly string[]): readonly Area[] => ids.map((id) => known(areaIds, id));
const seaZonesOf = (ids: readonly string[]): readonly SeaZone[] =>
  ids.map((id) => known(seaZoneIds, id));
const each = <T>(n: number, of: (index: number) => T): readonly T[] =>
  Array.from({ length: n }, (_, index) => of(index));

export const ALL_PROVINCES: readonly Province[] = provinces.map((_, index) => index);
export const ALL_AREAS: readonly Area[] = areas.map((_, index) => index);
export const ALL_SEA_ZONES: readonly SeaZone[] = seaZones.map((_, index) => index);

// ---- where things lie ----------------------------------------------------------------

export const AREA_OF: Int16Array = Int16Array.from(provinces, ({ id, area }) =>
  known(areaIds, area ?? id),
);
export const PROVINCES_IN: readonly (readonly Province[])[] = each(areas.length, (area) =>
  ALL_PROVINCES.filter((province) => AREA_OF[province] === area),
);
export const LAND_BORDERS: readonly (readonly Area[])[] = areas.map(({ land }) => areasOf(land));
export const SEA_BORDERS: readonly (readonly SeaZone[])[] = areas.map(({ sea }) => seaZonesOf(sea));
export const COASTS: readonly (readonly Area[])[] = each(seaZones.length, (zone) =>
  ALL_AREAS.filter((area) => SEA_BORDERS[area]?.includes(zone)),
);
/** Absent where it is not known. */
export const SEA_ADJACENT: readonly (readonly SeaZone[] | undefined)[] = seaZones.map(
  ({ adjacent }) => (adjacent === undefined ? undefined : seaZonesOf(adjacent)),
);
/** The sea zones that a port faces for certain, and those of which it faces at least one. */
export const FACES: readonly (readonly SeaZone[])[] = provinces.map(({ faces = [] }) =>
  seaZonesOf(faces),
);
export const MAY_FACE: readonly (readonly SeaZone[])[] = provinces.map(({ mayFace = [] }) =>
  seaZonesOf(mayFace),
);
export const NODE_SEA_ZONES: readonly (readonly SeaZone[])[] = tradeNodes.map(
  ({ seaZones: ids = [] }) => seaZonesOf(ids),
);
export const NODE_AREAS: readonly (readonly Area[])[] = tradeNodes.map(({ areas: ids = [] }) =>
  areasOf(ids),
);

/** The printed capital, or NONE where it was not found. */
export const PRINTED_CAPITAL: Int16Array = Int16Array.from(realms, ({ capital }) =>
  capital === undefined ? NONE : known(provinceIds, capital),
);

const bySide = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
  '1444': of('1444'),
  '1618': of('1618'),
});
const ownersOn = (side: Side, which: 'owner' | 'overlord'): Int16Array =>
  Int16Array.from(provinces, (province) => {
    const realm = province[which]?.[side];
    return realm === undefined ? NONE : known(realmIds, realm);
  });
/** By province: the realm whose flag is printed there, or NONE. */
export const PRINTED_OWNER = bySide((side) => ownersOn(side, 'owner'));
export const PRINTED_OVERLORD = bySide((side) => ownersOn(side, 'overlord'));

// ---- names ---------------------------------------------------------------------------

/** One area has another name on the older map side, and so another place in the alphabet. */
export const areaName = (side: Side, area: Area): string => {
  const { name, name1444 } = areas[area] as AreaContent;
  return side === '1444' ? (name1444 ?? name) : name;
};
const namesOf = (all: readonly { readonly name: string }[]): readonly string[] =>
  all.map(({ name }) => name);
export const PROVINCE_RANK = alphabeticalRanks(namesOf(provinces));
export const SEA_ZONE_RANK = alphabeticalRanks(namesOf(seaZones));
export const REALM_RANK = alphabeticalRanks(namesOf(realms));
export const AREA_RANK = bySide((side) =>
  alphabeticalRanks(ALL_AREAS.map((area) => areaName(side, area))),
);
