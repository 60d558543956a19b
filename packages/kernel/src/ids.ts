import type { Brand } from './words.ts';

/**
 * A small integer that names one thing of one kind: a clearing, a faction, a card. At run time it is
 * a plain number; the compiler keeps a clearing from standing where a faction or a count should.
 */
export type Id<Kind extends string> = Brand<number, Kind>;

/** No thing, of whatever kind. */
export const NONE = -1 as Id<never>;

declare const read: unique symbol;
/** Without it the compiler would take the column of one kind for that of another. */
interface ReadBy<I extends number> {
  readonly [read]?: (id: I) => void;
}

/**
 * What is known of each thing of a kind. Any array can be one, but only ids of that kind read it, by
 * index as from any array.
 */
export type Column<I extends number, T> = Omit<readonly T[], number> &
  ReadBy<I> & { readonly [Each in I]: T };
/** A column that changes: what a state keeps for each thing of a kind. */
export type MutableColumn<I extends number, T> = Omit<T[], number> & ReadBy<I> & { [Each in I]: T };
/**
 * The same in a typed array: a number for each thing of a kind, or another id. What is needed of a
 * typed array is listed, for its own type takes any number for an index.
 */
export type NumberColumn<I extends number, T extends number = number> = { [Each in I]: T } & Reads<
  I,
  T
>;
/** One that only its keeper changes, because something else is kept in step with it. */
export type KeptColumn<I extends number, T extends number = number> = {
  readonly [Each in I]: T;
} & Reads<I, T>;

interface Reads<I extends number, T extends number> extends ReadBy<I>, Iterable<T> {
  readonly length: number;
  slice(): NumberColumn<I, T>;
  includes(value: T): boolean;
  /** Where it is for the first time from there on; -1 for nowhere. A loop of the machine's own. */
  indexOf(value: T, from?: number): number;
  every(is: (value: T) => boolean): boolean;
  some(is: (value: T) => boolean): boolean;
  reduce(step: (sum: number, value: T) => number, start: number): number;
}

/**
 * Not for what every turn reads thousands of times: one function that meets arrays of many forms made
 * Root's games a fifth slower. There a column is read by index, or by an accessor of its own.
 */
export const get = <I extends number, T>(column: Column<NoInfer<I>, T>, id: I): T =>
  (column as object as readonly T[])[id] as T;

export function put<I extends number, T>(
  column: ReadBy<NoInfer<I>> & { [Each in NoInfer<I>]: T },
  id: I,
  value: T,
): void {
  (column as object as T[])[id] = value;
}

/** The things that have this in a column, in their order. */
export function idsWith<I extends number, T extends number>(
  column: KeptColumn<I, T>,
  value: T,
): readonly I[] {
  const found: I[] = [];
  for (let at = column.indexOf(value); at >= 0; at = column.indexOf(value, at + 1)) {
    found.push(at as I);
  }
  return found;
}

/** The ids of things that are numbered from 0 on. */
export const idsUpTo = <I extends number>(count: number): readonly I[] =>
  Array.from({ length: count }, (_, id) => id as I);
