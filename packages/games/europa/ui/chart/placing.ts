import type { FlowBox, FlowGraph } from './graph.ts';

/** Where a box stands in the drawing, before anything has a size. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export type Places = ReadonlyMap<string, Place>;

/** One column follows the chart's own order; several put side branches beside the long way down. */
export function placesOf(graph: FlowGraph, columns: number): Places {
  return columns <= 1 ? inOneColumn(graph) : inColumns(graph, columns);
}

/** Each box after all that lead to it, otherwise in the order of the chart: branches stay together. */
function inOneColumn({ boxes, edges }: FlowGraph): Places {
  const places = new Map<string, Place>();
  const isReady = ({ id }: FlowBox): boolean =>
    edges.every(({ from, to, isBack }) => to !== id || isBack || places.has(from));
  for (let left = [...boxes]; left.length > 0; ) {
    const next = left.find(isReady) ?? left[0];
    if (next === undefined) break;
    places.set(next.id, { row: places.size, column: 0 });
    left = left.filter((box) => box !== next);
  }
  return places;
}

function inColumns(graph: FlowGraph, columns: number): Places {
  const places = new Map<string, Place>();
  let row = 0;
  for (const layer of layersOf(graph)) {
    for (let i = 0; i < layer.length; i += columns) {
      const taken = new Set<number>();
      for (const { id } of layer.slice(i, i + columns)) {
        const column = nearestFree(taken, wishOf(graph, places, id, taken), columns);
        taken.add(column);
        places.set(id, { row, column });
      }
      row += 1;
    }
  }
  return places;
}

/** The boxes by their longest way from the first one; what nothing leads to comes last. */
export function layersOf({ boxes, edges }: FlowGraph): readonly (readonly FlowBox[])[] {
  const depth = new Map<string, number>();
  const depthOf = (id: string): number => {
    const known = depth.get(id);
    if (known !== undefined) return known;
    const above = edges.filter(({ to, isBack }) => to === id && !isBack);
    const found = above.reduce((deepest, { from }) => Math.max(deepest, depthOf(from) + 1), 0);
    depth.set(id, found);
    return found;
  };
  const layers: FlowBox[][] = [];
  const strays: FlowBox[] = [];
  for (const [index, box] of boxes.entries()) {
    const at = depthOf(box.id);
    if (at === 0 && index > 0) strays.push(box);
    else {
      while (layers.length <= at) layers.push([]);
      layers[at]?.push(box);
    }
  }
  return strays.length === 0 ? layers : [...layers, strays];
}

/** Below the one it is come to from; of a question's branches the first that asks for it. */
function wishOf(
  { edges }: FlowGraph,
  places: Places,
  id: string,
  taken: ReadonlySet<number>,
): number {
  const above = edges
    .filter(({ to, isBack }) => to === id && !isBack)
    .flatMap(({ from }) => places.get(from) ?? [])
    .sort((a, b) => b.row - a.row || a.column - b.column);
  return above.find(({ column }) => !taken.has(column))?.column ?? above[0]?.column ?? 0;
}

function nearestFree(taken: ReadonlySet<number>, wish: number, columns: number): number {
  for (let away = 0; away < columns; away += 1) {
    for (const column of [wish + away, wish - away]) {
      if (column >= 0 && column < columns && !taken.has(column)) return column;
    }
  }
  return wish;
}
