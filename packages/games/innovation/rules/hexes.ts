import type { Id } from '@empty-chair/kernel/ids';
import { idsUpTo, NONE } from '@empty-chair/kernel/ids';
import type { SideId, Terrain, TerrainId } from './content.ts';
import { LIMITS, ROW_CODES, SIDE_IDS, sides, TERRAINS, terrainOf } from './content.ts';

/**
 * A hex is its place in a grid of 9 rows of 13, counted in reading order: so the order of the
 * numbers is the order of AOI-TB5. Both board sides use the same grid and the same names.
 */
export type Hex = Id<'Hex'>;

const ROWS = 'ABCDEFGHI';
const COLUMNS = 13;
export const HEXES = ROWS.length * COLUMNS;
export const ALL_HEXES = idsUpTo<Hex>(HEXES);
const hexIn = (row: number, column: number): Hex => (row * COLUMNS + column) as Hex;
/** What a place of the grid is that is not land. */
export const RIVER = TERRAINS.length as Terrain;
export const OUTSIDE: Terrain = NONE;

export interface BoardSide {
  readonly id: SideId;
  /** As printed, by hex. */
  readonly terrain: readonly Terrain[];
  /** In reading order. */
  readonly land: readonly Hex[];
  /** By hex, land and river. */
  readonly neighbours: readonly (readonly Hex[])[];
  /** By shipping value and hex: the land in reach, in reading order. Rivers never move. */
  readonly reach: readonly (readonly (readonly Hex[])[])[];
  readonly bridges: readonly (readonly [Hex, Hex])[];
  readonly edge: readonly Hex[];
  /** By terrain: the hex of each letter of the starting-workshop card. */
  readonly starts: readonly Readonly<Record<string, Hex>>[];
}

export function hexName(hex: Hex): string {
  return `${ROWS[Math.floor(hex / COLUMNS)]}${(hex % COLUMNS) + 1}`;
}

/** Undefined for a name outside of the grid. */
export function hexOf(name: string): Hex | undefined {
  const row = ROWS.indexOf(name.charAt(0));
  const column = Number(name.slice(1));
  const isThere = row >= 0 && Number.isInteger(column) && column >= 1 && column <= COLUMNS;
  if (!isThere) return undefined;
  const hex = hexIn(row, column - 1);
  return hexName(hex) === name ? hex : undefined;
}

/** Where it lies, for whoever draws: in hex widths and rows; every second row is half a hex in. */
export function hexPlace(hex: Hex): { readonly x: number; readonly row: number } {
  const row = Math.floor(hex / COLUMNS);
  return { x: (hex % COLUMNS) + (row % 2) / 2, row };
}

/** Whether a bridge could span from one to the other: both touch the same two places in between. */
export function isAcross(one: Hex, other: Hex): boolean {
  const from = hexPlace(one);
  const to = hexPlace(other);
  const across = Math.abs(from.x - to.x);
  const down = Math.abs(from.row - to.row);
  return (down === 2 && across === 0) || (down === 1 && across === 1.5);
}

const known = (name: string): Hex => {
  const hex = hexOf(name);
  if (hex === undefined) throw new RangeError(`no hex ${name}`);
  return hex;
};

function boardSide(id: SideId): BoardSide {
  const { rows, bridges, edgeHexes, startingWorkshops } = sides[id];
  const terrain = [...ROWS].flatMap((row) =>
    [...((rows as Readonly<Record<string, string>>)[row] as string)].map(terrainOfCode),
  );
  const isLandAt = (hex: Hex): boolean => isLand(terrain[hex] as Terrain);
  const neighbours = ALL_HEXES.map((hex) => besides(terrain, hex));
  const land = ALL_HEXES.filter(isLandAt);
  return {
    id,
    terrain,
    land,
    neighbours,
    reach: Array.from({ length: LIMITS.shipping + 1 }, (_, shipping) =>
      ALL_HEXES.map((hex) => (isLandAt(hex) ? inReach(terrain, neighbours, hex, shipping) : [])),
    ),
    bridges: bridges.map(([one = '', other = '']) => [known(one), known(other)] as const),
    edge: edgeHexes.map(known),
    starts: TERRAINS.map((kind) =>
      Object.fromEntries(
        Object.entries(startingWorkshops[kind]).map(([letter, name]) => [letter, known(name)]),
      ),
    ),
  };
}

function terrainOfCode(code: string): Terrain {
  const kind = ROW_CODES[code];
  if (kind === 'river') return RIVER;
  return terrainOf(kind as TerrainId);
}

function isLand(kind: Terrain): boolean {
  return kind !== RIVER && kind !== OUTSIDE;
}

function besides(terrain: readonly Terrain[], hex: Hex): readonly Hex[] {
  const row = Math.floor(hex / COLUMNS);
  const column = hex % COLUMNS;
  const near = row % 2 === 0 ? column - 1 : column;
  const around = [
    [row - 1, near],
    [row - 1, near + 1],
    [row, column - 1],
    [row, column + 1],
    [row + 1, near],
    [row + 1, near + 1],
  ] as const;
  return around
    .filter(([r, c]) => r >= 0 && r < ROWS.length && c >= 0 && c < COLUMNS)
    .map(([r, c]) => hexIn(r, c))
    .filter((other) => terrain[other] !== OUTSIDE);
}

/** Adjacent land, and land at the end of a chain of at most `shipping` river hexes. */
function inReach(
  terrain: readonly Terrain[],
  neighbours: readonly (readonly Hex[])[],
  from: Hex,
  shipping: number,
): readonly Hex[] {
  const steps = new Map<Hex, number>([[from, 0]]);
  const found = new Set<Hex>();
  for (const [hex, rivers] of steps) {
    for (const next of neighbours[hex] as readonly Hex[]) {
      if (terrain[next] !== RIVER) found.add(next);
      else if (rivers < shipping && !steps.has(next)) steps.set(next, rivers + 1);
    }
  }
  found.delete(from);
  return [...found].sort((one, other) => one - other);
}

export const BOARD_SIDES: Readonly<Record<SideId, BoardSide>> = {
  [SIDE_IDS[0]]: boardSide(SIDE_IDS[0]),
  [SIDE_IDS[1]]: boardSide(SIDE_IDS[1]),
};

// Read at every step of the Automa: plain arrays, each with an accessor of its own.
export const neighboursOf = ({ neighbours }: BoardSide, hex: Hex): readonly Hex[] =>
  neighbours[hex] as readonly Hex[];
export const printedTerrain = ({ terrain }: BoardSide, hex: Hex): Terrain =>
  terrain[hex] as Terrain;
export const landInReach = ({ reach }: BoardSide, shipping: number, from: Hex): readonly Hex[] =>
  reach[shipping]?.[from] as readonly Hex[];
