import { loadStudy } from '@empty-chair/lab/load';
import { runBatch } from '@empty-chair/lab/run-batch';
import { readStudy } from '@empty-chair/lab/study';
import { games } from '@empty-chair/registry/games';
import type { Workload } from '@empty-chair/testkit/workload';
import { usualWords } from './usual-words.ts';

/** Whole games as `empty-chair lab` plays them: humans by their stand-ins, selections unrolled. */
export async function wholeGames(game: string): Promise<Workload> {
  const study = readStudy({
    game,
    config: usualWords(game),
    games: 100_000,
    batch: 1,
    seed: 'bench',
  });
  const loaded = await loadStudy(study, games);
  return {
    name: `${game}, whole games of a study`,
    unit: 'games',
    run: (round) => {
      const batch = loaded.batches[round % loaded.batches.length];
      if (batch === undefined) throw new RangeError(`no batch for round ${round}`);
      return runBatch(loaded, batch).turns.length;
    },
  };
}
