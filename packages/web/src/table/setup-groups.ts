import type { Happening } from '@empty-chair/kernel/words';
import type { LineLook } from '@empty-chair/uikit/game-ui.ts';
import type { TurnLine } from './turn-lines.ts';
import { turnLines } from './turn-lines.ts';

/** What belongs together in the list of what to put on the table. */
export interface SetupGroup {
  /** Whose pieces; undefined: of all. */
  readonly seat: number | undefined;
  readonly lines: readonly TurnLine[];
}

/** The set-up in lines, all of one owner together, in the order in which the rules come to them. */
export function setupGroups(
  happenings: readonly Happening[],
  seatOf: (happening: Happening) => number | undefined,
  lookOf: (happening: Happening, seat: number | undefined) => LineLook,
): readonly SetupGroup[] {
  const bySeat = new Map<number | undefined, Happening[]>();
  for (const happening of happenings) {
    const seat = seatOf(happening);
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), happening]);
  }
  return [...bySeat]
    .map(([seat, own]) => ({ seat, lines: turnLines(own, (it) => lookOf(it, seat)) }))
    .filter(({ lines }) => lines.length > 0);
}
