import type { Keys } from './keys.ts';
import type {
  LightMessage,
  NewTable,
  OfferedOperation,
  Refusal,
  SealedOperation,
  Withdrawal,
} from './protocol.ts';
import { EVENTS, REFUSALS, ROLES, TABLES_PATH } from './protocol.ts';
import { eventsOf } from './server-events.ts';
import type { AppendAnswer, Hearing, WithdrawingTransport } from './transport.ts';
import { ServerRefused } from './transport.ts';

type Fetch = (address: string, init: RequestInit) => Promise<Response>;
type Fields = Readonly<Record<string, unknown>>;

/** Speaks to a server by `fetch`, which unlike EventSource sends the token where no log shows it. */
export class HttpTransport implements WithdrawingTransport {
  private readonly server: string;
  private readonly keys: Pick<Keys, 'table' | 'token'>;
  private readonly fetch: Fetch;

  /** `server` is its address without a slash at the end. */
  constructor(server: string, keys: Pick<Keys, 'table' | 'token'>, fetch: Fetch) {
    this.server = server;
    this.keys = keys;
    this.fetch = fetch;
  }

  async append(offered: OfferedOperation): Promise<AppendAnswer> {
    return numbered(await this.ask('operations', offered));
  }

  /** All after that number, once, however many answers they take. */
  async since(after: number): Promise<readonly SealedOperation[]> {
    const all: SealedOperation[] = [];
    for (;;) {
      const { operations, hasMore } = await this.page(all.at(-1)?.n ?? after);
      all.push(...operations);
      if (!hasMore || operations.length === 0) return all;
    }
  }

  private async page(after: number) {
    const { headers } = this;
    const response = await this.fetch(this.address(`operations?after=${after}`), { headers });
    const fields = await fieldsOf(response);
    const { operations, more } = fields;
    if (!response.ok || !Array.isArray(operations)) throw refusalOf(fields);
    return { operations: operations.map(operationOf), hasMore: more === true };
  }

  async withdraw(withdrawal: Withdrawal): Promise<AppendAnswer> {
    return numbered(await this.ask('withdrawal', withdrawal));
  }

  async light(sealed: string): Promise<void> {
    await done(await this.ask('light', { sealed }));
  }

  follow(after: number, hearing: Hearing): () => void {
    const leaving = new AbortController();
    this.hear(after, hearing, leaving.signal).then(
      () => hearing.ended(new Error('the stream has ended')),
      hearing.ended,
    );
    return () => leaving.abort();
  }

  private async hear(after: number, hearing: Hearing, signal: AbortSignal): Promise<void> {
    const response = await this.fetch(this.address(`events?after=${after}`), {
      headers: this.headers,
      signal,
    });
    if (!response.ok || response.body === null) throw refusalOf(await fieldsOf(response));
    for await (const event of eventsOf(response.body, hearing.alive)) {
      if (event.name === EVENTS.withdrawn) throw await this.whyRefused();
      const data: unknown = JSON.parse(event.data);
      if (event.name === EVENTS.operation) hearing.operation(operationOf(data));
      if (event.name === EVENTS.light) hearing.light(messageOf(data));
    }
  }

  /** The old token is asked once more: with the refusal comes what is handed over. */
  private async whyRefused(): Promise<Error> {
    const response = await this.fetch(this.address('operations'), { headers: this.headers });
    return refusalOf(await fieldsOf(response));
  }

  private ask(what: string, body: object): Promise<Response> {
    return this.fetch(this.address(what), {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  private address(what: string): string {
    return `${this.server}${TABLES_PATH}/${this.keys.table}/${what}`;
  }

  private get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.keys.token}` };
  }
}

/** May be asked again: the same table is made once. */
export async function createTable(server: string, table: NewTable, fetch: Fetch): Promise<void> {
  const response = await fetch(`${server}${TABLES_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  await done(response);
}

async function numbered(response: Response): Promise<AppendAnswer> {
  const fields = await fieldsOf(response);
  if (response.ok && typeof fields['n'] === 'number') return { kind: 'kept', n: fields['n'] };
  const { operations } = fields;
  if (fields['refusal'] === 'behind' && Array.isArray(operations)) {
    return { kind: 'behind', operations: operations.map(operationOf) };
  }
  throw refusalOf(fields);
}

async function done(response: Response): Promise<void> {
  if (!response.ok) throw refusalOf(await fieldsOf(response));
}

async function fieldsOf(response: Response): Promise<Fields> {
  const data: unknown = await response.json();
  return typeof data === 'object' && data !== null ? (data as Fields) : {};
}

function refusalOf({ refusal, handover }: Fields): Error {
  const known = REFUSALS.find((it): it is Refusal => it === refusal);
  // Something between us and the server has answered in its place.
  if (known === undefined) return new Error('not the answer of a server of tables');
  return new ServerRefused(known, typeof handover === 'string' ? handover : undefined);
}

function operationOf(data: unknown): SealedOperation {
  const { n, id, sealed } = (data ?? {}) as Fields;
  if (typeof n === 'number' && typeof id === 'string' && typeof sealed === 'string') {
    return { n, id, sealed };
  }
  throw new Error('not an operation');
}

function messageOf(data: unknown): LightMessage {
  const { from, sealed } = (data ?? {}) as Fields;
  const role = ROLES.find((it) => it === from);
  if (role !== undefined && typeof sealed === 'string') return { from: role, sealed };
  throw new Error('not a light message');
}
