import type { FlowEdge } from './graph.ts';
import type { Gutter } from './gutters.ts';
import type { Places } from './placing.ts';
import type { Routed, Routes, Side } from './routes.ts';
import { TIP } from './shape.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Line {
  readonly edge: FlowEdge;
  /** Each turn of the line; the last one touches the target from above. */
  readonly points: readonly Point[];
  readonly label: Label;
}

interface Label extends Point {
  readonly anchor: 'start' | 'end';
  /** Where there is room for more lines of it: only at the side of a box. */
  readonly grows: 'up' | 'down' | 'not';
}

/** The lines that leave a box by one of its sides, from above: each has its own beginning. */
type Exits = ReadonlyMap<string, readonly FlowEdge[]>;
const exitKey = (from: string, side: Side): string => `${from} ${side}`;

export function exitsOf({ routed }: Routes): Exits {
  const exits = new Map<string, FlowEdge[]>();
  for (const { edge, route } of routed) {
    if (route.kind !== 'corner' && route.kind !== 'lane') continue;
    const key = exitKey(edge.from, route.side);
    exits.set(key, [...(exits.get(key) ?? []), edge]);
  }
  return exits;
}

/** What a line needs to know of the drawing around it. */
export interface Drawing {
  readonly yOf: (row: number) => number;
  readonly heightOf: (row: number) => number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly places: Places;
  readonly gutters: readonly Gutter[];
  readonly exits: Exits;
  readonly xOf: (column: number) => number;
  readonly width: number;
  readonly letter: number;
}

export function lineOf({ edge, route }: Routed, drawing: Drawing): readonly Line[] {
  const { letter } = drawing;
  const from = drawing.boxes.get(edge.from);
  const to = drawing.boxes.get(edge.to);
  if (from === undefined || to === undefined) return [];
  const end = { x: to.x + to.width / 2, y: to.y };
  const bottom = { x: from.x + from.width / 2, y: from.y + from.height };
  switch (route.kind) {
    case 'straight': {
      const label = {
        x: bottom.x + 7,
        y: bottom.y + letter * 0.95,
        anchor: 'start',
        grows: 'not',
      } as const;
      return [{ edge, points: [bottom, end], label }];
    }
    case 'corner': {
      const start = exitAt(edge, from, route.side, drawing);
      const label = labelBeside(edge, start, route.side, drawing);
      return [{ edge, points: [start, { x: end.x, y: start.y }, end], label }];
    }
    case 'lane': {
      const start = exitAt(edge, from, route.side, drawing);
      const lane = laneAt(route.gutter, route.lane, drawing);
      const points = [start, { x: lane, y: start.y }, ...arrival(edge.to, lane, end, drawing)];
      return [{ edge, points, label: labelBeside(edge, start, route.side, drawing) }];
    }
    case 'below': {
      const start = { x: bottom.x - from.width / 4, y: bottom.y };
      const row = drawing.places.get(edge.from)?.row ?? 0;
      const under = drawing.yOf(row) + drawing.heightOf(row) + letter * 0.5;
      const lane = laneAt(route.gutter, route.lane, drawing);
      const label = {
        x: start.x - 5,
        y: start.y + letter * 0.95,
        anchor: 'end',
        grows: 'not',
      } as const;
      const way = [start, { x: start.x, y: under }, { x: lane, y: under }];
      return [{ edge, points: [...way, ...arrival(edge.to, lane, end, drawing)], label }];
    }
  }
}

/** From a lane to above the box and down: a little higher from the left, lest two of a row meet. */
function arrival(to: string, lane: number, end: Point, drawing: Drawing): readonly Point[] {
  const top = drawing.yOf(drawing.places.get(to)?.row ?? 0);
  const above = top - drawing.letter * (lane < end.x ? 1.05 : 0.75);
  return [{ x: lane, y: above }, { x: end.x, y: above }, end];
}

/** A single line leaves at the point of the side, several share its height. */
function exitAt(edge: FlowEdge, box: Box, side: Side, drawing: Drawing): Point {
  const all = drawing.exits.get(exitKey(edge.from, side)) ?? [edge];
  const isAlone = all.length === 1;
  const middle = side === 'left' && isFacing(edge.from, drawing) ? 0.7 : 0.5;
  const down = isAlone ? middle : (all.indexOf(edge) + 1) / (all.length + 1);
  const slope = TIP * Math.abs(1 - 2 * down);
  return {
    x: side === 'left' ? box.x + slope : box.x + box.width - slope,
    y: box.y + box.height * down,
  };
}

/** The box on its left sends a line into the same gutter: on one height they could not be told apart. */
function isFacing(id: string, { places, exits }: Drawing): boolean {
  const own = places.get(id);
  const left = [...places].find(
    ([, it]) => own !== undefined && it.row === own.row && it.column === own.column - 1,
  );
  return left !== undefined && exits.has(exitKey(left[0], 'right'));
}

/** Over its line; of several lines at a side the first, the others under theirs. */
function labelBeside(
  edge: FlowEdge,
  { x, y }: Point,
  side: Side,
  { exits, letter }: Drawing,
): Label {
  const isFirst = (exits.get(exitKey(edge.from, side)) ?? [edge])[0] === edge;
  return {
    x: side === 'left' ? x - 4 : x + 4,
    y: isFirst ? y - 6 : y + letter * 0.8,
    anchor: side === 'left' ? 'end' : 'start',
    grows: isFirst ? 'up' : 'down',
  };
}

/** Counted from the boxes outwards; between two columns from the left. */
function laneAt(gutter: number, lane: number, { xOf, gutters, width }: Drawing): number {
  const away = gutters[gutter]?.laneAt(lane) ?? 0;
  return gutter === 0 ? xOf(0) - away : xOf(gutter - 1) + width + away;
}
