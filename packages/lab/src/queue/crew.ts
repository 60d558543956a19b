import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadedStudy } from '../load.ts';
import type { Crew } from '../pool.ts';
import type { BatchResult } from '../run-batch.ts';
import { FailedGame } from '../run-batch.ts';
import type { QueueAddress } from './address.ts';
import type { OrderQueue } from './connection.ts';
import { closed, openQueue, QueueLost } from './connection.ts';
import { batchOf, jobId, orderFor, unpacked } from './order.ts';
import { Patience } from './patience.ts';
import { refusedBy } from './refusal.ts';

/** What a person who waits for the results may want to know. */
export type QueueNews =
  | { readonly kind: 'lost' | 'back' | 'idle' }
  /** By the name of its machine. */
  | { readonly kind: 'refused'; readonly worker: string }
  /** What came back for a batch is no answer; it is played again. */
  | { readonly kind: 'garbled'; readonly batch: number };

export interface QueueCrewOptions {
  readonly address: QueueAddress;
  readonly loaded: LoadedStudy;
  /** Seconds to wait for a server that does not answer. */
  readonly patience: number;
  /** Whether another coordinator has kept it in the same folder meanwhile. */
  readonly isKept?: (batch: number) => boolean;
  readonly tell?: (news: QueueNews) => void;
}

/** So many batches of a study are in the queue at once: enough for a fleet, few to look through. */
const WINDOW = 1000;
/** Results are looked for so often: a tenth of a second once, at the end of a study. */
const LOOK_MS = 100;
/** What was lost is put again so often. */
const RECONCILE_MS = 1000;
/** Nobody works: this is told after so long. */
const IDLE_MS = 10_000;
/** A worker that dies of a batch gives it back; the fifth in a row proves that it is the batch. */
const ATTEMPTS = 5;
/** Every state that a job of ours can be in. */
const STATES = ['waiting', 'delayed', 'active', 'completed', 'failed'] as const;
/** Results of a coordinator that never came back. */
const FORGOTTEN_AFTER_S = 7 * 24 * 3600;

/** No worker could play it, and no game of it is to blame: a worker died of it, again and again. */
class BatchFailed extends Error {
  constructor(batch: number, reason: string | undefined) {
    super(`batch ${batch}: ${reason ?? 'no result'}`);
    this.name = 'BatchFailed';
  }
}

/** What comes back for a batch is no answer, again and again. */
class Garbled extends Error {
  readonly batch: number;
  constructor(batch: number) {
    super(`batch ${batch}: no answer that can be read`);
    this.name = 'Garbled';
    this.batch = batch;
  }
}

/**
 * The coordinator of workers on any number of machines. It only asks: what is finished, and what of
 * ours is neither finished nor waiting? Every answer is true whatever happened in between, so a lost
 * connection, a restarted server, or a second coordinator changes nothing but the time it takes.
 */
export class QueueCrew implements Crew {
  private readonly options: QueueCrewOptions;
  private readonly tell: (news: QueueNews) => void;
  private readonly patience: Patience;
  private queue: OrderQueue | undefined;
  private wanted = new Set<number>();
  /** Nothing more is wanted of their jobs, which may still stand in the queue. */
  private readonly done = new Set<number>();
  /** Whether the jobs were found that are of no use since before we came. */
  private isSwept = false;
  /** Told once each. */
  private readonly refusing = new Set<string>();
  /** How often what came back for a batch was no answer. */
  private readonly garbled = new Map<number, number>();
  private busyAt = 0;
  private reconciledAt = Number.NEGATIVE_INFINITY;

  constructor(options: QueueCrewOptions) {
    this.options = options;
    this.tell = options.tell ?? (() => undefined);
    this.patience = new Patience(options.address, options.patience, (isThere) =>
      this.tell({ kind: isThere ? 'back' : 'lost' }),
    );
  }

  async play(
    batches: readonly number[],
    take: (result: BatchResult) => void | Promise<void>,
  ): Promise<void> {
    this.wanted = new Set(batches);
    this.isSwept = false;
    this.busyAt = performance.now();
    try {
      while (!this.isOver) {
        const finished = await this.ask((queue) => this.look(queue));
        for (const batch of finished ?? []) await this.fetch(batch, take);
        // Finished ones come in lumps: look again before anything else is done.
        if (!this.isOver && (finished ?? []).length === 0) await sleep(LOOK_MS);
      }
    } catch (error) {
      // All is kept, and a server that never comes back holds nothing that anybody waits for.
      if (this.wanted.size === 0 && error instanceof QueueLost) return;
      await this.withdraw();
      throw error;
    } finally {
      await this.leave();
    }
  }

  /** Everything is kept, and nothing of it is left in the queue. */
  private get isOver(): boolean {
    return this.wanted.size === 0 && this.done.size === 0 && this.isSwept;
  }

  /** Undefined: the server did not answer, and there is hope. */
  private async ask<T>(question: (queue: OrderQueue) => Promise<T>): Promise<T | undefined> {
    try {
      this.queue ??= await openQueue(this.options.address);
      const answer = await question(this.queue);
      this.patience.answered();
      return answer;
    } catch (error) {
      // A fresh connection is the one way that is right after every kind of failure.
      if (this.queue !== undefined) void closed(this.queue);
      this.queue = undefined;
      this.reconciledAt = Number.NEGATIVE_INFINITY;
      await this.patience.failed(error);
      return undefined;
    }
  }

  /** Gives the wanted batches that are finished; now and then it also puts what is missing. */
  private async look(queue: OrderQueue): Promise<readonly number[]> {
    if (!this.isSwept) await this.sweep(queue);
    await this.tidy(queue);
    if (this.wanted.size === 0) return [];
    if (performance.now() - this.reconciledAt >= RECONCILE_MS) await this.reconcile(queue);
    return this.ours(await queue.getRanges(['completed', 'failed'], 0, -1));
  }

