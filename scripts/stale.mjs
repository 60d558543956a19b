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
 * Newest change of a file or of anything below a folder. Folders count too: deleting a file
 * changes only its folder.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => !isMade(name));
  const below = names.map((name) => newest(join(path, name)));
  return Math.max(stat.mtimeMs, ...below);
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
 */
export function isStale(stamp, inputs) {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  return built === undefined || inputs.some((path) => newest(path) > built);
}
