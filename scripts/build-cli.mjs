// Bundles the command line tool when any source is newer than the last bundle.
import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { ensure } from './ensure.mjs';
import { fail } from './fail.mjs';
import { inRoot, isMain } from './paths.mjs';
import { isStale, packageSources } from './stale.mjs';

const OUT = inRoot('packages', 'cli', 'dist');
const STAMP = join(OUT, '.built');
const ENTRY = inRoot('packages', 'cli', 'src', 'main.ts');
const OTHER_INPUTS = ['package-lock.json', 'scripts/build-cli.mjs', 'scripts/bundle.mjs'];

const isOld = () =>
  isStale(STAMP, [...OTHER_INPUTS.map((path) => inRoot(path)), ...packageSources()]);

/** Leaves the old bundle in place when the new one cannot be made. */
export async function buildCli() {
  if (!isOld()) return;
  process.stderr.write('Building the command line tool...\n');
  const startedAt = new Date();
  // A folder of our own, then a rename: two commands started at once do not mix their files.
  const fresh = `${OUT}.${process.pid}`;
  /** @type {unknown} */
  let failure;
  try {
    await bundle(ENTRY, fresh);
    writeFileSync(join(fresh, '.built'), '');
    // The stamp bears the time of the start: what was saved during the build is not in it.
    utimesSync(join(fresh, '.built'), startedAt, startedAt);
    if (isOld()) replace(OUT, fresh); // if not, another command was quicker
  } catch (error) {
    failure = error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  if (failure === undefined || !isOld()) return;
  const reason = failure instanceof Error ? failure.message : failure;
  fail(`The command line tool could not be built: ${reason}`);
}

/**
 * @param {string} folder
 * @param {string} by
 */
function replace(folder, by) {
  rmSync(folder, { recursive: true, force: true });
  renameSync(by, folder);
}

if (isMain(import.meta.url)) {
  ensure();
  await buildCli();
}
