import type { Chair } from '@empty-chair/uikit/game-ui.ts';

/** Points that somebody gets with a line, and has then. */
export interface LinePoints {
  readonly chair: Chair;
  readonly change: number;
}

/** What changes between the first of some happenings and the last, whoever gets it. */
export function pointsAmong(
  [first, ...more]: readonly number[],
  chairsAt: (step: number) => readonly Chair[],
): readonly LinePoints[] {
  if (first === undefined) return [];
  const before = chairsAt(first);
  return chairsAt((more.at(-1) ?? first) + 1).flatMap((chair) => {
    const had = before.find(({ seat }) => seat === chair.seat)?.points ?? chair.points;
    return chair.points === had ? [] : [{ chair, change: chair.points - had }];
  });
}
