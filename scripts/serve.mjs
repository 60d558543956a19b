// A small static server for the built app. The app itself needs no server once it is loaded.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { openerPolicy, SECURITY_HEADERS } from './page-policy.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

/**
 * So long a connection is kept that nobody uses: longer than proxies do, so that none is used just as
 * it is closed.
 */
const IDLE_MS = 75_000;

/** @typedef {import('../packages/server/src/main.ts').TablesServer} TablesServer */

/**
 * @param {string | undefined} folder of the built app; without one only tables are served
 * @param {Pick<TablesServer, 'isFor' | 'listener'>} [tables] shared tables under the same address
 * @returns {import('node:http').Server}
 */
export function appServer(folder, tables) {
  const server = createServer((request, response) => {
    if (tables?.isFor(request.url ?? '')) {
      tables.listener(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
      return;
    }
    const path = pathOf(request.url ?? '/');
    if (path === undefined) {
      refuse(response, 400, 'Not an address');
      return;
    }
    const file = folder === undefined ? undefined : fileIn(folder, path);
    const size = file === undefined ? undefined : sizeOf(file);
    if (file === undefined || size === undefined) {
      refuse(response, 404, 'Not found');
      return;
    }
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      ...openerPolicy(request.headers),
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': size,
      // Names of built files hold a hash of their content; the others must be asked for again.
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    // A file that goes away meanwhile, or a reader who does, ends this answer and nothing else.
    else pipeline(createReadStream(file), response, () => undefined);
  });
  server.keepAliveTimeout = IDLE_MS;
  return server;
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} why
 * @param {Readonly<Record<string, string>>} [headers]
 */
function refuse(response, status, why, headers = {}) {
  response
    .writeHead(status, {
      ...SECURITY_HEADERS,
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
    })
    .end(why);
}

/**
 * Anybody may send anything: what is no address is undefined, never an exception.
 * @param {string} asked
 * @returns {string | undefined}
 */
function pathOf(asked) {
  try {
    const path = decodeURIComponent(new URL(asked, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string | undefined} never one outside of the folder
 */
function fileIn(folder, path) {
  const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(folder + sep) && !isHidden(path) ? file : undefined;
}

/** What begins with a dot is for the build: its stamp. */
const isHidden = (/** @type {string} */ path) => /[/\\]\./.test(path);

/**
 * @param {string} file
 * @returns {number | undefined} of a file that is there
 */
function sizeOf(file) {
  try {
    const found = statSync(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined; // Not there, or a name that no file can have.
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port 0 takes any free one
 * @param {string} [host] without one: every way to this machine, a phone's in the room too
 * @returns {Promise<number>} the port
 */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** So long a request that is under way may take to be answered. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 50;

/**
 * Lets nobody in any more, answers what is under way, and sends whoever listens to ask again.
 * @param {import('node:http').Server} server
 * @param {Pick<TablesServer, 'endStreams' | 'close'>} tables
 */
export async function closeGently(server, tables) {
  const closed = new Promise((resolve) => server.close(resolve));
  tables.endStreams();
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const enough = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(enough);
  await tables.close();
}
