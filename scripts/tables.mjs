// Shared tables for npm start: bundled when needed, kept in a folder or in PostgreSQL.
import { pathToFileURL } from 'node:url';
import { buildBundle } from './build-bundle.mjs';
import { fail } from './fail.mjs';

/** @typedef {import('../packages/server/src/main.ts').TablesServer} TablesServer */
/** @typedef {typeof import('../packages/server/src/main.ts')} Server */

/** The same trouble is told once in so many milliseconds. */
const QUIET_MS = 60_000;

/**
 * Ends the process with a sentence when tables cannot be kept there.
 * @param {string} place a folder, or the address of a PostgreSQL
 * @returns {Promise<TablesServer>}
 */
export async function openTablesAt(place) {
  const built = await buildBundle('server', 'The server of tables');
  /** @type {Server} */
  const { openTables } = await import(pathToFileURL(built).href);
  const isAddress = /^postgres(ql)?:\/\//.test(place);
  try {
    return await openTables(isAddress ? { postgres: place } : { folder: place }, { trouble });
  } catch (error) {
    const where = isAddress ? 'that PostgreSQL' : place;
    const why = error instanceof Error ? error.message : error;
    return fail(`Shared tables cannot be kept in ${where}: ${why}`);
  }
}

let toldAt = Number.NEGATIVE_INFINITY;

/** @param {string} code */
function trouble(code) {
  if (performance.now() - toldAt < QUIET_MS) return;
  toldAt = performance.now();
  console.error(`Shared tables cannot be kept at the moment (${code}); devices try again.`);
}
