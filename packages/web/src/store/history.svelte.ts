import { database } from './database.ts';
import { health } from './health.svelte.ts';
import type { Result } from './result.ts';

/** The play history. */
class History {
  results: readonly Result[] = $state.raw([]);

  async refresh(): Promise<void> {
    await health.kept(async () => {
      const all = await (await database()).getAll('history');
      this.results = all.sort((a, b) => b.ended - a.ended);
    });
  }

  async keep(result: Result): Promise<void> {
    await health.kept(async () => (await database()).put('history', result));
  }

  async get(id: string): Promise<Result | undefined> {
    try {
      return await (await database()).get('history', id);
    } catch {
      return undefined;
    }
  }

  async remove(id: string): Promise<void> {
    await health.kept(async () => (await database()).delete('history', id));
    await this.refresh();
  }
}

export const playHistory = new History();
