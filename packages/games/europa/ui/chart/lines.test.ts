import { expect, test } from 'vitest';
import type { FlowEdge } from './graph.ts';
import type { Drawing } from './lines.ts';
import { exitsOf, lineOf } from './lines.ts';
import type { Routed } from './routes.ts';
import { wrapped } from './wrapped.ts';

/** Two boxes above, two below, in columns at 0 and 200; the gutter between them begins at 100. */
const box = (x: number, y: number) => ({ x, y, width: 100, height: 40 });
const boxes = new Map([
  ['a', box(0, 0)],
  ['b', box(200, 0)],
  ['c', box(0, 100)],
  ['d', box(200, 100)],
]);
const edge = (from: string, to: string): FlowEdge => ({ from, to, cases: ['yes'], isBack: false });
const crossing: readonly Routed[] = [
  { edge: edge('a', 'd'), route: { kind: 'lane', side: 'right', gutter: 1, lane: 0 } },
  { edge: edge('b', 'c'), route: { kind: 'lane', side: 'left', gutter: 1, lane: 1 } },
];
const drawing: Drawing = {
  boxes,
  places: new Map([...boxes].map(([id, { x, y }]) => [id, { row: y / 100, column: x / 200 }])),
  gutters: [0, 1, 2].map(() => ({ width: 100, laneAt: (lane) => 30 + lane * 10 })),
  exits: exitsOf({ routed: crossing, lanes: [0, 2, 0] }),
  xOf: (column) => column * 200,
  yOf: (row) => row * 100,
  heightOf: () => 40,
  width: 100,
  letter: 16,
};
const heights = (index: number): number[] => {
  const routed = crossing[index];
  const [line] = routed === undefined ? [] : lineOf(routed, drawing);
  return line?.points.map(({ y }) => y) ?? [];
};

test('lines that cross in a gutter leave and arrive on heights of their own', () => {
  const [first, second] = [heights(0), heights(1)];
  expect(first[0]).not.toBe(second[0]);
  expect(first.at(-2)).not.toBe(second.at(-2));
});

test('several lines at one side of a box share its height, and only the first word is above', () => {
  const both: readonly Routed[] = [
    { edge: edge('a', 'c'), route: { kind: 'lane', side: 'right', gutter: 1, lane: 0 } },
    { edge: edge('a', 'd'), route: { kind: 'lane', side: 'right', gutter: 1, lane: 1 } },
  ];
  const exits = exitsOf({ routed: both, lanes: [0, 2, 0] });
  const lines = both.flatMap((routed) => lineOf(routed, { ...drawing, exits }));
  const starts = lines.map(({ points }) => points[0]?.y ?? 0);
  expect(starts.map(Math.round)).toEqual([13, 27]);
  expect(lines.map(({ label }, i) => Math.sign(label.y - (starts[i] ?? 0)))).toEqual([-1, 1]);
});

test('a long word beside a box is broken between words', () => {
  expect(wrapped('yes')).toEqual(['yes']);
  expect(wrapped('NPR or Rebels')).toEqual(['NPR or', 'Rebels']);
  expect(wrapped('nobody is left here')).toEqual(['nobody is', 'left here']);
  expect(wrapped('unbreakablylong word')).toEqual(['unbreakablylong', 'word']);
});
