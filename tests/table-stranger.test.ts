import { createServer, request } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AppOptions } from '@empty-chair/server/app';
import { fileStore } from '@empty-chair/server/file-store';
import { MOST_PAGE } from '@empty-chair/server/limits';
import { tablesOn } from '@empty-chair/server/main';
import type { TableStore } from '@empty-chair/server/store';
import { HttpTransport } from '@empty-chair/tables/http';
import { keysOf, newId, tokenHashes } from '@empty-chair/tables/keys';
import { MOST_SEALED } from '@empty-chair/tables/protocol';
import { eventsOf } from '@empty-chair/tables/server-events';
import { afterAll, expect, it } from 'vitest';
import { listen } from '../scripts/serve.mjs';
import type { PageAnswer } from './tables-harness.ts';
import {
  Here,
  LOOPBACK,
  newFolder,
  operation,
  post,
  RawTable,
  UNLIMITED,
} from './tables-harness.ts';

// One stranger keeps to all limits and takes what others need: places, memory, their names.

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function server(limits: AppOptions['limits'], options: AppOptions = {}): Promise<Here> {
  const here = new Here({ ...options, limits: { ...UNLIMITED.limits, ...limits } });
  closing.push(() => here.close());
  return here.open();
}

async function tableAt({ url }: { readonly url: string }): Promise<RawTable> {
  const table = new RawTable(url);
  expect((await table.create()).status).toBe(201);
  return table;
}

const headOf = (table: RawTable, method: string, what: string): string =>
  `${method} /tables/${table.invitation.table}/${what} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${table.token('viewer')}\r\n\r\n`;

function raw(port: number, sent: string): Socket {
  const socket = connect(port, LOOPBACK);
  socket.on('error', () => undefined);
  socket.write(sent);
  return socket;
}

/** Whether there is a place for one more stream, which is left at once. */
async function hasPlace(table: RawTable): Promise<boolean> {
  const { status, body } = await table.get('events?after=0');
  await body?.cancel();
  return status === 200;
}

