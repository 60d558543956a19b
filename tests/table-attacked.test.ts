import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { USUAL_LIMITS } from '@empty-chair/server/limits';
import { newInvitation, tokenHashes } from '@empty-chair/tables/keys';
import { MOST_SEALED, MOST_TABLE } from '@empty-chair/tables/protocol';
import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, expect, it } from 'vitest';
import {
  killed,
  LOOPBACK,
  newFolder,
  operation,
  RawTable,
  startProgram,
} from './tables-harness.ts';

// One stranger against a server with its usual limits, as it would be behind a proxy.

const PROGRAM = fileURLToPath(new URL('./tables-process.mjs', import.meta.url));
const LONGEST_TURN = fileURLToPath(new URL('./longest-turn.mjs', import.meta.url));
const PROBE = fileURLToPath(new URL('./tables-probe.mjs', import.meta.url));
const MEGABYTE = 1_048_576;
/** What a machine with 512 MB for it has to spare. */
const MOST_MEMORY = 400 * MEGABYTE;
/**
 * An answer takes two or three turns of the server's loop and is to be there within 250 ms. How long a turn keeps the
 * processor is ours; how long the processor is kept by others is the machine's.
 */
const MOST_TURN_MS = 100;
/** In megabytes of heap; as Node likes, and as much as a small machine has. */
const HEAPS = isSoaking() ? ['4096', '512'] : ['512'];
const times = (many: number, few: number) => (isSoaking() ? many : few);
const HEADS = times(8_000, 40);
const READERS = times(280, 12);
const STREAMS = times(100, 4);
const BODIES = times(290, 12);
const NEIGHBORS = times(25_000, 60);
const TABLES = times(60, 25);
const PAGES = times(1_000, 10);
/** Until readers who do not read are let go, and others have their places. */
const LET_GO_MS = times(USUAL_LIMITS.slowMs + 10_000, 0);
const AT_ONCE = 40;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A network of the stranger's, with as many addresses as anybody likes. */
const neighbor = (network: number, n: number): string =>
  `2001:db8:0:${network.toString(16)}:${(n + 1).toString(16)}::1`;

/** So many, some at a time; how often each status came. */
async function tally(count: number, ask: (n: number) => Promise<number>) {
  const statuses: Record<number, number> = {};
  let next = 0;
  const lane = async () => {
    for (let n = next++; n < count; n = next++) {
      const status = await ask(n);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, lane));
  return statuses;
}

function asks(
  address: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(address, { method, headers, agent: false }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0));
    });
    // Cut off: it was too much.
    asked.once('error', () => resolve(0)).end(body);
  });
}

/** Sent, and nothing of the answer is ever read. */
function unread(port: number, sent: string): Socket {
  const socket = connect(port, LOOPBACK);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(sent);
  return socket;
}

const memoryOf = (pid: number): number =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) * 1024;

/** Somebody else, who has begun. */
async function probing(url: string, ...operations: readonly string[]) {
  const others = new RawTable(url);
  expect((await others.create()).status).toBe(201);
  const token = others.token('player');
  const probe = startProgram([PROBE, url, others.invitation.table, token, ...operations]);
  expect(await probe.next()).toBe('begun');
  return { others, ...probe };
}

/** A server in a process of its own. */
async function serving(heap: string) {
  const folder = newFolder();
  folders.push(folder);
  const heapSize = `--max-old-space-size=${heap}`;
  const watched = ['--import', LONGEST_TURN];
  const { child, next } = startProgram([
    ...[heapSize, ...watched],
    ...[PROGRAM, folder, 'trusts-proxy'],
  ]);
  const url = `http://${LOOPBACK}:${await next()}`;
  /** In milliseconds of the processor, since it was asked before. */
  const longestTurn = async () => {
    child.kill('SIGUSR2');
    return Number(await next());
  };
  // Not that of starting.
  await longestTurn();
  return { child, url, longestTurn };
}

interface Probed {
  readonly slow: readonly (readonly [ms: number, when: number])[];
}
/** What took long, by what was done to the server then. */
const slowBy = (during: (when: number) => string, { slow, ...rest }: Probed) => ({
  ...rest,
  slow: slow.map(([ms, when]) => `${during(when)} ${ms}`).join(', '),
});

const makes = ({ invitation, first }: RawTable): string =>
  JSON.stringify({ id: invitation.table, first, ...tokenHashes(invitation) });

