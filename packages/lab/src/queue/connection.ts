import { createRequire } from 'node:module';
import type { PostgresConnectionOptions } from 'bullmq';
import type { QueueAddress } from './address.ts';
import type { Order } from './order.ts';
import { QUEUE } from './order.ts';

/** The server did not answer for as long as we were told to wait. */
export class QueueLost extends Error {
  readonly shown: string;
  constructor({ shown }: QueueAddress, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'QueueLost';
    this.shown = shown;
  }
}

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;
/** The engine keeps its happenings, results and all, for listeners. We look at the jobs themselves. */
const EVENTS_KEPT = 100;

/**
 * Required, not imported: of a package of this kind an import reads every file twice, first for its
 * names, and that is a quarter of the time in which a worker or a coordinator starts.
 */
const { createPostgresBackend, UnrecoverableError, withBackend } = createRequire(import.meta.url)(
  'bullmq',
) as typeof import('bullmq');

/** The engine's classes, on PostgreSQL. */
export const engine = { ...withBackend(createPostgresBackend), UnrecoverableError };

export type OrderQueue = Awaited<ReturnType<typeof openQueue>>;

export function connectionTo({ url }: QueueAddress, most: number): PostgresConnectionOptions {
  return {
    connectionString: url,
    max: most,
    migrate: true,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    application_name: QUEUE,
  };
}

/** Fails when the server does not answer now. */
export async function openQueue(address: QueueAddress) {
  const queue = new engine.Queue<Order, string>(QUEUE, {
    connection: connectionTo(address, 2),
    streams: { events: { maxLen: EVENTS_KEPT } },
  });
  // A connection that is cut is told here and again by the question that it cuts.
  queue.on('error', () => undefined);
  try {
    await queue.waitUntilReady();
    return queue;
  } catch (error) {
    await closed(queue);
    throw error;
  }
}

/** A server that is gone cannot keep us from leaving. */
export async function closed(open: { close(): Promise<void> }): Promise<void> {
  await open.close().catch(() => undefined);
}

/** The classes and codes of PostgreSQL that tell of a server or a way to it that may come back. */
const PASSING_STATE = /^(08|53|57P0)/;
const PASSING_WORDS = /connect|terminat|timeout/i;

/** Whether to wait is of use: a wrong password stays wrong. */
export function mayPass(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  // PostgreSQL's codes have five signs and a digit among them; the system's are words like EPIPE.
  if (typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code))
    return PASSING_STATE.test(code);
  return typeof code === 'string' || PASSING_WORDS.test(String(message));
}
