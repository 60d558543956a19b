// Starts the installed tools by their entry file: the same on every platform, no shell between.
import { spawn } from 'node:child_process';
import { inRoot, root } from './paths.mjs';

const ENTRIES = {
  // The native compiler; `typescript` itself stays for svelte-check, which cannot start without.
  tsc: 'node_modules/@typescript/native/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  'svelte-check': 'node_modules/svelte-check/bin/svelte-check',
  boundaries: 'scripts/boundaries.mjs',
};

/**
 * @typedef {object} ToolOptions
 * @property {Record<string, string>} [env] beside ours
 * @property {(text: string) => void} [hear] gets what it says, which is shown otherwise
 */

/**
 * @param {keyof typeof ENTRIES} tool
 * @param {readonly string[]} args
 * @param {ToolOptions} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runTool(tool, args, { env = {}, hear } = {}) {
  const child = spawn(process.execPath, [inRoot(ENTRIES[tool]), ...args], {
    cwd: root,
    stdio: hear === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  if (hear !== undefined) {
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
