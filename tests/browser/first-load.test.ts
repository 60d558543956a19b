import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** What home loads before anything is tapped: scripts that name each other, and its sentences. */
const BUILT = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist');
const STATIC_IMPORT =
  /(?:^|[;}\n])(?:import|export)\s*(?:[^'"();]*?from)?\s*["']\.\/([^"']+\.js)["']/g;

function scriptsOfHome(): ReadonlyMap<string, string> {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const entry = /src="\.\/assets\/([^"]+\.js)"/.exec(page)?.[1];
  if (entry === undefined) throw new Error('the page has no script');
  const found = new Map<string, string>();
  const open = [entry];
  for (const name of open) {
    if (found.has(name)) continue;
    const code = readFileSync(join(BUILT, 'assets', name), 'utf8');
    found.set(name, code);
    open.push(...Array.from(code.matchAll(STATIC_IMPORT), ([, other]) => other ?? ''));
  }
  return found;
}
const zipped = (code: string): number => gzipSync(code).length / 1000;

/** Of each file of sentences that home says, that of the language with the longest. */
const sentencesOfHome = ['shell', 'common', 'kernel'].map((name) => {
  const all = readdirSync(join(BUILT, 'assets')).filter((file) =>
    new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file),
  );
  expect(all, name).toHaveLength(3);
  const sizes = all.map((file) => zipped(readFileSync(join(BUILT, 'assets', file), 'utf8')));
  return Math.max(...sizes);
});
const scripts = scriptsOfHome();

/** Kilobytes, gzipped. Who needs more says why, or loads it later. */
const BUDGET = { whole: 55, script: 46 };

test('home has its budget, and comes in few files', () => {
  const sizes = [...scripts.values()].map(zipped);
  expect(sizes.length).toBeLessThan(5);
  expect(Math.max(...sizes)).toBeLessThan(BUDGET.script);
  const whole = [...sizes, ...sentencesOfHome].reduce((sum, size) => sum + size, 0);
  expect(whole).toBeLessThan(BUDGET.whole);
});

test('home reads no patterns, and so does without the parser', () => {
  const sources = [...scripts.keys()].map((name) => {
    // A script of nothing but helpers has no map.
    try {
      return readFileSync(join(BUILT, 'assets', `${name}.map`), 'utf8');
    } catch {
      return '';
    }
  });
  const isAsked = (source: string): boolean => sources.some((map) => map.includes(source));
  expect(isAsked('text/src/renderer.ts')).toBe(true);
  expect(isAsked('icu-skeleton-parser')).toBe(false);
});
