import type { KnipConfig } from 'knip';

/** An import for each file of a package that a style sheet names. */
const importsOfStyle = (text: string) =>
  Array.from(text.matchAll(/url\("(@[^"]+)"\)/g), ([, path]) => `import '${path}';`).join('\n');

/**
 * The scripts of a component, what its markup imports, and the component itself as an export: a
 * package's `exports` makes each of its files an entry, so only by its export is one found that
 * nobody draws.
 */
const moduleOfComponent = (text: string) =>
  [
    ...Array.from(text.matchAll(/<script[^\n]*>\n(.*?)<\/script>/gs), ([, script]) => script),
    ...Array.from(text.matchAll(/\bimport\('[^']+'\)/g), ([call]) => call),
    'export default {};',
  ].join(';\n');

export default {
  // No package of ours is published: what is exported and not imported here is dead.
  includeEntryExports: true,
  compilers: { css: importsOfStyle, svelte: moduleOfComponent },
  // Started by their path in scripts/tools.mjs.
  ignoreDependencies: ['@biomejs/biome', '@typescript/native', 'svelte-check'],
  workspaces: {
    '.': {
      entry: [
        // Bundled and run by scripts/run.mjs and scripts/bench.mjs.
        'bench/main.ts',
        'bench/subjects.ts',
        'bench/time-subject.ts',
        'bench/tables/main.ts',
        'bench/web/main.ts',
        'tools/{coverage-rules,no-breaks,numbers,readme/main,soak}.ts',
        // Named to vitest by scripts/test-run.mjs.
        'scripts/hung-tests.mjs',
      ],
    },
    'packages/games': {
      // `npm run questions`, `npm run europa:pack`.
      entry: ['europa/examples/{count-questions,write-pack-content}.ts'],
    },
    'packages/web': {
      // Read by vite.config.ts.
      entry: ['src/sw/service-worker.ts'],
    },
  },
} satisfies KnipConfig;
