import { createHash } from 'node:crypto';
import { TABLES_PATH } from '@empty-chair/tables/protocol';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { networkOf } from './address.ts';
import { isOwnName, isOwnPage } from './foreign.ts';
import type { Hub } from './hub.ts';
import type { Limits } from './limits.ts';
import { Counter, Gate, MOST_PAGE, USUAL_LIMITS } from './limits.ts';
import { itsTurn, letGo, lettersOf, whenOver } from './outgoing.ts';
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
import { streamTo } from './stream.ts';
import type { Share } from './underway.ts';
import { Underway } from './underway.ts';

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

interface Parts {
  Bindings: HttpBindings;
  /** What is held of this request. */
  Variables: { share: Share };
}
type Asked = Context<Parts>;
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
  const underway = new Underway(limits);
  const { trustsProxy = false } = options;

  const addressOf = ({ req, env }: Asked): string => {
    const told = trustsProxy ? req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
    return networkOf(told?.trim() ?? env.incoming.socket.remoteAddress ?? '');
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
    asked: Asked,
    { table, hash }: Opened,
    after: number,
    appended: Appended,
  ): Promise<object> => {
    if (appended.kind === 'kept') return { n: appended.n };
    // Withdrawn in between: whoever stays is handed the new keys.
    if (appended.kind === 'wrong-token') await allowed(table, hash);
    if (appended.kind === 'full') throw new Refuse('table-full');
    throw new Refuse('behind', await page(asked, table, after));
  };

  /** The next operations, when there is room for them. */
  const page = async (asked: Asked, table: string, after: number): Promise<object> => {
    const share = asked.get('share');
    letGo(asked.env.outgoing, limits.slowMs);
    const hasRoom = await share.holdsWithin(MOST_PAGE, limits.roomMs);
    if (!hasRoom || !(await share.comes())) throw new Refuse('too-many-requests');
    const { operations, hasMore } = await store.page(table, after);
    share.holds(lettersOf(operations));
    return { operations, ...(hasMore && { more: true }) };
  };

  function noted(error: unknown): void {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    options.trouble?.(code);
  }

  const app = new Hono<Parts>();
  app.use(async (asked, next) => {
    for (const [name, value] of Object.entries(HEADERS)) asked.header(name, value);
    if (!(await itsTurn(asked.env))) throw new Refuse('malformed');
    const address = addressOf(asked);
    if (!requests.passes(address)) throw new Refuse('too-many-requests');
    refuseStrange(asked);
    const { outgoing } = asked.env;
    const share = underway.share(address);
    asked.set('share', share);
    whenOver(outgoing, () => share.over());
    if (!(await share.comes())) throw new Refuse('malformed');
    await next();
  });

  const refuseStrange = ({ req }: Asked): void => {
    // Nobody reads the content of an answer to HEAD: what it holds would never be given back.
    if (req.method === 'HEAD') throw new Refuse('malformed');
    const names = { addresses: options.addresses?.() ?? [], trustsProxy };
    const header = (name: string) => req.header(name);
    if (!isOwnName(header, names)) throw new Refuse('foreign');
    if (req.method !== 'GET' && !isOwnPage(header, names)) throw new Refuse('foreign');
  };

  /** Asked by an app that does not know whether its host serves tables. */
  app.get(TABLES_PATH, (asked) =>
    asked.json({ tables: true, addresses: options.addresses?.() ?? [] }),
  );

  app.post(TABLES_PATH, async (asked) => {
    const table = newTableOf(await bodyOf(asked.req.raw, asked.get('share')));
    if (!creations.passes(addressOf(asked))) throw new Refuse('too-many-requests');
    if (!(await store.create(table))) throw new Refuse('taken');
    return asked.json({ n: 1 }, 201);
  });

  app.get(`${TABLES_PATH}/:id/operations`, async (asked) => {
    const after = afterOf(asked.req.query('after'));
    const { table } = await opened(asked);
    return asked.json(await page(asked, table, after));
  });

  app.post(`${TABLES_PATH}/:id/operations`, async (asked) => {
    const opened = await openedToWrite(asked);
    const { table, hash } = opened;
    const offered = offeredOf(await bodyOf(asked.req.raw, asked.get('share')));
    const appended = await store.append(table, offered, hash);
    const answer = await answerTo(asked, opened, offered.after, appended);
    await tell({ kind: 'operation', table });
    return asked.json(answer, 201);
  });

  app.post(`${TABLES_PATH}/:id/withdrawal`, async (asked) => {
    const opened = await openedToWrite(asked);
    const { table, hash } = opened;
    const withdrawal = withdrawalOf(await bodyOf(asked.req.raw, asked.get('share')));
    const appended = await store.withdraw(table, withdrawal, hash);
    const answer = await answerTo(asked, opened, withdrawal.after, appended);
    await tell({ kind: 'withdrawn', table });
    return asked.json(answer, 201);
  });

  app.post(`${TABLES_PATH}/:id/light`, async (asked) => {
    const { table, role } = await opened(asked);
    const sealed = lightOf(await bodyOf(asked.req.raw, asked.get('share')));
    await tell({ kind: 'light', table, from: role, sealed });
    return asked.body(null, 204);
  });

  app.get(`${TABLES_PATH}/:id/events`, async (asked) => {
    const after = afterOf(asked.req.query('after'));
    const { table } = await opened(asked);
    const closes = streams.opens(addressOf(asked), limits.streamsPerAddress, limits.streams);
    if (closes === undefined) throw new Refuse('too-many-requests');
    const { slowMs } = limits;
    const share = asked.get('share');
    const parts = { store, hub, share, table, after, closes, slowMs };
    streamTo(asked.env.outgoing, HEADERS, parts);
    return RESPONSE_ALREADY_SENT;
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
  // The rest of what is too large, or too much, is not waited for.
  const isUnread = refusal === 'too-many-requests' && asked.req.method === 'POST';
  if (refusal === 'too-large' || isUnread) asked.header('connection', 'close');
  return asked.json(body, status);
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
