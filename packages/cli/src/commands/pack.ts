import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Guided } from '@empty-chair/kernel/booklet-guide';
import { Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import type { Renderer } from '@empty-chair/text/renderer';
import { configFor } from '../config-words.ts';
import type { Context } from '../context.ts';
import { loadGame, printed } from '../context.ts';
import { findGame } from '../find-game.ts';
import { inFile, writeText } from '../json-file.ts';
import { typedLines } from '../play/lines.ts';
import { problemJson, problemOf, tellProblem } from '../report-error.ts';
import { messageJson } from '../shapes.ts';

export const PACK_FILE = 'empty-chair.pack.json';

export interface PackOptions {
  readonly game: string;
  readonly words: readonly string[];
  readonly config: string | undefined;
  /** The pack's; it goes on where it was left. */
  readonly file: string;
  /** Only how much is guessed. */
  readonly isMeasure: boolean;
}

/** Leads through the booklet; every answer is on the disk before the next question. */
export async function packGame(context: Context, options: PackOptions): Promise<void> {
  const registered = await findGame(context.games, options.game);
  const { game, words } = await loadGame(context, registered);
  const guide = await registered.guide?.();
  if (guide === undefined) throw new Refused(say('cli.noBooklet', { game: literal(options.game) }));
  if (options.isMeasure) {
    const measure = guide.measure.map((message) => messageJson(words, message));
    if (context.json) context.io.out(`${JSON.stringify({ measure }, undefined, 2)}\n`);
    else context.io.out(printed(guide.measure.map((message) => words.render(message))));
    return;
  }
  const config = await configFor(context, game, options.words, options.config);
  const { file } = options;
  let now = inFile(file, () => guide.begin(config, kept(context, file)));
  tell(context, words, now);
  for await (const line of typedLines(context, (typed) => completions(now, typed))) {
    if (line.trim() === 'quit') break;
    now = taken(context, words, now, line, file);
    tell(context, words, now);
  }
  context.io.out(`${words.render(say('cli.packKept', { file: literal(file) }))}\n`);
}

/** What cannot be is said with its reason, and nothing has changed; our own mistakes end it. */
function taken(context: Context, words: Renderer, now: Guided, line: string, file: string): Guided {
  try {
    const next = now.answer(line);
    if (next.pack !== now.pack) writeText(context.io, file, next.pack);
    return next;
  } catch (error) {
    const problem = problemOf(error);
    if (problem.kind === 'internal') throw error;
    if (context.json) {
      context.io.out(`${JSON.stringify({ error: problemJson(words, problem) })}\n`);
    } else context.io.out(`${tellProblem(words, problem)}\n`);
    return now;
  }
}

function kept({ io }: Context, file: string): string | undefined {
  const path = resolve(io.cwd, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function tell(context: Context, words: Renderer, { lines, words: known, isDone }: Guided): void {
  if (context.json) {
    const said = lines.map((line) => messageJson(words, line));
    context.io.out(`${JSON.stringify({ lines: said, words: known, isDone })}\n`);
  } else context.io.out(printed(lines.map((line) => words.render(line))));
}

/** For Tab: what may be typed that begins like the line. */
const completions = ({ words }: Guided, line: string): readonly string[] =>
  words.filter((word) => word.toLowerCase().startsWith(line.toLowerCase()));
