import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';
import type { AreaView, ArmyView } from '../../rules/view.ts';
import { AREAS, PROVINCES } from './layout.ts';

/** A piece in an area and where it stands. */
export type Standing =
  | { readonly kind: 'army'; readonly army: ArmyView; readonly at: Point }
  | { readonly kind: 'rebels'; readonly n: number; readonly at: Point };

/** Beside the first ones, where an area holds more than it has room for. */
const STEP = 24;

/** Where the piece of that number stands. */
export function spotOf(id: string, i: number): Point {
  const chip = PROVINCES.get(id);
  const spots = AREAS.get(id)?.spots ?? (chip === undefined ? [] : [at(chip.x, chip.y - 14)]);
  const spot = spots[i % Math.max(1, spots.length)] ?? at(0, 0);
  return at(spot.x + STEP * Math.floor(i / Math.max(1, spots.length)), spot.y);
}

/** Armies first: the best spot is theirs. */
export function standingIn({ id, armies, rebels }: AreaView): readonly Standing[] {
  return [
    ...armies.map((army, i): Standing => ({ kind: 'army', army, at: spotOf(id, i) })),
    ...(rebels > 0 ? [{ kind: 'rebels', n: rebels, at: spotOf(id, armies.length) } as const] : []),
  ];
}
