// Says what an import specifier points at, without asking the file system.
import { builtinModules } from 'node:module';
import { posix } from 'node:path';

/**
 * @typedef {(
 *   | { kind: 'own', path: string }
 *   | { kind: 'by-path', path: string }
 *   | { kind: 'ours', layer: string, part: string }
 *   | { kind: 'node' }
 *   | { kind: 'npm', name: string }
 *   | { kind: 'computed' }
 * )} Target
 */

const NODE_MODULES = new Set(builtinModules);

/**
 * @param {import('./tree.mjs').SourceFile} file
 * @param {string} specifier
 * @returns {Target}
 */
export function targetOf(file, specifier) {
  if (specifier === '') return { kind: 'computed' };
  if (specifier.startsWith('.')) return byPath(file, specifier);
  const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  if (specifier.startsWith('node:') || NODE_MODULES.has(name)) return { kind: 'node' };
  if (name !== 'empty-chair' && !name.startsWith('@empty-chair/')) return { kind: 'npm', name };
  return byName(file, name, specifier.slice(name.length + 1));
}

/**
 * @param {import('./tree.mjs').SourceFile} file
 * @param {string} specifier
 * @returns {Target}
 */
function byPath(file, specifier) {
  const path = posix.join(posix.dirname(file.path), specifier);
  return { kind: path.startsWith(`${file.folder}/`) ? 'own' : 'by-path', path };
}

/**
 * @param {import('./tree.mjs').SourceFile} file
 * @param {string} name
 * @param {string} part what follows the package's name
 * @returns {Target}
 */
function byName(file, name, part) {
  const short = name === 'empty-chair' ? 'cli' : name.slice('@empty-chair/'.length);
  const [, ...inGame] = part.split('/');
  if (short === 'games') return { kind: 'ours', layer: 'game', part: inGame.join('/') };
  const folder = `packages/${short}`;
  if (folder !== file.folder) return { kind: 'ours', layer: short, part };
  // Only data is exported with its extension; code is named by its stem below src/.
  const path = part.includes('.') ? `${folder}/${part}` : `${folder}/src/${part}.ts`;
  return { kind: 'own', path };
}
