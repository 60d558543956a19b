import type { ServerResponse } from 'node:http';
import { EVENTS, HEARTBEAT_MS } from '@empty-chair/tables/protocol';
import type { Hub } from './hub.ts';
import { Listener } from './hub.ts';
import { MOST_PAGE } from './limits.ts';
import { lettersOf, whenOver } from './outgoing.ts';
import type { TableStore } from './store.ts';
import type { Share } from './underway.ts';

interface StreamParts {
  readonly store: TableStore;
  readonly hub: Hub;
  readonly share: Share;
  readonly table: string;
  readonly after: number;
  readonly closes: () => void;
  readonly slowMs: number;
}

const HEAD = {
  'content-type': 'text/event-stream',
  // Some proxies collect an answer before they pass it on.
  'x-accel-buffering': 'no',
};

/**
 * All operations after a number, then each as it comes, in order and without a gap. Written straight to
 * the connection, which says when its reader takes nothing.
 */
export function streamTo(
  outgoing: ServerResponse,
  headers: Readonly<Record<string, string>>,
  parts: StreamParts,
): void {
  const { hub, table, closes } = parts;
  const listener = new Listener();
  hub.joins(table, listener);
  // Whatever is being written just then: it may never be taken.
  whenOver(outgoing, () => {
    listener.ends('gone');
    hub.leaves(table, listener);
    closes();
  });
  outgoing.writeHead(200, { ...headers, ...HEAD });
  follow(writer(outgoing, parts.slowMs), listener, parts).then(
    () => outgoing.end(),
    // The store is gone for the moment: the device comes again, and is told so.
    () => outgoing.end(),
  );
}

type Write = (text: string) => Promise<void>;

/** A reader who takes nothing is let go; what waits for it is not kept for ever. */
const writer =
  (outgoing: ServerResponse, slowMs: number): Write =>
  async (text) => {
    if (outgoing.destroyed || outgoing.write(text)) return;
    await new Promise<void>((resolve) => {
      const slow = setTimeout(() => outgoing.destroy(), slowMs);
      const taken = () => {
        clearTimeout(slow);
        outgoing.off('drain', taken).off('close', taken);
        resolve();
      };
      outgoing.on('drain', taken);
      whenOver(outgoing, taken);
    });
  };

async function follow(
  write: Write,
  listener: Listener,
  { store, table, after, share }: StreamParts,
): Promise<void> {
  let sent = after;
  const beat = () => write(':\n\n');
  const tellNews = async () => {
    // There is too much under way for others: it is told when they have taken it.
    if (!share.holds(MOST_PAGE)) return share.onceHolds(MOST_PAGE, () => listener.wakes());
    if (!(await share.comes())) return;
    const { operations, hasMore } = await store.page(table, sent);
    share.holds(lettersOf(operations));
    const all = operations.map((one) => told(EVENTS.operation, one, one.n)).join('');
    if (all !== '') await write(all);
    sent = operations.at(-1)?.n ?? sent;
    share.holds(0);
    if (hasMore) listener.wakes();
  };
  // The head goes out at once, so that a device knows that it is heard.
  await beat();
  while (listener.ended === undefined) {
    if (listener.takesNews()) await tellNews();
    for (const message of listener.takesBeside()) await write(told(EVENTS.light, message));
    if (!(await listener.waits(HEARTBEAT_MS))) await beat();
  }
  if (listener.ended === 'withdrawn') await write(told(EVENTS.withdrawn, {}));
}

const told = (event: string, data: unknown, id?: number): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n${id === undefined ? '' : `id: ${id}\n`}\n`;
