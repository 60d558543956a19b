import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { explain } from '@empty-chair/kernel/story';
import { say } from '@empty-chair/text/catalogue';
import type { Context, Result } from '../context.ts';
import { present } from '../context.ts';
import type { OpenGame } from '../game-file.ts';
import { openGame } from '../game-file.ts';
import type { Outcome } from '../outcome.ts';
import { headingOf, outcomeJson } from '../outcome.ts';
import { isOpenToSee } from '../seen.ts';
import { traceJson } from '../shapes.ts';
import { whyLines } from '../why-lines.ts';

export interface WhyOptions {
  /** Counted from 1; 0 is the set-up; without it, the last. */
  readonly entry: number | undefined;
  /** A line of the entry's checklist, counted from 1. */
  readonly step: number | undefined;
}

export async function why(
  context: Context,
  options: WhyOptions & { readonly file: string },
): Promise<void> {
  present(context, whyResult(context, await openGame(context, options.file), options));
}

export function whyResult(
  context: Context,
  open: OpenGame,
  { entry = lastEntry(open), step }: WhyOptions,
): Result {
  const { outcome, trace } = explained(open, entry);
  if (step !== undefined && (step < 1 || step > outcome.happenings.length)) {
    throw new Refused(say('cli.noSuchStep', { step, most: outcome.happenings.length }));
  }
  return {
    asJson: () => ({
      game: open.game.id,
      ...outcomeJson(open, outcome, isOpenToSee(open, outcome)),
      trace: traceJson(open.words, trace),
    }),
    asLines: () => [
      context.style.heading(headingOf(open, open.match.record, outcome)),
      ...whyLines(context, open.words, trace, step),
    ],
  };
}

/** The open one when there is a question, else the last whole one, else the set-up. */
function lastEntry({ match: { record } }: OpenGame): number {
  return record.entries.length + (record.pending === undefined ? 0 : 1);
}

function explained(open: OpenGame, entry: number) {
  const { game, match } = open;
  const { record } = match;
  if (entry > lastEntry(open)) throw new Refused(kernelMessage('kernel.noSuchEntry', { entry }));
  const { before, after, happenings, trace } = explain(game, record, entry - 1);
  const told = entry === 0 ? undefined : (record.entries[entry - 1] ?? record.pending);
  const outcome: Outcome = {
    entry,
    seat: told?.seat,
    input: told?.input,
    before,
    happenings,
    told: 0,
    open: after === undefined,
  };
  return { outcome, trace };
}
