import type { Photo } from '../photos/photo.ts';
import { idsOf } from '../photos/photo.ts';
import { database } from './database.ts';

/** A game and its result have the same id, and the photos of the table belong to both. */
const OTHER = { games: 'history', history: 'games' } as const;

/** Deletes it, and gives the photos that went with it: all, unless the other is still there. */
export async function deleteWithPhotos(
  from: keyof typeof OTHER,
  key: IDBValidKey,
): Promise<readonly Photo[]> {
  const transaction = (await database()).transaction(['games', 'history', 'photos'], 'readwrite');
  const photos = transaction.objectStore('photos');
  await transaction.objectStore(from).delete(IDBKeyRange.only(key));
  const gone: Photo[] = [];
  if (typeof key === 'string') {
    const other = await transaction.objectStore(OTHER[from]).getKey(key);
    if (other === undefined) {
      const range = IDBKeyRange.bound(...idsOf(key));
      gone.push(...(await photos.getAll(range)));
      await photos.delete(range);
    }
  }
  await transaction.done;
  return gone;
}

export async function putPhotos(all: readonly Photo[]): Promise<void> {
  const transaction = (await database()).transaction('photos', 'readwrite');
  await Promise.all([...all.map((photo) => transaction.store.put(photo)), transaction.done]);
}
