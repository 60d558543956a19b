import type { LoadedStudy } from './load.ts';
import type { Crew } from './pool.ts';
import { runBatch } from './run-batch.ts';
import type { Store } from './store.ts';
import type { Summary } from './summary.ts';

export interface StudyProgress {
  /** Games that are kept, those of earlier runs included. */
  readonly done: number;
  readonly total: number;
}

/** Plays what is missing in the store and closes it. */
export async function runStudy(
  loaded: LoadedStudy,
  store: Store,
  crew: Crew,
  tell: (progress: StudyProgress) => void = () => undefined,
): Promise<Summary> {
  const gamesOf = (batch: number): number => loaded.batches[batch]?.games ?? 0;
  const total = loaded.batches.reduce((sum, { games }) => sum + games, 0);
  const missing = store.missing();
  let done = total - missing.reduce((sum, batch) => sum + gamesOf(batch), 0);
  tell({ done, total });
  if (missing.length > 0) {
    await crew.play(missing, (result) => {
      store.put(result);
      done += gamesOf(result.batch);
      tell({ done, total });
    });
  }
  return store.finish();
}

/** Plays in this very process: for tests, and where threads are not wanted. */
export function inline(loaded: LoadedStudy): Crew {
  return {
    play: async (batches, take) => {
      for (const index of batches) {
        const batch = loaded.batches[index];
        if (batch === undefined) throw new RangeError(`no batch ${index}`);
        await take(runBatch(loaded, batch));
      }
    },
  };
}
