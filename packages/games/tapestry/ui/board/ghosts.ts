import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import type { Marked } from '@empty-chair/uikit/hexes/overlay.ts';

/** An outpost that is still to be put onto its hex. */
export interface Ghost {
  readonly id: string;
  readonly who: string;
  readonly lying: boolean;
  readonly at: Point;
  readonly size: number;
}

/** Where something stands already it comes beside that. */
const BESIDE = 46;

export const ghostsOf = (marks: readonly Marked[], taken: ReadonlySet<string>): readonly Ghost[] =>
  marks.flatMap(({ id, at, mark: { puts } }): Ghost[] => {
    if (puts?.who === undefined) return [];
    const isTaken = taken.has(id);
    return [
      {
        id,
        who: puts.who.id,
        lying: puts.piece === 'toppled',
        at: { x: at.x + (isTaken ? BESIDE : 0), y: at.y - 2 },
        size: isTaken ? 56 : 72,
      },
    ];
  });
