import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { BadData, Refused } from '@empty-chair/kernel/errors';
import type { Match } from '@empty-chair/kernel/match';
import { withCheckpoint } from '@empty-chair/kernel/match';
import { nearest } from '@empty-chair/kernel/nearest';
import type { GameRecord } from '@empty-chair/kernel/record';
import { decodeRecord, encodeRecord, gameOfRecord } from '@empty-chair/kernel/record';
import { replay } from '@empty-chair/kernel/story';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import type { Context, Loaded } from './context.ts';
import { loadGame } from './context.ts';
import { CannotLock, InUse, locked } from './file-lock.ts';
import type { Io } from './io.ts';
import { cannotWrite, inFile, readJson, writeText } from './json-file.ts';
import { ownChairs } from './table/own-chairs.ts';

export const DEFAULT_FILE = 'empty-chair.json';

export type AnyMatch = Match<AnyConfig, AnyState, AnyInput>;
export type AnyRecord = GameRecord<AnyConfig, AnyInput>;

/** A game on the disk, replayed and ready to go on. */
export interface OpenGame extends Loaded {
  readonly file: string;
  readonly match: AnyMatch;
}

/**
 * Opens a game to change it. Until that is done no other command changes it: two at the same time
 * are one after the other, and the second goes on from where the first has left the game.
 */
export async function changeGame<T>(
  context: Context,
  file: string,
  change: (open: OpenGame) => T,
): Promise<T> {
  refuseMissing(context.io, file);
  return alone(context.io, file, async () => change(await openGame(context, file)));
}

/** With the file to itself, whether there is one already or not. */
export async function alone<T>(io: Io, file: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await locked(resolve(io.cwd, file), work);
  } catch (error) {
    if (error instanceof InUse) {
      const lock = literal(relative(io.cwd, error.message));
      throw new Refused(say('cli.inUse', { file: literal(file), lock }));
    }
    if (error instanceof CannotLock) throw cannotWrite(file, error.cause);
    throw error;
  }
}

function refuseMissing(io: Io, file: string): void {
  if (!existsSync(resolve(io.cwd, file))) {
    throw new Refused(say('cli.noGameFile', { file: literal(file) }));
  }
}

export async function openGame(context: Context, file: string): Promise<OpenGame> {
  refuseMissing(context.io, file);
  const data = await readJson(context.io, file);
  const loaded = await loadedFor(
    context,
    inFile(file, () => gameOfRecord(data)),
    file,
  );
  const match = inFile(file, () => replay(loaded.game, decodeRecord(loaded.game, data)));
  noteRecord(context, loaded.game, match.record, file);
  const isKept = loaded.game.secrets?.areKept(match.record.config) ?? false;
  const seats = isKept ? await ownChairs(context.io, file) : undefined;
  return { ...loaded, file, match, readers: seats && { seats, isShared: true } };
}

/** The game that a file names. Unlike on the command line, an unknown name is bad data. */
export async function loadedFor(context: Context, id: string, file: string): Promise<Loaded> {
  const load = Object.hasOwn(context.games, id) ? context.games[id] : undefined;
  if (load !== undefined) return loadGame(context, await load());
  return inFile(file, () => {
    const known = Object.keys(context.games);
    const near = literal(nearest(id, known) ?? known.join(', '));
    throw new BadData('game', say('cli.unknownGameNear', { game: literal(id), near }));
  });
}

/** With a checkpoint, so that a later version of the rules can go on with it. Gives what it wrote. */
export function saveGame(io: Io, { game, file }: OpenGame, match: AnyMatch): string {
  const text = formatRecord(encodeRecord(game, withCheckpoint(game, match)));
  writeText(io, file, text);
  return text;
}

/** To see whether it is still what it was; undefined when it is gone, and then nothing can be lost. */
export function fileText(io: Io, file: string): string | undefined {
  const path = resolve(io.cwd, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

export function refuseToOverwrite(io: Io, file: string, force: boolean): void {
  if (!force && existsSync(resolve(io.cwd, file))) {
    throw new Refused(say('cli.fileExists', { file: literal(file) }));
  }
}

/** What a bug report will hold if the rules break now. */
export function noteRecord(context: Context, game: AnyGame, record: AnyRecord, file: string): void {
  context.busy.reproduction = () => encodeRecord(game, record);
  context.busy.beside = file;
}

/** One line per field and per entry: short enough to read, fit for a diff. */
function formatRecord(record: unknown): string {
  const fields = Object.entries(record as Readonly<Record<string, unknown>>).map(([name, value]) =>
    name === 'entries' && Array.isArray(value) && value.length > 0
      ? `"entries": [\n  ${value.map((entry) => JSON.stringify(entry)).join(',\n  ')}\n]`
      : `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}
