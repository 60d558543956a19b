import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where tables are kept: a folder of ours, or a PostgreSQL that several processes share. */
export type Place =
  /** `mostPages` is the room that the file may take; else it is the disk's. */
  { readonly folder: string; readonly mostPages?: number } | { readonly postgres: string };

type Env = Readonly<Record<string, string | undefined>>;

/** What somebody typed: the address of a PostgreSQL, or else a folder. */
export const placeOf = (typed: string): Place =>
  /^postgres(ql)?:/.test(typed) ? { postgres: typed } : { folder: typed };

/** Where nobody said where: with the data of the user, not in a checkout that may be thrown away. */
export function usualFolder(env: Env, platform: string = process.platform): string {
  const home = env['HOME'] ?? homedir();
  const local = platform === 'win32' ? env['LOCALAPPDATA'] : undefined;
  const data = env['XDG_DATA_HOME'] || local || join(home, '.local', 'share');
  return join(data, 'empty-chair', 'tables');
}
