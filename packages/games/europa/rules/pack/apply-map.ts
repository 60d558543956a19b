import type { Column } from '@empty-chair/kernel/ids';
import type { Area, Province, Religion, SeaZone, Side, Size, TradeNode } from '../content.ts';
import { ALL_AREAS, ALL_PROVINCES, ALL_TRADE_NODES } from '../content.ts';
import type { Kind } from '../kinds.ts';
import { AREA, NODE, PROVINCE, SEA_ZONE } from '../kinds.ts';
import type { MapFacts } from '../map-facts.ts';
import { mapOf } from '../map-facts.ts';
import { forBothSides, onSide } from '../sides.ts';

type ById<T> = Readonly<Record<string, T>>;

export interface ProvinceChange {
  /** By side of the map. */
  readonly size?: Readonly<Partial<Record<Side, Size>>>;
  /** The Sea Zones on which the Port opens; without one the Province has no Port. */
  readonly faces?: readonly string[];
  readonly island?: boolean;
  readonly numbers?: readonly number[];
}
export interface AreaChange {
  /** All Areas beside it by land. */
  readonly land?: readonly string[];
  readonly hre?: boolean;
  readonly religion?: Religion;
}
/** What an owner of the board corrects; by the ids of the content. */
export interface MapChanges {
  readonly provinces?: ById<ProvinceChange>;
  readonly areas?: ById<AreaChange>;
  readonly seaZones?: ById<{ readonly adjacent: readonly string[] }>;
  /** Of inland nodes: the Areas in which they lie. */
  readonly nodes?: ById<{ readonly areas: readonly string[] }>;
}

export function mapWith(given: MapFacts, changes: MapChanges): MapFacts {
  const province = (one: Province) => changes.provinces?.[PROVINCE.id(one) ?? ''];
  const area = (one: Area) => changes.areas?.[AREA.id(one) ?? ''];
  const adjacent = (one: SeaZone) => changes.seaZones?.[SEA_ZONE.id(one) ?? '']?.adjacent;
  const node = (one: TradeNode) => changes.nodes?.[NODE.id(one) ?? '']?.areas;
  return mapOf({
    sizes: forBothSides((side) =>
      ALL_PROVINCES.map((one) => province(one)?.size?.[side] ?? onSide(side, given.sizes)[one]),
    ),
    isPort: ALL_PROVINCES.map((one) => {
      const faces = province(one)?.faces;
      return faces === undefined ? given.isPort[one] === true : faces.length > 0;
    }),
    faces: ALL_PROVINCES.map((one) => {
      const faces = province(one)?.faces;
      return faces === undefined ? (given.faces[one] ?? []) : named(SEA_ZONE, faces);
    }),
    isIsland: ALL_PROVINCES.map((one) => province(one)?.island ?? given.isIsland[one] === true),
    numbers: ALL_PROVINCES.map((one) => province(one)?.numbers ?? given.numbers[one] ?? []),
    landBorders: bordersWith(AREA, given.landBorders, (one) => area(one)?.land),
    seaAdjacent: bordersWith(SEA_ZONE, given.seaAdjacent, adjacent),
    isHre: ALL_AREAS.map((one) => area(one)?.hre ?? given.isHre[one] === true),
    religion: ALL_AREAS.map((one) => area(one)?.religion ?? given.religion[one] ?? 'diverse'),
    nodeAreas: ALL_TRADE_NODES.map((one) => {
      const lies = node(one);
      return lies === undefined ? (given.nodeAreas[one] ?? []) : named(AREA, lies);
    }),
  });
}

const named = <I extends number>({ of }: Kind<I>, ids: readonly string[]): readonly I[] =>
  ids.flatMap((id) => of(id) ?? []);

/** Borders go both ways, so a place that is named changes its neighbours too. */
function bordersWith<I extends number>(
  kind: Kind<I>,
  given: Column<I, readonly I[]>,
  changed: (one: I) => readonly string[] | undefined,
): Column<I, readonly I[]> {
  const touched = kind.all.filter((one) => changed(one) !== undefined);
  const isNeighbour = (one: I, other: I): boolean =>
    (changed(one) ?? []).includes(kind.id(other) ?? '');
  return kind.all.map((one) => {
    const beside = changed(one);
    if (beside !== undefined) return named(kind, beside);
    const kept = (given[one] ?? []).filter((other) => !touched.includes(other));
    return [...kept, ...touched.filter((other) => isNeighbour(other, one))];
  });
}
