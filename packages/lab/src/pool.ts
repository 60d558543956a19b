import { Worker } from 'node:worker_threads';
import type { BatchResult } from './run-batch.ts';
import { FailedGame } from './run-batch.ts';
import type { Study } from './study.ts';

/** Runs batches somewhere: here, on threads, or on other machines. */
export interface Crew {
  /** Plays all of them (there may be none), in any order, and hands each result over once. */
  play(
    batches: readonly number[],
    take: (result: BatchResult) => void | Promise<void>,
  ): Promise<void>;
}

/** What a thread is started with. */
export interface ThreadData {
  readonly lab: 'worker';
  readonly study: Study;
}
export type ThreadReply =
  | { readonly result: BatchResult }
  | { readonly failed: string; readonly reproduction: unknown };

/**
 * Games leave much short-lived garbage behind: with room for it, it is swept up less often, and threads
 * get less into each other's way.
 */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 64 } as const;

/** Threads that each play one batch at a time. */
export class Threads implements Crew {
  private readonly file: URL;
  private readonly study: Study;
  private readonly size: number;

  constructor(file: URL, study: Study, size: number) {
    this.file = file;
    this.study = study;
    this.size = size;
  }

  async play(
    batches: readonly number[],
    take: (result: BatchResult) => void | Promise<void>,
  ): Promise<void> {
    const left = batches.slice().reverse();
    const workers = Array.from({ length: Math.min(this.size, batches.length) }, () => {
      const workerData: ThreadData = { lab: 'worker', study: this.study };
      return new Worker(this.file, { workerData, resourceLimits: THREAD_LIMITS });
    });
    try {
      await Promise.all(workers.map((worker) => serve(worker, left, take)));
    } finally {
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
  }
}

/** Gives a thread one batch after the other until none is left. */
function serve(
  worker: Worker,
  left: number[],
  take: (result: BatchResult) => void | Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let kept: Promise<void> = Promise.resolve();
    const next = (): void => {
      const batch = left.pop();
      if (batch === undefined) kept.then(resolve, reject);
      else worker.postMessage(batch);
    };
    worker.on('message', (reply: ThreadReply) => {
      if ('failed' in reply) {
        reject(new FailedGame(reply.reproduction, reply.failed));
        return;
      }
      // The thread goes on while its last result is being kept.
      kept = kept.then(() => take(reply.result));
      // What cannot be kept ends the run now: to play on would be for nothing.
      kept.catch(reject);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
