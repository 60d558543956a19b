/**
 * npm run bench:tables: many tables with listening devices on real servers of tables. How long until
 * the other devices have an operation, and what an idle connection costs. On loopback only.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PostgresServer } from '../../scripts/postgres.mjs';
import { Load } from './load.ts';
import { Served } from './served.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    devices: { type: 'string', default: '4' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    warm: { type: 'string', default: '5' },
    store: { type: 'string', default: 'both' },
  },
});
const wanted = {
  tables: Number(values.tables),
  devices: Number(values.devices),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
  warm: Number(values.warm),
};
/** The bar: operations reach the other devices within so many milliseconds, 95 of 100. */
const BAR_MS = 250;

async function measure(title: string, places: readonly string[]): Promise<boolean> {
  const servers = await Promise.all(places.map((place) => Served.start(place)));
  try {
    const before = servers.map((server) => server.memory());
    const load = new Load(
      servers.map(({ port }) => port),
      wanted,
    );
    await load.seat();
    const idle = servers.map((server) => server.memory());
    const grown = idle.reduce((sum, bytes, i) => sum + bytes - (before[i] ?? 0), 0);
    const connections = wanted.tables * wanted.devices;
    console.log(
      `${title}: ${wanted.tables} tables, ${connections} streams, ${servers.length} process(es)`,
    );
    console.log(
      `  memory: ${mega(grown)} MB more, ${(grown / connections / 1024).toFixed(1)} KB for each idle stream and its part of a table`,
    );
    const found = await load.run();
    const { sent, arrived, expected, answer, others } = found;
    console.log(
      `  ${sent} operations in ${wanted.seconds} s, ${arrived} of ${expected} deliveries, load of the machine ${loadavg()[0]?.toFixed(1)}`,
    );
    console.log(`  answer:        ${tell(answer)}`);
    console.log(`  other devices: ${tell(others)}, bar ${BAR_MS} ms`);
    console.log(
      `  processor of the servers: ${servers.map((it) => `${it.busy(wanted.seconds)} %`).join(', ')}`,
    );
    load.leave();
    return arrived === expected && percentile(others, 95) <= BAR_MS;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const mega = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

const tell = (sorted: readonly number[]): string =>
  [50, 95, 99].map((p) => `${p} % within ${percentile(sorted, p).toFixed(0)} ms`).join(', ');

let isGood = true;
const folder = mkdtempSync(join(tmpdir(), 'empty-chair-load-'));
try {
  if (values.store !== 'postgres')
    isGood = (await measure('One process on a file', [folder])) && isGood;
  if (values.store !== 'file') {
    const postgres = new PostgresServer();
    await postgres.start();
    try {
      const places = [postgres.url, postgres.url];
      isGood = (await measure('Two processes on PostgreSQL', places)) && isGood;
    } finally {
      await postgres.remove();
    }
  }
} finally {
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;
