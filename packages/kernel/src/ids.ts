declare const kind: unique symbol;

/**
 * A small integer that names one thing of one kind: a clearing, a faction, a card. At run time it is
 * a plain number; the compiler keeps a clearing from standing where a faction or a count should.
 */
export type Id<Kind extends string> = number & { readonly [kind]: Kind };

/** What is known of each thing of a kind. Any array can be one, but only ids of that kind read it. */
export type Column<I extends number, T> = { readonly [id in I]: T } & Iterable<T> & {
    readonly length: number;
  };

/** A column that changes: what a state keeps for each thing of a kind. */
export type MutableColumn<I extends number, T> = { [id in I]: T } & Iterable<T> & {
    readonly length: number;
  };

/** The ids of things that are numbered from 0 on. */
export const idsUpTo = <I extends number>(count: number): readonly I[] =>
  Array.from({ length: count }, (_, id) => id as I);
