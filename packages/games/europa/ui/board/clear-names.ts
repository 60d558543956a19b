import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';
import type { MapView } from '../../rules/view.ts';
import { linesOf } from './label.ts';
import { AREAS, PROVINCES, SEA_ZONES, TRADE_NODES } from './layout.ts';

/** A name as it is written on the map. */
export interface WrittenName {
  readonly key: string;
  readonly name: string;
  readonly isSea: boolean;
}
/** Where a name stands, in one line or two. */
export interface NameSpot {
  readonly at: Point;
  readonly split: number;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  /** Half of its width and height. */
  readonly w: number;
  readonly h: number;
}

/** How wide a letter is, and how high a line, for letters of one unit. */
const LETTER = 0.55;
const SEA_LETTER = 0.5;
const CAPITALS = 0.36;
/** Chips with their rim, and the diamonds of Trade Nodes. */
const CHIP = 13.5;
const NODE = 12;
/** Enlarged, as letters are. */
const BOAT = 22;

/** Farther than any name reaches. */
const FAR = 300;

const around = ({ x, y }: Point, half: number): Box => ({ x, y, w: half, h: half });
/** What lies on the printed map. */
export const PIECES: readonly Box[] = [
  ...[...PROVINCES.values()].map((spot) => around(spot, CHIP)),
  ...[...TRADE_NODES.values()].map((spot) => around(spot, NODE)),
];
const BOATS: readonly Box[] = [...SEA_ZONES.values()].map((zone) => around(zone.at, BOAT));

export const meets = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < one.w + other.w && Math.abs(one.y - other.y) < one.h + other.h;

/** The lines of a name, each as wide as its letters. */
export function boxesOf(
  { name, isSea }: Pick<WrittenName, 'name' | 'isSea'>,
  { at: spot, split }: NameSpot,
  letters: number,
) {
  const lines = linesOf(name, split);
  return lines.map((line, i): Box => {
    const w = (line.length * letters * (isSea ? SEA_LETTER : LETTER)) / 2;
    const y = spot.y + (i - (lines.length - 1) / 2) * letters;
    return { x: spot.x, y, w, h: letters * CAPITALS };
  });
}

/** From its own place outwards; a sea has more room than an area. */
function shifts(isSea: boolean): readonly Point[] {
  const most = isSea ? 56 : 24;
  const all: Point[] = [];
  for (let x = -most; x <= most; x += 8) for (let y = -most; y <= most; y += 8) all.push(at(x, y));
  return all.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
}

/** The names of areas first: a sea has more room for its own. */
export const namesOn = ({ areas, seaZones }: Pick<MapView, 'areas' | 'seaZones'>) => [
  ...areas.map(({ id, name }): WrittenName => ({ key: id, name, isSea: false })),
  ...seaZones
    .filter(({ id }) => SEA_ZONES.get(id)?.path !== '')
    .map(({ id, name }): WrittenName => ({ key: id, name, isSea: true })),
];

/**
 * From afar letters are larger than the places they are drawn for: each name stands where it is
 * clear of chips and of the names before it, or is left out.
 */
export function clearNames(
  names: readonly WrittenName[],
  letters: number,
): ReadonlyMap<string, NameSpot> {
  const taken: Box[] = [...PIECES];
  const found = new Map<string, NameSpot>();
  for (const written of names) {
    const spots = spotsFor(written);
    const near = (box: Box): boolean =>
      spots[0] !== undefined && meets(around(spots[0].at, FAR), box);
    const others = (written.isSea ? [...taken, ...BOATS] : taken).filter(near);
    const spot = spots.find(
      (one) => !boxesOf(written, one, letters).some((own) => others.some((it) => meets(own, it))),
    );
    if (spot === undefined) continue;
    found.set(written.key, spot);
    taken.push(...boxesOf(written, spot, letters));
  }
  return found;
}

function spotsFor({ key, name, isSea }: WrittenName): readonly NameSpot[] {
  const shape = isSea ? SEA_ZONES.get(key) : AREAS.get(key);
  if (shape === undefined) return [];
  const splits = [...new Set([shape.split, name.includes(' ') ? 1 : 0, 0])];
  return shifts(isSea).flatMap(({ x, y }) =>
    splits.map((split) => ({ at: at(shape.label.x + x, shape.label.y + y), split })),
  );
}
