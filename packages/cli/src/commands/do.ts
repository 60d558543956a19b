import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { seatToAct } from '@empty-chair/kernel/match';
import type { Seat } from '@empty-chair/kernel/words';
import type { Context, Result } from '../context.ts';
import { present } from '../context.ts';
import { enter } from '../enter.ts';
import { legalInputs, matchWords } from '../entry-words.ts';
import type { AnyMatch, OpenGame } from '../game-file.ts';
import { changeGame, openGame } from '../game-file.ts';
import { legalLines } from '../legal-list.ts';
import type { Outcome } from '../outcome.ts';
import { outcomeOf } from '../outcome.ts';
import { turnHere } from '../readers.ts';
import { readBy } from '../seen.ts';
import { waitingJson } from '../shapes.ts';
import { legalKeys } from './show.ts';
import type { Step } from './turn.ts';
import { outcomesResult, saved } from './turn.ts';

export interface DoOptions {
  readonly file: string;
  /** Each argument one input, or one input with a word per argument. */
  readonly typed: readonly string[];
  readonly seat: Seat | undefined;
}

/** Enters what people did. All of it, or nothing when one of them is refused. */
export async function doInputs(context: Context, options: DoOptions): Promise<void> {
  const together = options.typed.join(' ');
  if (together.startsWith('?')) {
    const open = await openGame(context, options.file);
    present(context, legalResult(context, open, together.slice(1)));
    return;
  }
  const result = await changeGame(context, options.file, (open) =>
    saved(
      context,
      open,
      enterStep(context, open, inputsIn(open, options.typed), (now, typed) =>
        enter(context, open, now, typed, options.seat),
      ),
    ),
  );
  present(context, result);
}

/** Only answers to open questions. */
export async function answerQuestion(
  context: Context,
  { file, answers }: { readonly file: string; readonly answers: readonly string[] },
): Promise<void> {
  const result = await changeGame(context, file, (open) =>
    saved(
      context,
      open,
      enterStep(context, open, inputsIn(open, answers), (now, typed) => {
        if (now.waiting.kind !== 'question') throw new Refused(kernelMessage('kernel.noQuestion'));
        return enter(context, open, now, typed);
      }),
    ),
  );
  present(context, result);
}

/** What `?` says. */
export function legalResult(context: Context, open: OpenGame, asked: string): Result {
  return {
    asJson: () => ({ waiting: waitingJson(open, open.match.waiting), legal: legalKeys(open) }),
    asLines: () => legalLines(context, open, open.match, asked),
  };
}

export function enterStep(
  context: Context,
  open: OpenGame,
  inputs: readonly string[],
  take: (now: AnyMatch, typed: string) => AnyMatch,
): Step {
  const outcomes: Outcome[] = [];
  let match: AnyMatch = open.match;
  let by: Seat | undefined;
  for (const typed of inputs) {
    const after = take(match, typed);
    outcomes.push(outcomeOf(match, after));
    by = seatToAct(match.waiting);
    match = after;
  }
  return { match, result: outcomesResult(context, readBy(open, by), outcomes, match) };
}

/** `do move 3 5` is one input whose quotes were left out, if together the words mean one. */
export function inputsIn(open: OpenGame, typed: readonly string[]): readonly string[] {
  const { game } = open;
  const here = turnHere(open, open.match);
  if (typed.length < 2 || typed.some((word) => /\s/.test(word))) return typed;
  const together = typed.join(' ');
  if (here.kind === 'question') {
    const { reads } = here.question;
    return reads !== undefined && isRead(() => reads(together)) ? [together] : typed;
  }
  if (here.kind === 'human') {
    const found = matchWords(together, legalInputs(game, here.state, here.seat));
    if (found.length > 0) return [together];
  }
  return isRead(() => game.parseInput(together)) ? [together] : typed;
}

function isRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
