import type { Happening, Seat } from '@empty-chair/kernel/words';
import type { LineLook } from '@empty-chair/uikit/game-ui.ts';
import type { AnyMatch } from '../session/opened.ts';
import type { Reading } from '../store/saved-game.ts';
import { turnLines } from './turn-lines.ts';

/**
 * The checklist of a human's own entry. While their turn goes on, their panel shows what came of
 * each entry; what came of the one that ended it would be seen nowhere.
 */
export function ownList(
  before: AnyMatch,
  after: AnyMatch,
  lookOf: (happening: Happening) => LineLook,
): Reading | undefined {
  const { entries } = after.record;
  const entry = entries.length - 1;
  const last = entries[entry];
  if (last === undefined || last.input === 'bot-turn') return undefined;
  // The end tells its points itself.
  if (after.waiting.kind === 'over') return undefined;
  // A question is still open, or somebody went back to an entry that was worked off already.
  if (entry < before.record.entries.length) return undefined;
  if (onTurn(before) !== last.seat || onTurn(after) === last.seat) return undefined;
  const isWork = turnLines(after.happenings, lookOf).some(({ isTold }) => !isTold);
  return isWork ? { entry, step: 0 } : undefined;
}

/** A question is part of the turn that asks it. */
export function onTurn({
  waiting,
  record,
}: Pick<AnyMatch, 'waiting' | 'record'>): Seat | undefined {
  return 'seat' in waiting ? waiting.seat : record.pending?.seat;
}
