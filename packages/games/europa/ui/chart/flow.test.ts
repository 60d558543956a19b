import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import chartsJson from '../../content/charts.json' with { type: 'json' };
import type { Flow } from './flow.ts';
import { flowOf } from './flow.ts';
import { flowGraph } from './graph.ts';
import type { Box, Point } from './lines.ts';
import type { Chart } from './model.ts';
import { layersOf, placesOf } from './placing.ts';

const charts = chartsJson.charts as readonly Chart[];
/** Boxes of different heights, as longer words make them. */
const heightOf = (id: string): number => 44 + (id.length % 3) * 16;
const wordWidth = (cases: readonly string[]): number => cases.join(', ').length * 6.5;
const drawn = (chart: Chart, columns: number): Flow =>
  flowOf(flowGraph(chart), { width: 358 * columns, columns, heightOf, wordWidth, letter: 16 });

const all = charts.flatMap((chart) =>
  [1, 2, 3].map((columns) => ({ name: `${chart.id} in ${columns}`, chart, columns })),
);

interface Segment {
  readonly a: Point;
  readonly b: Point;
  readonly from: string;
  readonly to: string;
}
const segmentsOf = ({ lines }: Flow): Segment[] =>
  lines.flatMap(({ edge, points }) =>
    points.slice(1).flatMap((b, i) => {
      const a = points[i];
      return a === undefined ? [] : [{ a, b, from: edge.from, to: edge.to }];
    }),
  );
/** A line may touch the boxes that it joins. */
const linesThroughBoxes = (flow: Flow): string[] =>
  segmentsOf(flow).flatMap(({ a, b, from, to }) => {
    const line = {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    };
    return [...flow.boxes]
      .filter(([id, box]) => id !== from && id !== to && !apart(line, box))
      .map(([id]) => `${from} to ${to} through ${id}`);
  });
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe.each(all)('the chart $name', ({ chart, columns }) => {
  const flow = drawn(chart, columns);
  const boxes = [...flow.boxes];

  test('no two boxes overlap, and all are inside', () => {
    for (const [i, [, box]] of boxes.entries()) {
      for (const [, other] of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
      expect(box.x >= 0 && box.x + box.width <= flow.width).toBe(true);
      expect(box.y >= 0 && box.y + box.height <= flow.height).toBe(true);
    }
  });

  test('each node has a box, each case of each node a line', () => {
    for (const { id, kind, edges } of chart.nodes) {
      expect(flow.boxes.has(id)).toBe(true);
      if (kind === 'goto') continue;
      const cases = flow.lines
        .filter(({ edge }) => edge.from === id)
        .flatMap(({ edge }) => edge.cases);
      expect(cases.sort()).toEqual(Object.keys(edges ?? {}).sort());
    }
  });

  test('lines are level or upright, begin at their box and end on top of the other', () => {
    for (const { edge, points } of flow.lines) {
      const from = flow.boxes.get(edge.from);
      const to = flow.boxes.get(edge.to);
      const [first, last] = [points[0], points.at(-1)];
      if (!from || !to || !first || !last) throw new Error('a line without an end');
      expect(last).toEqual({ x: to.x + to.width / 2, y: to.y });
      expect(apart({ ...first, width: 0.1, height: 0.1 }, grown(from))).toBe(false);
      for (const [i, b] of points.slice(1).entries()) {
        const a = points[i];
        expect(a !== undefined && (a.x === b.x || a.y === b.y)).toBe(true);
      }
    }
  });

  test('no line runs through a box', () => {
    expect(linesThroughBoxes(flow)).toEqual([]);
  });

  test('lines to different boxes never lie on each other', () => {
    const segments = segmentsOf(flow);
    for (const [i, s] of segments.entries()) {
      for (const t of segments.slice(i + 1)) {
        if (s.to === t.to || s.from === t.from) continue;
        expect([s.from, s.to, t.from, t.to, covers(s, t)]).toEqual([
          s.from,
          s.to,
          t.from,
          t.to,
          false,
        ]);
      }
    }
  });

  test('lines from one box to different boxes part at once', () => {
    const segments = segmentsOf(flow);
    for (const [i, s] of segments.entries()) {
      for (const t of segments.slice(i + 1)) {
        if (s.from !== t.from || s.to === t.to) continue;
        expect([s.from, s.to, t.to, covers(s, t)]).toEqual([s.from, s.to, t.to, false]);
      }
    }
  });
});

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - 1,
  y: y - 1,
  width: width + 2,
  height: height + 2,
});

