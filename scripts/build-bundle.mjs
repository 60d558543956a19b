// Bundles a package for Node when any source is newer than the last bundle.
import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { fail } from './fail.mjs';
import { inRoot } from './paths.mjs';
import { isStale, packageSources } from './stale.mjs';

const OTHER_INPUTS = ['package-lock.json', 'scripts/build-bundle.mjs', 'scripts/bundle.mjs'];

/**
 * Leaves the old bundle in place when the new one cannot be made.
 * @param {string} name of the package, below packages/
 * @param {string} title what it is called, at the beginning of a sentence
 * @returns {Promise<string>} the file to start
 */
export async function buildBundle(name, title) {
  const out = inRoot('packages', name, 'dist');
  const built = join(out, 'main.js');
  const isOld = () =>
    isStale(join(out, '.built'), [
      ...OTHER_INPUTS.map((path) => inRoot(path)),
      ...packageSources(),
    ]);
  if (!isOld()) return built;
  process.stderr.write(`Building ${title[0]?.toLowerCase()}${title.slice(1)}...\n`);
  const startedAt = new Date();
  // A folder of our own, then a rename: two commands started at once do not mix their files.
  const fresh = `${out}.${process.pid}`;
  /** @type {unknown} */
  let failure;
  try {
    await bundle(inRoot('packages', name, 'src', 'main.ts'), fresh);
    writeFileSync(join(fresh, '.built'), '');
    // The stamp bears the time of the start: what was saved during the build is not in it.
    utimesSync(join(fresh, '.built'), startedAt, startedAt);
    if (isOld()) replace(out, fresh); // if not, another command was quicker
  } catch (error) {
    failure = error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  if (failure !== undefined && isOld()) {
    fail(`${title} could not be built: ${failure instanceof Error ? failure.message : failure}`);
  }
  return built;
}

/**
 * @param {string} folder
 * @param {string} by
 */
function replace(folder, by) {
  rmSync(folder, { recursive: true, force: true });
  renameSync(by, folder);
}
