// A server of tables in a process of its own, for tests that kill or attack it:
// node tables-process.mjs <place> [trusts-proxy]
import { appServer, listen } from '../scripts/serve.mjs';
import { openTablesAt } from '../scripts/tables.mjs';

const place = process.argv[2] ?? '';
const server = appServer(
  undefined,
  (await openTablesAt(place, { trustsProxy: process.argv[3] === 'trusts-proxy' }))?.tables,
);
console.log(await listen(server, 0, '127.0.0.1'));
