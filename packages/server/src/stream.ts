import { EVENTS, HEARTBEAT_MS } from '@empty-chair/tables/protocol';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SSEStreamingApi } from 'hono/streaming';
import { streamSSE } from 'hono/streaming';
import type { Hub } from './hub.ts';
import { Listener } from './hub.ts';
import type { TableStore } from './store.ts';

interface StreamParts {
  readonly store: TableStore;
  readonly hub: Hub;
  readonly table: string;
  readonly after: number;
  readonly closes: () => void;
  readonly slowMs: number;
}

/** All operations after a number, then each as it comes, in order and without a gap. */
export function streamOf(asked: Context<{ Bindings: HttpBindings }>, parts: StreamParts): Response {
  const { hub, table, closes } = parts;
  const listener = new Listener();
  const { outgoing } = asked.env;
  outgoing.once('close', () => listener.ends('gone'));
  hub.joins(table, listener);
  // Some proxies collect an answer before they pass it on.
  asked.header('x-accel-buffering', 'no');
  return streamSSE(asked, async (stream) => {
    /** A reader who takes nothing is let go; what waits for it is not kept for ever. */
    const patiently: Patiently = async (write) => {
      const slow = setTimeout(() => outgoing.destroy(), parts.slowMs);
      await write();
      clearTimeout(slow);
    };
    try {
      await follow(stream, listener, { ...parts, patiently });
    } catch {
      // The store is gone for the moment: the device comes again, and is told so.
    } finally {
      hub.leaves(table, listener);
      closes();
    }
  });
}

type Patiently = (write: () => Promise<unknown>) => Promise<void>;

async function follow(
  stream: SSEStreamingApi,
  listener: Listener,
  { store, table, after, patiently }: StreamParts & { readonly patiently: Patiently },
): Promise<void> {
  let sent = after;
  const write = (event: string, data: unknown, id?: string) =>
    patiently(() =>
      stream.writeSSE({ event, data: JSON.stringify(data), ...(id !== undefined && { id }) }),
    );
  const beat = () => patiently(() => stream.write(':\n\n'));
  // The head goes out at once, so that a device knows that it is heard.
  await beat();
  while (listener.ended === undefined) {
    if (listener.takesNews()) {
      for (const operation of await store.since(table, sent)) {
        await write(EVENTS.operation, operation, String(operation.n));
        sent = operation.n;
      }
    }
    for (const message of listener.takesBeside()) await write(EVENTS.light, message);
    if (!(await listener.waits(HEARTBEAT_MS))) await beat();
  }
  if (listener.ended === 'withdrawn') await write(EVENTS.withdrawn, {});
}
