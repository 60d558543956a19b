import type { Question } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Loaded } from './context.ts';
import type { AnyMatch } from './game-file.ts';

/** Whether what is for that seat alone is for whoever reads here. */
export const isForReaders = ({ readers }: Loaded, seat: Seat | undefined): boolean =>
  seat === undefined || readers === undefined || readers.seats.includes(seat);

/** What the game waits for, as the person who reads here takes part in it. */
type TurnHere =
  | { readonly kind: 'human'; readonly seat: Seat; readonly state: AnyState }
  | { readonly kind: 'question'; readonly question: Question<unknown> }
  /** Somebody else decides: what they can do, and why not, would tell of their hand. */
  | { readonly kind: 'others'; readonly seat: Seat | undefined }
  | { readonly kind: 'bot' | 'over' };

/**
 * The one way to what can be done now. A command that offers, completes, explains or recommends
 * anything asks here, so that it says nothing of a hand that is not for its reader.
 */
export function turnHere(loaded: Loaded, { waiting, state }: AnyMatch): TurnHere {
  if (waiting.kind === 'question') {
    const { question } = waiting;
    if (!isForReaders(loaded, question.seat)) return { kind: 'others', seat: question.seat };
    return { kind: 'question', question };
  }
  if (waiting.kind !== 'human' || state === undefined) {
    return { kind: waiting.kind === 'bot' ? 'bot' : 'over' };
  }
  const { seat } = waiting;
  return isForReaders(loaded, seat) ? { kind: 'human', seat, state } : { kind: 'others', seat };
}
