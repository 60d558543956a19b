import { expect, it } from 'vitest';
import type { ClearingView } from '../../rules/view.ts';
import { contentsOf, groupKey } from './contents.ts';
import { RADIUS } from './layout.ts';

const clearing = (over: Partial<ClearingView>): ClearingView => ({
  id: '5',
  suit: 'fox',
  x: 0,
  y: 0,
  ruler: undefined,
  slots: [],
  warriors: [],
  tokens: [],
  plot: undefined,
  pawns: [],
  ferry: false,
  pass: false,
  ...over,
});
const warriors = (...n: number[]) =>
  n.map((count, i) => ({
    faction: ['marquise', 'eyrie', 'alliance', 'lizards', 'duchy'][i] ?? '',
    n: count,
  }));

it('sets up to three groups in one row', () => {
  const { pawns, chips } = contentsOf(clearing({ warriors: warriors(3, 1), pawns: ['vagabond'] }));
  expect(pawns.map(({ faction }) => faction)).toEqual(['marquise', 'eyrie', 'vagabond']);
  expect(chips).toHaveLength(0);
  expect(pawns.every(({ at, scale }) => Math.abs(at.x) + 26 * scale < RADIUS)).toBe(true);
});

it('turns the smallest groups into chips from the fourth on', () => {
  const { pawns, chips } = contentsOf(
    clearing({ warriors: warriors(1, 4, 2, 6), pawns: ['vagabond'] }),
  );
  expect(pawns.map(({ n }) => n)).toEqual([4, 6]);
  expect(chips.map(({ n }) => n)).toEqual([1, 2, undefined]);
});

it('shows who is about to arrive', () => {
  const { pawns } = contentsOf(clearing({ warriors: warriors(2) }), { faction: 'eyrie', n: 3 });
  expect(pawns.map(({ faction, n }) => `${faction} ${n}`)).toEqual(['marquise 2', 'eyrie 3']);
});

it('tells who arrives in a crowd from their own people there', () => {
  const { pawns, chips } = contentsOf(clearing({ warriors: warriors(4, 6, 1) }), {
    faction: 'alliance',
    n: 2,
  });
  expect(pawns.map(groupKey)).toEqual(['marquise false', 'eyrie false']);
  expect(chips.map(groupKey)).toEqual(['alliance false', 'alliance true']);
});

it('keeps slots inside the rim and tokens on it', () => {
  const open = { fill: 'open', faction: undefined };
  const { slots, slotSize, rim } = contentsOf(
    clearing({
      slots: [open, open, open],
      tokens: [
        { piece: 'keep', faction: 'marquise', n: 1 },
        { piece: 'sympathy', faction: 'alliance', n: 1 },
      ],
      ferry: true,
    }),
  );
  for (const { at } of slots) {
    expect(Math.hypot(Math.max(Math.abs(at.x), Math.abs(at.x + slotSize)), at.y)).toBeLessThan(
      RADIUS,
    );
  }
  for (const { at } of rim) expect(Math.hypot(at.x, at.y)).toBeCloseTo(RADIUS - 4);
  expect(rim[0]?.at.x).toBeLessThan(0);
  expect(new Set(rim.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(3);
});

it('keeps a token off the numbers of three groups above three slots', () => {
  const open = { fill: 'open', faction: undefined };
  const { pawns, rim } = contentsOf(
    clearing({
      slots: [open, open, open],
      warriors: warriors(1, 1, 2),
      tokens: [{ piece: 'plot', faction: 'corvids', n: 1 }],
    }),
  );
  // A number is 9 wide and 12 high on either side of its middle; the diamond of a plot reaches 26.
  const [token, third] = [rim[0]?.at, pawns[2]?.at];
  const aside = Math.abs((token?.x ?? 0) - (third?.x ?? 0)) - 9;
  const above = Math.abs((token?.y ?? 0) - (third?.y ?? 0)) - 12;
  expect(aside + above).toBeGreaterThan(26);
});

it('shows what a plot is only where it lies open', () => {
  const tokens = [{ piece: 'plot', faction: 'corvids', n: 1 }];
  const shown = (plot: string | undefined) =>
    contentsOf(clearing({ tokens, plot })).rim.map(({ icon }) => icon);
  expect(shown(undefined)).toEqual(['plot']);
  expect(shown('bomb')).toEqual(['plot-bomb']);
});
