import type { AnyMatch } from '../session/opened.ts';
import type { Reading } from '../store/saved-game.ts';

/** Keeps how far a checklist is worked off, beside the record. */
export interface ReadingKeeper {
  readonly keep: (reading: Reading | undefined) => void;
  /** With the entry that was just taken: a turn must not be kept without where it is read. */
  readonly note: (reading: Reading | undefined) => void;
}

/** A bot's turn that waits for an answer is read on from there, all lines taken as done. */
export function openReading({ record, happenings }: AnyMatch): Reading | undefined {
  const { pending, entries } = record;
  if (pending?.input !== 'bot-turn') return undefined;
  return { entry: entries.length, step: happenings.length };
}
