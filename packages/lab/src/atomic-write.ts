import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isGone, ownedMark, ownerOf } from './owner.ts';

/** A device or a pipe: to rename a file over it would take it away from everybody. */
export class NotAFile extends Error {}

/** Whoever may read what is written; the system may allow fewer. */
const EVERYBODY = 0o666;

/**
 * The file holds either all of the old text or all of the new, whatever happens in between: written
 * beside it, forced to the disk, then renamed over it. It has its mode from its first byte.
 */
export function writeAtomic(path: string, text: string, mode = EVERYBODY): void {
  const target = followLink(path);
  const there = statSync(target, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile() && !there.isDirectory()) throw new NotAFile(path);
  const temporary = join(dirname(target), `.${basename(target)}.${ownedMark()}.tmp`);
  try {
    const file = openSync(temporary, 'wx', mode);
    try {
      writeAll(file, Buffer.from(text));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(dirname(target));
}

/** One call may write a part only, as on a disk that is nearly full. */
function writeAll(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/**
 * Takes away what processes left behind that were killed while they wrote: everything in a folder, or
 * beside one file.
 */
export function sweep(folder: string, file?: string): void {
  for (const name of readdirSync(folder)) {
    const [, of, mark = ''] = /^\.(.+)\.([\w-]+)\.tmp$/.exec(name) ?? [];
    const owner = of === undefined || (file ?? of) !== of ? undefined : ownerOf(mark);
    if (owner !== undefined && isGone(owner)) rmSync(join(folder, name), { force: true });
  }
}

/** A linked file is written where it is, not replaced by a file of its own. */
export function followLink(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Makes the rename itself last. Some systems cannot open a folder; there it is left to them. */
function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch {
    // The data is safe; only the name may come late.
  }
}