/** On the same line, with more than a touch in common. */
function covers(s: Segment, t: Segment): boolean {
  const along = (p: 'x' | 'y', q: 'x' | 'y'): boolean =>
    s.a[p] === s.b[p] &&
    t.a[p] === t.b[p] &&
    Math.abs(s.a[p] - t.a[p]) < 2 &&
    Math.min(Math.max(s.a[q], s.b[q]), Math.max(t.a[q], t.b[q])) -
      Math.max(Math.min(s.a[q], s.b[q]), Math.min(t.a[q], t.b[q])) >
      1;
  return along('x', 'y') || along('y', 'x');
}

const node = (id: string, edges?: Record<string, string>): Chart['nodes'][number] => ({
  id,
  kind: edges === undefined ? 'end' : 'question',
  ...(edges && { edges }),
  source: 'own',
  confidence: 'high',
});

test('a box stands below its longest way', () => {
  const chart = {
    id: 'x',
    page: 1,
    nodes: [
      node('a', { yes: 'b', no: 'c' }),
      node('b', { yes: 'c', no: 'd' }),
      node('c'),
      node('d'),
    ],
  };
  expect(layersOf(flowGraph(chart)).map((layer) => layer.map(({ id }) => id))).toEqual([
    ['a'],
    ['b'],
    ['c', 'd'],
  ]);
});

test('in one column each box comes after those that lead to it, branches in the chart\u2019s order', () => {
  for (const chart of charts) {
    const graph = flowGraph(chart);
    const places = placesOf(graph, 1);
    const rowOf = (id: string): number => places.get(id)?.row ?? -1;
    for (const { from, to, isBack } of graph.edges) {
      expect([from, to, isBack || rowOf(from) < rowOf(to)]).toEqual([from, to, true]);
    }
  }
  const battle = charts.find(({ id }) => id === 'naval-battle');
  const order = battle === undefined ? [] : [...placesOf(flowGraph(battle), 1).keys()];
  expect(order).toEqual(battle?.nodes.map(({ id }) => id));
});

test('a loop does not push its boxes down', () => {
  const chart = {
    id: 'x',
    page: 1,
    nodes: [node('a', { yes: 'b', no: 'c' }), node('b', { yes: 'a', no: 'c' }), node('c')],
  };
  const graph = flowGraph(chart);
  expect(graph.edges.filter(({ isBack }) => isBack).map(({ from, to }) => [from, to])).toEqual([
    ['b', 'a'],
  ]);
  expect(layersOf(graph).length).toBe(3);
});

test('a box that nothing leads to, as in a chart being edited, comes last', () => {
  const chart = {
    id: 'x',
    page: 1,
    nodes: [node('a', { yes: 'b', no: 'b' }), node('stray'), node('b')],
  };
  const rows = placesOf(flowGraph(chart), 3);
  expect(rows.get('stray')?.row).toBe(2);
  expect(flowGraph(chart).edges[0]?.cases).toEqual(['yes', 'no']);
});

test('an edge into another chart ends at a sign of it', () => {
  const chart = { id: 'x', page: 1, nodes: [node('a', { yes: 'siege', no: 'b' }), node('b')] };
  const exit = flowGraph(chart).boxes.find(({ kind }) => kind === 'exit');
  expect(exit?.to).toBe('siege');
});

/** Whatever an editor makes of a chart: lines in any direction, loops, boxes nobody comes to. */
const anyChart = fc
  .array(fc.array(fc.nat(13), { maxLength: 4 }), { minLength: 1, maxLength: 14 })
  .map(
    (targets): Chart => ({
      id: 'any',
      page: 1,
      nodes: targets.map((to, i) =>
        node(
          `n${i}`,
          to.length === 0 ? undefined : Object.fromEntries(to.map((t, c) => [`c${c}`, `n${t}`])),
        ),
      ),
    }),
  );

test('any chart is drawn with boxes apart, all lines there and none through a box', () => {
  fc.assert(
    fc.property(anyChart, fc.integer({ min: 1, max: 3 }), (chart, columns) => {
      const flow = drawn(chart, columns);
      const boxes = [...flow.boxes];
      for (const [i, [, box]] of boxes.entries()) {
        for (const [, other] of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
      }
      expect(flow.lines.length).toBe(flowGraph(chart).edges.length);
      expect(linesThroughBoxes(flow)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('two lines that both have to go around in one column leave by different sides', () => {
  fc.assert(
    fc.property(anyChart, (chart) => {
      const flow = drawn(chart, 1);
      for (const { id } of chart.nodes) {
        const around = flow.lines.filter(
          ({ edge, points }) => edge.from === id && points.length > 2,
        );
        const starts = new Set(around.map(({ points }) => points[0]?.x));
        if (around.length === 2) expect(starts.size).toBe(2);
      }
    }),
    { numRuns: 300 },
  );
});
