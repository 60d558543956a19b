import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileStore } from '@empty-chair/server/file-store';
import { MOST_OF_PAGE, MOST_PAGE } from '@empty-chair/server/limits';
import { postgresStore } from '@empty-chair/server/postgres-store';
import type { TableStore, Told } from '@empty-chair/server/store';
import { FolderInUse, openTableFile } from '@empty-chair/server/table-file';
import { newId, newInvitation, tokenHashes } from '@empty-chair/tables/keys';
import type { SealedOperation } from '@empty-chair/tables/protocol';
import { MOST_OPERATIONS, MOST_SEALED, MOST_TABLE } from '@empty-chair/tables/protocol';
import { eventsOf } from '@empty-chair/tables/server-events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PostgresServer } from '../scripts/postgres.mjs';
import {
  Here,
  killed,
  newFolder,
  operation,
  RawTable,
  startProcess,
  toldBy,
  UNLIMITED,
} from './tables-harness.ts';

// What both stores promise, and what each promises besides.

const folder = newFolder();
const postgres = new PostgresServer();
beforeAll(() => postgres.start());
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

const STORES = {
  'a file': () => fileStore(join(folder, newId())),
  PostgreSQL: () => postgresStore(postgres.url),
};

async function tableIn(store: TableStore) {
  const invitation = newInvitation();
  const hashes = tokenHashes(invitation);
  const table = { id: invitation.table, ...hashes, first: operation('first') };
  expect(await store.create(table)).toBe(true);
  return { ...table, append: append(store, table.id, hashes.player) };
}
async function since(store: TableStore, table: string, after: number) {
  const all: SealedOperation[] = [];
  for (;;) {
    const { operations, hasMore } = await store.page(table, all.at(-1)?.n ?? after);
    all.push(...operations);
    if (!hasMore) return all;
  }
}
const append =
  (store: TableStore, table: string, token: string) =>
  (after: number, it: { id: string; sealed: string }) =>
    store.append(table, { after, ...it }, token);

