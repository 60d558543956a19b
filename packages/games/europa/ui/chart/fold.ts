/** Which part of a long way is shown: `from` up to, but without, `to`. */
export interface Shown {
  readonly from: number;
  readonly to: number;
}

/** A way of so many nodes is folded. */
export const LONG = 20;
/** Three rows of three end with the box that is now; one row is to come. */
const BEFORE = 8;
const AFTER = 3;
/** So few are not worth a button. */
const SPARE = 2;

export interface Unfolded {
  readonly earlier: boolean;
  readonly later: boolean;
}

/** The window around the node that is now; the rest waits behind a button at either end. */
export function shownPart(length: number, at: number, unfolded: Unfolded): Shown {
  if (length < LONG) return { from: 0, to: length };
  const now = Math.min(Math.max(at, 0), length - 1);
  const size = BEFORE + 1 + AFTER;
  const from = Math.max(0, Math.min(now - BEFORE, length - size));
  const to = from + size;
  return {
    from: unfolded.earlier || from <= SPARE ? 0 : from,
    to: unfolded.later || length - to <= SPARE ? length : to,
  };
}
