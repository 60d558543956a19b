import { Worker } from 'node:worker_threads';
import type { Study } from './study.ts';
import type { ThreadData, ThreadOrder, ThreadReply } from './thread-words.ts';

/**
 * Games leave much short-lived garbage behind: with room for it, it is swept up less often, and threads
 * get less into each other's way.
 */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 64 } as const;

/**
 * Threads that play batches of whatever study comes: the main thread stays free, so that it can say in time
 * what is in hand. A thread takes about a second until it plays at full speed, so it is kept for the next
 * batch, of any study; threads that have nothing to do keep no process from ending.
 */
export class Players {
  private readonly file: URL;
  private readonly idle: Player[] = [];
  private readonly busy = new Set<Player>();

  constructor(file: URL) {
    this.file = file;
  }

  /** Threads that have played before and have nothing to do. */
  get resting(): number {
    return this.idle.length;
  }

  async play(study: Study, batch: number): Promise<ThreadReply> {
    const player = this.idle.pop() ?? new Player(this.file);
    this.busy.add(player);
    try {
      const reply = await player.play({ study, batch });
      this.idle.push(player);
      return reply;
    } catch (error) {
      await player.end();
      throw error;
    } finally {
      this.busy.delete(player);
    }
  }

  /** Ends all threads, also in the middle of a batch; whoever plays on gets new ones. */
  async end(): Promise<void> {
    const all = [...this.idle, ...this.busy];
    this.idle.length = 0;
    await Promise.all(all.map((player) => player.end()));
  }
}

class Player {
  private readonly thread: Worker;
  /** Why it cannot play any more. */
  private gone: unknown;
  private settle: { resolve(reply: ThreadReply): void; reject(reason: unknown): void } | undefined;

  constructor(file: URL) {
    const workerData: ThreadData = { lab: 'worker' };
    this.thread = new Worker(file, { workerData, resourceLimits: THREAD_LIMITS });
    this.thread.on('message', (reply: ThreadReply) => {
      this.thread.unref();
      this.settle?.resolve(reply);
    });
    const lost = (reason: unknown): void => {
      this.gone ??= reason;
      this.settle?.reject(this.gone);
    };
    this.thread.on('error', lost);
    this.thread.on('exit', () => lost(new Error('the thread ended')));
  }

  /** One at a time. */
  play(order: ThreadOrder): Promise<ThreadReply> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      if (this.gone !== undefined) {
        reject(this.gone);
        return;
      }
      this.thread.ref();
      this.thread.postMessage(order);
    });
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }
}
