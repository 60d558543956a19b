import type { Column } from '@empty-chair/kernel/ids';
import type { Area, Province, Religion, SeaZone, TradeNode } from './content.ts';
import {
  ALL_AREAS,
  ALL_PROVINCES,
  ALL_SEA_ZONES,
  ALL_TRADE_NODES,
  areas,
  FACES,
  MAY_FACE,
  NODE_AREAS,
  provinces,
  SEA_ADJACENT,
} from './content.ts';
import { AREA, NODE, PROVINCE, SEA_ZONE } from './kinds.ts';

/** What is known of the board with low confidence: as it comes, or as a pack has it. */
export interface MapFacts {
  readonly isPort: Column<Province, boolean>;
  /** The sea zones that a port faces for certain, and those of which it faces at least one. */
  readonly faces: Column<Province, readonly SeaZone[]>;
  readonly mayFace: Column<Province, readonly SeaZone[]>;
  readonly isIsland: Column<Province, boolean>;
  /** Absent where it is not known. */
  readonly seaAdjacent: Column<SeaZone, readonly SeaZone[] | undefined>;
  readonly isHre: Column<Area, boolean>;
  /** When a game begins. */
  readonly religion: Column<Area, Religion>;
  readonly nodeAreas: Column<TradeNode, readonly Area[]>;
}

export const GIVEN_MAP: MapFacts = {
  isPort: provinces.map(({ port }) => port),
  faces: FACES,
  mayFace: MAY_FACE,
  isIsland: provinces.map(({ island }) => island === true),
  seaAdjacent: SEA_ADJACENT,
  isHre: areas.map(({ hre }) => hre.member !== 'no'),
  religion: areas.map(({ religion }) => religion.id),
  nodeAreas: NODE_AREAS,
};

type ById<T> = Readonly<Record<string, T>>;
/** What an owner of the board corrects; by the ids of the content. */
export interface MapChanges {
  /** `faces`: the Sea Zones on which the Port opens; without one the Province has no Port. */
  readonly provinces?: ById<{ readonly faces?: readonly string[]; readonly island?: boolean }>;
  readonly seaZones?: ById<{ readonly adjacent: readonly string[] }>;
  readonly areas?: ById<{ readonly hre?: boolean; readonly religion?: Religion }>;
  /** Of inland nodes: the Areas in which they lie. */
  readonly nodes?: ById<{ readonly areas: readonly string[] }>;
}

/** Borders of Sea Zones go both ways, so one that is named changes its neighbours too. */
export function mapWith(given: MapFacts, changes: MapChanges): MapFacts {
  const changed = {
    faces: (one: Province) => changes.provinces?.[PROVINCE.id(one) ?? '']?.faces,
    island: (one: Province) => changes.provinces?.[PROVINCE.id(one) ?? '']?.island,
    adjacent: (one: SeaZone) => changes.seaZones?.[SEA_ZONE.id(one) ?? '']?.adjacent,
    area: (one: Area) => changes.areas?.[AREA.id(one) ?? ''],
    node: (one: TradeNode) => changes.nodes?.[NODE.id(one) ?? '']?.areas,
  };
  const zones = (ids: readonly string[]): readonly SeaZone[] =>
    ids.flatMap((id) => SEA_ZONE.of(id) ?? []);
  const isNeighbour = (one: SeaZone, other: SeaZone): boolean =>
    (changed.adjacent(one) ?? []).includes(SEA_ZONE.id(other) ?? '');
  const seasBeside = (one: SeaZone): readonly SeaZone[] | undefined => {
    const named = changed.adjacent(one);
    if (named !== undefined) return zones(named);
    const before = given.seaAdjacent[one];
    const touched = ALL_SEA_ZONES.filter((other) => changed.adjacent(other) !== undefined);
    const kept = (before ?? []).filter((other) => !touched.includes(other));
    const more = touched.filter((other) => isNeighbour(other, one));
    return before === undefined && more.length === 0 ? undefined : [...kept, ...more];
  };
  return {
    isPort: ALL_PROVINCES.map((one) =>
      changed.faces(one) === undefined
        ? given.isPort[one] === true
        : changed.faces(one)?.length !== 0,
    ),
    faces: ALL_PROVINCES.map((one) => {
      const named = changed.faces(one);
      return named === undefined ? (given.faces[one] ?? []) : zones(named);
    }),
    mayFace: ALL_PROVINCES.map((one) =>
      changed.faces(one) === undefined ? (given.mayFace[one] ?? []) : [],
    ),
    isIsland: ALL_PROVINCES.map((one) => changed.island(one) ?? given.isIsland[one] === true),
    seaAdjacent: changes.seaZones === undefined ? given.seaAdjacent : ALL_SEA_ZONES.map(seasBeside),
    isHre: ALL_AREAS.map((one) => changed.area(one)?.hre ?? given.isHre[one] === true),
    religion: ALL_AREAS.map(
      (one) => changed.area(one)?.religion ?? given.religion[one] ?? 'diverse',
    ),
    nodeAreas: ALL_TRADE_NODES.map((one) => {
      const named = changed.node(one);
      return named === undefined
        ? (given.nodeAreas[one] ?? [])
        : named.flatMap((id) => AREA.of(id) ?? []);
    }),
  };
}
