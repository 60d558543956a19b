// Whether node_modules is what the lockfile and the manifests ask for. Reads only.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** @typedef {Record<string, Record<string, unknown>>} LockedPackages */

const STAMP = inRoot('node_modules', '.empty-chair-install');
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** One file of each tool that the other scripts start. */
const NEEDED = [
  '@typescript/native/bin/tsc',
  '@biomejs/biome/bin/biome',
  'vitest/vitest.mjs',
  'rolldown/package.json',
  'commander/package.json',
];

/** @returns {string[]} folders that may hold a manifest, relative to the root, '' first */
function manifestFolders() {
  const packages = readdirSync(inRoot('packages')).map((name) => `packages/${name}`);
  return ['', ...packages.filter((folder) => existsSync(inRoot(folder, 'package.json'))).sort()];
}

function wanted() {
  const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')));
  for (const folder of manifestFolders()) {
    hash.update(`\0${folder}\0`).update(readFileSync(inRoot(folder, 'package.json')));
  }
  return hash.digest('hex');
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Did somebody already run `npm ci` by hand? npm leaves a list of what it installed; when that
 * agrees with our lockfile there is nothing to fetch, which also spares an offline machine.
 */
function installedByHand() {
  const listed = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(listed)) return false;
  /** @type {LockedPackages} */
  const locked = readJson(inRoot('package-lock.json')).packages;
  /** @type {LockedPackages} */
  const installed = readJson(listed).packages;
  return manifestsAgree(locked) && packagesAgree(locked, installed);
}

/** @param {LockedPackages} locked */
function manifestsAgree(locked) {
  return manifestFolders().every((folder) => {
    const manifest = readJson(inRoot(folder, 'package.json'));
    return DEPENDENCY_FIELDS.every(
      (field) => sortedJson(manifest[field]) === sortedJson(locked[folder]?.[field]),
    );
  });
}

/** @param {unknown} dependencies */
function sortedJson(dependencies) {
  return JSON.stringify(Object.entries(dependencies ?? {}).sort());
}

/**
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
function packagesAgree(locked, installed) {
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    // An optional package of another platform is rightly absent.
    if (found === undefined) return entry['optional'] === true;
    return found['version'] === entry['version'] && found['integrity'] === entry['integrity'];
  });
}

/** @returns {boolean} */
export function isInstalled() {
  if (!NEEDED.every((file) => existsSync(inRoot('node_modules', file)))) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted()) return true;
  if (!installedByHand()) return false;
  markInstalled();
  return true;
}

export function markInstalled() {
  writeFileSync(STAMP, wanted());
}
