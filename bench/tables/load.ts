import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Invitation } from '@empty-chair/tables/keys';
import { keysOf, newId, newInvitation, tokenHashes, toWatch } from '@empty-chair/tables/keys';

interface Wanted {
  readonly tables: number;
  readonly devices: number;
  /** Operations in a second, at all tables together. */
  readonly rate: number;
  readonly seconds: number;
  /** Before that, not counted: a process that has just started is slow for its first seconds. */
  readonly warm: number;
}

/** What came of it, in milliseconds, sorted. */
interface Found {
  readonly sent: number;
  readonly expected: number;
  readonly arrived: number;
  /** Until the device that did it has its answer. */
  readonly answer: readonly number[];
  /** Until another device has it. */
  readonly others: readonly number[];
}

/** Letters of a sealed entry of Root, as a rule. */
const SEALED = 'a'.repeat(600);
/** A room of people behind one address; the limits of the server stay as they are. */
const TABLES_OF_AN_ADDRESS = 15;
const PATIENCE_MS = 15_000;

/** Devices at many tables, each with one open stream. */
export class Load {
  private readonly ports: readonly number[];
  private readonly wanted: Wanted;
  private readonly tables: Seated[] = [];
  private readonly answers: number[] = [];
  private readonly deliveries: number[] = [];
  private sent = 0;

  constructor(ports: readonly number[], wanted: Wanted) {
    this.ports = ports;
    this.wanted = wanted;
  }

  /** Makes the tables and opens the streams. */
  async seat(): Promise<void> {
    for (let first = 0; first < this.wanted.tables; first += 20) {
      const count = Math.min(20, this.wanted.tables - first);
      const some = Array.from({ length: count }, (_, i) => this.makeTable(first + i));
      this.tables.push(...(await Promise.all(some)));
    }
  }

  async run(): Promise<Found> {
    const { seconds, warm, devices } = this.wanted;
    await this.sendFor(warm);
    await this.arrivals();
    this.sent = 0;
    this.answers.length = 0;
    this.deliveries.length = 0;
    await this.sendFor(seconds);
    await this.arrivals();
    const sorted = (all: number[]) => all.toSorted((one, other) => one - other);
    return {
      sent: this.sent,
      expected: this.sent * (devices - 1),
      arrived: this.deliveries.length,
      answer: sorted(this.answers),
      others: sorted(this.deliveries),
    };
  }

  private async sendFor(seconds: number): Promise<void> {
    const { rate } = this.wanted;
    const total = rate * seconds;
    const begun = performance.now();
    for (let n = 0; n < total; n += 1) {
      const due = begun + (n * 1000) / rate;
      const wait = due - performance.now();
      if (wait > 1) await sleep(wait);
      // Neighbours in time are at different tables.
      const table = this.tables[(n * 7919) % this.tables.length];
      if (table !== undefined && !table.isBusy) this.send(table);
    }
  }

  private async arrivals(): Promise<void> {
    const expected = this.sent * (this.wanted.devices - 1);
    for (let waited = 0; this.deliveries.length < expected && waited < PATIENCE_MS; waited += 100) {
      await sleep(100);
    }
  }

  leave(): void {
    for (const { agent } of this.tables) agent.destroy();
  }

  private send(table: Seated): void {
    this.sent += 1;
    const after = table.last;
    table.isBusy = true;
    table.last += 1;
    table.sentAt.set(table.last, performance.now());
    const body = { after, id: newId(), sealed: SEALED };
    const { token } = table;
    const port = this.portOf(this.sent);
    const offer = () => ask(table, port, 'operations', { body, token });
    // A connection that was kept may be closed just as it is used: devices send again, too.
    const answered = offer().catch(offer);
    void answered.then((status) => {
      if (status !== 201) throw new Error(`an operation was answered with ${status}`);
      this.answers.push(performance.now() - (table.sentAt.get(after + 1) ?? 0));
      table.isBusy = false;
    });
  }

  private async makeTable(index: number): Promise<Seated> {
    const invitation = newInvitation();
    const host = Math.floor(index / TABLES_OF_AN_ADDRESS) + 1;
    const localAddress = `127.${1 + (host >> 8)}.${host & 255}.1`;
    const table: Seated = {
      ...{ invitation, last: 1, isBusy: false, sentAt: new Map() },
      agent: new Agent({ keepAlive: true, localAddress }),
      token: keysOf(invitation).token,
    };
    const body = {
      ...{ id: invitation.table, ...tokenHashes(invitation) },
      first: { id: newId(), sealed: SEALED },
    };
    const status = await ask(table, this.portOf(index), '', { body });
    if (status !== 201) throw new Error(`a table was answered with ${status}`);
    const streams = Array.from({ length: this.wanted.devices }, (_, device) =>
      this.listen(table, device),
    );
    await Promise.all(streams);
    return table;
  }

  /** One device; the first is the one that does things. */
  private listen(table: Seated, device: number): Promise<void> {
    const { invitation, agent } = table;
    const token = keysOf(device === 0 ? invitation : toWatch(invitation)).token;
    return new Promise((resolve, reject) => {
      const asked = request({
        ...{ agent, host: '127.0.0.1', port: this.portOf(device) },
        path: `/tables/${invitation.table}/events?after=1`,
        headers: { authorization: `Bearer ${token}` },
      });
      asked.on('error', reject);
      asked.on('response', (response) => {
        if (response.statusCode !== 200) reject(new Error(`stream: ${response.statusCode}`));
        response.setEncoding('latin1').once('data', () => resolve());
        response.on('error', () => undefined);
        response.on('data', (text: string) => {
          if (device === 0) return;
          for (const [, n] of text.matchAll(/^id: (\d+)$/gm)) {
            this.deliveries.push(performance.now() - (table.sentAt.get(Number(n)) ?? 0));
          }
        });
      });
      asked.end();
    });
  }

  private portOf(n: number): number {
    return this.ports[n % this.ports.length] ?? 0;
  }
}

interface Seated {
  readonly invitation: Invitation;
  readonly token: string;
  readonly agent: Agent;
  readonly sentAt: Map<number, number>;
  last: number;
  isBusy: boolean;
}

function ask(
  { agent, invitation }: Seated,
  port: number,
  what: string,
  { body, token }: { readonly body: object; readonly token?: string },
): Promise<number> {
  const path = what === '' ? '/tables' : `/tables/${invitation.table}/${what}`;
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, host: '127.0.0.1', port, path, method: 'POST', headers },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    asked.once('error', reject);
    asked.end(JSON.stringify(body));
  });
}
