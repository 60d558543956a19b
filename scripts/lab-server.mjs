// npm run lab:server: a queue to try the lab's workers with, for as long as it runs.
import { ensurePostgres, PostgresServer } from './postgres.mjs';

ensurePostgres();
const server = new PostgresServer();
await server.start();
console.log(`export EMPTY_CHAIR_QUEUE=${server.url}`);
process.stderr.write('Ctrl+C stops the server and forgets what it holds.\n');
await new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
});
await server.remove();
