import { existsSync, renameSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import { configFor } from '../config-words.ts';
import type { Context, Result } from '../context.ts';
import { loadGame, printed } from '../context.ts';
import { findGame } from '../find-game.ts';
import type { OpenGame } from '../game-file.ts';
import { alone, fileText, openGame, refuseToOverwrite, saveGame } from '../game-file.ts';
import { finish } from '../play/finish.ts';
import { typedLines } from '../play/lines.ts';
import type { Response } from '../play/session.ts';
import { completions, respond } from '../play/session.ts';
import { problemJson, problemOf, tellProblem } from '../report-error.ts';
import { messageJson } from '../shapes.ts';
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

/** A game, and the text of its file as the session knows it; undefined where nothing is saved. */
interface Session {
  readonly open: OpenGame;
  readonly text: string | undefined;
}

export async function play(context: Context, options: PlayOptions): Promise<void> {
  const { greeting, ...begun } = await begin(context, options);
  let session: Session = begun;
  tell(context, greeting);
  if (!context.json) context.io.out(`${session.open.words.render(say('play.hint'))}\n`);
  for await (const line of typedLines(context, (typed) => completions(session.open, typed))) {
    const taken = await attempt(context, session, line, options.demo);
    if (taken === 'quit') return;
    if (taken === undefined) continue;
    session = taken.session;
    tell(context, taken.result);
  }
  if (options.demo && !context.io.tty.in) {
    for (const result of finish(context, session.open)) tell(context, result);
  }
}

type Taken = { readonly session: Session; readonly result: Result } | 'quit';

/** What is refused in a session is said, and the session goes on; our own mistakes end it. */
async function attempt(
  context: Context,
  session: Session,
  line: string,
  isDemo: boolean,
): Promise<Taken | undefined> {
  const { open } = session;
  try {
    if (isDemo) return taken(session, respond(context, open, line));
    return await alone(context.io, open.file, async () => {
      const text = fileText(context.io, open.file);
      if (text !== undefined && text !== session.text) return reopened(context, session, line);
      const { io } = context;
      return taken(session, respond(context, open, line), (after) =>
        saveGame(io, after, after.match),
      );
    });
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

function taken(
  session: Session,
  response: Response,
  keep?: (open: OpenGame) => string | undefined,
): Taken {
  if (response === 'quit') return 'quit';
  const { match, result } = response;
  if (match === undefined) return { session, result };
  const open = { ...session.open, match };
  return { session: { open, text: keep?.(open) }, result };
}

/**
 * Another command has changed the game since this session last looked. Whoever typed here meant the
 * position from before, so nothing is entered on top of the new one unseen.
 */
async function reopened(context: Context, { open }: Session, line: string): Promise<Taken> {
  if (isQuit(context, open, line)) return 'quit';
  const session = await opened(context, open.file);
  const { words } = session.open;
  const shown = showResult(context, session.open);
  const message = say('play.changed', { file: literal(open.file) });
  const result = {
    asJson: () => ({ changed: messageJson(words, message), ...(shown.asJson() as object) }),
    asLines: () => [words.render(message), ...shown.asLines()],
  };
  return { session, result };
}

function isQuit(context: Context, open: OpenGame, line: string): boolean {
  try {
    return respond(context, open, line) === 'quit';
  } catch {
    return false; // It is refused, or not, when it is typed again.
  }
}

async function opened(context: Context, file: string): Promise<Session> {
  return { open: await openGame(context, file), text: fileText(context.io, file) };
}

/** In a session each response is one line of JSON. */
function tell(context: Context, { asJson, asLines }: Result): void {
  if (context.json) context.io.out(`${JSON.stringify(asJson())}\n`);
  else context.io.out(printed(asLines()));
}

async function begin(
  context: Context,
  options: PlayOptions,
): Promise<Session & { greeting: Result }> {
  const { game, demo, file } = options;
  if (demo) return started(context, options);
  if (game === undefined) {
    const session = await opened(context, file);
    return { ...session, greeting: showResult(context, session.open) };
  }
  return alone(context.io, file, async () => {
    const exists = existsSync(resolve(context.io.cwd, file));
    if (exists && isPlain(options)) {
      const session = await opened(context, file);
      const { open } = session;
      const isSame = game === open.game.id;
      if (isSame && open.match.waiting.kind !== 'over') {
        return { ...session, greeting: showResult(context, open) };
      }
      if (isSame) setAside(context, file, open);
    }
    return started(context, options);
  });
}

/** Nothing is said of the game but its name: the one in the file may go on. */
const isPlain = ({ words, config, seed, force }: PlayOptions): boolean =>
  words.length === 0 && config === undefined && seed === undefined && !force;

async function started(
  context: Context,
  { game, words, config, seed, file, force, demo }: PlayOptions,
): Promise<Session & { greeting: Result }> {
  const registered = await findGame(context.games, game ?? '');
  const loaded = await loadGame(context, registered);
  if (!demo) refuseToOverwrite(context.io, file, force);
  const open = startGame(context, loaded, await configFor(context, loaded.game, words, config), {
    seed,
    file: demo ? '' : file,
  });
  const text = demo ? undefined : saveGame(context.io, open, open.match);
  return { open, text, greeting: newResult(context, open, registered.guide !== undefined) };
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
