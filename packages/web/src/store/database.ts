import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Photo } from '../photos/photo.ts';
import type { Result } from './result.ts';
import type { SavedGame } from './saved-game.ts';

interface Schema extends DBSchema {
  /** By `changed` in the order of the list: the newest are found without reading all the others. */
  games: { key: string; value: SavedGame; indexes: { changed: number } };
  settings: { key: string; value: unknown };
  history: { key: string; value: Result };
  photos: { key: string; value: Photo };
}
export type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;

/** One connection for the whole app; a failed opening is tried again at the next call. */
export function database(): Promise<Database> {
  opened ??= openDB<Schema>('empty-chair', 3, {
    upgrade(db, before, _after, transaction) {
      if (before < 1) {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('settings');
        db.createObjectStore('history', { keyPath: 'id' });
      }
      if (before < 2) transaction.objectStore('games').createIndex('changed', 'changed');
      db.createObjectStore('photos', { keyPath: 'id' });
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
