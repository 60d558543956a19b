import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Result } from './result.ts';
import type { SavedGame } from './saved-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  settings: { key: string; value: unknown };
  history: { key: string; value: Result };
}
export type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;

/** One connection for the whole app; a failed opening is tried again at the next call. */
export function database(): Promise<Database> {
  opened ??= openDB<Schema>('empty-chair', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('settings');
      db.createObjectStore('history', { keyPath: 'id' });
    },
    // A newer version of the app in another tab must be able to change the database.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase | null)?.close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
