import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder, without a trailing separator. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {readonly string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/**
 * Whether a script was started by itself rather than imported. The real path is compared because
 * a module's url is one, and a checkout may stand behind a symbolic link.
 * @param {string} moduleUrl
 */
export function isMain(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}
