import type { MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import type { Marks, PlaceMark } from '../game-ui.ts';
import {
  drawnMarks,
  heatedHexes,
  heatOfHex,
  hexOverlay,
  hexRef,
  isSigned,
  isValued,
  lookOf,
  markedHexes,
  shownMarks,
  valuedHexes,
  wayOf,
} from './overlay.ts';

const ids = ['A1', 'A2', 'A3', 'A4', 'A5'];
const at = new Map(ids.map((id, i) => [id, { x: i * 100, y: 0 }]));
const mark = (id: string, as: PlaceMark['as'], more: Partial<PlaceMark> = {}): PlaceMark => ({
  ref: hexRef(id),
  as,
  ...more,
});
const about = (letter: string) => ({ why: 'why.some' as MessageId, letter });
const told = (places: readonly PlaceMark[], now?: Marks['about'], large = false) => {
  const marks: Marks = { places, arrows: [], ...(now !== undefined && { about: now }) };
  const shown = shownMarks(marks, (_, value) => (value === 99 ? '∞' : undefined));
  return hexOverlay(markedHexes(at, shown), now, { large, ways: [], heat: [] });
};

it('lets all but the options of a decision step back, and leaves other marks to others', () => {
  const overlay = told([
    mark('A1', 'chosen'),
    mark('A2', 'struck', { letter: 'c' }),
    { ref: { kind: 'track', id: 'law' }, as: 'option' },
    mark('Z9', 'option'),
  ]);
  expect(overlay.marks.map(({ id }) => id)).toEqual(['A2', 'A1']);
  expect(lookOf(overlay, 'A1')).toBeUndefined();
  expect(lookOf(overlay, 'A2')).toBe('struck');
  expect(lookOf(overlay, 'A4')).toBe('faint');
});

it('does not dim the board for a place that is only selected or spoken of', () => {
  const overlay = told([mark('A1', 'selected'), mark('A2', 'ring')]);
  expect(overlay.deciding).toBe(false);
  expect(lookOf(overlay, 'A4')).toBeUndefined();
});

it('draws who is in over who is out, and what has a number over what has none', () => {
  const { marks } = told([
    mark('A1', 'chosen', { value: '0' }),
    mark('A2', 'struck', { letter: 'd', value: '1' }),
    mark('A4', 'struck', { letter: 'c' }),
  ]);
  expect(marks.map(({ id }) => id)).toEqual(['A4', 'A2', 'A1']);
});

it('strikes what a condition ruled out only while that condition is told', () => {
  const places = [
    mark('A1', 'struck', { letter: 'a', barred: true }),
    mark('A2', 'struck', { letter: 'b', barred: true }),
    mark('A4', 'option'),
  ];
  expect(told(places, about('b')).marks.map(({ id }) => id)).toEqual(['A2', 'A4']);
  const later = told(places, about('c'));
  expect(later.marks.map(({ id }) => id)).toEqual(['A4']);
  expect(lookOf(later, 'A2')).toBe('faint');
});

it('frames who is in and who was just struck out, not those who went before', () => {
  const places = [
    mark('A1', 'struck', { letter: 'c' }),
    mark('A2', 'struck', { letter: 'd', value: '3' }),
    mark('A4', 'chosen', { value: '0' }),
  ];
  expect(told(places, about('d')).focus.map(({ x }) => x)).toEqual([100, 300]);
});

it('writes a value as the game says, and only while it is told', () => {
  const places = [mark('A1', 'option', { value: '99' }), mark('A2', 'option', { value: '3' })];
  const values = (now?: Marks['about']) => told(places, now).marks.map((it) => it.mark.value);
  expect(values(about('d'))).toEqual(['∞', '3']);
  expect(values()).toEqual(['99', '3']);
});

it('signs who is in, and numbers in the middle what is written large', () => {
  const places = [mark('A1', 'option', { value: '2' }), mark('A2', 'struck', { letter: 'c' })];
  const overlay = told(places, undefined, true);
  expect(ids.filter((id) => isSigned(overlay, id))).toEqual(['A1']);
  expect(ids.filter((id) => isValued(overlay, id))).toEqual(['A1']);
  expect(isValued(told(places), 'A1')).toBe(false);
  expect([...valuedHexes(overlay.marks)]).toEqual(['A1']);
});

it('lists only the hexes that marks change, and says of those that step back the same', () => {
  const places = [mark('A1', 'option', { value: '2' }), mark('A2', 'struck', { letter: 'c' })];
  const drawn = drawnMarks(told(places, undefined, true), ids);
  expect(drawn.get('A1')).toEqual({ look: undefined, isSigned: true, isValued: true });
  expect(drawn.get('A2')).toEqual({ look: 'struck', isSigned: false, isValued: false });
  expect(drawn.get('A3')).toEqual({ look: 'faint', isSigned: false, isValued: false });
  expect(drawn.get('A4')).toBe(drawn.get('A3'));
  expect([...drawnMarks(told([mark('A1', 'ring')]), ids).keys()]).toEqual(['A1']);
});

it('counts the hexes of a way from either end, but not where another option has its value', () => {
  const steps = (counted: Parameters<typeof wayOf>[3]) =>
    wayOf(at, ids, new Set(['A1', 'A3']), counted)[0]?.steps.map(({ at: { x }, n }) => [x, n]);
  expect(steps('from the option')).toEqual([
    [100, 1],
    [300, 3],
  ]);
  expect(steps('from the goal')).toEqual([
    [100, 3],
    [300, 1],
  ]);
});

it('draws no way to a goal that is not on the board', () => {
  expect(wayOf(at, ['A1', 'Z9'], new Set(), 'from the goal')).toEqual([]);
  expect(wayOf(at, [], new Set(), 'from the goal')).toEqual([]);
});

it('frames what is hot, unless one place is looked at', () => {
  const heat = heatedHexes(at, [
    { ref: hexRef('A2'), loss: 0, taken: 0.3 },
    { ref: hexRef('A5'), loss: 0.1, taken: 0 },
    { ref: hexRef('A3'), loss: 0, taken: 0 },
    { ref: { kind: 'track', id: 'law' }, loss: 0, taken: 1 },
  ]);
  expect(heat.map(({ id }) => id)).toEqual(['A2', 'A5']);
  const all = hexOverlay([], undefined, { large: false, ways: [], heat });
  expect(all.focus).toEqual([
    { x: 100, y: 0 },
    { x: 400, y: 0 },
  ]);
  expect(heatOfHex(all, 'A5')?.loss).toBe(0.1);
  const one = markedHexes(at, [mark('A1', 'selected')]);
  expect(hexOverlay(one, undefined, { large: false, ways: [], heat }).focus).toEqual([
    { x: 0, y: 0 },
  ]);
});
