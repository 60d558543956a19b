import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { eventsOf } from '@empty-chair/tables/server-events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../scripts/page-policy.mjs';
import { PostgresServer } from '../scripts/postgres.mjs';
import { newFolder, operation, RawTable } from './tables-harness.ts';

const BIN = fileURLToPath(new URL('../packages/cli/bin/empty-chair.js', import.meta.url));
const folder = newFolder();
const app = join(folder, 'app');
const postgres = new PostgresServer();
const children: ChildProcess[] = [];

beforeAll(async () => {
  mkdirSync(app);
  writeFileSync(join(app, 'index.html'), '<p>the page</p>');
  await postgres.start();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The command as anybody runs it; what it says, in lines. */
async function serve(...args: readonly string[]) {
  const child = spawn(
    process.execPath,
    [BIN, 'serve', '--port', '0', '--host', '127.0.0.1', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, LC_ALL: 'C' } },
  );
  children.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = text(child.stderr);
  const lines: AsyncIterator<string> = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value as string;
  const stops = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { next, stops, ended, said };
}

describe.each(['a folder', 'PostgreSQL'])('empty-chair serve on %s', (name) => {
  const store = () => (name === 'PostgreSQL' ? postgres.url : join(folder, 'kept'));

  it('serves app and tables, and ends politely with everything kept', async () => {
    const first = await serve('--store', store(), '--app', app, '--json');
    const { address, store: where } = JSON.parse(await first.next());
    expect(where).not.toMatch(/:[0-9a-f]{24}@/);
    const page = await fetch(address);
    expect(await page.text()).toBe('<p>the page</p>');
    for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
      expect(page.headers.get(header)).toBe(value);
    }
    const url = address.replace(/\/$/, '');
    expect(await (await fetch(`${url}/tables`)).json()).toEqual({ tables: true, addresses: [] });
    const table = new RawTable(url);
    expect((await table.create()).status).toBe(201);
    const mine = operation('mine');
    expect((await table.append(1, mine)).status).toBe(201);
    const { body } = await table.get('events?after=2');
    const events = eventsOf(body as ReadableStream<Uint8Array>, () => undefined);
    expect(await first.stops()).toBe(0);
    // Whoever listened is let go, and nothing was said that did not happen.
    expect(await events.next()).toMatchObject({ done: true });
    expect(await first.said).toContain('Stopped.\n');

    const again = await serve('--store', store(), '--address', 'https://tables.test/', '--json');
    expect(JSON.parse(await again.next())).toMatchObject({ address: 'https://tables.test/' });
    await again.stops();
  });
});

describe('empty-chair serve', () => {
  it('without an app serves tables and no file whatever', async () => {
    const { next, stops } = await serve('--store', join(folder, 'other'), '--app', folder);
    const address = /^Empty Chair is at (.+)$/.exec(await next())?.[1] ?? '';
    expect(await next()).toBe(`Shared tables are kept in ${join(folder, 'other')}.`);
    expect(await next()).toContain('There is no built app here');
    for (const path of ['', 'app/index.html', 'etc/passwd', '..%2fetc/passwd']) {
      expect((await fetch(`${address}${path}`)).status).toBe(404);
    }
    expect((await fetch(`${address}tables`)).status).toBe(200);
    expect(await stops()).toBe(0);
  });

  it('refuses in one sentence what cannot be', async () => {
    const file = join(app, 'index.html');
    const noFolder = await serve('--store', join(file, 'in a file'));
    expect(await noFolder.ended).toBe(1);
    expect(await noFolder.said).toMatch(/^Shared tables cannot be kept in .+: .+\n$/);
    const nowhere = await serve('--store', '/proc/none/x');
    expect(await nowhere.ended).toBe(1);
    expect(await nowhere.said).toMatch(/^Shared tables cannot be kept in \/proc\/none\/x: .+\n$/);
    const shared = join(folder, 'shared');
    const first = await serve('--store', shared);
    await first.next();
    const second = await serve('--store', shared);
    expect(await second.ended).toBe(1);
    expect(await second.said).toBe(
      `Another server already keeps its tables in ${shared}; stop it, or name another folder with --store.\n`,
    );
    expect(await first.stops()).toBe(0);
    const noServer = await serve('--store', 'postgres://lab:secret@127.0.0.1:1/nothing');
    expect(await noServer.ended).toBe(1);
    expect(await noServer.said).toMatch(/^Shared tables cannot be kept in postgres:.+\n$/);
    expect(await noServer.said).not.toContain('secret');
  });
});
