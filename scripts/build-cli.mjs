// Bundles the command line tool when any source is newer than the last bundle.
import { readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { ensure } from './ensure.mjs';
import { fail } from './fail.mjs';
import { inRoot, isMain } from './paths.mjs';

const OUT = inRoot('packages', 'cli', 'dist');
const STAMP = join(OUT, '.built');
const ENTRY = inRoot('packages', 'cli', 'src', 'main.ts');
const BUNDLED_FOLDERS = ['src', 'content', 'text', 'catalogues'];
const OTHER_INPUTS = ['package-lock.json', 'scripts/build-cli.mjs', 'scripts/bundle.mjs'];

/**
 * Newest change of a file or of anything below a folder. Folders count too: deleting a file
 * changes only its folder.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const below = readdirSync(path).map((name) => newest(join(path, name)));
  return Math.max(stat.mtimeMs, ...below);
}

/** @returns {string[]} */
function packageFolders() {
  return ['packages', 'packages/games'].flatMap((parent) =>
    readdirSync(inRoot(parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => inRoot(parent, entry.name)),
  );
}

function isStale() {
  const built = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  const inputs = [
    ...OTHER_INPUTS.map((path) => inRoot(path)),
    ...packageFolders().flatMap((folder) =>
      [...BUNDLED_FOLDERS, 'rulebook.json', 'package.json'].map((name) => join(folder, name)),
    ),
  ];
  return inputs.some((path) => newest(path) > built);
}

/** Leaves the old bundle in place when the new one cannot be made. */
export async function buildCli() {
  if (!isStale()) return;
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
    if (isStale()) replace(OUT, fresh); // if not, another command was quicker
  } catch (error) {
    failure = error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  if (failure === undefined || !isStale()) return;
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
