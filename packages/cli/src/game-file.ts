import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadData, Refused } from '@empty-chair/kernel/errors';
import type { Match } from '@empty-chair/kernel/match';
import { withCheckpoint } from '@empty-chair/kernel/match';
import type { GameRecord } from '@empty-chair/kernel/record';
import { decodeRecord, encodeRecord, gameOfRecord } from '@empty-chair/kernel/record';
import { replay } from '@empty-chair/kernel/story';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import type { Context, Loaded } from './context.ts';
import { loadGame } from './context.ts';
import type { Io } from './io.ts';
import { inFile, readJson, writeText } from './json-file.ts';
import { nearest } from './nearest.ts';

export const DEFAULT_FILE = 'empty-chair.json';

export type AnyMatch = Match<AnyConfig, AnyState, AnyInput>;
export type AnyRecord = GameRecord<AnyConfig, AnyInput>;

/** A game on the disk, replayed and ready to go on. */
export interface OpenGame extends Loaded {
  readonly file: string;
  readonly match: AnyMatch;
}

export async function openGame(context: Context, file: string): Promise<OpenGame> {
  if (!existsSync(resolve(context.io.cwd, file))) {
    throw new Refused(say('cli.noGameFile', { file: literal(file) }));
  }
  const data = await readJson(context.io, file);
  const loaded = await loadedFor(
    context,
    inFile(file, () => gameOfRecord(data)),
    file,
  );
  const match = inFile(file, () => replay(loaded.game, decodeRecord(loaded.game, data)));
  noteRecord(context, loaded.game, match.record, file);
  return { ...loaded, file, match };
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

/** With a checkpoint, so that a later version of the rules can go on with it. */
export function saveGame(io: Io, { game, file }: OpenGame, match: AnyMatch): void {
  writeText(io, file, formatRecord(encodeRecord(game, withCheckpoint(game, match))));
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
