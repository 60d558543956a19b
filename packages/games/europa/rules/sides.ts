/** The two sides of the map. */
export const SIDES = ['1444', '1618'] as const;
export type Side = (typeof SIDES)[number];

/** Fields, and not a lookup by "1444": charts ask at every action, and that lookup is slow. */
export interface BothSides<T> {
  readonly of1444: T;
  readonly of1618: T;
}
export const onSide = <T>(side: Side, both: BothSides<T>): T =>
  side === '1444' ? both.of1444 : both.of1618;
export const forBothSides = <T>(of: (side: Side) => T): BothSides<T> => ({
  of1444: of('1444'),
  of1618: of('1618'),
});
