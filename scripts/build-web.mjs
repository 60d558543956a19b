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
const OTHER_INPUTS = [
  'LICENSE',
  'package-lock.json',
  'packages/web/index.html',
  'packages/web/public',
  'scripts/licenses.mjs',
  'scripts/page-policy.mjs',
];

/**
 * @param {Pick<import('./tools.mjs').ToolOptions, 'hear'>} [options]
 * @returns {Promise<boolean>} whether the app is built
 */
export async function buildWeb(options) {
  const inputs = [
    ...OTHER_INPUTS.map((path) => inRoot(path)),
    inRoot('packages', 'web', 'vite.config.ts'),
    ...packageSources(),
  ];
  if (!isStale(STAMP, inputs)) return true;
  if (options?.hear === undefined) process.stderr.write('Building the app...\n');
  const startedAt = new Date();
  // Also inside of a test run, whose NODE_ENV would leave the service worker out.
  const env = { NODE_ENV: 'production' };
  const args = ['build', WEB, '--logLevel', 'warn', '--emptyOutDir'];
  if (!(await runTool('vite', args, { ...options, env }))) {
    rmSync(STAMP, { force: true });
    return false;
  }
  writeFileSync(STAMP, '');
  // The stamp bears the time of the start: what was saved during the build is not in it.
  utimesSync(STAMP, startedAt, startedAt);
  return true;
}

/** Ends the process with a sentence when the app cannot be built. */
export async function needWeb() {
  if (!(await buildWeb())) fail('The app could not be built, see above.');
}

if (isMain(import.meta.url)) {
  ensure();
  await needWeb();
}
