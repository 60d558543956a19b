import type { Context, Result } from '../context.ts';
import { present } from '../context.ts';
import { runBotTurn } from '../enter.ts';
import type { AnyMatch, OpenGame } from '../game-file.ts';
import { changeGame, saveGame } from '../game-file.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeJson, outcomeLines, outcomeOf } from '../outcome.ts';
import { isOpenToSee, readBy } from '../seen.ts';
import { waitingJson } from '../shapes.ts';
import { waitingLines } from '../waiting-lines.ts';

/** What a command did to a game: where it stands now, and what to say. */
export interface Step {
  readonly match: AnyMatch;
  readonly result: Result;
}

export async function turn(
  context: Context,
  { file, all }: { readonly file: string; readonly all: boolean },
): Promise<void> {
  const result = await changeGame(context, file, (open) =>
    saved(context, open, turnStep(context, open, all ? Number.POSITIVE_INFINITY : 1)),
  );
  present(context, result);
}

/** Kept first, told then: nothing that was told can be lost. */
export function saved(context: Context, open: OpenGame, { match, result }: Step): Result {
  saveGame(context.io, open, match);
  return result;
}

/** So many bot turns, or fewer: until a human, a question or the end. */
export function turnStep(context: Context, open: OpenGame, most: number): Step {
  const outcomes: Outcome[] = [];
  let match = open.match;
  do {
    const after = runBotTurn(context, open, match);
    outcomes.push(outcomeOf(match, after));
    match = after;
  } while (outcomes.length < most && match.waiting.kind === 'bot');
  return { match, result: outcomesResult(context, readBy(open, undefined), outcomes, match) };
}

/** What happened, and who is next. */
export function outcomesResult(
  context: Context,
  open: OpenGame,
  outcomes: readonly Outcome[],
  now: AnyMatch,
): Result {
  return {
    asJson: () => ({
      game: open.game.id,
      file: open.file,
      entries: outcomes.map((outcome) => outcomeJson(open, outcome, isOpenToSee(open, outcome))),
      waiting: waitingJson(open, now.waiting),
    }),
    asLines: () => [
      ...outcomes.flatMap((outcome) => outcomeLines(context, open, now.record, outcome)),
      ...waitingLines(context, open, now.record, now.waiting),
    ],
  };
}
