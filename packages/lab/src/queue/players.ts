import { Worker } from 'node:worker_threads';
import type { ThreadData, ThreadReply } from '../pool.ts';
import { THREAD_LIMITS } from '../pool.ts';
import type { Study } from '../study.ts';
import type { Answer } from './order.ts';

/**
 * Threads that play batches of whatever study comes: the main thread stays free, so that it can say
 * in time that its jobs are in hand. A thread knows one study; it is kept for the next batch of it.
 */
export class Players {
  private readonly file: URL;
  private readonly idle: Player[] = [];
  private readonly busy = new Set<Player>();

  constructor(file: URL) {
    this.file = file;
  }

  async play(study: Study, fingerprint: string, batch: number): Promise<Answer> {
    const known = this.idle.findIndex((player) => player.fingerprint === fingerprint);
    // No more threads than batches in hand: a thread for another study makes room.
    if (known < 0) await this.idle.pop()?.end();
    const player = this.idle.splice(known, known < 0 ? 0 : 1)[0] ?? this.start(study, fingerprint);
    this.busy.add(player);
    try {
      const answer = await player.play(batch);
      this.idle.push(player);
      return answer;
    } catch (error) {
      await player.end();
      throw error;
    } finally {
      this.busy.delete(player);
    }
  }

  async end(): Promise<void> {
    await Promise.all([...this.idle, ...this.busy].map((player) => player.end()));
  }

  private start(study: Study, fingerprint: string): Player {
    return new Player(this.file, study, fingerprint);
  }
}

class Player {
  readonly fingerprint: string;
  private readonly thread: Worker;
  /** Why it cannot play any more. */
  private gone: unknown;
  private settle: { resolve(answer: Answer): void; reject(reason: unknown): void } | undefined;

  constructor(file: URL, study: Study, fingerprint: string) {
    const workerData: ThreadData = { lab: 'worker', study };
    this.fingerprint = fingerprint;
    this.thread = new Worker(file, { workerData, resourceLimits: THREAD_LIMITS });
    this.thread.on('message', (reply: ThreadReply) => this.settle?.resolve(reply));
    const lost = (reason: unknown): void => {
      this.gone ??= reason;
      this.settle?.reject(this.gone);
    };
    this.thread.on('error', lost);
    this.thread.on('exit', () => lost(new Error('the thread ended')));
  }

  /** One at a time. */
  play(batch: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      if (this.gone === undefined) this.thread.postMessage(batch);
      else reject(this.gone);
    });
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }
}
