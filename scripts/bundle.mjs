// Bundles one entry for Node. Our packages go in; npm packages stay outside and are loaded as such.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fail } from './fail.mjs';
import { root } from './paths.mjs';

/** Paths (also absolute ones), our packages, and the bundler's own helpers, marked by a NUL. */
const OURS = /^(\.{0,2}\/|@empty-chair\/|[A-Za-z]:[\\/]|\0)/;

/** @type {import('rolldown').Plugin} `import text from './page.css?raw'` is the file's text, as in Vite. */
const raw = {
  name: 'raw',
  resolveId: {
    filter: { id: /\?raw$/ },
    handler: (id, importer) => resolve(dirname(importer ?? root), id),
  },
  load: {
    filter: { id: /\?raw$/ },
    handler: (id) => ({
      code: `export default ${JSON.stringify(readFileSync(id.replace(/\?raw$/, ''), 'utf8'))};`,
      moduleType: 'js',
    }),
  },
};

/** Where the rules of a game are, and what studies run with them. */
const RULES = /[\\/]packages[\\/]games[\\/](?<game>[^\\/]+)[\\/](?:rules|content|sparring)[\\/]/;
const KERNEL = /[\\/]packages[\\/]kernel[\\/]/;

/**
 * One chunk for the rules of each game. Inside of a chunk the engine takes constants and functions as they are;
 * what another chunk exports it reads and checks at each use, and rules use theirs thousands of times a game.
 * The kernel has its own, or it would go with the first game, and that be loaded with any other.
 * @type {NonNullable<Exclude<import('rolldown').OutputOptions['codeSplitting'], boolean>>}
 */
const byGame = {
  groups: [
    { name: 'kernel', test: KERNEL, priority: 1 },
    { name: (id) => RULES.exec(id)?.groups?.['game'] ?? null, test: RULES },
  ],
};

/**
 * @param {string} entry absolute path of a .ts file
 * @param {string} outDir absolute path; gets main.js and one chunk per lazy import and per game
 */
export async function bundle(entry, outDir) {
  if (!existsSync(entry)) fail(`${relative(root, entry)} does not exist.`);
  // Imported late: this file must load before anything is installed.
  const { rolldown } = await import('rolldown');
  const { viteImportGlobPlugin } = await import('rolldown/experimental');
  const build = await rolldown({
    input: { main: entry },
    cwd: root,
    platform: 'node',
    external: (id) => id !== entry && !OURS.test(id),
    plugins: [raw, viteImportGlobPlugin()],
    logLevel: 'silent',
  });
  try {
    await build.write({
      dir: outDir,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      codeSplitting: byGame,
    });
  } finally {
    await build.close();
  }
}
