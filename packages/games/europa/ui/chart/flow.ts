import type { FlowGraph } from './graph.ts';
import type { Gutter, GutterSizes } from './gutters.ts';
import { guttersOf } from './gutters.ts';
import type { Box, Line } from './lines.ts';
import { exitsOf, lineOf } from './lines.ts';
import type { Places } from './placing.ts';
import { placesOf } from './placing.ts';
import { routesOf } from './routes.ts';

/** The drawing of one chart: every box and every line with its place, in pixels. */
export interface Flow {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
}

/** What grows with the letters is given by their height. */
export interface FlowSizes extends GutterSizes {
  /** The room there is; a drawing that needs more is scrolled. */
  readonly width: number;
  readonly columns: number;
  readonly heightOf: (id: string) => number;
}

const EDGE = 6;
const WIDEST = 15;
const NARROWEST = 8;

export function flowOf(graph: FlowGraph, sizes: FlowSizes): Flow {
  const places = placesOf(graph, sizes.columns);
  const routes = routesOf(graph, places, sizes.columns);
  const { letter } = sizes;
  const gutters = guttersOf(routes, places, sizes);
  const rest = sizes.width - gutters.reduce((sum, gutter) => sum + gutter.width, 0);
  const width = Math.max(NARROWEST * letter, Math.min(WIDEST * letter, rest / sizes.columns));
  const xOf = columnsAt(gutters, width);
  const { yOf, heightOf, height } = rowsAt(places, sizes);

  const boxes = new Map<string, Box>();
  for (const [id, place] of places) {
    const own = sizes.heightOf(id);
    // In the middle of its row, so that lines between neighbours are level.
    const y = yOf(place.row) + (heightOf(place.row) - own) / 2;
    boxes.set(id, { x: xOf(place.column), y, width, height: own });
  }
  const exits = exitsOf(routes);
  const drawing = { boxes, places, gutters, exits, xOf, yOf, heightOf, width, letter };
  return {
    boxes,
    lines: routes.routed.flatMap((routed) => lineOf(routed, drawing)),
    width: xOf(sizes.columns),
    height,
  };
}

function columnsAt(gutters: readonly Gutter[], width: number): (column: number) => number {
  const starts: number[] = [];
  let x = 0;
  for (const gutter of gutters) {
    x += gutter.width;
    starts.push(x);
    x += width;
  }
  // One past the last column is the right end of the drawing.
  return (column) => starts[column] ?? 0;
}

interface Rows {
  readonly yOf: (row: number) => number;
  readonly heightOf: (row: number) => number;
  readonly height: number;
}
function rowsAt(places: Places, { heightOf, letter }: FlowSizes): Rows {
  const heights: number[] = [];
  for (const [id, { row }] of places) heights[row] = Math.max(heights[row] ?? 0, heightOf(id));
  const gap = rowGap(letter);
  const starts: number[] = [];
  let y = EDGE;
  for (const height of heights) {
    starts.push(y);
    y += (height ?? 0) + gap;
  }
  return {
    yOf: (row) => starts[row] ?? 0,
    heightOf: (row) => heights[row] ?? 0,
    height: Math.max(0, y - gap) + EDGE,
  };
}
const rowGap = (letter: number): number => letter * 2;
