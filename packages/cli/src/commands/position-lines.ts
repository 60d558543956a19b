import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import type { AnyGame } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import type { Context } from '../context.ts';
import type { ExitCode } from '../exit-codes.ts';
import { EXIT } from '../exit-codes.ts';
import { loadedFor } from '../game-file.ts';
import type { Io } from '../io.ts';
import { bounded, inputOf, parseJson } from '../json-file.ts';
import { decodePosition, runPosition } from '../position-file.ts';
import { problemJson, problemOf } from '../report-error.ts';

export interface PositionLines {
  readonly source: string;
  readonly isTraced: boolean;
}

/**
 * Many positions, one a line, each answered by one line at once: a program can ask through a pipe,
 * or hold thousands of positions against its own rules. A line that does not hold is answered with
 * its error, and the next one is read.
 */
export async function positionLines(
  context: Context,
  { source, isTraced }: PositionLines,
): Promise<ExitCode> {
  const games = new Map<string, AnyGame>();
  let code: ExitCode = EXIT.ok;
  let line = 0;
  for await (const text of linesOf(context.io, source)) {
    line += 1;
    if (text.trim() === '') continue;
    let answer: object;
    try {
      answer = await run(context, games, text, isTraced);
    } catch (error) {
      const problem = problemOf(error);
      if (code !== EXIT.internal) code = problem.kind === 'internal' ? EXIT.internal : EXIT.refused;
      answer = { line, error: problemJson(context.busy.words ?? context.words, problem) };
    }
    context.io.out(`${JSON.stringify(answer)}\n`);
  }
  return code;
}

async function run(
  context: Context,
  games: Map<string, AnyGame>,
  text: string,
  isTraced: boolean,
): Promise<object> {
  const data = parseJson(text.replace(/^\uFEFF/, ''));
  const id = json.text(json.field(json.object(data, ''), '', 'game'), 'game');
  let game = games.get(id);
  if (game === undefined) {
    game = (await loadedFor(context, id, '')).game;
    games.set(id, game);
  }
  const { happenings, trace, state } = runPosition(game, decodePosition(game, data), isTraced);
  return { events: happenings, ...(isTraced && { trace }), state: game.codecs.state.encode(state) };
}

async function* linesOf(io: Io, source: string): AsyncGenerator<string> {
  const input = Readable.from(bounded(inputOf(io, source), source, true));
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Refused(say('cli.noFile', { file: literal(source) }));
  }
}
