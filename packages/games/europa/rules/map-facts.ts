import type { Column, NumberColumn } from '@empty-chair/kernel/ids';
import type { Area, Province, Religion, SeaZone, Size, TradeNode } from './content.ts';
import {
  ALL_AREAS,
  areas,
  COASTS,
  FACES,
  LAND_BORDERS,
  NODE_AREAS,
  provinces,
  SEA_ADJACENT,
  SEA_BORDERS,
} from './content.ts';
import { TAX_VALUE } from './numbers.ts';
import type { BothSides } from './sides.ts';
import { forBothSides, onSide } from './sides.ts';

/** What the board shows: as it comes, or as a pack has it. */
export interface PrintedMap {
  /** Absent where this side of the map has no such province. */
  readonly sizes: BothSides<Column<Province, Size | undefined>>;
  readonly isPort: Column<Province, boolean>;
  /** The sea zones that a port faces. */
  readonly faces: Column<Province, readonly SeaZone[]>;
  readonly isIsland: Column<Province, boolean>;
  /** Of Territories: those of the Exploration Die that find it. */
  readonly numbers: Column<Province, readonly number[]>;
  readonly landBorders: Column<Area, readonly Area[]>;
  readonly seaAdjacent: Column<SeaZone, readonly SeaZone[]>;
  readonly isHre: Column<Area, boolean>;
  /** When a game begins. */
  readonly religion: Column<Area, Religion>;
  readonly nodeAreas: Column<TradeNode, readonly Area[]>;
}

/** With what follows from it. */
export interface MapFacts extends PrintedMap {
  /** 1 for a Small Province, 2 for a Large one, 0 for one that this side does not have. */
  readonly taxValues: BothSides<NumberColumn<Province>>;
  /** By land, or across one sea zone: coastal areas on the same sea zone are adjacent. */
  readonly adjacentAreas: Column<Area, readonly Area[]>;
}

export function mapOf(printed: PrintedMap): MapFacts {
  const { sizes, landBorders } = printed;
  return {
    ...printed,
    taxValues: forBothSides((side) =>
      Uint8Array.from(onSide(side, sizes), (size) => (size === undefined ? 0 : TAX_VALUE[size])),
    ),
    adjacentAreas: ALL_AREAS.map((area) => {
      const across = (SEA_BORDERS[area] ?? []).flatMap((zone) => COASTS[zone] ?? []);
      const all = new Set([...(landBorders[area] ?? []), ...across]);
      all.delete(area);
      return [...all];
    }),
  };
}

export const GIVEN_MAP: MapFacts = mapOf({
  sizes: forBothSides((side) => provinces.map(({ size }) => size[side])),
  isPort: provinces.map(({ port }) => port),
  faces: FACES,
  isIsland: provinces.map(({ island }) => island === true),
  numbers: provinces.map(({ number }) => (number === undefined ? [] : [number])),
  landBorders: LAND_BORDERS,
  seaAdjacent: SEA_ADJACENT,
  isHre: areas.map(({ hre }) => hre !== 'no'),
  religion: areas.map(({ religion }) => religion),
  nodeAreas: NODE_AREAS,
});

/** What follows from the map alone is worked out once for each. */
export function oncePerMap<T>(of: (facts: MapFacts) => T): (facts: MapFacts) => T {
  const known = new WeakMap<MapFacts, T>();
  return (facts) => {
    const before = known.get(facts);
    if (before !== undefined) return before;
    const found = of(facts);
    known.set(facts, found);
    return found;
  };
}
