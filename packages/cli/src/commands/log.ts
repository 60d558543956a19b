import type { Context, Result } from '../context.ts';
import { present } from '../context.ts';
import type { OpenGame } from '../game-file.ts';
import { openGame } from '../game-file.ts';
import type { Outcome } from '../outcome.ts';
import { headingOf, outcomeJson, outcomeLines } from '../outcome.ts';
import { isOpenToSee } from '../seen.ts';
import { walk } from '../walk.ts';

export interface LogOptions {
  /** Keeps the entries that have this text in their heading, a move or a rule id. */
  readonly filter: string | undefined;
  readonly last: number | undefined;
}

export async function log(
  context: Context,
  options: LogOptions & { readonly file: string },
): Promise<void> {
  present(context, logResult(context, await openGame(context, options.file), options));
}

export function logResult(
  context: Context,
  open: OpenGame,
  { filter = '', last }: LogOptions,
): Result {
  const { record } = open.match;
  const found = [...walk(open.game, record)].filter((outcome) =>
    textOf(open, outcome).includes(filter.toLowerCase()),
  );
  const outcomes = last === undefined ? found : found.slice(-last);
  return {
    asJson: () => ({
      game: open.game.id,
      entries: outcomes.map((outcome) => ({
        ...outcomeJson(open, outcome, isOpenToSee(open, outcome)),
        ...(isOpenToSee(open, outcome) && { answers: answersOf(open, outcome.entry) }),
        text: headingOf(open, record, outcome),
      })),
    }),
    asLines: () => outcomes.flatMap((outcome) => outcomeLines(context, open, record, outcome)),
  };
}

function textOf(open: OpenGame, outcome: Outcome): string {
  const moves = outcome.happenings.map((event) => `${event.rule} ${open.words.render(event)}`);
  // A no-break space is a space to whoever types the filter.
  return [headingOf(open, open.match.record, outcome), ...moves]
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .toLowerCase();
}

function answersOf({ match: { record } }: OpenGame, entry: number): readonly string[] {
  if (entry === 0) return record.setup;
  return (record.entries[entry - 1] ?? record.pending)?.answers ?? [];
}