  /**
   * Whoever went before us in this folder may have been killed after it kept a batch and before it
   * removed the job, or may have gone on without the queue: nobody else takes such jobs away.
   */
  private async sweep(queue: OrderQueue): Promise<void> {
    for (const batch of this.ofStudy(await queue.getRanges([...STATES], 0, -1))) {
      if (!this.wanted.has(batch)) this.done.add(batch);
    }
    this.isSwept = true;
  }

  /** One that a worker has in hand cannot be removed before it is given back or its lock is over. */
  private async tidy(queue: OrderQueue): Promise<void> {
    for (const batch of this.done) {
      const id = this.idOf(batch);
      const isRemoved = (await queue.remove(id)) === 1;
      // What is wanted and in hand again is being played for somebody: as good as put by us.
      const isGone = isRemoved || this.wanted.has(batch);
      if (isGone || (await queue.getJobState(id)) === 'unknown') this.done.delete(batch);
    }
  }

  private async reconcile(queue: OrderQueue): Promise<void> {
    // In the order in which a job moves on: none can slip through between two questions.
    const waiting = this.ours(await queue.getRanges(['waiting', 'delayed'], 0, -1));
    const active = await queue.getRanges(['active'], 0, -1);
    const finished = this.ours(await queue.getRanges(['completed', 'failed'], 0, -1));
    const there = new Set([...waiting, ...this.ours(active), ...finished]);
    const next = this.window();
    // Only now: whoever has removed a job has kept its batch before, so that is seen here.
    for (const batch of next.filter(this.options.isKept ?? (() => false))) {
      this.wanted.delete(batch);
      this.done.add(batch);
    }
    const missing = next.filter((batch) => this.wanted.has(batch) && !there.has(batch));
    if (missing.length > 0) await queue.addBulk(missing.map((batch) => this.jobFor(batch)));
    this.reconciledAt = performance.now();
    if (active.length > 0) this.busyAt = this.reconciledAt;
    if (this.reconciledAt - this.busyAt < IDLE_MS) return;
    this.tell({ kind: 'idle' });
    this.busyAt = Number.POSITIVE_INFINITY;
  }

  /** Kept first, removed then: killed in between, the next that comes finds it kept, and removes it. */
  private async fetch(
    batch: number,
    take: (result: BatchResult) => void | Promise<void>,
  ): Promise<void> {
    const job = await this.ask((queue) => queue.getJob(this.idOf(batch)));
    // Another coordinator was quicker (and has perhaps put it again), or the server is gone.
    if (job?.finishedOn === undefined) return;
    if (typeof job.returnvalue !== 'string') {
      this.done.add(batch);
      const worker = refusedBy(job.failedReason);
      if (worker === undefined) throw new BatchFailed(batch, job.failedReason);
      // It is wanted still: gone from the queue, it is put again for others.
      if (!this.refusing.has(worker)) this.tell({ kind: 'refused', worker });
      this.refusing.add(worker);
      return;
    }
    const answer = unpacked(this.options.loaded, batch, job.returnvalue);
    if (answer === undefined) {
      this.putAgain(batch);
      return;
    }
    if ('failed' in answer) {
      this.done.add(batch);
      throw new FailedGame(answer.reproduction, answer.failed);
    }
    this.busyAt = performance.now();
    await take(answer.result);
    this.wanted.delete(batch);
    this.done.add(batch);
  }

  /** It is wanted still: gone from the queue, it is put again. */
  private putAgain(batch: number): void {
    this.done.add(batch);
    const times = (this.garbled.get(batch) ?? 0) + 1;
    this.garbled.set(batch, times);
    if (times === ATTEMPTS) throw new Garbled(batch);
    this.tell({ kind: 'garbled', batch });
  }

  private async leave(): Promise<void> {
    const { queue } = this;
    this.queue = undefined;
    if (queue !== undefined) await closed(queue);
  }

  /** The study ends here: nobody needs to play the rest. What is played already stays for a next run. */
  private async withdraw(): Promise<void> {
    const { queue } = this;
    if (queue === undefined) return;
    try {
      const waiting = this.ours(await queue.getRanges(['waiting', 'delayed'], 0, -1));
      for (const batch of [...this.done, ...waiting]) await queue.remove(this.idOf(batch));
    } catch {
      // What failed before is told; jobs that stay do no harm.
    }
  }

  /** The next that are wanted. */
  private window(): readonly number[] {
    const next: number[] = [];
    for (const batch of this.wanted) {
      if (next.length === WINDOW) break;
      next.push(batch);
    }
    return next;
  }

  /** Of these jobs, the batches that are wanted. */
  private ours(ids: readonly string[]): readonly number[] {
    return this.ofStudy(ids).filter((batch) => this.wanted.has(batch));
  }

  /** Of these jobs, the batches of our study, of whichever coordinator. */
  private ofStudy(ids: readonly string[]): readonly number[] {
    return ids
      .map((id) => batchOf(this.options.loaded.fingerprint, id))
      .filter((batch) => batch !== undefined);
  }

  private idOf(batch: number): string {
    return jobId(this.options.loaded.fingerprint, batch);
  }

  private jobFor(batch: number) {
    const { study, fingerprint } = this.options.loaded;
    const keep = { age: FORGOTTEN_AFTER_S };
    return {
      name: 'batch',
      data: orderFor(study, fingerprint, batch),
      opts: {
        jobId: this.idOf(batch),
        attempts: ATTEMPTS,
        removeOnComplete: keep,
        removeOnFail: keep,
      },
    };
  }
}
