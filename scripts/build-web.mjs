// Builds the app when any source is newer than the last build.
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { ensure } from './ensure.mjs';
import { fail } from './fail.mjs';
import { inRoot, isMain } from './paths.mjs';
import { isStale, packageSources } from './stale.mjs';
import { runTool } from './tools.mjs';

const WEB = inRoot('packages', 'web');
export const APP_FOLDER = inRoot('packages', 'web', 'dist');
const STAMP = inRoot('packages', 'web', 'dist', '.built');
const OTHER_INPUTS = ['package-lock.json', 'packages/web/index.html', 'packages/web/public'];

export function buildWeb() {
  const inputs = [
    ...OTHER_INPUTS.map((path) => inRoot(path)),
    inRoot('packages', 'web', 'vite.config.ts'),
    ...packageSources(),
  ];
  if (!isStale(STAMP, inputs)) return;
  process.stderr.write('Building the app...\n');
  const startedAt = new Date();
  if (!runTool('vite', ['build', WEB, '--logLevel', 'warn', '--emptyOutDir'])) {
    rmSync(STAMP, { force: true });
    fail('The app could not be built, see above.');
  }
  writeFileSync(STAMP, '');
  // The stamp bears the time of the start: what was saved during the build is not in it.
  utimesSync(STAMP, startedAt, startedAt);
}

if (isMain(import.meta.url)) {
  ensure();
  buildWeb();
}
