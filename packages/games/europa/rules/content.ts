import { Broken } from '@empty-chair/kernel/errors';
import type { Column, Id, NumberColumn } from '@empty-chair/kernel/ids';
import { get, idsUpTo, NONE } from '@empty-chair/kernel/ids';
import mapJson from '../content/map.json' with { type: 'json' };
import realmsJson from '../content/realms.json' with { type: 'json' };
import { alphabeticalRanks } from './alphabet.ts';
import type { BothSides, Side } from './sides.ts';
import { forBothSides } from './sides.ts';

export type { Side } from './sides.ts';
export { SIDES } from './sides.ts';

/**
 * The map and the realms, typed once. Their form is held by content/schema and checked by a test.
 * Provinces, areas, sea zones, trade nodes and realms are small integers inside the rules.
 */
type BySide<T> = Readonly<Partial<Record<Side, T>>>;

export type Province = Id<'Province'>;
export type Area = Id<'Area'>;
export type SeaZone = Id<'SeaZone'>;
export type TradeNode = Id<'TradeNode'>;
export type Realm = Id<'Realm'>;
export { NONE };

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
  readonly religion: Religion;
  readonly hre: 'yes' | 'partly' | 'no';
  /** Of an Area that is partly in the Empire: the Provinces inside of its border. */
  readonly insideEmpire?: readonly string[];
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
  /** The Sea Zones that its Port faces; every Port faces one or two. */
  readonly faces?: readonly string[];
  readonly island?: true;
  readonly territory?: true;
  /** Of a Territory: the number in its circle. */
  readonly number?: number;
  readonly owner?: BySide<string>;
  readonly overlord?: BySide<string>;
}
interface SeaZoneContent {
  readonly id: string;
  readonly name: string;
  readonly map: string;
  readonly tradeProtectionSlots: number;
  /** Across a border that is drawn in its box. */
  readonly adjacent: readonly string[];
  /** Zones with the same letter are adjacent too. */
  readonly letters?: readonly string[];
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
}

export const provinces: Column<Province, ProvinceContent> =
  mapJson.provinces as readonly ProvinceContent[];
export const seaZones: Column<SeaZone, SeaZoneContent> =
  mapJson.seaZones as readonly SeaZoneContent[];
export const tradeNodes: Column<TradeNode, TradeNodeContent> =
  mapJson.tradeNodes as readonly TradeNodeContent[];
export const realms: Column<Realm, RealmContent> = realmsJson.realms as readonly RealmContent[];
const mainAreas = mapJson.areas as readonly AreaContent[];
export const aliases: readonly { readonly id: string; readonly as: string }[] = realmsJson.aliases;

/** Every province of a Distant Continent is an area of its own, with the id of the province. */
const distantAreas: readonly AreaContent[] = provinces
  .filter(({ area }) => area === undefined)
  .map(({ id, name, faces }) => ({
    id,
    name,
    land: [],
    mountain: [],
    sea: faces ?? [],
    religion: 'diverse',
    hre: 'no',
  }));
/** Those of the Main Map first. */
export const areas: Column<Area, AreaContent> = [...mainAreas, ...distantAreas];
export const isDistant = (area: Area): boolean => area >= mainAreas.length;

/** R-GEO-5: what the sources show less surely, by the ids of places, or of the two that a link joins. */
interface LessSure {
  readonly fact: 'size' | 'port' | 'faces' | 'hre' | 'religion' | 'nodes' | 'distantLinks';
  readonly of?: readonly string[];
  readonly links?: readonly (readonly string[])[];
  readonly confidence: 'medium' | 'low';
}
export const LESS_SURE = mapJson.lessSure as readonly LessSure[];

// ---- ids ---------------------------------------------------------------------------

export const ALL_PROVINCES = idsUpTo<Province>(provinces.length);
export const ALL_AREAS = idsUpTo<Area>(areas.length);
export const ALL_SEA_ZONES = idsUpTo<SeaZone>(seaZones.length);
export const ALL_TRADE_NODES = idsUpTo<TradeNode>(tradeNodes.length);
export const ALL_REALMS = idsUpTo<Realm>(realms.length);

/** The things of a kind by the words that the content has for them. */
type Named<I> = ReadonlyMap<string, I>;
const named = <I extends number>(
  all: readonly I[],
  content: Column<I, { readonly id: string }>,
): Named<I> => new Map(all.map((one) => [get(content, one).id, one]));

function known<I>(ids: Named<I>, id: string): I {
  const found = ids.get(id);
  if (found === undefined) throw new Broken(`content names an unknown ${id}`);
  return found;
}

const provinceIds = named(ALL_PROVINCES, provinces);
const areaIds = named(ALL_AREAS, areas);
const seaZoneIds = named(ALL_SEA_ZONES, seaZones);
const tradeNodeIds = named(ALL_TRADE_NODES, tradeNodes);
/** A realm under another name is the realm it stands for: Russia is Muscovy. */
const realmIds: Named<Realm> = ((): Named<Realm> => {
  const plain = named(ALL_REALMS, realms);
  const all = new Map(plain);
  for (const { id, as } of [...realms, ...aliases]) {
    if (as !== undefined) all.set(id, known(plain, as));
  }
  return all;
})();

export const provinceOf = (id: string): Province | undefined => provinceIds.get(id);
export const areaOf = (id: string): Area | undefined => areaIds.get(id);
export const seaZoneOf = (id: string): SeaZone | undefined => seaZoneIds.get(id);
export const tradeNodeOf = (id: string): TradeNode | undefined => tradeNodeIds.get(id);
export const realmOf = (id: string): Realm | undefined => realmIds.get(id);

