import type { MessageId } from '@empty-chair/kernel/words';
import type { Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import { hexRef, lookOf } from '@empty-chair/uikit/hexes/overlay.ts';
import { expect, it } from 'vitest';
import { readingRows } from '../../rules/view.ts';
import { layoutOf, MAP_LAYOUT } from './hex-geometry.ts';
import type { Known } from './overlay.ts';
import { isValued, overlayOf, readingArrow } from './overlay.ts';

const ids = ['A1', 'A2', 'A3', 'A4', 'A5'];
const layout = layoutOf(ids.map((id, i) => ({ id, column: 0, halfRow: i * 2 })));
const mark = (id: string, as: PlaceMark['as'], more: Partial<PlaceMark> = {}): PlaceMark => ({
  ref: hexRef(id),
  as,
  ...more,
});
const about = (why: string, letter = 'd', card?: string) => ({
  why: why as MessageId,
  letter,
  ...(card !== undefined && { note: { card: { kind: 'card', id: card } } }),
});
const NOTHING: Known = { wayTo: () => [], rowsOf: () => [], trackOf: () => undefined };
const told = (marks: Omit<Marks, 'arrows'>, known: Partial<Known> = {}) =>
  overlayOf(layout, { arrows: [], ...marks }, { ...NOTHING, ...known });

it('brings hexes onto the map, tracks onto their strips, and leaves the rest to the panel', () => {
  const overlay = told({
    places: [
      mark('A1', 'chosen'),
      mark('A2', 'struck', { letter: 'c' }),
      { ref: { kind: 'track', id: 'military' }, as: 'option' },
      { ref: { kind: 'landmark', id: 'forge' }, as: 'ring' },
    ],
  });
  expect(overlay.marks.map(({ id }) => id)).toEqual(['A2', 'A1']);
  expect([...overlay.tracks.keys()]).toEqual(['military']);
  expect(['A1', 'A2', 'A4'].map((id) => lookOf(overlay, id))).toEqual([
    undefined,
    'struck',
    'faint',
  ]);
});

it('does not dim the map for a choice among tracks, nor for a place that is only spoken of', () => {
  const track = { ref: { kind: 'track', id: 'science' }, as: 'option' } as const;
  const overlay = told({ places: [mark('A1', 'selected'), mark('A2', 'ring'), track] });
  expect(overlay.deciding).toBe(false);
  expect(lookOf(overlay, 'A4')).toBeUndefined();
});

it.each([
  ['why.middleIsland', 'middleIsland'],
  ['why.closestToLonely', 'lonely'],
  ['why.closestToYou', 'you'],
  ['why.farthest', 'you'],
] as const)('%s: the way of who stays, each hex with its distance from the goal', (why, goal) => {
  const asked: string[] = [];
  const overlay = told(
    {
      places: [
        mark('A1', 'chosen', { value: '4' }),
        mark('A3', 'struck', { letter: 'd', value: '2' }),
      ],
      about: about(why),
    },
    {
      wayTo: (id, to) => {
        asked.push(`${id} ${to}`);
        return ids;
      },
    },
  );
  expect(asked).toEqual([`A1 ${goal}`]);
  // Between A1 and the goal A5 lie A2, A3, A4 at 3, 2 and 1; A3 shows its own value.
  expect(overlay.ways[0]?.steps.map(({ at, n }) => [at.y, n])).toEqual([
    [210, 3],
    [490, 1],
  ]);
  expect(overlay.large).toBe(true);
});

it('draws no ways where there would be a tangle of them', () => {
  const places = ids.map((id) => mark(id, 'option', { value: '1' }));
  expect(told({ places, about: about('why.closestToYou') }, { wayTo: () => ids }).ways).toEqual([]);
});

it('writes no way at all as infinite, and only there', () => {
  const places = [mark('A1', 'option', { value: '99' })];
  const valueFor = (why: string) => told({ places, about: about(why) }).marks[0]?.mark.value;
  expect(valueFor('why.farthest')).toBe('∞');
  expect(valueFor('why.readingOrder')).toBe('99');
});

it('numbers the hexes in the order in which the card that is named reads them', () => {
  const rowsOf = (card: number) =>
    card === 8
      ? [
          ['A3', 'A2', 'A1'],
          ['A5', 'A4'],
        ]
      : [];
  const places = [mark('A1', 'chosen', { value: '3' })];
  const overlay = told({ places, about: about('why.readingOrder', 'd', '8') }, { rowsOf });
  expect(overlay.reading?.numbers.map(({ id, n }) => `${id} ${n}`)).toEqual([
    'A3 1',
    'A2 2',
    'A1 3',
    'A5 4',
    'A4 5',
  ]);
  expect(told({ places, about: about('why.closestToYou', 'd', '8') }, { rowsOf }).reading).toBe(
    undefined,
  );
});

it('points along the first row, on the water beside it', () => {
  // The left column from above: a line down, left of it.
  const [from, to] = readingArrow(MAP_LAYOUT, readingRows('S_from_left')) ?? [];
  const a1 = MAP_LAYOUT.at.get('A1') ?? { x: 0, y: 0 };
  expect(from?.x).toBeCloseTo(to?.x ?? 0);
  expect(from?.x).toBeLessThan(a1.x);
  expect(to?.y).toBeGreaterThan(from?.y ?? 0);
  // Read upwards it stands on the same side, and points up.
  const [low, high] = readingArrow(MAP_LAYOUT, readingRows('N_from_left')) ?? [];
  expect(high?.y).toBeLessThan(low?.y ?? 0);
  expect(low?.x).toBeCloseTo(from?.x ?? 0);
});

it('parts the heat of hexes from that of tracks', () => {
  const heat = [
    { ref: { kind: 'hex', id: 'A1' }, loss: 0.5, taken: 0 },
    { ref: { kind: 'track', id: 'science' }, loss: 0, taken: 0.2 },
  ];
  const overlay = told({ places: [], heat });
  expect(overlay.heat.map(({ id }) => id)).toEqual(['A1']);
  expect([...overlay.hotTracks.keys()]).toEqual(['science']);
});

it('shows a landmark that may be taken on its track, of several the likeliest', () => {
  const landmark = (id: string, taken: number) => ({
    ref: { kind: 'landmark', id },
    loss: 0,
    taken,
  });
  const heat = [landmark('forge', 0.2), landmark('rubberWorks', 0.6), landmark('bakery', 0.9)];
  const trackOf = (id: string) => (id === 'bakery' ? undefined : 'technology');
  const { hotTracks } = told({ places: [], heat }, { trackOf });
  expect([...hotTracks].map(([id, { taken }]) => [id, taken])).toEqual([['technology', 0.6]]);
});

it('keeps room beside the tracks for numbers and verdicts, not for the options of a question', () => {
  const track = { kind: 'track', id: 'military' };
  expect(isValued({ ref: track, as: 'option' })).toBe(false);
  expect(isValued({ ref: track, as: 'ring', n: 4 })).toBe(false);
  expect(isValued({ ref: track, as: 'option', value: '3' })).toBe(true);
  expect(isValued({ ref: track, as: 'chosen' })).toBe(true);
  expect(isValued({ ref: track, as: 'struck', letter: 'a' })).toBe(true);
});
