// Shared tables for npm start: bundled when needed, kept in a folder or in PostgreSQL.
import { pathToFileURL } from 'node:url';
import { buildBundle } from './build-bundle.mjs';
import { fail } from './fail.mjs';

/** @typedef {import('../packages/server/src/main.ts').TablesServer} TablesServer */
/** @typedef {typeof import('../packages/server/src/main.ts')} Server */

/** The same trouble is told once in so many milliseconds. */
const QUIET_MS = 60_000;

/** @typedef {import('../packages/server/src/app.ts').AppOptions} AppOptions */

/**
 * Where nobody says where, they are kept with the data of the user; if they cannot be, that is said
 * and the app is served without them. Where somebody said, the process ends with a sentence.
 * @param {string | undefined} typed a folder, or the address of a PostgreSQL
 * @param {Pick<AppOptions, 'addresses' | 'trustsProxy'>} [options]
 * @returns {Promise<{ tables: TablesServer, where: string } | undefined>}
 */
export async function openTablesAt(typed, options) {
  const built = await buildBundle('server', 'The server of tables');
  /** @type {Server} */
  const { openTables, placeOf, usualFolder } = await import(pathToFileURL(built).href);
  const place = placeOf(typed ?? usualFolder(process.env));
  const where = 'folder' in place ? place.folder : 'that PostgreSQL';
  try {
    return { tables: await openTables(place, { ...options, trouble }), where };
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    const says = `Shared tables cannot be kept in ${where}: ${why}`;
    if (typed !== undefined) return fail(says);
    console.error(
      `${says}\nThe app is served without them; npm start -- --tables <folder> names another place.`,
    );
    return undefined;
  }
}

let toldAt = Number.NEGATIVE_INFINITY;

/** @param {string} code */
function trouble(code) {
  if (performance.now() - toldAt < QUIET_MS) return;
  toldAt = performance.now();
  console.error(`Shared tables cannot be kept at the moment (${code}); devices try again.`);
}
