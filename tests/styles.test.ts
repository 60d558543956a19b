import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = new URL('../packages/', import.meta.url).pathname;
/** Any element after another: each one that comes or goes would have its neighbour styled anew, with all in it. */
const ANY_SIBLING = /[+~]\s*(?:\*|:global\(\*\))\s*[,{]/;

it('styles no element only for coming after another', () => {
  const sheets = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(css|svelte)$/.test(path) && !/(^|\/)(dist|node_modules)\//.test(path),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.filter((path) => {
    const text = readFileSync(join(PACKAGES, path), 'utf8');
    const style = path.endsWith('.css') ? text : (/<style>[\s\S]*<\/style>/.exec(text)?.[0] ?? '');
    return ANY_SIBLING.test(style);
  });
  expect(found).toEqual([]);
});
