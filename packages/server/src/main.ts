import type { IncomingMessage, ServerResponse } from 'node:http';
import { TABLES_PATH } from '@empty-chair/tables/protocol';
import { getRequestListener } from '@hono/node-server';
import type { AppOptions } from './app.ts';
import { tablesApp } from './app.ts';
import { fileStore } from './file-store.ts';
import { postgresStore } from './postgres-store.ts';
import type { TableStore } from './store.ts';

/** Where tables are kept: a folder of ours, or a PostgreSQL that several processes share. */
export type Place = { readonly folder: string } | { readonly postgres: string };

export interface TablesServer {
  /** Whether a request is for us. */
  readonly isFor: (path: string) => boolean;
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

/** For any server of Node: it hands us what is ours. */
export async function openTables(place: Place, options: AppOptions = {}): Promise<TablesServer> {
  const store: TableStore =
    'folder' in place ? await fileStore(place.folder) : await postgresStore(place.postgres);
  const answer = getRequestListener(tablesApp(store, options).fetch);
  return {
    isFor: (path) => path === TABLES_PATH || path.startsWith(`${TABLES_PATH}/`),
    listener: (request, response) => void answer(request, response),
    close: () => store.close(),
  };
}
