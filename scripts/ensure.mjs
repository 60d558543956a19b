// Makes sure that the packages of the lockfile are installed. Silent and quick when they are.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fail } from './fail.mjs';
import { isInstalled, markInstalled } from './install-state.mjs';
import { inRoot, isMain, root } from './paths.mjs';

const OLDEST_NODE = [20, 19];

const ARGUMENTS = [
  'ci',
  '--ignore-scripts',
  '--include=dev', // even where NODE_ENV says production: the tools are dev dependencies
  '--prefer-offline',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--loglevel=error',
];

/** npm's own words -> ours. The first that matches is told. */
const EXPLANATIONS = [
  {
    sign: /\b(EUSAGE|in sync)\b/,
    says: 'package-lock.json does not match the package.json files: run "npm install --ignore-scripts" and keep the new lockfile.',
  },
  { sign: /\bENOSPC\b/, says: 'There is no room left on the disk to install the packages.' },
  { sign: /\b(EACCES|EPERM|EROFS)\b/, says: 'The node_modules folder cannot be written.' },
  {
    sign: /\bEINTEGRITY\b/,
    says: 'A fetched package does not match the lockfile: run this again.',
  },
  {
    sign: /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|network)\b/,
    says: 'The package registry cannot be reached: connect to the network and run this again (needed once).',
  },
];

/** Ends the process with a sentence when the packages cannot be had. */
export function ensure() {
  refuseOldNode();
  if (isInstalled()) return;
  if (!existsSync(inRoot('package-lock.json'))) fail('package-lock.json is missing.');
  process.stderr.write('Installing the packages of the lockfile (once, under a minute)...\n');
  const done = runNpm();
  if (done.error) fail('npm was not found: install Node.js together with npm.');
  if (done.status !== 0) fail(explain(`${done.stderr}${done.stdout}`));
  markInstalled();
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldMajor = 0, oldMinor = 0] = OLDEST_NODE;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  fail(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

function runNpm() {
  const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8' });
  // Under "npm test" the very npm that runs us is known; that spares a search in PATH.
  const running = process.env['npm_execpath'];
  if (running !== undefined && /^npm(-cli)?\.c?js$/.test(basename(running))) {
    return spawnSync(process.execPath, [running, ...ARGUMENTS], options);
  }
  return spawnSync('npm', ARGUMENTS, { ...options, shell: process.platform === 'win32' });
}

/** @param {string} output */
function explain(output) {
  const known = EXPLANATIONS.find(({ sign }) => sign.test(output));
  if (known) return known.says;
  const firstError = /^npm (?:error|ERR!) (.+)$/m.exec(output)?.[1];
  return `The packages could not be installed: ${firstError ?? 'npm gave no reason'}.`;
}

if (isMain(import.meta.url)) ensure();
