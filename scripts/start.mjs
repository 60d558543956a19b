// npm start: builds the app when needed, serves it and shared tables to the network, and says where. With
// --private it is served to this computer alone; --tables says where tables are kept, --no-tables has none,
// --address names another address under which phones find it.
import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { APP_FOLDER, needWeb } from './build-web.mjs';
import { ensure } from './ensure.mjs';
import { fail } from './fail.mjs';
import { appServer, listen } from './serve.mjs';
import { openTablesAt } from './tables.mjs';
import { addressesInTheRoom, welcome } from './welcome.mjs';

const FIRST_PORT = 4173;
const TRIES = 20;

const { isPrivate, place, hasTables, address } = wanted();
ensure();
await needWeb();
let port = 0;
const addresses = () => [
  ...(address === undefined ? [] : [address]),
  ...(isPrivate ? [] : addressesInTheRoom(networkInterfaces(), port)),
];
const opened = hasTables ? await openTablesAt(place, { addresses }) : undefined;
const firstPort = Number(process.env['PORT'] ?? FIRST_PORT);
port = await serve();
// NO_COLOR is heeded, as programs do.
const hasColours = process.stdout.isTTY && process.stdout.hasColors();
const interfaces = networkInterfaces();
console.log(await welcome({ port, isPrivate, hasColours, interfaces, tablesIn: opened?.where }));
openBrowser(`http://localhost:${port}/`);

/** What stands after `npm start --`. */
function wanted() {
  try {
    const { values } = parseArgs({
      options: {
        private: { type: 'boolean', default: false },
        tables: { type: 'string' },
        'no-tables': { type: 'boolean', default: false },
        address: { type: 'string' },
      },
    });
    return {
      isPrivate: values.private,
      place: values.tables,
      hasTables: !values['no-tables'],
      address: values.address,
    };
  } catch {
    return fail(
      'npm start -- knows --private (for this computer only), --tables <folder or postgres://...> (where shared tables are kept), --no-tables and --address <address under which phones find it>.',
    );
  }
}

async function serve() {
  for (let port = firstPort; port < firstPort + TRIES; port += 1) {
    try {
      // Some systems give a port to us that another program has for `localhost` alone.
      const probe = appServer(APP_FOLDER);
      await listen(probe, port, 'localhost');
      await new Promise((resolve) => probe.close(resolve));
      return await listen(
        appServer(APP_FOLDER, opened?.tables),
        port,
        isPrivate ? 'localhost' : undefined,
      );
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken)
        fail(`The app cannot be served: ${error instanceof Error ? error.message : error}`);
    }
  }
  return fail(
    `The ports ${firstPort} to ${firstPort + TRIES - 1} are all taken: set PORT to a free one.`,
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
