import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { BadData, Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import { writeAtomic } from '@empty-chair/lab/atomic-write';
import { say } from '@empty-chair/text/catalogue';
import { InFile } from './errors.ts';
import type { Io } from './io.ts';

/** Reads a JSON file; `-` is the standard input. */
export async function readJson(io: Io, file: string): Promise<unknown> {
  const source = file === '-' ? await readAll(io.stdin) : readText(io, file);
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

function readText(io: Io, file: string): string {
  try {
    return readFileSync(resolve(io.cwd, file), 'utf8');
  } catch (error) {
    const code = codeOf(error);
    throw new Refused(
      code === 'ENOENT'
        ? say('cli.noFile', { file: literal(file) })
        : say('cli.cannotRead', { file: literal(file), code: literal(code) }),
    );
  }
}

export function writeText(io: Io, file: string, text: string): void {
  try {
    writeAtomic(resolve(io.cwd, file), text);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

export function cannotWrite(file: string, error: unknown): Refused {
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
