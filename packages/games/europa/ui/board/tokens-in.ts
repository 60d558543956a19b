import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';
import type { AreaView } from '../../rules/view.ts';
import { AREAS, PROVINCES } from './layout.ts';
import { tokenSpot } from './token-spot.ts';

export interface Token {
  readonly kind: 'cube' | 'claim' | 'core';
  readonly seat: number;
  /** Of cubes. */
  readonly n: number;
}
/** From one token of a row to the next. */
const STEP = 15;

type Holding = Pick<AreaView, 'id' | 'name' | 'influence' | 'claims' | 'cores'>;

/** What lies in an area beside its provinces. */
export const tokensIn = ({ influence, claims, cores }: Holding): readonly Token[] => [
  ...influence.map(({ seat, n }): Token => ({ kind: 'cube', seat, n })),
  ...claims.map((seat): Token => ({ kind: 'claim', seat, n: 0 })),
  ...cores.map((seat): Token => ({ kind: 'core', seat, n: 0 })),
];

/** Found once: it takes long, and the map is what it is. */
const middles = new Map<string, Point>();

/** The middle of a row of so many; a Distant Area has it below its chip. */
function middleOf({ id, name }: Holding, all: number): Point {
  const key = `${id} ${name} ${all}`;
  const known = middles.get(key);
  if (known !== undefined) return known;
  const shape = AREAS.get(id);
  const chip = PROVINCES.get(id);
  const middle =
    shape === undefined ? at(chip?.x ?? 0, (chip?.y ?? 0) + 15) : tokenSpot(shape, name, all);
  middles.set(key, middle);
  return middle;
}

/** Where the token of that number lies in a row of so many. */
export function tokenAt(area: Holding, i: number, all: number): Point {
  const row = Math.max(1, all);
  const { x, y } = middleOf(area, row);
  return at(x + STEP * (i - (row - 1) / 2), y);
}

/** Right of the last one. */
export function besideTokens(area: Holding): Point {
  const all = tokensIn(area).length;
  return tokenAt(area, all, all);
}
