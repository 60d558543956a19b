import type { Photo } from '../photos/photo.ts';
import { database } from './database.ts';
import { health } from './health.svelte.ts';
import type { Result } from './result.ts';
import { newestResults } from './result.ts';
import type { Damaged } from './sound.ts';
import { damagedOf, soundOf, storedResult } from './sound.ts';
import { deleteWithPhotos, putPhotos } from './with-photos.ts';

/** The play history. */
class History {
  results: readonly Result[] = $state.raw([]);
  /** What lies there and cannot be shown. */
  damaged: readonly Damaged[] = $state.raw([]);

  async refresh(): Promise<void> {
    await health.readable(async () => {
      const { store } = (await database()).transaction('history');
      const [keys, all] = await Promise.all([store.getAllKeys(), store.getAll()]);
      const stored = keys.map((key, index) => storedResult(key, all[index]));
      this.results = newestResults(soundOf(stored));
      this.damaged = damagedOf(stored);
    });
  }

  async keep(result: Result): Promise<void> {
    await health.kept(async () => (await database()).put('history', result));
  }

  /** Undefined also where it cannot be read: it is then written anew. */
  async get(id: string): Promise<Result | undefined> {
    try {
      const stored = storedResult(id, await (await database()).get('history', id));
      return stored.kind === 'sound' ? stored.row : undefined;
    } catch {
      return undefined;
    }
  }

  /** Gives the photos that went with it. */
  async remove(key: IDBValidKey): Promise<readonly Photo[]> {
    let photos: readonly Photo[] = [];
    await health.kept(async () => {
      photos = await deleteWithPhotos('history', key);
    });
    await this.refresh();
    return photos;
  }

  /** One that was removed comes back. */
  async restore(result: Result, photos: readonly Photo[]): Promise<void> {
    await this.keep(result);
    await health.kept(() => putPhotos(photos));
    await this.refresh();
  }
}

export const playHistory = new History();