it('who asks for the head of a stream takes no place', async () => {
  const here = await server({ streamsPerAddress: 2 });
  const table = await tableAt(here);
  for (let asked = 0; asked < 5; asked += 1) {
    const socket = raw(
      here.port,
      headOf(table, 'HEAD', 'events').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(await hasPlace(table)).toBe(true);
});

it('who leaves in the middle of an operation gives the place back', async () => {
  // Nobody is let go for being slow here.
  const here = await server({ streamsPerAddress: 1, slowMs: 1e9 });
  const table = await tableAt(here);
  const sealed = 'a'.repeat(MOST_SEALED);
  for (let after = 1; after < 15; after += 1) await table.append(after, operation(sealed));
  const socket = raw(here.port, headOf(table, 'GET', 'events'));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  expect(await hasPlace(table)).toBe(false);
  socket.destroy();
  await expect.poll(() => hasPlace(table)).toBe(true);
});

it('who asks twice in one go has one place, and gives it back', async () => {
  const here = await server({ streamsPerAddress: 2 });
  const table = await tableAt(here);
  const stream = headOf(table, 'GET', 'events?after=1');
  const socket = raw(here.port, stream + stream);
  await new Promise((resolve) => socket.once('data', resolve));
  // One of the two is free: the other request waits for an answer that never ends, and has none.
  expect(await hasPlace(table)).toBe(true);
  socket.destroy();
  const two = async () => (await Promise.all([hasPlace(table), hasPlace(table)])).every(Boolean);
  await expect.poll(two).toBe(true);
});

it('who asks again before an answer has left is answered in turn', async () => {
  const here = await server({});
  const table = await tableAt(here);
  const one = headOf(table, 'GET', 'operations?after=0');
  const last = one.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const answers = await text(raw(here.port, one + last));
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

it('who asks hundreds of times in one go is cut off, and is not even refused', async () => {
  const here = await server({});
  const table = await tableAt(here);
  const socket = raw(here.port, headOf(table, 'GET', 'operations').repeat(300));
  const answers: Buffer[] = [];
  socket.on('data', (part) => answers.push(part));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answers).toEqual([]);
});

/** A table, and in which round of the event loop each question to the store was asked. */
async function inRounds() {
  const store = await fileStore(join(newFolder(), newId()));
  let round = 0;
  let isOver = false;
  const goOn = () => {
    round += 1;
    if (!isOver) setImmediate(goOn);
  };
  goOn();
  const asked = { access: [] as number[], page: [] as number[] };
  const counting: TableStore = Object.assign(Object.create(store) as TableStore, {
    access: (...given: Parameters<TableStore['access']>) => {
      asked.access.push(round);
      return store.access(...given);
    },
    page: (...given: Parameters<TableStore['page']>) => {
      asked.page.push(round);
      return store.page(...given);
    },
  });
  const answering = createServer(tablesOn(counting, UNLIMITED).listener);
  closing.push(
    () => {
      isOver = true;
    },
    () => answering.close(),
    () => store.close(),
  );
  const port = await listen(answering, 0, LOOPBACK);
  return { asked, port, table: await tableAt({ url: `http://${LOOPBACK}:${port}` }) };
}

it('of many who come at once one is served in each round, and others are heard in between', async () => {
  const { asked, port, table } = await inRounds();
  const most = 20;
  const sockets = Array.from({ length: most }, (_, n) =>
    raw(port, headOf(table, 'GET', n % 2 === 0 ? 'operations' : 'events')),
  );
  await expect.poll(() => asked.page.length).toBe(most);
  // All streams are woken by one operation.
  await table.append(1);
  await expect.poll(() => asked.page.length).toBe(most + most / 2);
  for (const socket of sockets) socket.destroy();
  const rounds = [...asked.access, ...asked.page];
  expect(new Set(rounds).size).toBe(rounds.length);
});

it('a long table is given in pages, and our own transport reads them all', async () => {
  const here = await server({});
  const table = await tableAt(here);
  const large = 'a'.repeat(MOST_PAGE / 2);
  for (let after = 1; after < 5; after += 1) await table.append(after, operation(large));
  const page = async (after: number) =>
    (await (await table.get(`operations?after=${after}`)).json()) as PageAnswer;
  const numbers = ({ operations, more }: PageAnswer) => [operations.map(({ n }) => n), more];
  expect(numbers(await page(0))).toEqual([[1, 2], true]);
  expect(numbers(await page(2))).toEqual([[3, 4], true]);
  expect(numbers(await page(4))).toEqual([[5], undefined]);
  // Whoever is behind has the first page, and asks again with what it builds on now.
  const behind = (await (await table.append(0)).json()) as PageAnswer;
  expect(numbers(behind)).toEqual([[1, 2], true]);
  const transport = new HttpTransport(here.url, keysOf(table.invitation), fetch);
  expect((await transport.since(0)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
});

/** A request whose body stays open until `ends` is called. */
function heldBody(table: RawTable, headers: Readonly<Record<string, string>>) {
  const { writable, readable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const answer = fetch(table.address('light'), {
    ...{ method: 'POST', body: readable, duplex: 'half' },
    headers: { ...headers, authorization: `Bearer ${table.token('player')}` },
  });
  const bytes = new TextEncoder().encode(JSON.stringify({ sealed: 'beside' }));
  return {
    begins: () => writer.write(bytes.slice(0, 5)),
    ends: async () => {
      await writer.write(bytes.slice(5));
      await writer.close();
      return (await answer).status;
    },
  };
}

const from = (table: RawTable, address: string, what: string) =>
  fetch(table.address(what), {
    headers: { authorization: `Bearer ${table.token('viewer')}`, 'x-forwarded-for': address },
  });

it('what an address has under way is counted, and others are served', async () => {
  const here = await server({ lettersPerAddress: MOST_PAGE, roomMs: 0 }, { trustsProxy: true });
  const table = await tableAt(here);
  const held = heldBody(table, { 'x-forwarded-for': '10.0.0.2' });
  await held.begins();
  const status = async (address: string) => (await from(table, address, 'operations')).status;
  // Five letters of a body, and a page is more than it may have.
  await expect.poll(() => status('10.0.0.2')).toBe(429);
  expect(await status('10.0.0.3')).toBe(200);
  expect(await held.ends()).toBe(204);
  await expect.poll(() => status('10.0.0.2')).toBe(200);
});

it('bodies are counted too: one that finds no room is refused', async () => {
  const here = await server({ lettersPerAddress: 100 });
  const answer = await new RawTable(here.url).create();
  expect([answer.status, answer.headers.get('connection')]).toEqual([429, 'close']);
});

it('a stream without room stays open, and tells what there is when there is room', async () => {
  const here = await server({ lettersPerAddress: MOST_PAGE, roomMs: 0 }, { trustsProxy: true });
  const table = await tableAt(here);
  const address = { 'x-forwarded-for': '10.0.0.2' };
  const held = heldBody(table, address);
  await held.begins();
  const light = (sealed: string) => post(table.address('light'), { sealed }, table.token('player'));
  await expect
    .poll(async () => (await from(table, '10.0.0.2', 'operations?after=1')).status)
    .toBe(429);
  const { body } = await from(table, '10.0.0.2', 'events?after=0');
  const events = eventsOf(body as ReadableStream<Uint8Array>, () => undefined);
  const next = async () => {
    const data = JSON.parse((await events.next()).value?.data ?? '');
    return data.n ?? data.sealed;
  };
  await light('before');
  expect(await next()).toBe('before');
  expect(await held.ends()).toBe(204);
  await light('after');
  // What was sent in the body is itself told beside.
  const told = new Set([await next(), await next(), await next()]);
  expect(told).toEqual(new Set([1, 'beside', 'after']));
});

it('pages that are being read are counted before anybody knows how long they are', async () => {
  const store = await fileStore(join(newFolder(), newId()));
  const opens: (() => void)[] = [];
  const slow: TableStore = Object.assign(Object.create(store) as TableStore, {
    page: async (...asked: Parameters<TableStore['page']>) => {
      await new Promise<void>((resolve) => opens.push(resolve));
      return store.page(...asked);
    },
  });
  const limits = { ...UNLIMITED.limits, lettersPerAddress: MOST_PAGE, roomMs: 0 };
  const answering = createServer(tablesOn(slow, { limits, trustsProxy: true }).listener);
  closing.push(
    () => answering.close(),
    () => store.close(),
  );
  const table = await tableAt({
    url: `http://${LOOPBACK}:${await listen(answering, 0, LOOPBACK)}`,
  });
  const ask = (address: string) => from(table, address, 'operations');
  const first = ask('10.0.0.2');
  await expect.poll(() => opens.length).toBe(1);
  expect((await ask('10.0.0.2')).status).toBe(429);
  const other = ask('10.0.0.3');
  await expect.poll(() => opens.length).toBe(2);
  for (const open of opens) open();
  expect([(await first).status, (await other).status]).toEqual([200, 200]);
});

it('a network of IPv6 is one address', async () => {
  const limits = { requestsAtOnce: 2, requestsPerSecond: 0 };
  const here = await server(limits, { trustsProxy: true });
  const ask = async (address: string) =>
    (await fetch(`${here.url}/tables`, { headers: { 'x-forwarded-for': address } })).status;
  const own = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2:3:4:5:6'];
  const statuses: number[] = [];
  for (const address of own) statuses.push(await ask(address));
  expect(statuses).toEqual([200, 200, 429]);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
});

it('no page of another site makes a table, and no name that somebody let lead here', async () => {
  const here = await server({});
  const table = new RawTable(here.url);
  const { invitation, first } = table;
  const body = JSON.stringify({ id: invitation.table, first, ...tokenHashes(invitation) });
  const ask = (headers: Readonly<Record<string, string>>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${here.url}/tables`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.once('error', reject).end(body);
    });
  const plain = { 'content-type': 'text/plain' };
  const rebound = 'elsewhere.test:4173';
  expect(await ask({ ...plain, origin: 'http://elsewhere.test' })).toBe(403);
  expect(await ask({ ...plain, host: rebound, origin: `http://${rebound}` })).toBe(403);
  expect((await table.get('operations')).status).toBe(404);
  expect(await ask({ ...plain, origin: here.url })).toBe(201);
});