const areasOf = (ids: readonly string[]): readonly Area[] => ids.map((id) => known(areaIds, id));
const seaZonesOf = (ids: readonly string[]): readonly SeaZone[] =>
  ids.map((id) => known(seaZoneIds, id));

/** By things of one kind: things of another, or NONE. */
export const idColumn = <I extends number, T extends number>(
  ids: Iterable<T>,
): NumberColumn<I, T> => Int16Array.from(ids) as object as NumberColumn<I, T>;

// ---- where things lie ----------------------------------------------------------------

const AREA_BY_PROVINCE: readonly Area[] = provinces.map(({ id, area }) =>
  known(areaIds, area ?? id),
);
export const areaWith = (province: Province): Area => AREA_BY_PROVINCE[province] ?? NONE;
export const PROVINCES_IN: Column<Area, readonly Province[]> = ALL_AREAS.map((area) =>
  ALL_PROVINCES.filter((province) => areaWith(province) === area),
);
/** The white lines between Distant Areas, and those that lead to another map. */
const DISTANT_LINKS = mapJson.distantLinks.map(areasOf);
export const LAND_BORDERS: Column<Area, readonly Area[]> = areas.map(({ land }, index) => {
  const area = ALL_AREAS[index] ?? NONE;
  const across = DISTANT_LINKS.filter((link) => link.includes(area)).flat();
  return [...areasOf(land), ...across.filter((other) => other !== area)];
});
export const SEA_BORDERS: Column<Area, readonly SeaZone[]> = areas.map(({ sea }) =>
  seaZonesOf(sea),
);
export const COASTS: Column<SeaZone, readonly Area[]> = ALL_SEA_ZONES.map((zone) =>
  ALL_AREAS.filter((area) => SEA_BORDERS[area]?.includes(zone)),
);
/** Across a border, or by a letter that both have. */
export const SEA_ADJACENT: Column<SeaZone, readonly SeaZone[]> = seaZones.map(
  ({ id, adjacent, letters = [] }) => {
    const byLetter = seaZones.filter(
      (other) => other.id !== id && other.letters?.some((letter) => letters.includes(letter)),
    );
    return seaZonesOf([...new Set([...adjacent, ...byLetter.map((other) => other.id)])]);
  },
);
export const FACES: Column<Province, readonly SeaZone[]> = provinces.map(({ faces = [] }) =>
  seaZonesOf(faces),
);
export const NODE_SEA_ZONES: Column<TradeNode, readonly SeaZone[]> = tradeNodes.map(
  ({ seaZones: ids = [] }) => seaZonesOf(ids),
);
export const NODE_AREAS: Column<TradeNode, readonly Area[]> = tradeNodes.map(
  ({ areas: ids = [] }) => areasOf(ids),
);

/** Of Areas that are partly in the Empire: the Provinces outside of its border. */
export const OUTSIDE_EMPIRE: ReadonlySet<Province> = new Set(
  areas.flatMap(({ insideEmpire }, index) =>
    insideEmpire === undefined
      ? []
      : (PROVINCES_IN[index as Area] ?? []).filter(
          (province) => !insideEmpire.includes(get(provinces, province).id),
        ),
  ),
);

/** The printed capital, or NONE where it was not found. */
export const PRINTED_CAPITAL: Column<Realm, Province> = realms.map(({ capital }) =>
  capital === undefined ? NONE : known(provinceIds, capital),
);

const bySide = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
  '1444': of('1444'),
  '1618': of('1618'),
});
const ownersOn = (side: Side, which: 'owner' | 'overlord'): Column<Province, Realm> =>
  provinces.map((province) => {
    const realm = province[which]?.[side];
    return realm === undefined ? NONE : known(realmIds, realm);
  });
/** By province: the realm whose flag is printed there, or NONE. */
export const PRINTED_OWNER = bySide((side) => ownersOn(side, 'owner'));
export const PRINTED_OVERLORD = bySide((side) => ownersOn(side, 'overlord'));

/** By realm: the faith that it is known by on this side; absent where that of its capital counts. */
export const PRINTED_RELIGION: BothSides<Column<Realm, Religion | undefined>> = forBothSides(
  (side) => realms.map(({ religion }) => religion?.[side]),
);

// ---- names ---------------------------------------------------------------------------

/** One area has another name on the older map side, and so another place in the alphabet. */
export const areaName = (side: Side, area: Area): string => {
  const { name, name1444 } = get(areas, area);
  return side === '1444' ? (name1444 ?? name) : name;
};
const ranksOf = <I extends number>(all: Column<I, { readonly name: string }>): NumberColumn<I> =>
  alphabeticalRanks(all.map(({ name }) => name));
export const PROVINCE_RANK = ranksOf(provinces);
export const SEA_ZONE_RANK = ranksOf(seaZones);
export const REALM_RANK = ranksOf(realms);
export const REALMS_BY_NAME: readonly Realm[] = ALL_REALMS.toSorted(
  (one, other) => (REALM_RANK[one] ?? 0) - (REALM_RANK[other] ?? 0),
);
export const AREA_RANK: BothSides<NumberColumn<Area>> = forBothSides((side) =>
  alphabeticalRanks(ALL_AREAS.map((area) => areaName(side, area))),
);
