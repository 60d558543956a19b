import { createHash } from 'node:crypto';
import { TABLES_PATH } from '@empty-chair/tables/protocol';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Hub } from './hub.ts';
import type { Limits } from './limits.ts';
import { Counter, Gate, USUAL_LIMITS } from './limits.ts';
import {
  afterOf,
  bodyOf,
  idOf,
  lightOf,
  newTableOf,
  offeredOf,
  tokenOf,
  withdrawalOf,
} from './read.ts';
import { Refuse } from './refuse.ts';
import type { Access, Appended, TableStore } from './store.ts';
import { streamOf } from './stream.ts';

export interface AppOptions {
  readonly limits?: Partial<Limits>;
  /** Behind a proxy of ours, which says who asks. */
  readonly trustsProxy?: boolean;
  /** Told the code of what the store said when it could not keep something. Nothing else is logged. */
  readonly trouble?: (code: string) => void;
  readonly now?: () => number;
  /** Where other devices find the app that is served beside the tables, if we know better than it. */
  readonly addresses?: () => readonly string[];
}

type Asked = Context<{ Bindings: HttpBindings }>;
type Opened = Extract<Access, { kind: 'open' }> & { readonly table: string; readonly hash: string };

/** With every answer: nothing of it is a page, and nobody else's page may use it. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The server of tables. It orders and passes on what it cannot read, and knows no game. */
export function tablesApp(store: TableStore, hub: Hub, options: AppOptions) {
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const now = options.now ?? (() => performance.now());
  const requests = new Gate(limits.requestsAtOnce, limits.requestsPerSecond, now);
  const creations = new Gate(limits.tablesAtOnce, limits.tablesPerSecond, now);
  const streams = new Counter();

  const addressOf = ({ req, env }: Asked): string => {
    const told = options.trustsProxy ? req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
    return told?.trim() ?? env.incoming.socket.remoteAddress ?? '';
  };

  const opened = async ({ req }: Asked): Promise<Opened> => {
    const table = idOf(req.param('id') ?? '');
    const hash = hashOf(tokenOf(req.header('authorization')));
    return { ...(await allowed(table, hash)), table, hash };
  };

  const allowed = async (table: string, hash: string) => {
    const access = await store.access(table, hash);
    if (access.kind === 'withdrawn') throw new Refuse('withdrawn', { handover: access.handover });
    if (access.kind !== 'open') throw new Refuse(access.kind);
    return access;
  };

  const openedToWrite = async (asked: Asked): Promise<Opened> => {
    const access = await opened(asked);
    if (access.role === 'viewer') throw new Refuse('viewers-only-read');
    return access;
  };

  /** What is kept counts, whether or not those who listen hear of it at once. */
  const tell: TableStore['tell'] = async (told) => {
    await store.tell(told).catch(noted);
  };

  const answerTo = async (
    { table, hash }: Opened,
    after: number,
    appended: Appended,
  ): Promise<object> => {
    if (appended.kind === 'kept') return { n: appended.n };
    // Withdrawn in between: whoever stays is handed the new keys.
    if (appended.kind === 'wrong-token') await allowed(table, hash);
    if (appended.kind === 'full') throw new Refuse('table-full');
    throw new Refuse('behind', { operations: await store.since(table, after) });
  };

  function noted(error: unknown): void {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    options.trouble?.(code);
  }

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (asked, next) => {
    for (const [name, value] of Object.entries(HEADERS)) asked.header(name, value);
    if (!requests.passes(addressOf(asked))) throw new Refuse('too-many-requests');
    await next();
  });

  /** Asked by an app that does not know whether its host serves tables. */
  app.get(TABLES_PATH, (asked) =>
    asked.json({ tables: true, addresses: options.addresses?.() ?? [] }),
  );

  app.post(TABLES_PATH, async (asked) => {
    const table = newTableOf(await bodyOf(asked.req.raw));
    if (!creations.passes(addressOf(asked))) throw new Refuse('too-many-requests');
    if (!(await store.create(table))) throw new Refuse('taken');
    return asked.json({ n: 1 }, 201);
  });

  app.get(`${TABLES_PATH}/:id/operations`, async (asked) => {
    const after = afterOf(asked.req.query('after'));
    const { table } = await opened(asked);
    return asked.json({ operations: await store.since(table, after) });
  });

  app.post(`${TABLES_PATH}/:id/operations`, async (asked) => {
    const opened = await openedToWrite(asked);
    const { table, hash } = opened;
    const offered = offeredOf(await bodyOf(asked.req.raw));
    const appended = await store.append(table, offered, hash);
    const answer = await answerTo(opened, offered.after, appended);
    await tell({ kind: 'operation', table });
    return asked.json(answer, 201);
  });

  app.post(`${TABLES_PATH}/:id/withdrawal`, async (asked) => {
    const opened = await openedToWrite(asked);
    const { table, hash } = opened;
    const withdrawal = withdrawalOf(await bodyOf(asked.req.raw));
    const appended = await store.withdraw(table, withdrawal, hash);
    const answer = await answerTo(opened, withdrawal.after, appended);
    await tell({ kind: 'withdrawn', table });
    return asked.json(answer, 201);
  });

  app.post(`${TABLES_PATH}/:id/light`, async (asked) => {
    const { table, role } = await opened(asked);
    const sealed = lightOf(await bodyOf(asked.req.raw));
    await tell({ kind: 'light', table, from: role, sealed });
    return asked.body(null, 204);
  });

  app.get(`${TABLES_PATH}/:id/events`, async (asked) => {
    const after = afterOf(asked.req.query('after'));
    const { table } = await opened(asked);
    const closes = streams.opens(addressOf(asked), limits.streamsPerAddress, limits.streams);
    if (closes === undefined) throw new Refuse('too-many-requests');
    return streamOf(asked, { store, hub, table, after, closes, slowMs: limits.slowMs });
  });

  app.notFound((asked) => refused(asked, new Refuse('malformed')));
  app.onError((error, asked) => {
    if (error instanceof Refuse) return refused(asked, error);
    noted(error);
    return refused(asked, new Refuse('not-kept'));
  });
  return app;
}

function refused(asked: Context, { status, body, refusal }: Refuse): Response {
  if (refusal === 'too-many-requests' || refusal === 'not-kept') asked.header('retry-after', '5');
  // The rest of what is too large is not waited for.
  if (refusal === 'too-large') asked.header('connection', 'close');
  return asked.json(body, status);
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
