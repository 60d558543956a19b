import type { LoadedStudy } from './load.ts';
import type { Crew } from './pool.ts';
import { runBatch } from './run-batch.ts';
import type { Store } from './store.ts';
import { Damaged } from './store.ts';
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
  for (let damaged = 0; ; damaged += 1) {
    await playMissing(loaded, store, crew, tell);
    try {
      return await store.finish();
    } catch (error) {
      // Damaged while we played: it was taken away, and is played again. A disk that does so again
      // and again keeps nothing.
      if (!(error instanceof Damaged) || damaged === MOST_DAMAGED) throw error;
    }
  }
}
const MOST_DAMAGED = 3;

async function playMissing(
  loaded: LoadedStudy,
  store: Store,
  crew: Crew,
  tell: (progress: StudyProgress) => void,
): Promise<void> {
  const gamesOf = (batch: number): number => loaded.batches[batch]?.games ?? 0;
  const total = loaded.batches.reduce((sum, { games }) => sum + games, 0);
  const missing = store.missing();
  let done = total - missing.reduce((sum, batch) => sum + gamesOf(batch), 0);
  tell({ done, total });
  // Also when nothing is missing: a crew may have to tidy up after one that was killed at its last batch.
  if (store.isDone) return;
  await crew.play(missing, (result) => {
    store.put(result);
    done += gamesOf(result.batch);
    tell({ done, total });
  });
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
