import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The file holds either all of the old text or all of the new, whatever happens in between: written
 * beside it, forced to the disk, then renamed over it.
 */
export function writeAtomic(path: string, text: string): void {
  const target = followLink(path);
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    const file = openSync(temporary, 'wx');
    try {
      writeSync(file, text);
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

/** A linked file is written where it is, not replaced by a file of its own. */
function followLink(path: string): string {
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
