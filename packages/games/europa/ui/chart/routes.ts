import type { FlowEdge, FlowGraph } from './graph.ts';
import type { Place, Places } from './placing.ts';

/**
 * How a line gets to its box: straight down; from the side and then down; or through a gutter
 * between columns, where it has a lane. Gutter 0 is left of the first column.
 */
type Route =
  | { readonly kind: 'straight' }
  | { readonly kind: 'corner'; readonly side: Side }
  | { readonly kind: 'lane'; readonly side: Side; readonly gutter: number; readonly lane: number }
  | { readonly kind: 'below'; readonly gutter: number; readonly lane: number };
export type Side = 'left' | 'right';

export interface Routed {
  readonly edge: FlowEdge;
  readonly route: Route;
}

export interface Routes {
  readonly routed: readonly Routed[];
  /** Lanes in each gutter. */
  readonly lanes: readonly number[];
}

/** A lane belongs to a target: all lines that go there by this gutter run together. */
interface Bus {
  readonly gutter: number;
  readonly to: string;
  readonly top: number;
  readonly bottom: number;
}

interface Trip {
  readonly edge: FlowEdge;
  readonly from: Place;
  readonly to: Place;
}

export function routesOf({ edges }: FlowGraph, places: Places, columns: number): Routes {
  const trips = edges.flatMap((edge): Trip[] => {
    const from = places.get(edge.from);
    const to = places.get(edge.to);
    return from === undefined || to === undefined ? [] : [{ edge, from, to }];
  });
  const isFree = freeIn(places);
  const buses: Bus[] = [];
  /** Sides of a box by which a line leaves already. */
  const leaving = new Set<string>();
  const drafts = new Map<Trip, Route>();
  const short = [...trips].sort((a, b) => span(a) - span(b));

  for (const trip of short.filter((it) => isStraight(it, isFree))) {
    drafts.set(trip, { kind: 'straight' });
  }
  for (const trip of short) {
    if (drafts.has(trip)) continue;
    const side: Side = trip.to.column > trip.from.column ? 'right' : 'left';
    const key = `${trip.edge.from} ${side}`;
    if (!isCorner(trip, isFree) || leaving.has(key)) continue;
    leaving.add(key);
    drafts.set(trip, { kind: 'corner', side });
  }
  for (const trip of short) {
    if (drafts.has(trip)) continue;
    const wanted = guttersOf(trip);
    const isBelow = wanted.length === 0;
    const gutter = isBelow ? nearGutter(trip) : bestGutter(trip, wanted, buses, leaving);
    const side: Side = gutter > trip.from.column ? 'right' : 'left';
    join(buses, trip, gutter);
    if (isBelow) drafts.set(trip, { kind: 'below', gutter, lane: 0 });
    else {
      leaving.add(`${trip.edge.from} ${side}`);
      drafts.set(trip, { kind: 'lane', side, gutter, lane: 0 });
    }
  }

  const laneOf = lanesOf(buses);
  return {
    routed: trips.map((trip) => {
      const route = drafts.get(trip) ?? { kind: 'straight' };
      const isInLane = route.kind === 'lane' || route.kind === 'below';
      if (!isInLane) return { edge: trip.edge, route };
      const lane = laneOf.get(busKey(route.gutter, trip.edge.to)) ?? 0;
      return { edge: trip.edge, route: { ...route, lane } };
    }),
    lanes: Array.from({ length: columns + 1 }, (_, gutter) =>
      buses.reduce(
        (most, bus) =>
          bus.gutter === gutter
            ? Math.max(most, (laneOf.get(busKey(gutter, bus.to)) ?? 0) + 1)
            : most,
        0,
      ),
    ),
  };
}

const span = ({ from, to }: Trip): number => Math.abs(to.row - from.row);
const busKey = (gutter: number, to: string): string => `${gutter} ${to}`;

