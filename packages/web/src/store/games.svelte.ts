import type { Photo } from '../photos/photo.ts';
import { timeOr } from './clock.ts';
import { database } from './database.ts';
import { health } from './health.svelte.ts';
import type { SavedGame, SavedProgress } from './saved-game.ts';
import {
  duplicated,
  durabilityOf,
  listOrder,
  newestFirst,
  newId,
  Overtaken,
  renamed,
  written,
} from './saved-game.ts';
import type { Stored } from './sound.ts';
import { storedGame } from './sound.ts';

/** So many are read and drawn at first, and with each "more": a phone shows six. */
const PAGE = 30;

/** How the write of an entry came out. `here`: only in this tab, as the player knows. */
type Written =
  | { readonly kind: 'kept' | 'here'; readonly version: number }
  | { readonly kind: 'failed' }
  /** Another tab was first. */
  | { readonly kind: 'overtaken' };

/** The saved games. The list is what was read last, the newest of them; each change reads it anew. */
class Shelf {
  list: readonly Stored<SavedGame>[] = $state.raw([]);
  /** How many there are in all. */
  total: number = $state(0);
  loaded: boolean = $state(false);
  private most = PAGE;
  /** Games that the browser refused to keep: they can be played until the tab is closed. */
  private readonly unkept = new Map<string, SavedGame>();

  async refresh(): Promise<void> {
    await health.readable(async () => {
      const store = (await database()).transaction('games').store;
      const [all, dated] = await Promise.all([
        store.getAllKeys(),
        store.index('changed').getAllKeys(),
      ]);
      const keys = listOrder(all, dated).filter((key) => !this.unkept.has(key));
      const here = newestFirst([...this.unkept.values()]).map(
        (row): Stored<SavedGame> => ({ kind: 'sound', id: row.id, row }),
      );
      const page = await Promise.all(
        keys.slice(0, this.most).map(async (key) => storedGame(key, await store.get(key))),
      );
      this.list = [...here, ...page];
      this.total = here.length + keys.length;
    });
    this.loaded = true;
  }

  /** The next ones of the list too. */
  async more(): Promise<void> {
    this.most += PAGE;
    await this.refresh();
  }

  async get(id: string): Promise<Stored<SavedGame> | undefined> {
    const unkept = this.unkept.get(id);
    if (unkept !== undefined) return { kind: 'sound', id, row: unkept };
    const data: unknown = await (await database()).get('games', id);
    return data === undefined ? undefined : storedGame(id, data);
  }

  /** The game of this device at a shared table. */
  async atTable(isLink: (link: string) => boolean): Promise<SavedGame | undefined> {
    const rows = await (await database()).getAll('games');
    return rows.find(({ table }) => table !== undefined && isLink(table.link));
  }

  /** A new row, or one that was deleted and comes back with its photos. */
  async put(row: SavedGame, photos: readonly Photo[] = []): Promise<boolean> {
    const withPhotos = photos.length > 0 ? await photoStore() : undefined;
    const kept = await health.kept(async () => {
      await (await database()).put('games', row);
      await withPhotos?.putPhotos(photos);
    });
    if (kept) void health.askToPersist();
    else this.unkept.set(row.id, row);
    await this.refresh();
    return kept;
  }

  /** A damaged row that was deleted comes back as it was. */
  async restore(data: unknown): Promise<void> {
    // Sound because it lay there: the database asks for no more than its key.
    await health.kept(async () => (await database()).put('games', data as SavedGame));
    await this.refresh();
  }

  /** Throws nothing: what cannot be stored is said, and is not written. */
  async write(id: string, known: number, progress: () => SavedProgress): Promise<Written> {
    let version: number | undefined;
    const unkept = this.unkept.get(id);
    const isDone = await health.kept(async () => {
      version =
        unkept === undefined
          ? await writeRow(id, known, progress())
          : await this.writeUnkept(written(unkept, known, progress(), timeOr(unkept.changed)));
    });
    if (!isDone)
      return unkept === undefined ? { kind: 'failed' } : { kind: 'here', version: known };
    return version === undefined ? { kind: 'overtaken' } : { kind: 'kept', version };
  }

  /** The browser is asked again with every entry; as long as it refuses, the row stays here. */
  private async writeUnkept(row: SavedGame): Promise<number> {
    this.unkept.set(row.id, { ...row, version: row.version - 1 });
    await (await database()).put('games', row);
    this.unkept.delete(row.id);
    return row.version;
  }

  /** A game that goes on though the browser keeps nothing more of it. */
  holdHere(row: SavedGame): void {
    this.unkept.set(row.id, row);
  }

  /** Read and written in one go: an entry that another tab makes meanwhile stays. */
  async rename(id: string, name: string): Promise<void> {
    const unkept = this.unkept.get(id);
    if (unkept !== undefined) this.unkept.set(id, renamed(unkept, name));
    else {
      await health.kept(async () => {
        const transaction = (await database()).transaction('games', 'readwrite');
        const row = await transaction.store.get(id);
        if (row !== undefined) await transaction.store.put(renamed(row, name));
        await transaction.done;
      });
    }
    await this.refresh();
  }

  async duplicate(id: string, name: string): Promise<void> {
    const stored = await this.get(id);
    if (stored?.kind !== 'sound') return;
    await this.put(duplicated(stored.row, newId(), name, timeOr(stored.row.changed)));
  }

  /** Gives the photos that went with it. */
  async remove(key: IDBValidKey): Promise<readonly Photo[]> {
    let photos: readonly Photo[] = [];
    const { deleteWithPhotos } = await photoStore();
    await health.kept(async () => {
      photos = await deleteWithPhotos('games', key);
    });
    if (typeof key === 'string') this.unkept.delete(key);
    await this.refresh();
    return photos;
  }
}

/** Home is shown without it. */
const photoStore = () => import('./with-photos.ts');

/** Gives the version written, or undefined when another tab was first. */
async function writeRow(
  id: string,
  known: number,
  progress: SavedProgress,
): Promise<number | undefined> {
  const transaction = (await database()).transaction('games', 'readwrite', {
    durability: durabilityOf(progress),
  });
  try {
    const before = await transaction.store.get(id);
    const row = written(before, known, progress, timeOr(before?.changed ?? 0));
    await transaction.store.put(row);
    transaction.commit();
    await transaction.done;
    return row.version;
  } catch (error) {
    if (error instanceof Overtaken) return undefined;
    throw error;
  }
}

export const shelf = new Shelf();
