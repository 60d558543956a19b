// Starts the installed tools by their entry file: the same on every platform, no shell between.
import { spawnSync } from 'node:child_process';
import { inRoot, root } from './paths.mjs';

const ENTRIES = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
  'svelte-check': 'svelte-check/bin/svelte-check',
};

/**
 * @param {keyof typeof ENTRIES} tool
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {boolean} whether it succeeded
 */
export function runTool(tool, args, env = {}) {
  const done = spawnSync(process.execPath, [inRoot('node_modules', ENTRIES[tool]), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return done.status === 0;
}
