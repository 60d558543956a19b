// npm start: builds the app when needed, serves it, and says where.
import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { APP_FOLDER, needWeb } from './build-web.mjs';
import { ensure } from './ensure.mjs';
import { fail } from './fail.mjs';
import { addressesInTheRoom, appServer, listen } from './serve.mjs';

const FIRST_PORT = 4173;
const TRIES = 20;

ensure();
await needWeb();
const wanted = Number(process.env['PORT'] ?? FIRST_PORT);
const port = await serve();
const address = `http://localhost:${port}/`;
console.log(`Empty Chair is at ${address} (Ctrl+C ends it)`);
const others = addressesInTheRoom(networkInterfaces(), port);
if (others.length > 0) console.log(`On a phone in the same network: ${others.join(' or ')}`);
openBrowser(address);

async function serve() {
  for (let port = wanted; port < wanted + TRIES; port += 1) {
    try {
      // Some systems give a port to us that another program has for `localhost` alone.
      const probe = appServer(APP_FOLDER);
      await listen(probe, port, 'localhost');
      await new Promise((resolve) => probe.close(resolve));
      return await listen(appServer(APP_FOLDER), port);
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken)
        fail(`The app cannot be served: ${error instanceof Error ? error.message : error}`);
    }
  }
  return fail(
    `The ports ${wanted} to ${wanted + TRIES - 1} are all taken: set PORT to a free one.`,
  );
}

/**
 * Only where somebody sits before a desktop; a failure to open it is no failure.
 * @param {string} url
 */
function openBrowser(url) {
  const desktop =
    process.platform === 'darwin' ||
    process.platform === 'win32' ||
    process.env['DISPLAY'] !== undefined ||
    process.env['WAYLAND_DISPLAY'] !== undefined;
  if (!desktop || process.env['CI'] !== undefined || !process.stdout.isTTY) return;
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  if (command === undefined) return;
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
