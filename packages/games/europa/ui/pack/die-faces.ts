import { rangeOf } from '../../rules/pack-view.ts';

/**
 * The six faces of a die shared out among the rows of a list, each a range: `1-2`, `6`. What goes in
 * covers the die once, and so does what comes out.
 */
const FACES = 6;
type Ranges = readonly string[];

const written = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`);
const sizeOf = (range: string): number => {
  const { from, to } = rangeOf(range) ?? { from: 1, to: 0 };
  return to - from + 1;
};

/** Ranges of these sizes, one after the other. */
function inOrder(sizes: readonly number[]): Ranges {
  let next = 1;
  return sizes.map((size) => {
    const from = next;
    next += size;
    return written(from, next - 1);
  });
}

/** A row gets a face, and those on the way to it; nothing when another row would be left without. */
export function giveFace(ranges: Ranges, row: number, face: number): Ranges | undefined {
  const own = rangeOf(ranges[row] ?? '');
  if (own === undefined) return undefined;
  const from = Math.min(own.from, face);
  const to = Math.max(own.to, face);
  const after = ranges.map((text, index) => {
    const range = rangeOf(text);
    if (index === row) return written(from, to);
    if (range === undefined || range.to < from || range.from > to) return text;
    const low = range.from < from ? range.from : to + 1;
    const high = range.from < from ? from - 1 : range.to;
    return low > high ? undefined : written(low, high);
  });
  const whole = after.filter((text) => text !== undefined);
  return whole.length === ranges.length ? whole : undefined;
}

/** One row more, at the end; the last row that has faces to spare gives one. */
export function addRow(ranges: Ranges): Ranges | undefined {
  if (ranges.length === 0) return [written(1, FACES)];
  const sizes = ranges.map(sizeOf);
  const giver = sizes.findLastIndex((size) => size > 1);
  if (giver === -1) return undefined;
  return inOrder([...sizes.map((size, index) => (index === giver ? size - 1 : size)), 1]);
}

/** A row less; the one before it, or the one after, gets its faces. */
export function dropRow(ranges: Ranges, row: number): Ranges {
  const sizes = ranges.map(sizeOf);
  const heir = row > 0 ? row - 1 : row + 1;
  const gained = sizes[row] ?? 0;
  return inOrder(
    sizes
      .map((size, index) => (index === heir ? size + gained : size))
      .filter((_, index) => index !== row),
  );
}

/** A row changes places with a neighbour; each keeps the number of its faces. */
export function swapRows(ranges: Ranges, row: number, other: number): Ranges {
  return inOrder(swapped(ranges.map(sizeOf), row, other));
}

export function swapped<T>(all: readonly T[], one: number, other: number): readonly T[] {
  return all.map((item, index) => {
    const from = index === one ? other : index === other ? one : index;
    return all[from] ?? item;
  });
}

/** From the lowest face up: objects put plain numbers before ranges. */
export const byFaces = (one: string, other: string): number =>
  (rangeOf(one)?.from ?? 0) - (rangeOf(other)?.from ?? 0);
