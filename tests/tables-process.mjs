// A server of tables in a process of its own, for tests that kill it: node tables-process.mjs <place>
import { appServer, listen } from '../scripts/serve.mjs';
import { openTablesAt } from '../scripts/tables.mjs';

const place = process.argv[2] ?? '';
const server = appServer(undefined, (await openTablesAt(place))?.tables);
console.log(await listen(server, 0, '127.0.0.1'));
