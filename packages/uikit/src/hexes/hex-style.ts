import type { Point } from '../board/geometry.ts';

/** How a board draws its hexes: which way they stand, and how large all is that lies on them. */
export interface HexStyle {
  readonly path: (centre: Point, radius: number) => string;
  /** From the middle to a corner. */
  readonly radius: number;
  /** The same of a tile: the gap parts equal neighbours. */
  readonly tile: number;
  /** From side to side. */
  readonly across: number;
  /** How far from a hex's middle a finger may come down and still mean it. */
  readonly reach: number;
  /** How heavy rings, ways and the focus are. */
  readonly weight: number;
  /** The letters of a hex's name. */
  readonly name: number;
  readonly badge: BadgeStyle;
  /** Where a way ends before the middle of its goal, and whether it rings it. */
  readonly goal: { readonly at: number; readonly ringed: boolean };
}
/** How large a badge is, and where it sits, seen from the middle of its hex. */
export interface BadgeStyle {
  readonly scale: number;
  readonly value: Point;
  readonly tick: Point;
  readonly struck: Point;
  readonly sign: Point;
  /** The odds of foresight: how far below the middle, how large, and whether an icon has room. */
  readonly heat: { readonly y: number; readonly scale: number; readonly isPlain: boolean };
}

/** From this size on letters can be read. */
const LEGIBLE = 11;
export const isLegible = (size: number, scale: number): boolean => size * scale >= LEGIBLE;
