import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { AppOptions } from '@empty-chair/server/app';
import type { TablesServer } from '@empty-chair/server/main';
import { openTables } from '@empty-chair/server/main';
import type { Place } from '@empty-chair/server/place';
import type { Invitation } from '@empty-chair/tables/keys';
import { keysOf, newId, newInvitation, tokenHashes, toWatch } from '@empty-chair/tables/keys';
import type { FirstOperation, SealedOperation } from '@empty-chair/tables/protocol';
import type { ServerEvent } from '@empty-chair/tables/server-events';
import { listen } from '../scripts/serve.mjs';

/** A server of tables in this process, or in one of its own that can be killed; on loopback only. */

export const LOOPBACK = '127.0.0.1';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'empty-chair-tables-'));

/** As many requests as a test likes. */
export const UNLIMITED: AppOptions = {
  limits: {
    ...{ requestsAtOnce: 1e9, tablesAtOnce: 1e9, streamsPerAddress: 1e9 },
    ...{ lettersPerAddress: 1e9, letters: 1e9 },
  },
};

export class Here {
  url = '';
  port = 0;
  private readonly folder = newFolder();
  private readonly options: AppOptions;
  private readonly place: Place;
  private tables: TablesServer | undefined;
  private readonly server = createServer((request, response) =>
    this.tables?.listener(request, response),
  );

  constructor(options: AppOptions = UNLIMITED, place?: Place) {
    this.options = options;
    this.place = place ?? { folder: this.folder };
  }

  async open(): Promise<this> {
    this.tables = await openTables(this.place, this.options);
    this.port = await listen(this.server, 0, LOOPBACK);
    this.url = `http://${LOOPBACK}:${this.port}`;
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await this.tables?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Gone, as a server that is switched off; what it kept stays. */
  async down(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async up(port: number): Promise<void> {
    await listen(this.server, port, LOOPBACK);
  }

  /** Everything that the file of the tables and its journals hold. */
  get disk(): string {
    const files = readdirSync(this.folder).map((name) => readFileSync(join(this.folder, name)));
    return Buffer.concat(files).toString('latin1');
  }

  /** As when the network fails, for everybody at once. */
  cutAll(): void {
    this.server.closeAllConnections();
  }
}

const PROGRAM = fileURLToPath(new URL('./tables-process.mjs', import.meta.url));

/** A process of its own; on the same folder or database it goes on where the last one was. */
export async function startProcess(
  place: string,
  ...more: readonly string[]
): Promise<{ url: string; child: ChildProcess }> {
  const { child, next } = startProgram([PROGRAM, place, ...more]);
  return { url: `http://${LOOPBACK}:${await next()}`, child };
}

/** Node with these arguments, and what it says line by line. */
export function startProgram(args: readonly string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: AsyncIterator<string> = createInterface(child.stdout)[Symbol.asyncIterator]();
  return { child, next: async () => String((await lines.next()).value) };
}

export async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** As many operations as one answer holds. */
export interface PageAnswer {
  readonly operations: readonly SealedOperation[];
  readonly more?: true;
}

/** A table, spoken to by hand. */
export class RawTable {
  readonly invitation: Invitation;
  readonly first: FirstOperation = operation('begin');
  url: string;

  constructor(url: string, invitation = newInvitation()) {
    this.url = url;
    this.invitation = invitation;
  }

  create(): Promise<Response> {
    const { invitation, first } = this;
    return post(`${this.url}/tables`, {
      ...{ id: invitation.table, first },
      ...tokenHashes(invitation),
    });
  }

  append(after: number, given = operation(), token = this.token('player')): Promise<Response> {
    return post(this.address('operations'), { after, ...given }, token);
  }

  async since(after = 0): Promise<readonly SealedOperation[]> {
    const all: SealedOperation[] = [];
    for (;;) {
      const answer = await this.get(`operations?after=${all.at(-1)?.n ?? after}`);
      const { operations, more } = (await answer.json()) as PageAnswer;
      all.push(...operations);
      if (more !== true) return all;
    }
  }

  get(what: string, token = this.token('viewer')): Promise<Response> {
    return fetch(this.address(what), { headers: { authorization: `Bearer ${token}` } });
  }

  address(what: string): string {
    return `${this.url}/tables/${this.invitation.table}/${what}`;
  }

  token(role: 'player' | 'viewer'): string {
    return keysOf(role === 'player' ? this.invitation : toWatch(this.invitation)).token;
  }
}

const MARK = 'mark-';

/**
 * What a stream has told by now: all of it, since what is said beside comes after it. Of a stream that
 * leaves something out nothing has to be waited for.
 */
export async function toldBy(
  table: RawTable,
  events: AsyncIterator<ServerEvent>,
): Promise<readonly unknown[]> {
  const mark = `${MARK}${newId()}`;
  await post(table.address('light'), { sealed: mark }, table.token('player'));
  const told: unknown[] = [];
  for (;;) {
    const { value, done } = await events.next();
    if (done === true) return told;
    const data = JSON.parse(value.data);
    if (data.sealed === mark) return told;
    // Of another stream at this table.
    if (!data.sealed.startsWith(MARK)) told.push(data);
  }
}

export const operation = (sealed = 'sealed'): FirstOperation => ({ id: newId(), sealed });

export function post(address: string, body: unknown, token?: string): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
