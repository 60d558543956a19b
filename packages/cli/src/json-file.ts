import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { BadData, Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import { NotAFile, writeAtomic } from '@empty-chair/lab/atomic-write';
import { say } from '@empty-chair/text/catalogue';
import { InFile } from './errors.ts';
import type { Io } from './io.ts';

/** Reads a JSON file; `-` is the standard input. */
export async function readJson(io: Io, file: string): Promise<unknown> {
  const source = await readText(io, file);
  return inFile(file, () => parseJson(source.replace(/^\uFEFF/, '')));
}

export function parseJson(source: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    const detail = literal(error instanceof Error ? error.message : String(error));
    throw new BadData('', say('cli.notJson', { detail }));
  }
  json.refuseDeep(data);
  return data;
}

/** Far more than any file of ours: what goes on and on (a device, a pipe) is given up. In bytes. */
const MOST = 256 * 1024 * 1024;

/** A file, or the standard input. */
export const inputOf = (io: Io, file: string): Readable =>
  file === '-' ? io.stdin : createReadStream(resolve(io.cwd, file));

async function readText(io: Io, file: string): Promise<string> {
  try {
    const parts: Buffer[] = [];
    for await (const part of bounded(inputOf(io, file), file)) parts.push(part);
    return Buffer.concat(parts).toString('utf8');
  } catch (error) {
    if (error instanceof Refused) throw error;
    const code = codeOf(error);
    throw new Refused(
      code === 'ENOENT'
        ? say('cli.noFile', { file: literal(file) })
        : say('cli.cannotRead', { file: literal(file), code: literal(code) }),
    );
  }
}

const NEW_LINE = 10;

/** The same, as long as it is not too much; where it is read line by line, as long as no line is. */
export async function* bounded(
  input: Readable,
  file: string,
  isByLine = false,
): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const part of input) {
    const bytes = Buffer.from(part);
    const end = isByLine ? bytes.lastIndexOf(NEW_LINE) : -1;
    read = end < 0 ? read + bytes.length : bytes.length - end;
    if (read > MOST) throw new Refused(say('cli.tooLarge', { file: literal(file) }));
    yield bytes;
  }
}

/** What holds a link or a key has the mode of what is nobody else's to read. */
export const SECRET = 0o600;

export function writeText(io: Io, file: string, text: string, mode?: number): void {
  try {
    writeAtomic(resolve(io.cwd, file), text, mode);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

export function cannotWrite(file: string, error: unknown): Refused {
  if (error instanceof NotAFile) return new Refused(say('cli.notAFile', { file: literal(file) }));
  const code = literal(codeOf(error));
  return new Refused(say('cli.cannotWrite', { file: literal(file), code }));
}

/** Runs what reads the content of a file; what it finds wrong is said with the file's name. */
export function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadData || error instanceof Refused) throw new InFile(file, error);
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
