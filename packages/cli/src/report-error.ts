import { BadData, Broken, Refused } from '@empty-chair/kernel/errors';
import type { Message } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { Damaged } from '@empty-chair/lab/store';
import { say } from '@empty-chair/text/catalogue';
import { oneLine } from '@empty-chair/text/plain-text';
import type { Renderer } from '@empty-chair/text/renderer';
import { writeBugReport } from './bug-report.ts';
import type { Context } from './context.ts';
import { InFile, UsageError } from './errors.ts';
import type { ExitCode } from './exit-codes.ts';
import { EXIT } from './exit-codes.ts';

/** What went wrong, ready to be said. */
export interface Problem {
  readonly kind: 'refused' | 'bad-data' | 'usage' | 'internal';
  readonly file?: string;
  readonly path?: string;
  readonly message: Message;
}

const EXIT_OF: Readonly<Record<Problem['kind'], ExitCode>> = {
  refused: EXIT.refused,
  'bad-data': EXIT.refused,
  usage: EXIT.usage,
  internal: EXIT.internal,
};

/** Says it on stderr, with --json also on stdout, and gives the exit code. */
export function reportError(context: Context, error: unknown, argv: readonly string[]): ExitCode {
  const words = context.busy.words ?? context.words;
  const problem = problemOf(error);
  const text = tellProblem(words, problem);
  context.io.err(`${text}\n`);
  const report = problem.kind === 'internal' ? writeBugReport(context, error, argv) : undefined;
  if (report !== undefined) {
    context.io.err(`${words.render(say('cli.bugReport', { file: literal(report) }))}\n`);
  } else if (problem.kind === 'internal' && error instanceof Error) {
    context.io.err(`${error.stack}\n`);
  }
  if (context.json) {
    const shape = { error: { ...problemJson(words, problem), ...(report && { report }) } };
    context.io.out(`${JSON.stringify(shape, undefined, 2)}\n`);
  }
  return EXIT_OF[problem.kind];
}

export function problemOf(error: unknown): Problem {
  if (error instanceof InFile) {
    const inner = problemOf(error.cause);
    // What the rules refuse in a file is bad data: nobody tried to do it now.
    const kind = inner.kind === 'refused' ? 'bad-data' : inner.kind;
    return { ...inner, kind, file: error.file };
  }
  if (error instanceof UsageError) return { kind: 'usage', message: error.reason };
  if (error instanceof Refused) return { kind: 'refused', message: error.reason };
  if (error instanceof BadData) {
    return { kind: 'bad-data', path: error.path, message: error.reason };
  }
  if (error instanceof Damaged) {
    return { kind: 'bad-data', message: say('lab.damaged', { file: literal(error.message) }) };
  }
  if (error instanceof Broken) return { kind: 'internal', message: error.reason };
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { kind: 'internal', message: say('kernel.broken', { what: literal(what) }) };
}

/** "game.json, entries[3].input: there is no field …" */
export function tellProblem(words: Renderer, { file, path, message }: Problem): string {
  const place = [file, path].filter((part) => part !== undefined && part !== '').join(', ');
  const text = words.render(message);
  return place === '' ? text : oneLine(`${place}: ${text}`);
}

export function problemJson(words: Renderer, problem: Problem) {
  const { message, ...rest } = problem;
  return { ...rest, message, text: tellProblem(words, problem) };
}
