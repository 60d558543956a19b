import type { Ref } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { once } from '@empty-chair/uikit/state-view.ts';
import { viewOf } from '../rules/view.ts';

/** The state as this game's own; sound, because the app only hands a game its own states. */
export const orchardOf = once((state: AnyState) =>
  viewOf(state as unknown as Parameters<typeof viewOf>[0]),
);

export const SIZE = { width: 360, height: 300 } as const;

const COLUMNS = [64, 180, 296] as const;
const ROWS = [78, 214] as const;

/** The trees stand in two rows, numbered around: 1 2 3 above, 6 5 4 below. */
export function treeAt({ id }: Ref): Point {
  const n = Number(id) - 1;
  const row = n < COLUMNS.length ? 0 : 1;
  const column = row === 0 ? n : 2 * COLUMNS.length - 1 - n;
  return { x: COLUMNS[column] ?? 0, y: ROWS[row] ?? 0 };
}
