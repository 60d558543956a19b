import { get } from '@empty-chair/kernel/ids';
import type { Province, Religion, Side, Size } from '../content.ts';
import {
  ALL_AREAS,
  areaOf,
  areas,
  isDistant,
  LESS_SURE,
  PROVINCES_IN,
  provinces,
  SEA_BORDERS,
  SIDES,
  seaZones,
} from '../content.ts';
import { AREA, PROVINCE, SEA_ZONE } from '../kinds.ts';
import type { MapFacts } from '../map-facts.ts';
import { onSide } from '../sides.ts';

/** The map for whoever edits a pack. Names are as they are printed on the board. */
interface Named {
  readonly id: string;
  readonly name: string;
}
const named = ({ id, name }: Named): Named => ({ id, name });

/** All Areas, those of the Main Map first. */
export const MAP_AREAS: readonly (Named & {
  readonly isDistant: boolean;
  readonly provinces: readonly Named[];
})[] = ALL_AREAS.map((area) => ({
  ...named(get(areas, area)),
  isDistant: isDistant(area),
  provinces: get(PROVINCES_IN, area).map((province) => named(get(provinces, province))),
}));

/** What a pack may say of a place. */
export interface ProvinceOnMap extends Named {
  /** Of the sides that show it. */
  readonly sizes: readonly { readonly side: Side; readonly size: Size }[];
  readonly isPort: boolean;
  /** The Sea Zones that its Port faces. */
  readonly faces: readonly string[];
  readonly isIsland: boolean;
  readonly isTerritory: boolean;
  readonly numbers: readonly number[];
}
export interface AreaOnMap extends Named {
  readonly isDistant: boolean;
  /** The Areas beside it by land. */
  readonly land: readonly string[];
  readonly coast: readonly Named[];
  readonly isHre: boolean;
  readonly religion: Religion;
  readonly provinces: readonly ProvinceOnMap[];
  /** R-GEO-5: something of it was read less surely. */
  readonly isLessSure: boolean;
}

const lessSure: ReadonlySet<string> = new Set(
  LESS_SURE.flatMap(({ of = [], links = [] }) => [...of, ...links.flat()]),
);

const idsOf = <I extends number>(
  { id }: { readonly id: (one: I) => string | undefined },
  all: readonly I[] | undefined,
): readonly string[] => (all ?? []).flatMap((one) => id(one) ?? []);

function provinceOnMap(facts: MapFacts, province: Province): ProvinceOnMap {
  const content = get(provinces, province);
  return {
    ...named(content),
    sizes: SIDES.flatMap((side) => {
      const size = onSide(side, facts.sizes)[province];
      return size === undefined ? [] : [{ side, size }];
    }),
    isPort: facts.isPort[province] === true,
    faces: idsOf(SEA_ZONE, facts.faces[province]),
    isIsland: facts.isIsland[province] === true,
    isTerritory: content.territory === true,
    numbers: facts.numbers[province] ?? [],
  };
}

export function areaOnMap(facts: MapFacts, id: string): AreaOnMap | undefined {
  const area = areaOf(id);
  if (area === undefined) return undefined;
  const inside = PROVINCES_IN[area] ?? [];
  const ids = [id, ...idsOf(PROVINCE, inside)];
  return {
    ...named(get(areas, area)),
    isDistant: isDistant(area),
    isLessSure: ids.some((one) => lessSure.has(one)),
    land: idsOf(AREA, facts.landBorders[area]),
    coast: (SEA_BORDERS[area] ?? []).map((zone) => named(get(seaZones, zone))),
    isHre: facts.isHre[area] === true,
    religion: facts.religion[area] ?? 'diverse',
    provinces: inside.map((province) => provinceOnMap(facts, province)),
  };
}
