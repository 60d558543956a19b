import { withCheckpoint } from '@empty-chair/kernel/match';
import { encodeRecord } from '@empty-chair/kernel/record';
import type { Explanation } from '@empty-chair/kernel/story';
import type { AnyGame } from '@empty-chair/registry/games';
import type { AnyMatch } from '../session/opened.ts';

/** The record as a file or a save holds it: it opens under later rules too. */
export function encoded(game: AnyGame, match: AnyMatch): unknown {
  return encodeRecord(game, withCheckpoint(game, match));
}

/** Without the checkpoint: shorter, for a code that has to fit. */
export function encodedBare(game: AnyGame, match: AnyMatch): unknown {
  const { checkpoint: _, ...record } = match.record;
  return encodeRecord(game, record);
}

/** The position alone, in the form that the command line reads back. */
export function encodedPosition(game: AnyGame, { record, state }: AnyMatch): unknown {
  return {
    game: game.id,
    config: game.codecs.config.encode(record.config),
    state: state === undefined ? undefined : game.codecs.state.encode(state),
  };
}

/** All that is needed to see a problem again. */
export function problemReport(
  game: AnyGame,
  match: AnyMatch,
  explain: (entry: number) => Explanation<unknown>,
  about: { readonly app: string; readonly browser: string; readonly problem: string },
): unknown {
  const last = match.record.entries.length - (match.record.pending === undefined ? 1 : 0);
  return {
    problemReport: 1,
    ...about,
    record: encoded(game, match),
    entry: last,
    trace: traceOf(explain, last),
  };
}

/** A trace that cannot be made must not keep the report back. */
function traceOf(explain: (entry: number) => Explanation<unknown>, entry: number): unknown {
  try {
    const { happenings, trace } = explain(entry);
    return { happenings, trace };
  } catch (error) {
    return String(error);
  }
}
