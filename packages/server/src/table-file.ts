import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';

const FILE = 'tables.db';
const LOCK = 'tables.lock';
/** So long is waited for a program that copies the file. */
const BUSY_MS = 2000;
/** For nobody but who runs the server: tables hold names of tables and hashes of tokens. */
const OURS = 0o600;
const OF_OTHERS = 0o007;
/** Of the file: from this one on nothing that was deleted is left in it. */
const FORGETS = 1;

/** Another process serves the tables of this folder; neither would hear what the other is told. */
export class FolderInUse extends Error {
  constructor() {
    super('another server of tables is running on this folder');
    this.name = 'FolderInUse';
  }
}

export interface TableFile {
  readonly file: Database.Database;
  /** Another process may have the folder. */
  readonly leave: () => void;
}

/** The file of the tables, for this process alone. */
export function openTableFile(folder: string): TableFile {
  makeFolder(resolve(folder));
  const leave = taken(join(folder, LOCK));
  try {
    const path = join(folder, FILE);
    keepFromOthers(path);
    const file = new Database(path);
    file.pragma('journal_mode = WAL');
    // Every answer is on the disk before it is given, also when the power goes.
    file.pragma('synchronous = FULL');
    // What is deleted is gone, and not only no longer found.
    file.pragma('secure_delete = ON');
    file.pragma(`busy_timeout = ${BUSY_MS}`);
    forgetOld(file);
    return { file, leave };
  } catch (error) {
    leave();
    throw error;
  }
}

/** One by one: asked for all at once, Node tries for ever where nothing can be made, as below /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was quicker.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** By a lock of the system, which lets go when a process is killed. */
function taken(path: string): () => void {
  // To close a file ends the locks that its process has on it: never one that is there.
  if (!existsSync(path)) closeSync(openSync(path, 'a', OURS));
  const lock = new Database(path);
  try {
    // Nothing is ever written: no journal lies beside it.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const isBusy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    throw isBusy ? new FolderInUse() : error;
  }
  return () => {
    // A closed file keeps its lock as long as a statement of it is not swept up.
    lock.exec('rollback');
    lock.close();
  };
}

/** Before anything is in it; its journals are like it. */
function keepFromOthers(path: string): void {
  closeSync(openSync(path, 'a', OURS));
  // Older versions let everybody read it.
  if ((statSync(path).mode & OF_OTHERS) !== 0) chmodSync(path, OURS);
}

/** Older versions left what was deleted in the file. Where there is no room for it, next time. */
function forgetOld(file: Database.Database): void {
  const { user_version: version } = file.prepare('pragma user_version').get() as {
    readonly user_version: number;
  };
  if (version >= FORGETS) return;
  try {
    file.exec('vacuum');
    file.pragma('wal_checkpoint(TRUNCATE)');
    file.pragma(`user_version = ${FORGETS}`);
  } catch {
    // It is no worse than it was.
  }
}