it.each(HEAPS)('one stranger takes nothing from others, with a heap of %s MB', async (heap) => {
  const { child, url, longestTurn } = await serving(heap);
  // Nobody attacks that one: how long its people wait at the same time is the machine's affair.
  const quiet = await serving(heap);
  const port = Number(new URL(url).port);
  const pid = child.pid ?? 0;
  let memory = 0;
  const looking = setInterval(() => {
    memory = Math.max(memory, memoryOf(pid));
  }, 200);
  const sockets: Socket[] = [];
  const phases: { name: string; from: number }[] = [];
  const at = (name: string) => phases.push({ name, from: Date.now() });
  const during = (when: number) => phases.findLast(({ from }) => from <= when)?.name ?? 'before';
  try {
    const calm = await probing(url, '50');
    const before = JSON.parse(await calm.next());
    const { others, ...probe } = await probing(url);
    const elsewhere = await probing(quiet.url);

    const calmTurn = await longestTurn();

    at('own table');
    const own = new RawTable(url);
    await own.create();
    const letters = 'a'.repeat(MOST_SEALED);
    for (let after = 1; after < MOST_TABLE / MOST_SEALED; after += 1) {
      await own.append(after, operation(letters));
    }
    const token = own.token('viewer');
    const headOf = (method: string, what: string, network: number, more = '') =>
      `${method} ${new URL(own.address(what)).pathname}?after=1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nX-Forwarded-For: ${neighbor(network, sockets.length)}\r\n${more}\r\n`;
    const from = (network: number, n: number) => ({
      authorization: `Bearer ${token}`,
      'x-forwarded-for': neighbor(network, n),
    });

    at('heads');
    const heads = await tally(HEADS, (n) => asks(own.address('events'), 'HEAD', from(1, n)));
    at('readers');
    for (let n = 0; n < READERS; n += 1) sockets.push(unread(port, headOf('GET', 'operations', 2)));
    for (let n = 0; n < STREAMS; n += 1) sockets.push(unread(port, headOf('GET', 'events', 3)));
    at('bodies');
    const long = `Content-Length: ${MOST_SEALED}\r\n`;
    for (let n = 0; n < BODIES; n += 1) {
      sockets.push(unread(port, `${headOf('POST', 'light', 4, long)}${'a'.repeat(900_000)}`));
    }
    at('let go');
    await sleep(LET_GO_MS);
    at('neighbors');
    const neighbors = await tally(NEIGHBORS, (n) => asks(`${url}/tables`, 'GET', from(5, n)));
    at('tables');
    const tables = await tally(TABLES, (n) => {
      const table = new RawTable(url, newInvitation());
      return asks(`${url}/tables`, 'POST', from(6, n), makes(table));
    });
    at('pages');
    const pages = await tally(PAGES, (n) => {
      const headers = { ...from(7, n), origin: 'https://elsewhere.test' };
      return asks(`${url}/tables`, 'POST', headers, makes(new RawTable(url, newInvitation())));
    });

    // Somebody else has a place, and is told at once what there is.
    const { status, body } = await others.get('events?after=0');
    expect(status).toBe(200);
    await body?.cancel();
    for (const one of [probe, elsewhere]) one.child.kill('SIGTERM');
    const found = JSON.parse(await probe.next());
    const turn = await longestTurn();
    if (isSoaking()) {
      const most = Math.round(memory / MEGABYTE);
      console.log({
        heap,
        heads,
        neighbors,
        tables,
        pages,
        memory: `${most} MB`,
        longestTurn: `${turn} ms, with nobody attacking ${calmTurn} ms`,
        before,
        during: slowBy(during, found),
        unattacked: slowBy(during, JSON.parse(await elsewhere.next())),
        load: loadavg()[0],
      });
    }
    expect(found.refused).toBe(0);
    expect(memory).toBeLessThan(MOST_MEMORY);
    expect(turn).toBeLessThan(MOST_TURN_MS);
    // Refused, and no more than that.
    expect(Object.keys(heads).filter((it) => !['400', '429'].includes(it))).toEqual([]);
    expect(tables[201]).toBeLessThanOrEqual(20);
    expect(pages[201]).toBe(undefined);
    expect(Object.keys(neighbors).filter((it) => !['200', '429'].includes(it))).toEqual([]);
    if (NEIGHBORS > 10_000) expect(neighbors[429]).toBeGreaterThan(0);
  } finally {
    clearInterval(looking);
    for (const socket of sockets) socket.destroy();
    for (const one of [child, quiet.child]) await killed(one);
  }
});
