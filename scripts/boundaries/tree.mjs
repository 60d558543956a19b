// Reads the source files below packages/ and says which package each belongs to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { findBanned, isPure } from './banned.mjs';
import { codeOf } from './component.mjs';
import { findImports } from './imports.mjs';

/**
 * @typedef {object} SourceFile
 * @property {string} path relative to the root, with forward slashes
 * @property {string} folder its package's folder, such as packages/games/root
 * @property {string} layer the key of LAYERS: kernel, rules, cli, ...
 * @property {boolean} isTest
 * @property {number} lines
 * @property {import('./imports.mjs').Import[]} imports
 * @property {ReturnType<typeof findBanned>} banned
 * @property {string[]} errors why it could not be read
 */

const SKIPPED = /^(node_modules|dist(\..*)?|coverage)$/;
const READ = /\.(ts|mts|tsx|svelte)$/;
/** The parts of a game that are layers of their own; the rest only ties them together. */
const IN_GAME = /^(rules|sparring|ui|browser)$/;
/** A build's settings are not part of what is built. */
const SETTINGS = /\.config\.\w+$/;

/**
 * @param {string} path relative to the root
 * @returns {{ folder: string, layer: string }}
 */
function packageOf(path) {
  const [top = '', second = '', third = '', fourth = ''] = path.split('/');
  if (second === 'games') {
    const layer = IN_GAME.test(fourth) ? fourth : 'game';
    return { folder: `${top}/${second}/${third}`, layer };
  }
  return { folder: `${top}/${second}`, layer: second };
}

/**
 * Worked examples are tables for tests, and what is timed stands on them.
 * @param {string} path
 */
export const isTestMaterial = (path) =>
  /\.test\.\w+$|^packages\/games\/[^/]+\/(examples\/|bench\.ts$)/.test(path);

/**
 * @param {string} root
 * @returns {SourceFile[]}
 */
export function readTree(root) {
  if (!existsSync(join(root, 'packages'))) return [];
  return list(root, 'packages').map((path) => read(path, readFileSync(join(root, path), 'utf8')));
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {SourceFile} without the syntax tree, which is large
 */
function read(path, text) {
  const place = { path, ...packageOf(path), isTest: isTestMaterial(path) };
  const source = path.endsWith('.svelte') ? codeOf(text) : text;
  const parsed = parseSync(path.replace(/\.svelte$/, '.ts'), source, {
    sourceType: 'module',
  });
  /** @param {{ start: number }} node */
  const lineOf = ({ start }) => source.slice(0, start).split('\n').length;
  return {
    ...place,
    lines: source.split('\n').length - 1,
    imports: findImports(parsed.program, lineOf),
    banned: isPure(place) ? findBanned(parsed, lineOf) : [],
    errors: parsed.errors.map(({ message }) => message),
  };
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function list(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .map((entry) => ({ entry, path: `${folder}/${entry.name}` }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap(({ entry, path }) => {
      if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : list(root, path);
      return READ.test(entry.name) && !SETTINGS.test(entry.name) ? [path] : [];
    });
}
