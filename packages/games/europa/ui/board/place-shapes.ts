import type { Ref } from '@empty-chair/kernel/words';
import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at, circlePath } from '@empty-chair/uikit/board/geometry.ts';
import { AREAS, PROVINCES, SEA_ZONES, TRADE_NODES } from './layout.ts';
import type { Corners } from './outline.ts';
import { cornersOf } from './outline.ts';

export const keyOf = ({ kind, id }: Ref): string => `${kind} ${id}`;
export function refOf(key: string): Ref {
  const gap = key.indexOf(' ');
  return { kind: key.slice(0, gap), id: key.slice(gap + 1) };
}

/** A place as rings, arrows and the keyboard need it. */
export interface PlaceShape {
  readonly key: string;
  /** Where an arrow ends and the keyboard goes. */
  readonly at: Point;
  readonly outline: string;
  readonly corners: Corners;
  /** What has to be in the window for the place to be seen whole. */
  readonly extent: readonly Point[];
  readonly isChip: boolean;
}

/** A ring around a chip, a node or a disc of the sea. */
const RING = 17;

function chip(key: string, middle: Point): PlaceShape {
  const { x, y } = middle;
  return {
    key,
    at: middle,
    outline: circlePath(middle, RING),
    corners: { top: at(x + 22, y - 15), bottom: at(x, y + 22), left: at(x - RING - 6, y) },
    extent: [middle],
    isChip: true,
  };
}

function outlined(key: string, middle: Point, path: string, isFramed: boolean): PlaceShape {
  const corners = cornersOf(path);
  const extent = isFramed ? [middle, corners.top, corners.bottom, corners.left] : [middle];
  return { key, at: middle, outline: path, corners, extent, isChip: false };
}

function found({ kind, id }: Ref): PlaceShape | undefined {
  const key = keyOf({ kind, id });
  const area = kind === 'area' ? AREAS.get(id) : undefined;
  if (area !== undefined) return outlined(key, area.spots[0] ?? area.label, area.path, true);
  // A Distant Area is its one province.
  const province = kind === 'province' || kind === 'area' ? PROVINCES.get(id) : undefined;
  if (province !== undefined) return chip(key, province);
  const node = kind === 'node' ? TRADE_NODES.get(id) : undefined;
  if (node !== undefined) return chip(key, node);
  const zone = kind === 'seaZone' ? SEA_ZONES.get(id) : undefined;
  if (zone === undefined) return undefined;
  // A sea is too large to be framed: its ships and its name are what matters.
  return zone.path === '' ? chip(key, zone.at) : outlined(key, zone.at, zone.path, false);
}

const known = new Map<string, PlaceShape | undefined>();

export function placeShape(ref: Ref): PlaceShape | undefined {
  const key = keyOf(ref);
  if (!known.has(key)) known.set(key, found(ref));
  return known.get(key);
}

/** How far its corners are cut off. */
const ROUND = 7;

/** What is said of a place is drawn along its own shape: a Large Province is a square, and stays one. */
export function ringOf(
  { key, at: { x, y }, outline, isChip }: PlaceShape,
  large: ReadonlySet<string>,
): string {
  if (!isChip || !large.has(refOf(key).id)) return outline;
  const side = 2 * (RING - ROUND);
  const turn = (dx: number, dy: number): string => `a${ROUND} ${ROUND} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x - RING + ROUND} ${y - RING}`,
    `h${side}${turn(ROUND, ROUND)}`,
    `v${side}${turn(-ROUND, ROUND)}`,
    `h${-side}${turn(-ROUND, -ROUND)}`,
    `v${-side}${turn(ROUND, -ROUND)}z`,
  ].join('');
}
