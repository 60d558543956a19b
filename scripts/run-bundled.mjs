// Bundles a TypeScript tool of the repository and runs it, as the product is run: from a bundle.
import { spawnSync } from 'node:child_process';
import { bundle } from './bundle.mjs';
import { inRoot } from './paths.mjs';

/**
 * @param {string} entry relative to the root
 * @param {string} name folder below dist/
 * @param {readonly string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runBundled(entry, name, args) {
  const out = inRoot('dist', name);
  await bundle(inRoot(entry), out);
  const command = ['--enable-source-maps', `${out}/main.js`, ...args];
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0;
}
