import type { Brand } from './words.ts';

/**
 * A small integer that names one thing of one kind: a clearing, a faction, a card. At run time it is
 * a plain number; the compiler keeps a clearing from standing where a faction or a count should.
 */
export type Id<Kind extends string> = Brand<number, Kind>;

/** No thing, of whatever kind. */
export const NONE = -1 as Id<never>;

declare const read: unique symbol;

/** What is known of each thing of a kind. Any array can be one, but only ids of that kind read it. */
export interface Column<I extends number, T> extends Omit<readonly T[], number> {
  readonly [read]?: (id: I) => T;
}
/** A column that changes: what a state keeps for each thing of a kind. */
export interface MutableColumn<I extends number, T> extends Omit<T[], number> {
  readonly [read]?: (id: I) => T;
}

/**
 * Not for what every turn reads thousands of times: one function that meets arrays of many forms made
 * Root's games a fifth slower. There a plain array is read by an accessor of its own.
 */
export const get = <I extends number, T>(column: Column<I, T>, id: I): T =>
  (column as object as readonly T[])[id] as T;

export function put<I extends number, T>(column: MutableColumn<I, T>, id: I, value: T): void {
  (column as object as T[])[id] = value;
}

/** The ids of things that are numbered from 0 on. */
export const idsUpTo = <I extends number>(count: number): readonly I[] =>
  Array.from({ length: count }, (_, id) => id as I);