type IsFree = (row: number, column: number) => boolean;
function freeIn(places: Places): IsFree {
  const taken = new Set([...places.values()].map(({ row, column }) => `${row} ${column}`));
  return (row, column) => !taken.has(`${row} ${column}`);
}

/** Directly below, with nothing between. */
function isStraight({ from, to }: Trip, isFree: IsFree): boolean {
  if (from.column !== to.column || to.row <= from.row) return false;
  for (let row = from.row + 1; row < to.row; row += 1) if (!isFree(row, to.column)) return false;
  return true;
}

/** Out at the side, over free ground until above the target, and down. */
function isCorner({ from, to }: Trip, isFree: IsFree): boolean {
  if (from.column === to.column || to.row <= from.row) return false;
  const step = Math.sign(to.column - from.column);
  for (let column = from.column + step; column !== to.column; column += step) {
    if (!isFree(from.row, column)) return false;
  }
  for (let row = from.row; row < to.row; row += 1) if (!isFree(row, to.column)) return false;
  return true;
}

/** The gutters that touch both boxes. */
function guttersOf({ from, to }: Trip): readonly number[] {
  return [from.column + 1, from.column].filter((it) => it === to.column || it === to.column + 1);
}
const nearGutter = ({ from, to }: Trip): number =>
  from.column < to.column ? to.column : to.column + 1;

/** More than all lines of a chart. */
const CROWDED = 1000;

/** Away from other lines of the box; where the target has a lane already; else the emptier one. */
function bestGutter(
  trip: Trip,
  wanted: readonly number[],
  buses: readonly Bus[],
  leaving: ReadonlySet<string>,
): number {
  const cost = (gutter: number): number => {
    const side: Side = gutter > trip.from.column ? 'right' : 'left';
    const isShared = buses.some((bus) => bus.gutter === gutter && bus.to === trip.edge.to);
    const crowd = buses.filter((bus) => bus.gutter === gutter && overlaps(bus, rangeOf(trip)));
    return (
      crowd.length - (isShared ? 2 : 0) + (leaving.has(`${trip.edge.from} ${side}`) ? CROWDED : 0)
    );
  };
  return [...wanted].sort((a, b) => cost(a) - cost(b))[0] ?? 0;
}

/** Rows count double, so that a line below its box is told from one beside it. */
function rangeOf({ from, to }: Trip): { readonly top: number; readonly bottom: number } {
  const start = from.row * 2;
  const end = to.row * 2 - 1;
  return { top: Math.min(start, end), bottom: Math.max(start, end) };
}
const overlaps = (
  a: { readonly top: number; readonly bottom: number },
  b: { readonly top: number; readonly bottom: number },
): boolean => a.top <= b.bottom && b.top <= a.bottom;

function join(buses: Bus[], trip: Trip, gutter: number): void {
  const range = rangeOf(trip);
  const at = buses.findIndex((bus) => bus.gutter === gutter && bus.to === trip.edge.to);
  const old = buses[at];
  if (old === undefined) buses.push({ gutter, to: trip.edge.to, ...range });
  else {
    const top = Math.min(old.top, range.top);
    buses[at] = { ...old, top, bottom: Math.max(old.bottom, range.bottom) };
  }
}

/** Short ones keep close to the boxes; lines that run beside each other have different lanes. */
function lanesOf(buses: readonly Bus[]): ReadonlyMap<string, number> {
  const lanes = new Map<string, number>();
  const placed: { readonly bus: Bus; readonly lane: number }[] = [];
  const byLength = [...buses].sort((a, b) => a.bottom - a.top - (b.bottom - b.top));
  for (const bus of byLength) {
    const used = new Set(
      placed
        .filter((it) => it.bus.gutter === bus.gutter && overlaps(it.bus, bus))
        .map((it) => it.lane),
    );
    let lane = 0;
    while (used.has(lane)) lane += 1;
    placed.push({ bus, lane });
    lanes.set(busKey(bus.gutter, bus.to), lane);
  }
  return lanes;
}
