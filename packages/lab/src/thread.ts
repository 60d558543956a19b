import { parentPort, workerData } from 'node:worker_threads';
import type { Games, LoadedStudy } from './load.ts';
import { loadStudy } from './load.ts';
import { FailedGame, runBatch } from './run-batch.ts';
import type { Study } from './study.ts';
import { studyText } from './study.ts';
import type { ThreadData, ThreadOrder, ThreadReply } from './thread-words.ts';

/** Whether this thread was started to play batches. */
export function isLabThread(): boolean {
  return (workerData as Partial<ThreadData> | null)?.lab === 'worker';
}

/** The other side of `Players`: plays the batches that come in, one at a time. */
export function playBatches(games: Games): void {
  const port = parentPort;
  if (port === null) throw new Error('a batch is played on a thread');
  const studyOf = lastStudy(games);
  port.on('message', async ({ study, batch }: ThreadOrder) => {
    port.postMessage(played(await studyOf(study), batch));
  });
}

function played(loaded: LoadedStudy, index: number): ThreadReply {
  const batch = loaded.batches[index];
  if (batch === undefined) throw new RangeError(`no batch ${index}`);
  try {
    return { result: runBatch(loaded, batch) };
  } catch (error) {
    if (!(error instanceof FailedGame)) throw error;
    return { failed: String(error.stack), reproduction: error.reproduction };
  }
}

/** The next batch is of the same study, as a rule. */
function lastStudy(games: Games): (study: Study) => Promise<LoadedStudy> {
  let last: { readonly text: string; readonly loaded: LoadedStudy } | undefined;
  return async (study) => {
    const text = studyText(study);
    if (last?.text !== text) last = { text, loaded: await loadStudy(study, games) };
    return last.loaded;
  };
}
