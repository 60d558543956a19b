import type {
  AreaOnMap,
  MapChanges,
  Pack,
  ProvinceOnMap,
  Religion,
  RuleSet,
  Side,
  Size,
} from '../../rules/pack-view.ts';
import { areaOnMap, MAP_AREAS, mapWith } from '../../rules/pack-view.ts';

/** The map is edited Area by Area; a pack keeps only what differs from the map as it comes. */
export const draftArea = ({ map }: RuleSet, pack: Pack, area: string): AreaOnMap | undefined =>
  areaOnMap(mapWith(map, pack.map), area);
const givenArea = ({ map }: RuleSet, area: string): AreaOnMap | undefined => areaOnMap(map, area);

type Part = keyof MapChanges;
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = ({ map }: Pack, part: Part, id: string): Fields =>
  (map[part] as Readonly<Record<string, Fields>> | undefined)?.[id] ?? {};

/** What the pack says of one place; a place without a field is not in the pack. */
function withPlace(pack: Pack, part: Part, id: string, fields: Fields): Pack {
  const { [part]: places = {}, ...otherParts } = pack.map;
  const { [id]: _, ...others } = places as Readonly<Record<string, unknown>>;
  const all = Object.keys(fields).length === 0 ? others : { ...others, [id]: fields };
  const map = Object.keys(all).length === 0 ? otherParts : { ...otherParts, [part]: all };
  return { ...pack, map };
}

function withField(pack: Pack, part: Part, id: string, field: string, value: unknown): Pack {
  const { [field]: _, ...others } = fieldsOf(pack, part, id);
  return withPlace(pack, part, id, value === undefined ? others : { ...others, [field]: value });
}

const isSame = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));
const toggled = <T>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

// ---- Provinces -----------------------------------------------------------------------

/** A Province, with the Area in which it lies. */
export interface ProvincePlace {
  readonly area: string;
  readonly province: string;
}

const here = (area: AreaOnMap | undefined, id: string): ProvinceOnMap | undefined =>
  area?.provinces.find((one) => one.id === id);
const draftProvince = (rules: RuleSet, pack: Pack, { area, province }: ProvincePlace) =>
  here(draftArea(rules, pack, area), province);
const givenProvince = (rules: RuleSet, { area, province }: ProvincePlace) =>
  here(givenArea(rules, area), province);

export function setSize(
  rules: RuleSet,
  pack: Pack,
  at: ProvincePlace,
  side: Side,
  size: Size,
): Pack {
  const given = givenProvince(rules, at)?.sizes.find((one) => one.side === side)?.size;
  const { [side]: _, ...others } = pack.map.provinces?.[at.province]?.size ?? {};
  const sizes = size === given ? others : { ...others, [side]: size };
  const value = Object.keys(sizes).length === 0 ? undefined : sizes;
  return withField(pack, 'provinces', at.province, 'size', value);
}

/** All Sea Zones that its Port faces; none: it has no Port. */
function setFaces(rules: RuleSet, pack: Pack, at: ProvincePlace, faces: readonly string[]): Pack {
  const given = givenProvince(rules, at);
  const isAsGiven = given !== undefined && isSame(given.faces, faces);
  return withField(pack, 'provinces', at.province, 'faces', isAsGiven ? undefined : faces);
}
export const toggleFace = (rules: RuleSet, pack: Pack, at: ProvincePlace, zone: string): Pack =>
  setFaces(rules, pack, at, toggled(draftProvince(rules, pack, at)?.faces ?? [], zone));
export const closePort = (rules: RuleSet, pack: Pack, at: ProvincePlace): Pack =>
  setFaces(rules, pack, at, []);

export function toggleIsland(rules: RuleSet, pack: Pack, at: ProvincePlace): Pack {
  const isIsland = !draftProvince(rules, pack, at)?.isIsland;
  const isAsGiven = isIsland === givenProvince(rules, at)?.isIsland;
  return withField(pack, 'provinces', at.province, 'island', isAsGiven ? undefined : isIsland);
}

export function toggleNumber(rules: RuleSet, pack: Pack, at: ProvincePlace, n: number): Pack {
  const before = draftProvince(rules, pack, at)?.numbers ?? [];
  const numbers = [...toggled(before, n)].sort((one, other) => one - other);
  const isAsGiven = isSame(numbers, givenProvince(rules, at)?.numbers ?? []);
  return withField(pack, 'provinces', at.province, 'numbers', isAsGiven ? undefined : numbers);
}

// ---- Areas ---------------------------------------------------------------------------

/**
 * Puts a border between two Areas, or takes it away. Every Area of which the pack has the borders says
 * the same; one is left out where its borders follow from the map as it comes and from the others.
 */
export function toggleBorder(rules: RuleSet, pack: Pack, area: string, other: string): Pack {
  const landIn = (made: Pack, one: string) => draftArea(rules, made, one)?.land ?? [];
  const wanted = (one: string): readonly string[] => {
    const land = landIn(pack, one);
    return one === area ? toggled(land, other) : one === other ? toggled(land, area) : land;
  };
  const named = Object.entries(pack.map.areas ?? {}).flatMap(([id, { land }]) => (land ? id : []));
  const all = [...new Set([...named, area])];
  const said = all.reduce((made, one) => withField(made, 'areas', one, 'land', wanted(one)), pack);
  return all.reduce((made, one) => {
    const without = withField(made, 'areas', one, 'land', undefined);
    return isSame(landIn(without, one), wanted(one)) ? without : made;
  }, said);
}

/** The Areas that border on it as given, and those that do now. */
export const bordersToShow = (rules: RuleSet, pack: Pack, area: string): readonly string[] => [
  ...new Set(
    [givenArea(rules, area), draftArea(rules, pack, area)].flatMap((one) => one?.land ?? []),
  ),
];

export function setHre(rules: RuleSet, pack: Pack, area: string, isHre: boolean): Pack {
  const isAsGiven = givenArea(rules, area)?.isHre === isHre;
  return withField(pack, 'areas', area, 'hre', isAsGiven ? undefined : isHre);
}

export function setReligion(rules: RuleSet, pack: Pack, area: string, religion: Religion): Pack {
  const isAsGiven = givenArea(rules, area)?.religion === religion;
  return withField(pack, 'areas', area, 'religion', isAsGiven ? undefined : religion);
}

// ---- what was changed ------------------------------------------------------------------

/** The Area itself and its Provinces, as far as the pack says something of them. */
function changedPlaces({ map }: Pack, area: string): readonly (readonly [Part, string])[] {
  const inside = MAP_AREAS.find(({ id }) => id === area)?.provinces ?? [];
  const all = [['areas', area], ...inside.map(({ id }) => ['provinces', id])] as [Part, string][];
  return all.filter(([part, id]) => map[part]?.[id] !== undefined);
}
export const changesInArea = (pack: Pack, area: string): number => changedPlaces(pack, area).length;

export const restoreArea = (pack: Pack, area: string): Pack =>
  changedPlaces(pack, area).reduce((made, [part, id]) => withPlace(made, part, id, {}), pack);

/** The Area that a Province of it is looked for by. */
export const areaOfProvince = (province: string): string | undefined =>
  MAP_AREAS.find(({ provinces }) => provinces.some(({ id }) => id === province))?.id;
