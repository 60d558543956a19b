import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = new URL('../packages/', import.meta.url).pathname;
/** Any element after another: each one that comes or goes would have its neighbour styled anew, with all in it. */
const ANY_SIBLING = /[+~]\s*(?:\*|:global\(\*\))\s*[,{]/;

const SHEETS = readdirSync(PACKAGES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(css|svelte|ts)$/.test(path) && !/(^|\/)(dist|node_modules)\//.test(path),
);

it('asks for no custom property that nobody gives', () => {
  const given = new Set<string>();
  const asked = new Map<string, string>();
  /** Given by one script under names that begin alike. */
  const families: string[] = [];
  for (const path of SHEETS) {
    const text = readFileSync(join(PACKAGES, path), 'utf8');
    // In a sheet, in a style attribute, by `style:`, or by a script.
    for (const [, name = ''] of text.matchAll(/(--[\w-]+)\s*:/g)) given.add(name);
    for (const [, name = ''] of text.matchAll(/style:(--[\w-]+)/g)) given.add(name);
    for (const [, name = ''] of text.matchAll(/'(--[\w-]+)'/g)) given.add(name);
    for (const [, name = ''] of text.matchAll(/(--\w+)\$\{\w+\}:/g)) families.push(name);
    // One with a value for when it is missing may be missing; one put together is known when it runs.
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)\)/g)) asked.set(name, path);
  }
  expect(asked.size).toBeGreaterThan(100);
  const isGiven = (name: string): boolean =>
    given.has(name) || families.some((family) => name.startsWith(`${family}-`));
  expect([...asked].filter(([name]) => !isGiven(name))).toEqual([]);
});

it('styles no element only for coming after another', () => {
  const sheets = SHEETS.filter((path) => !path.endsWith('.ts'));
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.filter((path) => {
    const text = readFileSync(join(PACKAGES, path), 'utf8');
    const style = path.endsWith('.css') ? text : (/<style>[\s\S]*<\/style>/.exec(text)?.[0] ?? '');
    return ANY_SIBLING.test(style);
  });
  expect(found).toEqual([]);
});
