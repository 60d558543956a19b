// Whether something built is older than what it was built from.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const SOURCE_NAMES = [
  'src',
  'rules',
  'sparring',
  'ui',
  'content',
  'text',
  'catalogues',
  'studies',
  'game.ts',
  'rulebook.json',
  'package.json',
];

/** @param {string} name whether a folder of that name holds what is fetched or made, no source */
export const isMade = (name) =>
  /^(\.git|\.tables|node_modules|dist|dist\..*|coverage|tmp|screenshots)$/.test(name);

/**
 * The file, or the folder and anything below it, as far as it changed after that time. Folders count
 * too: deleting a file changes only its folder.
 * @param {string} path
 * @param {number} time
 * @returns {string[]}
 */
function changedAfter(path, time) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  const itself = stat.mtimeMs > time ? [path] : [];
  if (!stat.isDirectory()) return itself;
  const names = readdirSync(path).filter((name) => !isMade(name));
  return [...itself, ...names.flatMap((name) => changedAfter(join(path, name), time))];
}

/** @returns {string[]} what any package may be built from */
export function packageSources() {
  return ['packages', 'packages/games'].flatMap((parent) =>
    readdirSync(inRoot(parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => SOURCE_NAMES.map((name) => inRoot(parent, entry.name, name))),
  );
}

/**
 * @param {string} stamp file written by the last build
 * @param {readonly string[]} inputs
 * @returns {string[] | undefined} the files and folders that changed since; undefined if there was none
 */
export function changedSince(stamp, inputs) {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  return built === undefined ? undefined : inputs.flatMap((path) => changedAfter(path, built));
}

/**
 * @param {string} stamp file written by the last build
 * @param {readonly string[]} inputs
 */
export function isStale(stamp, inputs) {
  return changedSince(stamp, inputs)?.length !== 0;
}
