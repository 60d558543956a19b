import { database } from './database.ts';
import { health } from './health.svelte.ts';
import type { Listing, SavedGame, SavedProgress } from './saved-game.ts';
import { duplicated, newestFirst, newId, Overtaken, withListing, written } from './saved-game.ts';

/** All saved games. The list is what was read last; each change reads it anew. */
class Shelf {
  list: readonly SavedGame[] = $state.raw([]);
  loaded: boolean = $state(false);
  /** Games that the browser refused to keep: they can be played until the tab is closed. */
  private readonly unkept = new Map<string, SavedGame>();

  async refresh(): Promise<void> {
    await health.readable(async () => {
      const kept = await (await database()).getAll('games');
      this.list = newestFirst([...kept, ...this.unkept.values()]);
    });
    this.loaded = true;
  }

  async get(id: string): Promise<SavedGame | undefined> {
    return this.unkept.get(id) ?? (await database()).get('games', id);
  }

  /** A new row, or one that was deleted and comes back. */
  async put(row: SavedGame): Promise<boolean> {
    const kept = await health.kept(async () => (await database()).put('games', row));
    if (kept) void health.askToPersist();
    else this.unkept.set(row.id, row);
    await this.refresh();
    return kept;
  }

  /** Gives the version written, or undefined when another tab was first. Throws when it cannot store. */
  async write(id: string, known: number, progress: SavedProgress): Promise<number | undefined> {
    const unkept = this.unkept.get(id);
    if (unkept !== undefined) {
      return this.writeUnkept(written(unkept, known, progress, Date.now()), known);
    }
    const db = await database();
    const transaction = db.transaction('games', 'readwrite');
    try {
      const row = written(await transaction.store.get(id), known, progress, Date.now());
      await transaction.store.put(row);
      await transaction.done;
      return row.version;
    } catch (error) {
      if (error instanceof Overtaken) return undefined;
      throw error;
    }
  }

  /** The browser is asked again with every entry; as long as it refuses, the row stays here. */
  private async writeUnkept(row: SavedGame, known: number): Promise<number> {
    this.unkept.set(row.id, { ...row, version: known });
    await (await database()).put('games', row);
    this.unkept.delete(row.id);
    return row.version;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.change(id, (row) => ({
      ...row,
      name: name.trim() === '' ? undefined : name.trim(),
    }));
  }

  /** Other words for the lists, unless the game was written meanwhile: then they are new anyway. */
  async translate({ id, version }: SavedGame, listing: Listing): Promise<boolean> {
    const unkept = withListing(this.unkept.get(id), version, listing);
    if (unkept !== undefined) this.unkept.set(id, unkept);
    return health.kept(async () => {
      const transaction = (await database()).transaction('games', 'readwrite');
      const row = withListing(await transaction.store.get(id), version, listing);
      if (row !== undefined) await transaction.store.put(row);
      await transaction.done;
    });
  }

  async duplicate(id: string, name: string): Promise<void> {
    const row = await this.get(id);
    if (row !== undefined) await this.put(duplicated(row, newId(), name, Date.now()));
  }

  async remove(id: string): Promise<void> {
    await health.kept(async () => (await database()).delete('games', id));
    await this.refresh();
  }

  private async change(id: string, to: (row: SavedGame) => SavedGame): Promise<void> {
    const row = await this.get(id);
    if (row !== undefined) await this.put(to(row));
  }
}

export const shelf = new Shelf();
