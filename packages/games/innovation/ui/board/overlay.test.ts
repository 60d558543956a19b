import type { MessageId } from '@empty-chair/kernel/words';
import type { Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import { hexRef, lookOf } from '@empty-chair/uikit/hexes/overlay.ts';
import { expect, it } from 'vitest';
import { layoutOf } from './hex-geometry.ts';
import { overlayOf } from './overlay.ts';

const ids = ['A1', 'A2', 'A3', 'A4', 'A5'];
const layout = layoutOf(
  'row',
  ids.map((id, x) => ({ id, x, row: 0, terrain: id === 'A3' ? 'river' : 'lake', edge: false })),
);
const mark = (id: string, as: PlaceMark['as'], more: Partial<PlaceMark> = {}): PlaceMark => ({
  ref: hexRef(id),
  as,
  ...more,
});
const about = (why: string, letter: string) => ({ why: why as MessageId, letter });
const noWay = () => [];
const told = (marks: Omit<Marks, 'arrows'>, wayFrom: (id: string) => readonly string[] = noWay) =>
  overlayOf(layout, { arrows: [], ...marks }, wayFrom);

it('lets all but the options of a decision step back, and leaves other marks to the panel', () => {
  const overlay = told({
    places: [
      mark('A1', 'chosen'),
      mark('A2', 'struck', { letter: 'c' }),
      { ref: { kind: 'discipline', id: 'law' }, as: 'option' },
      mark('A3', 'option'),
    ],
  });
  expect(overlay.marks.map(({ id }) => id)).toEqual(['A2', 'A1']);
  expect(['A1', 'A2', 'A4'].map((id) => lookOf(overlay, id))).toEqual([
    undefined,
    'struck',
    'faint',
  ]);
});

it('shows the way to the nearest human building while that is the question', () => {
  const places = [mark('A1', 'option', { value: '3' }), mark('A4', 'option', { value: '99' })];
  const ways = (id: string) => (id === 'A1' ? ids : []);
  const overlay = told({ places, about: about('why.closest', 'd') }, ways);
  expect(overlay.ways.map(({ id }) => id)).toEqual(['A1']);
  // Four hexes on: three in between, but A4 shows its own value.
  expect(overlay.ways[0]?.steps.map(({ at, n }) => [at.x, n])).toEqual([
    [150, 1],
    [250, 2],
  ]);
  expect(overlay.ways[0]?.points).toHaveLength(5);
  expect(overlay.large).toBe(true);
  expect(told({ places, about: about('why.mostPower', 'd') }, ways).ways).toEqual([]);
});

it('writes no way at all as infinite, and only there', () => {
  const places = [mark('A1', 'option', { value: '99' })];
  const valueFor = (why: string) => told({ places, about: about(why, 'd') }).marks[0]?.mark.value;
  expect(valueFor('why.closest')).toBe('∞');
  expect(valueFor('why.mostPower')).toBe('99');
});

it('draws what lies between two hexes', () => {
  const lines = overlayOf(
    layout,
    {
      places: [],
      arrows: [
        { from: hexRef('A2'), to: hexRef('A4'), n: 1, when: 'now' },
        { from: hexRef('A2'), to: hexRef('Z9'), n: 1, when: 'now' },
      ],
    },
    noWay,
  ).lines;
  expect(lines.map(({ from, to }) => [from.x, to.x])).toEqual([[150, 350]]);
});
