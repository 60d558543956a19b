import { existsSync, renameSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import { configFor } from '../config-words.ts';
import type { Context, Result } from '../context.ts';
import { loadGame } from '../context.ts';
import { findGame } from '../find-game.ts';
import type { OpenGame } from '../game-file.ts';
import { openGame, refuseToOverwrite, saveGame } from '../game-file.ts';
import { finish } from '../play/finish.ts';
import { typedLines } from '../play/lines.ts';
import type { Response } from '../play/session.ts';
import { completions, respond } from '../play/session.ts';
import { problemJson, problemOf, tellProblem } from '../report-error.ts';
import { newResult, startGame } from './new.ts';
import { showResult } from './show.ts';

export interface PlayOptions {
  /** Without it, the game in the file goes on. */
  readonly game: string | undefined;
  readonly words: readonly string[];
  readonly config: string | undefined;
  readonly seed: string | undefined;
  readonly file: string;
  readonly force: boolean;
  /** Only to look: nothing is saved, and without a person the game plays itself to its end. */
  readonly demo: boolean;
}

export async function play(context: Context, options: PlayOptions): Promise<void> {
  const { open: begun, greeting } = await begin(context, options);
  let open = begun;
  tell(context, greeting);
  if (!context.json) context.io.out(`${open.words.render(say('play.hint'))}\n`);
  for await (const line of typedLines(context, (typed) => completions(open, typed))) {
    const response = attempt(context, open, line);
    if (response === 'quit') return;
    if (response === undefined) continue;
    if (response.match !== undefined) {
      open = { ...open, match: response.match };
      if (!options.demo) saveGame(context.io, open, open.match);
    }
    tell(context, response.result);
  }
  if (options.demo && !context.io.tty.in) {
    for (const result of finish(context, open)) tell(context, result);
  }
}

/** What is refused in a session is said, and the session goes on; our own mistakes end it. */
function attempt(context: Context, open: OpenGame, line: string): Response | undefined {
  try {
    return respond(context, open, line);
  } catch (error) {
    const problem = problemOf(error);
    if (problem.kind === 'internal') throw error;
    if (context.json) {
      context.io.out(`${JSON.stringify({ error: problemJson(open.words, problem) })}\n`);
    } else {
      context.io.out(`${tellProblem(open.words, problem)}\n`);
    }
    return undefined;
  }
}

/** In a session each response is one line of JSON. */
function tell(context: Context, { asJson, asLines }: Result): void {
  if (context.json) context.io.out(`${JSON.stringify(asJson())}\n`);
  else context.io.out(`${asLines().join('\n')}\n`);
}

async function begin(
  context: Context,
  options: PlayOptions,
): Promise<{ open: OpenGame; greeting: Result }> {
  const { game, words, config, seed, file, force, demo } = options;
  const exists = existsSync(resolve(context.io.cwd, file));
  const isPlain = words.length === 0 && config === undefined && seed === undefined && !force;
  if (!demo && (game === undefined || (exists && isPlain))) {
    const open = await openGame(context, file);
    const isSame = game === undefined || game === open.game.id;
    if (isSame && (game === undefined || open.match.waiting.kind !== 'over')) {
      return { open, greeting: showResult(context, open) };
    }
    if (isSame) setAside(context, file, open);
  }
  const loaded = await loadGame(context, await findGame(context.games, game ?? ''));
  if (!demo) refuseToOverwrite(context.io, file, force);
  const open = startGame(context, loaded, await configFor(context, loaded.game, words, config), {
    seed,
    file: demo ? '' : file,
  });
  if (!demo) saveGame(context.io, open, open.match);
  return { open, greeting: newResult(context, open) };
}

/** A finished game makes room for the next one, and is kept. */
function setAside(context: Context, file: string, { words }: OpenGame): void {
  const { dir, name, ext } = parse(file);
  for (let number = 1; ; number += 1) {
    const kept = join(dir, `${name}.finished-${number}${ext}`);
    if (existsSync(resolve(context.io.cwd, kept))) continue;
    renameSync(resolve(context.io.cwd, file), resolve(context.io.cwd, kept));
    context.io.err(`${words.render(say('play.setAside', { file: literal(kept) }))}\n`);
    return;
  }
}
