import type { IncomingMessage, ServerResponse } from 'node:http';
import { TABLES_PATH } from '@empty-chair/tables/protocol';
import { getRequestListener } from '@hono/node-server';
import type { AppOptions } from './app.ts';
import { tablesApp } from './app.ts';
import { fileStore } from './file-store.ts';
import { Hub } from './hub.ts';
import type { Place } from './place.ts';
import { postgresStore } from './postgres-store.ts';
import type { TableStore } from './store.ts';

export { placeOf, usualFolder } from './place.ts';
export { FolderInUse } from './table-file.ts';

export interface TablesServer {
  /** Whether a request is for us. */
  readonly isFor: (path: string) => boolean;
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Before the end: whoever listens is sent to ask again. */
  readonly endStreams: () => void;
  readonly close: () => Promise<void>;
}

/** For any server of Node: it hands us what is ours. */
export async function openTables(place: Place, options: AppOptions = {}): Promise<TablesServer> {
  const store: TableStore =
    'folder' in place ? await fileStore(place.folder, place) : await postgresStore(place.postgres);
  return tablesOn(store, options);
}

export function tablesOn(store: TableStore, options: AppOptions): TablesServer {
  const hub = new Hub();
  store.listen((told) => hub.hear(told));
  const answer = getRequestListener(tablesApp(store, hub, options).fetch);
  return {
    isFor: (path) => path === TABLES_PATH || path.startsWith(`${TABLES_PATH}/`),
    listener: (request, response) => {
      // What was read of a connection before it was cut.
      if (!request.socket.destroyed) void answer(request, response);
    },
    endStreams: () => hub.hear({ kind: 'missed' }),
    close: () => store.close(),
  };
}
