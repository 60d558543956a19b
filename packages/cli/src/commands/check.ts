import { dirname, resolve } from 'node:path';
import { BadData, Refused } from '@empty-chair/kernel/errors';
import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { decodeRecord, gameOfRecord } from '@empty-chair/kernel/record';
import { replay } from '@empty-chair/kernel/story';
import type { Message } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import { newConfigIn } from '../config-words.ts';
import type { Context, Loaded } from '../context.ts';
import { loadGame } from '../context.ts';
import { InFile } from '../errors.ts';
import type { ExitCode } from '../exit-codes.ts';
import { EXIT } from '../exit-codes.ts';
import type { AnyRecord } from '../game-file.ts';
import { loadedFor } from '../game-file.ts';
import { inFile, readJson } from '../json-file.ts';
import { checkSchema } from '../json-schema.ts';
import { gameRef } from '../outcome.ts';
import { decodePosition, runPosition } from '../position-file.ts';
import { problemJson, problemOf, tellProblem } from '../report-error.ts';

/** What a file turned out to be. */
interface Finding {
  readonly is: 'record' | 'position' | 'config' | 'content' | 'pack' | 'bug-report';
  readonly game?: string;
  readonly message: Message;
}

/** Says of each file what it is and whether it holds. One bad file does not hide the others. */
export async function check(context: Context, files: readonly string[]): Promise<ExitCode> {
  const results: unknown[] = [];
  let code: ExitCode = EXIT.ok;
  for (const file of files) {
    try {
      const finding = await inspect(context, file);
      const text = `${file}: ${(context.busy.words ?? context.words).render(finding.message)}`;
      if (!context.json) context.io.out(`${text}\n`);
      results.push({ file, holds: true, ...finding, text });
    } catch (error) {
      const problem = problemOf(error);
      const words = context.busy.words ?? context.words;
      if (problem.kind === 'internal' && !(error instanceof InFile)) throw error;
      context.io.err(`${tellProblem(words, problem)}\n`);
      results.push({ file, holds: false, error: problemJson(words, problem) });
      code = EXIT.refused;
    }
  }
  if (context.json) context.io.out(`${JSON.stringify({ files: results }, undefined, 2)}\n`);
  return code;
}

async function inspect(context: Context, file: string): Promise<Finding> {
  const data = await readJson(context.io, file);
  const fields = inFile(file, () => json.object(data, ''));
  if ('bugReport' in fields && 'record' in fields) {
    const finding = await inspectRecord(context, file, fields['record']);
    return { ...finding, is: 'bug-report' };
  }
  if ('format' in fields && 'name' in fields && !('entries' in fields)) {
    return inspectPack(context, file, data);
  }
  if ('entries' in fields || 'format' in fields) return inspectRecord(context, file, data);
  if ('state' in fields && 'game' in fields) return inspectPosition(context, file, fields);
  if (typeof fields['$schema'] === 'string') {
    return inspectContent(context, file, fields, fields['$schema']);
  }
  return inspectConfig(context, file, fields);
}

async function inspectRecord(context: Context, file: string, data: unknown): Promise<Finding> {
  const id = inFile(file, () => gameOfRecord(data));
  const loaded = await loadedFor(context, id, file);
  context.busy.reproduction = () => data;
  context.busy.beside = file;
  const record = inFile(file, () => decodeRecord(loaded.game, data));
  inFile(file, () => {
    replay(loaded.game, record);
    compareCheckpoint(loaded, record);
  });
  const message = say('check.record', { game: gameRef({ id }), n: record.entries.length });
  return { is: 'record', game: id, message };
}

/** A checkpoint of the same rules must be what the entries lead to. */
function compareCheckpoint({ game }: Loaded, record: AnyRecord): void {
  const { checkpoint, rulesVersion, contentHash } = record;
  const { pending: _, ...whole } = record;
  if (checkpoint === undefined) return;
  if (rulesVersion !== game.rulesVersion || contentHash !== game.contentHash) return;
  const { state } = replay(game, whole, checkpoint.after);
  const replayed = state === undefined ? undefined : game.codecs.state.encode(state);
  const stored = game.codecs.state.encode(
    json.at('checkpoint.state', () => game.codecs.state.decode(checkpoint.state, record.config)),
  );
  if (JSON.stringify(replayed) !== JSON.stringify(stored)) {
    throw new BadData('checkpoint.state', say('check.checkpoint'));
  }
}

async function inspectPosition(context: Context, file: string, fields: Fields): Promise<Finding> {
  const id = inFile(file, () => json.text(fields['game'], 'game'));
  const { game } = await loadedFor(context, id, file);
  context.busy.reproduction = () => fields;
  context.busy.beside = file;
  const run = inFile(file, () => runPosition(game, decodePosition(game, fields)));
  const message = say('check.position', { game: gameRef({ id }), n: run.happenings.length });
  return { is: 'position', game: id, message };
}

/** A rules pack is for a game that has an input of that name; it reads it, and tells its faults. */
async function inspectPack(context: Context, file: string, data: unknown): Promise<Finding> {
  for (const id of Object.keys(context.games)) {
    const { game } = await loadGame(context, await (context.games[id] ?? missing(id))());
    try {
      game.parseInput(`pack only ${JSON.stringify(data)}`);
    } catch (error) {
      if (error instanceof Refused) continue;
      throw new InFile(file, error);
    }
    return { is: 'pack', game: id, message: say('check.pack', { game: gameRef({ id }) }) };
  }
  throw new InFile(file, new BadData('', say('check.unknown')));
}

/** A content file names its schema, beside it. */
async function inspectContent(
  context: Context,
  file: string,
  fields: Fields,
  schema: string,
): Promise<Finding> {
  const where = resolve(dirname(resolve(context.io.cwd, file)), schema);
  const rules = await readJson(context.io, where);
  inFile(file, () => checkSchema(rules, fields));
  return { is: 'content', message: say('check.content', { schema: literal(schema) }) };
}

/** A config need not name its game: then each game is asked whether it knows it. */
async function inspectConfig(context: Context, file: string, fields: Fields): Promise<Finding> {
  const named = fields['game'];
  const ids = typeof named === 'string' ? [named] : Object.keys(context.games);
  let first: unknown;
  for (const id of ids) {
    const loaded =
      typeof named === 'string'
        ? await loadedFor(context, id, file)
        : await loadGame(context, await (context.games[id] ?? missing(id))());
    try {
      inFile(file, () => newConfigIn(loaded.game, fields));
      return { is: 'config', game: id, message: say('check.config', { game: gameRef({ id }) }) };
    } catch (error) {
      first ??= error;
    }
  }
  if (typeof named === 'string') throw first;
  throw new InFile(file, new BadData('', say('check.unknown')));
}

function missing(id: string): never {
  throw new RangeError(id);
}
