import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { APP_FOLDER } from '../scripts/build-web.mjs';
import { inRoot, root } from '../scripts/paths.mjs';

const file = readFileSync(inRoot('Containerfile'), 'utf8');
const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

// No container is built here: what it names must be there, and what it runs must be ours.
it('the container builds with commands of ours, and starts what they make', () => {
  for (const [, name = ''] of file.matchAll(/npm run (\w+)/g)) {
    expect(manifest.scripts).toHaveProperty(name);
  }
  for (const [script] of file.matchAll(/scripts\/[\w-]+\.mjs/g)) {
    expect(existsSync(inRoot(script))).toBe(true);
  }
  expect(file).toContain(relative(root, APP_FOLDER).replaceAll('\\', '/'));
  expect(file).toContain('"packages/cli/dist/main.js", "serve"');
  const [oldest] = /\d+/.exec(manifest.engines.node) ?? [];
  for (const [, version] of file.matchAll(/node:(\d+)-/g)) {
    expect(Number(version)).toBeGreaterThan(Number(oldest));
  }
});
