import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { APP_FOLDER } from '../scripts/build-web.mjs';
import { inRoot, root } from '../scripts/paths.mjs';

const workflow = readFileSync(inRoot('.github', 'workflows', 'pages.yml'), 'utf8');
const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const all = (pattern: RegExp): string[] =>
  Array.from(workflow.matchAll(pattern), ([, found = '']) => found);

it('the workflow for GitHub Pages installs, builds with a command of ours, and takes its folder', () => {
  expect(all(/\brun: (.+)/g)).toEqual(['npm ci --ignore-scripts', 'npm run build']);
  expect(manifest.scripts).toHaveProperty('build');
  expect(all(/\bpath: (.+)/g)).toEqual([relative(root, APP_FOLDER).replaceAll('\\', '/')]);
  const [oldest] = /\d+/.exec(manifest.engines.node) ?? [];
  expect(Number(all(/node-version: (\d+)/g)[0])).toBeGreaterThan(Number(oldest));
});

it('names actions of others by commit, which cannot be moved as a tag can', () => {
  const versions = all(/\buses: \S+?@(\S+)/g);
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{40}$/);
});

it('the page on hosting names the command and its folder', () => {
  const page = readFileSync(inRoot('docs', 'hosting.md'), 'utf8');
  expect(page).toContain('npm run build');
  expect(page).toContain(relative(root, APP_FOLDER).replaceAll('\\', '/'));
});