describe.each(Object.entries(STORES))('tables in %s', (_, open) => {
  let store: TableStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('numbers from 1 without a gap, and gives all that comes after a number', async () => {
    const { id, first, append } = await tableIn(store);
    const second = operation('second');
    const third = operation('third');
    expect(await append(1, second)).toEqual({ kind: 'kept', n: 2 });
    expect(await append(2, third)).toEqual({ kind: 'kept', n: 3 });
    expect(await since(store, id, 0)).toEqual([
      { n: 1, ...first },
      { n: 2, ...second },
      { n: 3, ...third },
    ]);
    expect(await since(store, id, 2)).toEqual([{ n: 3, ...third }]);
    expect(await since(store, id, 3)).toEqual([]);
    expect(await since(store, newId(), 0)).toEqual([]);
  });

  it('takes an operation only on top of the last one', async () => {
    const { id, append } = await tableIn(store);
    await append(1, operation());
    expect(await append(1, operation())).toEqual({ kind: 'behind' });
    expect(await append(0, operation())).toEqual({ kind: 'behind' });
    expect(await append(7, operation())).toEqual({ kind: 'behind' });
    expect(await since(store, id, 0)).toHaveLength(2);
  });

  it('knows an operation again by its id, wherever it is offered', async () => {
    const { id, append } = await tableIn(store);
    const mine = operation();
    await append(1, mine);
    await append(2, operation());
    for (const after of [0, 1, 2, 3, 9]) {
      expect(await append(after, { ...mine, sealed: 'again' })).toEqual({ kind: 'kept', n: 2 });
    }
    expect((await since(store, id, 0)).map(({ sealed }) => sealed)).toEqual([
      'first',
      'sealed',
      'sealed',
    ]);
    expect(await append(3, operation())).toEqual({ kind: 'kept', n: 4 });
  });

  it('gives one number to one of many who offer at the same time', async () => {
    const { id, append } = await tableIn(store);
    const offers = Array.from({ length: 20 }, () => append(1, operation()));
    const kinds = (await Promise.all(offers)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'kept')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'behind')).toHaveLength(19);
    expect(await since(store, id, 0)).toHaveLength(2);
  });

  it('makes a table once', async () => {
    const { append: _, ...table } = await tableIn(store);
    expect(await store.create(table)).toBe(true);
    expect(await store.create({ ...table, first: operation() })).toBe(false);
    expect(await store.create({ ...table, player: table.viewer })).toBe(false);
    expect(await since(store, table.id, 0)).toHaveLength(1);
  });

  it('knows what a token opens', async () => {
    const { id, player, viewer } = await tableIn(store);
    const other = tokenHashes(newInvitation());
    expect(await store.access(id, player)).toEqual({ kind: 'open', role: 'player' });
    expect(await store.access(id, viewer)).toEqual({ kind: 'open', role: 'viewer' });
    expect(await store.access(id, other.player)).toEqual({ kind: 'wrong-token' });
    expect(await store.access(newId(), player)).toEqual({ kind: 'unknown-table' });
    expect(await append(store, id, viewer)(1, operation())).toEqual({ kind: 'wrong-token' });
    expect(await append(store, id, other.player)(1, operation())).toEqual({ kind: 'wrong-token' });
  });

  it('is full at last', async () => {
    const { append } = await tableIn(store);
    const large = 'a'.repeat(MOST_SEALED);
    let after = 1;
    // The first operation has taken some of the room.
    for (; after < MOST_TABLE / MOST_SEALED; after += 1) {
      expect((await append(after, operation(large))).kind).toBe('kept');
    }
    expect(await append(after, operation(large))).toEqual({ kind: 'full' });
    expect((await append(after, operation('small'))).kind).toBe('kept');
  });

  it('gives a page at a time, of so many letters and so many operations', async () => {
    const { id, append } = await tableIn(store);
    const numbers = async (after: number) => {
      const { operations, hasMore } = await store.page(id, after);
      return [operations.map(({ n }) => n), hasMore];
    };
    // With the first it would be too much.
    const most = operation('a'.repeat(MOST_PAGE));
    await append(1, most);
    expect(await numbers(0)).toEqual([[1], true]);
    expect(await numbers(1)).toEqual([[2], false]);
    await append(2, operation());
    expect(await numbers(1)).toEqual([[2], true]);
    for (let after = 3; after < MOST_OF_PAGE + 3; after += 1) await append(after, operation());
    const small = await store.page(id, 2);
    expect(small.operations).toHaveLength(MOST_OF_PAGE);
    expect([small.operations.at(-1)?.n, small.hasMore]).toEqual([MOST_OF_PAGE + 2, true]);
    expect(await numbers(MOST_OF_PAGE + 2)).toEqual([[MOST_OF_PAGE + 3], false]);
    expect(await numbers(MOST_OF_PAGE + 3)).toEqual([[], false]);
  });

  it('shuts out old links, keeps nothing under old keys, and hands the new ones over', async () => {
    const { id, player, viewer, append: oldAppend } = await tableIn(store);
    const before = operation();
    await oldAppend(1, before);
    const keys = tokenHashes(newInvitation(id));
    const withdrawal = {
      ...keys,
      after: 2,
      first: operation('anew'),
      handover: 'for those who stay',
    };
    expect(await store.withdraw(id, { ...withdrawal, after: 1 }, player)).toEqual({
      kind: 'behind',
    });
    expect(await store.withdraw(id, withdrawal, viewer)).toEqual({ kind: 'wrong-token' });
    expect(await store.withdraw(id, withdrawal, player)).toEqual({ kind: 'kept', n: 3 });
    expect(await since(store, id, 0)).toEqual([{ n: 3, ...withdrawal.first }]);
    for (const old of [player, viewer]) {
      expect(await store.access(id, old)).toEqual({
        kind: 'withdrawn',
        handover: withdrawal.handover,
      });
    }
    expect(await oldAppend(3, operation())).toEqual({ kind: 'wrong-token' });
    const newAppend = append(store, id, keys.player);
    // Its answer was lost: it is part of the new beginning, and not added to it.
    expect(await newAppend(3, before)).toEqual({ kind: 'kept', n: 2 });
    expect(await newAppend(3, operation())).toEqual({ kind: 'kept', n: 4 });
    expect(await since(store, id, 3)).toHaveLength(1);
    expect(await store.access(id, keys.viewer)).toEqual({ kind: 'open', role: 'viewer' });
  });

  it('is withdrawn again, whatever keys a strange client takes', async () => {
    const { id, player, viewer } = await tableIn(store);
    const same = tokenHashes(newInvitation(id)).player;
    const turns = [
      // One token for both, then the first keys again, and away from them once more.
      { from: player, player: same, viewer: same, handover: 'first' },
      { from: same, player, viewer, handover: 'back' },
      { from: player, ...tokenHashes(newInvitation(id)), handover: 'last' },
    ];
    for (const [index, { from, ...keys }] of turns.entries()) {
      const withdrawal = { ...keys, after: index + 1, first: operation() };
      expect(await store.withdraw(id, withdrawal, from)).toEqual({ kind: 'kept', n: index + 2 });
    }
    // Each is told where the way went on from there the last time.
    expect(await store.access(id, same)).toEqual({ kind: 'withdrawn', handover: 'back' });
    expect(await store.access(id, player)).toEqual({ kind: 'withdrawn', handover: 'last' });
  });

  it('tells whoever listens', async () => {
    const heard: Told[] = [];
    store.listen((told) => heard.push(told));
    const table = newId();
    const told: Told[] = [
      { kind: 'operation', table },
      { kind: 'light', table, from: 'viewer', sealed: 'x' },
      { kind: 'withdrawn', table },
    ];
    for (const one of told) await store.tell(one);
    await vi.waitFor(() => expect(heard).toEqual(told), { timeout: 60_000 });
  });
});

