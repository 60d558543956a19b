import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig, transformWithOxc } from 'vite';
import { LICENSES_FILE, licenseTexts, packagesOf } from '../../scripts/licenses.mjs';
import { PAGE_POLICY } from '../../scripts/page-policy.mjs';
import { treeOf } from '../text/src/parse.ts';
import { isPlain } from '../text/src/plain.ts';
import manifest from './package.json' with { type: 'json' };

/** Whoever comes home waits for one file, not for sixty of half a kilobyte each. */
const HOME = { name: 'home', tags: ['$initial' as const] };

/** What the page and its workers are made of. */
const sources = new Set<string>();

export default defineConfig({
  // Relative, so that the built app can lie in any folder of any server.
  base: './',
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  plugins: [svelte(), ownSentencesRead(), pagePolicy(), made(), licenses(), serviceWorker()],
  // Its parts are loaded on demand, as those of the page are.
  worker: { format: 'es', plugins: () => [withoutTexts(), made()] },
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 2048,
    rolldownOptions: { output: { codeSplitting: { groups: [HOME] } } },
  },
});

/** A worker says nothing: what the registry could load of sentences and numbers stays out of its bundle. */
function withoutTexts(): Plugin {
  const EMPTY = '\0no-texts';
  return {
    name: 'empty-chair-without-texts',
    enforce: 'pre',
    resolveId: (id) => (/\/(text\/\w+|studies)\/\w+\.json$/.test(id) ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export default {};' : undefined),
  };
}

/**
 * What the app itself says is read here and not on the page, so that home does without the parser of patterns;
 * it comes with the first game (parser.ts of the text package).
 */
function ownSentencesRead(): Plugin {
  const OWN = /\/(uikit\/text\/\w+\/\w+|text\/catalogues\/\w+\/kernel)\.json$/;
  const NO_PARSER = '@formatjs/icu-messageformat-parser/no-parser.js';
  return {
    name: 'empty-chair-own-sentences',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
      handler(_id, importer) {
        return importer?.includes('/intl-messageformat/')
          ? this.resolve(NO_PARSER, importer, { skipSelf: true })
          : undefined;
      },
    },
    transform: {
      filter: { id: OWN },
      handler(code) {
        const sentences = Object.entries(JSON.parse(code) as Record<string, string>);
        const read = JSON.stringify(
          Object.fromEntries(
            sentences.map(([id, said]) => [id, isPlain(said) ? said : treeOf(said)]),
          ),
        );
        return { code: read, map: null };
      },
    },
  };
}

/** The built page says itself what it may do, so that it holds on any server that it is copied to. */
function pagePolicy(): Plugin {
  return {
    name: 'empty-chair-page-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

function made(): Plugin {
  return {
    name: 'empty-chair-made-of',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const id of this.getModuleIds()) sources.add(id);
      for (const file of Object.values(bundle)) {
        // Fonts, say, that only a style sheet names.
        if (file.type !== 'asset') continue;
        for (const name of file.originalFileNames) sources.add(resolve(import.meta.dirname, name));
      }
    },
  };
}

/** The license texts go with what they are about. */
function licenses(): Plugin {
  return {
    name: 'empty-chair-licenses',
    apply: 'build',
    generateBundle() {
      const source = licenseTexts(packagesOf([...sources]));
      this.emitFile({ type: 'asset', fileName: LICENSES_FILE, source });
    },
  };
}

/** Writes our service worker with the list of all files in front of it. */
function serviceWorker(): Plugin {
  const source = new URL('./src/sw/service-worker.ts', import.meta.url);
  const publicFiles = new URL('./public/', import.meta.url);
  return {
    name: 'empty-chair-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
        const files = [...built, ...readdirSync(publicFiles)]
          // What a host without shared tables says of them is true for that host alone.
          .filter((name) => name !== 'index.html' && name !== 'tables')
          .sort();
        const hash = createHash('sha256');
        for (const name of built.sort()) {
          const file = bundle[name];
          hash.update(name).update(file?.type === 'asset' ? file.source : (file?.code ?? ''));
        }
        for (const name of readdirSync(publicFiles))
          hash.update(readFileSync(new URL(name, publicFiles)));
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source.pathname);
        hash.update(code);
        const head = [
          `const VERSION = ${JSON.stringify(hash.digest('hex').slice(0, 12))};`,
          `const FILES = ${JSON.stringify(['./', ...files.map((name) => `./${name}`)])};`,
        ];
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `${head.join('\n')}\n${code}`,
        });
      },
    },
  };
}
