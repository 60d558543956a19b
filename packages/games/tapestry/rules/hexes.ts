import type { Id } from '@empty-chair/kernel/ids';
import { idsUpTo } from '@empty-chair/kernel/ids';
import type { HexPatternId, StartId } from './content.ts';
import { HEX_PATTERNS, mapContent } from './content.ts';

/** A hex of the small map by its place in the content. Only the small map is played (SET-1, 2P-1). */
export type Hex = Id<'Hex'>;

interface HexContent {
  readonly id: string;
  readonly u: number;
  readonly v: number;
  readonly corners?: string;
}
interface MapContent {
  readonly middleIsland: string;
  readonly starts: Readonly<Record<string, string>>;
  readonly hexes: readonly HexContent[];
}

/** A side of the board with what follows from where its hexes are. */
export interface BoardMap {
  readonly names: readonly string[];
  readonly neighbours: readonly (readonly Hex[])[];
  /** By hex: the terrains at its six corners as printed, or undefined where it is empty. */
  readonly corners: readonly (string | undefined)[];
  readonly middleIsland: Hex;
  readonly starts: Readonly<Record<string, Hex>>;
  /** By hex: column from the left and doubled row from the middle, for drawing. */
  readonly places: readonly { readonly u: number; readonly v: number }[];
}

const DIRECTIONS: readonly (readonly number[])[] = Object.values(mapContent.directions);

export function boardMap({ hexes, middleIsland, starts }: MapContent): BoardMap {
  const names = hexes.map(({ id }) => id);
  const indexAt = (u: number, v: number): Hex =>
    hexes.findIndex((hex) => hex.u === u && hex.v === v) as Hex;
  const hexNamed = (name: string): Hex => names.indexOf(name) as Hex;
  return {
    names,
    neighbours: hexes.map(({ u, v }) =>
      DIRECTIONS.map(([du = 0, dv = 0]) => indexAt(u + du, v + dv)).filter((hex) => hex >= 0),
    ),
    corners: hexes.map(({ corners }) => corners),
    middleIsland: hexNamed(middleIsland),
    starts: Object.fromEntries(
      Object.entries(starts).map(([label, name]) => [label, hexNamed(name)]),
    ),
    places: hexes.map(({ u, v }) => ({ u, v })),
  };
}

export const SMALL_MAP: BoardMap = boardMap(mapContent.maps.small);

export const HEXES = SMALL_MAP.names.length;
export const ALL_HEXES = idsUpTo<Hex>(SMALL_MAP.names.length);
export const MIDDLE: Hex = SMALL_MAP.middleIsland;
export const startHex = (label: StartId): Hex => SMALL_MAP.starts[label] as Hex;
/** SET-1 and SET-3: the hexes on which the human and the Automa begin. */
export const HUMAN_START: StartId = '2/4';
export const AUTOMA_START: StartId = '3/5';

export const hexName = (hex: Hex): string => SMALL_MAP.names[hex] as string;
export function hexOf(name: string): Hex | undefined {
  const hex = SMALL_MAP.names.indexOf(name) as Hex;
  return hex < 0 ? undefined : hex;
}
export const neighboursOf = (hex: Hex): readonly Hex[] => SMALL_MAP.neighbours[hex] as Hex[];
export const isPrinted = (hex: Hex): boolean => SMALL_MAP.corners[hex] !== undefined;

/** HEX-1: by picture and hex, its place in the order of reading, from 1. */
export const READING_ORDER: Readonly<Record<HexPatternId, readonly number[]>> = (() => {
  const byPattern = {} as Record<HexPatternId, readonly number[]>;
  for (const id of Object.keys(HEX_PATTERNS) as HexPatternId[]) {
    const order = HEX_PATTERNS[id].flat();
    byPattern[id] = SMALL_MAP.names.map((name) => order.indexOf(name) + 1);
  }
  return byPattern;
})();