describe('a file', () => {
  it('holds what it held when it is opened again', async () => {
    const place = join(folder, 'again');
    const before = await fileStore(place);
    const { id, append } = await tableIn(before);
    await append(1, operation('kept'));
    await before.close();
    const after = await fileStore(place);
    expect((await since(after, id, 0)).map(({ sealed }) => sealed)).toEqual(['first', 'kept']);
    await after.close();
  });

  it('asks the disk to wait, and forgets what is deleted', () => {
    const { file, leave } = openTableFile(join(folder, 'pragmas'));
    const of = (name: string) => Object.values(file.prepare(`pragma ${name}`).get() as object)[0];
    // 2 is FULL: a commit of the journal waits for the disk too.
    expect([of('journal_mode'), of('synchronous'), of('secure_delete')]).toEqual(['wal', 2, 1]);
    file.close();
    leave();
  });

  it('has nothing left of what a withdrawal deletes, nor of what an older version left', async () => {
    const place = join(folder, 'withdrawn');
    const disk = () =>
      readdirSync(place)
        .map((name) => readFileSync(join(place, name), 'latin1'))
        .join('');
    const store = await fileStore(place);
    const { id, player, append } = await tableIn(store);
    for (const [index, times] of [1, 40, 2_000, 1].entries()) {
      await append(index + 1, operation('mark'.repeat(times)));
    }
    expect(disk()).toContain('mark');
    const withdrawal = { ...tokenHashes(newInvitation(id)), after: 5, handover: 'handover' };
    const first = operation('anew');
    expect(await store.withdraw(id, { ...withdrawal, first }, player)).toMatchObject({ n: 6 });
    expect(disk()).not.toContain('mark');
    expect(disk()).toContain('anew');
    await store.close();

    const { file: old, leave } = openTableFile(place);
    old.pragma('user_version = 0');
    old.pragma('secure_delete = OFF');
    old.exec(
      `create table leftover (text text); insert into leftover values ('${'mark'.repeat(2_000)}')`,
    );
    old.exec('drop table leftover');
    old.close();
    leave();
    expect(disk()).toContain('mark');
    const again = await fileStore(place);
    expect(disk()).not.toContain('mark');
    expect((await again.page(id, 0)).operations).toEqual([{ n: 6, ...first }]);
    await again.close();
  });

  it('is for one process, until that ends, however it ends', async () => {
    const place = join(folder, 'alone');
    const here = await fileStore(place);
    await expect(fileStore(place)).rejects.toThrow(FolderInUse);
    await here.close();
    const elsewhere = await startProcess(place);
    await expect(fileStore(place)).rejects.toThrow(FolderInUse);
    await killed(elsewhere.child);
    await (await fileStore(place)).close();
  });

  it('is nobody else’s to read, from the beginning', async () => {
    const place = join(folder, 'modes');
    const modeOf = (...name: string[]) => statSync(join(place, ...name)).mode & 0o777;
    const store = await fileStore(place);
    await tableIn(store);
    expect(modeOf()).toBe(0o700);
    const names = ['tables.db', 'tables.db-shm', 'tables.db-wal', 'tables.lock'];
    expect(readdirSync(place).sort()).toEqual(names);
    expect(names.map((name) => modeOf(name))).toEqual(names.map(() => 0o600));
    await store.close();
    chmodSync(join(place, 'tables.db'), 0o644);
    await (await fileStore(place)).close();
    expect(modeOf('tables.db')).toBe(0o600);
  });

  it('is refused where no folder can be made', async () => {
    await expect(fileStore('/proc/none/tables')).rejects.toThrow();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(fileStore(join(file, 'tables'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it('is full, too, when there are as many operations as a table has', async () => {
    const place = join(folder, 'many operations');
    const before = await fileStore(place);
    const { id, player } = await tableIn(before);
    await before.close();
    const { file, leave } = openTableFile(place);
    file.prepare('update tables set last = ?').run(MOST_OPERATIONS - 1);
    file.close();
    leave();
    const after = await fileStore(place);
    const last = await append(after, id, player)(MOST_OPERATIONS - 1, operation());
    expect(last).toEqual({ kind: 'kept', n: MOST_OPERATIONS });
    expect(await append(after, id, player)(MOST_OPERATIONS, operation())).toEqual({ kind: 'full' });
    await after.close();
  });

  it('keeps nothing by halves when the disk is full, and goes on when it is not', async () => {
    const place = join(folder, 'small');
    const small = await fileStore(place, { mostPages: 40 });
    const { id, player, append } = await tableIn(small);
    const large = operation('a'.repeat(200_000));
    await expect(append(1, large)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await since(small, id, 0)).toHaveLength(1);
    expect(await append(1, operation('small'))).toEqual({ kind: 'kept', n: 2 });
    await small.close();
    const roomy = await fileStore(place);
    expect(await roomy.append(id, { after: 2, ...large }, player)).toEqual({ kind: 'kept', n: 3 });
    await roomy.close();
  });

  it('takes many changes at once, and each of them counts for itself', async () => {
    const store = await fileStore(join(folder, 'many'), { mostPages: 120 });
    const tables = await Promise.all(Array.from({ length: 30 }, () => tableIn(store)));
    const offers = tables.map(({ append }, i) =>
      append(i % 3 === 0 ? 7 : 1, operation(i === 10 ? 'a'.repeat(600_000) : 'small')).catch(
        ({ code }) => ({ kind: code }),
      ),
    );
    const kinds = (await Promise.all(offers)).map(({ kind }) => kind);
    expect(kinds).toEqual(
      tables.map((_, i) => (i % 3 === 0 ? 'behind' : i === 10 ? 'SQLITE_FULL' : 'kept')),
    );
    for (const [i, { id }] of tables.entries()) {
      expect(await since(store, id, 0)).toHaveLength(kinds[i] === 'kept' ? 2 : 1);
    }
    await store.close();
  });

  it('that is full is said to be so over http, and hurts nobody', async () => {
    const codes: string[] = [];
    const trouble = (code: string) => codes.push(code);
    const place = { folder: join(folder, 'full'), mostPages: 60 };
    const server = await new Here({ ...UNLIMITED, trouble }, place).open();
    const table = new RawTable(server.url);
    await table.create();
    const { body } = await table.get('events?after=1');
    const events = eventsOf(body as ReadableStream<Uint8Array>, () => undefined);
    const large = operation('a'.repeat(300_000));
    const answer = await table.append(1, large);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ refusal: 'not-kept' });
    expect(codes).toEqual(['SQLITE_FULL']);
    expect(await table.since()).toHaveLength(1);
    // What still has room is kept, and told to whoever listens.
    const small = operation('small');
    expect((await table.append(1, small)).status).toBe(201);
    expect(await toldBy(table, events)).toEqual([{ n: 2, ...small }]);
    await server.close();
    const roomy = await new Here(UNLIMITED, { folder: place.folder }).open();
    const again = new RawTable(roomy.url, table.invitation);
    expect((await again.append(2, large)).status).toBe(201);
    await roomy.close();
  });
});

describe('PostgreSQL', () => {
  it('lets two processes serve one table', async () => {
    const [one, other] = await Promise.all([
      postgresStore(postgres.url),
      postgresStore(postgres.url),
    ]);
    const heard: Told[] = [];
    other.listen((told) => heard.push(told));
    const { id, player, append: appendHere } = await tableIn(one);
    const appendThere = append(other, id, player);
    const offers = Array.from({ length: 10 }, () => [
      appendHere(1, operation()),
      appendThere(1, operation()),
    ]).flat();
    const kept = (await Promise.all(offers)).filter(({ kind }) => kind === 'kept');
    expect(kept).toEqual([{ kind: 'kept', n: 2 }]);
    await one.tell({ kind: 'operation', table: id });
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'operation', table: id }), {
      timeout: 60_000,
    });
    await Promise.all([one.close(), other.close()]);
  });

  it('comes back by itself after the database was gone', async () => {
    const store = await postgresStore(postgres.url);
    const heard: Told[] = [];
    store.listen((told) => heard.push(told));
    const { id, append } = await tableIn(store);
    await append(1, operation());
    await postgres.stopHard();
    await expect(append(2, operation())).rejects.toThrow();
    await expect(store.access(id, 'x')).rejects.toThrow();
    await postgres.start();
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'missed' }]), { timeout: 60_000 });
    expect(await append(2, operation())).toEqual({ kind: 'kept', n: 3 });
    expect(await since(store, id, 0)).toHaveLength(3);
    await store.tell({ kind: 'operation', table: id });
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'operation', table: id }), {
      timeout: 60_000,
    });
    await store.close();
  });

  it('is said to be gone over http, in one sentence and no word of the table', async () => {
    const codes: string[] = [];
    const trouble = (code: string) => codes.push(code);
    const server = await new Here({ ...UNLIMITED, trouble }, { postgres: postgres.url }).open();
    const table = new RawTable(server.url);
    await table.create();
    const { body } = await table.get('events?after=1');
    const events = eventsOf(body as ReadableStream<Uint8Array>, () => undefined);
    await postgres.stopHard();
    const answer = await table.append(1);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ refusal: 'not-kept' });
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.join()).not.toContain(table.invitation.table);
    await postgres.start();
    expect((await table.append(1)).status).toBe(201);
    expect(await table.since()).toHaveLength(2);
    // Nobody knows what was told meanwhile: whoever listened is sent to ask again.
    expect(await events.next()).toMatchObject({ done: true });
    await server.close();
  });

  it('passes on what another process was told', async () => {
    const place = { postgres: postgres.url };
    const [one, other] = await Promise.all([
      new Here(UNLIMITED, place).open(),
      new Here(UNLIMITED, place).open(),
    ]);
    const table = new RawTable(one.url);
    await table.create();
    const there = new RawTable(other.url, table.invitation);
    const { body } = await there.get('events?after=1');
    const events = eventsOf(body as ReadableStream<Uint8Array>, () => undefined);
    const mine = operation('elsewhere');
    expect((await table.append(1, mine)).status).toBe(201);
    expect(await toldBy(table, events)).toEqual([{ n: 2, ...mine }]);
    await Promise.all([one.close(), other.close()]);
  });
});
