import { timeOr } from '../store/clock.ts';
import { database } from '../store/database.ts';
import { newId } from '../store/saved-game.ts';
import { putPhotos } from '../store/with-photos.ts';
import type { Photo } from './photo.ts';
import { gameOfPhoto, idsOf, isPhoto, photoId } from './photo.ts';

/** The photos that lie in the database. They are read when they are shown, for they are large. */
class Photos {
  /** Grows with each change: whoever shows some reads them again. */
  changes: number = $state(0);

  async of(game: string): Promise<readonly Photo[]> {
    const range = IDBKeyRange.bound(...idsOf(game));
    const all: readonly unknown[] = await (await database()).getAll('photos', range);
    return all.filter(isPhoto).sort((a, b) => a.taken - b.taken);
  }

  /** Which games have some. */
  async games(): Promise<ReadonlySet<string>> {
    return new Set((await (await database()).getAllKeys('photos')).map(gameOfPhoto));
  }

  async add(game: string, picture: string): Promise<void> {
    await this.put({ id: photoId(game, newId()), taken: timeOr(0), picture });
  }

  async put(photo: Photo): Promise<void> {
    await putPhotos([photo]);
    this.changes += 1;
  }

  async remove({ id }: Photo): Promise<void> {
    await (await database()).delete('photos', id);
    this.changes += 1;
  }
}

export const photos = new Photos();
