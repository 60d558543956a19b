import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { licenseTexts, packagesOf } from '../scripts/licenses.mjs';
import { inRoot } from '../scripts/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'empty-chair-licenses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inPackage = (...path: readonly string[]) => inRoot('node_modules', ...path);

it('finds the packages that something is taken from, and nothing else', () => {
  const sources = [
    inRoot('packages', 'web', 'src', 'main.ts'),
    inPackage('idb', 'build', 'index.js'),
    inPackage('idb', 'build', 'async-iterators.js'),
    inPackage('@noble', 'ciphers', 'chacha.js'),
    join(folder, 'node_modules', 'outer', 'node_modules', 'inner', 'a.js'),
    '\0vite/preload-helper.js',
    '\0no-texts',
  ];
  expect(new Set(packagesOf(sources))).toEqual(
    new Set([
      inPackage('idb'),
      inPackage('@noble', 'ciphers'),
      inPackage('vite'),
      join(folder, 'node_modules', 'outer', 'node_modules', 'inner'),
    ]),
  );
});

it('has our own license, and those of fonts and libraries in full', () => {
  const names = ['idb', 'vite', '@fontsource-variable/commissioner'];
  const text = licenseTexts(names.map((name) => inPackage(...name.split('/'))));
  expect(text).toMatch(/^Empty Chair\n\nMIT License\n/);
  for (const [named, said] of [
    [/^idb \d/m, 'Jake Archibald'],
    [/^@fontsource-variable\/commissioner \d/m, 'SIL OPEN FONT LICENSE'],
  ] as const) {
    expect(text).toMatch(named);
    expect(text).toContain(said);
  }
  // Of a helper of the build only its own: what that tool was built with is not in the app.
  expect(text).toContain('Vite core license');
  expect(text).not.toContain('bundled dependencies');
});

it('nothing goes into the app without a license text', () => {
  const nameless = join(folder, 'node_modules', 'nameless');
  mkdirSync(nameless, { recursive: true });
  writeFileSync(join(nameless, 'package.json'), '{"name":"nameless","version":"1.0.0"}');
  expect(() => licenseTexts([nameless])).toThrow('nameless is in the app');
});
