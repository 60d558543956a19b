// Finds a Chromium for the browser tests, and installs Debian's where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './fail.mjs';

const PLACES = [
  process.env['CHROMIUM_PATH'],
  // The browser without its own windows: a third quicker in the tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} */
export function findBrowser() {
  return PLACES.find((path) => path !== undefined && existsSync(path));
}

/** Ends the process with a sentence when there is no browser and none can be installed. */
export function ensureBrowser() {
  if (findBrowser() !== undefined) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    process.stderr.write('Installing Chromium for the browser tests (once)...\n');
    const apt = (/** @type {readonly string[]} */ args) =>
      spawnSync('/usr/bin/apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0;
    apt(['update', '-qq']);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    // Older distributions have only the whole browser.
    apt([...install, 'chromium-headless-shell']) || apt([...install, 'chromium']);
  }
  if (findBrowser() === undefined) {
    fail('The browser tests need Chromium or Chrome: install it, or set CHROMIUM_PATH to it.');
  }
}
