import { parentPort, workerData } from 'node:worker_threads';
import type { Games } from './load.ts';
import { loadStudy } from './load.ts';
import type { ThreadData, ThreadReply } from './pool.ts';
import { FailedGame, runBatch } from './run-batch.ts';

/** Whether this thread was started to play batches. */
export function isLabThread(): boolean {
  return (workerData as Partial<ThreadData> | null)?.lab === 'worker';
}

/** The other side of `Threads`: plays the batches whose numbers come in. */
export async function playBatches(games: Games): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('a batch is played on a thread');
  const loaded = await loadStudy((workerData as ThreadData).study, games);
  const reply = (message: ThreadReply): void => port.postMessage(message);
  port.on('message', (index: number) => {
    const batch = loaded.batches[index];
    if (batch === undefined) throw new RangeError(`no batch ${index}`);
    try {
      reply({ result: runBatch(loaded, batch) });
    } catch (error) {
      if (!(error instanceof FailedGame)) throw error;
      reply({ failed: String(error.stack), reproduction: error.reproduction });
    }
  });
}
