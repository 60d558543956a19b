import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from 'bullmq';
import type { Games, LoadedStudy } from '../load.ts';
import { loadStudy } from '../load.ts';
import { Players } from '../players.ts';
import { readStudy } from '../study.ts';
import type { QueueAddress } from './address.ts';
import type { OrderQueue } from './connection.ts';
import { closed, connectionTo, engine, openQueue } from './connection.ts';
import type { Order } from './order.ts';
import { packed, QUEUE, readOrder } from './order.ts';
import { Patience } from './patience.ts';
import { refusalOf } from './refusal.ts';

/** What a person who watches a worker may want to know. */
export type WorkNews =
  | { readonly kind: 'ready' | 'lost' | 'back' | 'leaving' }
  | { readonly kind: 'played'; readonly title: string; readonly batch: number }
  /** It asks for a game or for rules that are not ours. */
  | { readonly kind: 'refused'; readonly title: string };

export interface WorkOptions {
  readonly address: QueueAddress;
  readonly games: Games;
  /** The program, which is also the threads' (thread.ts). */
  readonly program: URL;
  /** Batches at a time. */
  readonly threads: number;
  /** Seconds to wait for a server that does not answer. */
  readonly patience: number;
  /** Leave when nothing is left to do. */
  readonly once: boolean;
  /** When it is given up: the batches in hand are finished first. */
  readonly stop: AbortSignal;
  readonly tell: (news: WorkNews) => void;
}

/** A job is lost to us when we do not say for so long that it is in hand; others then take it over. */
const LOCK_MS = 5000;
const STALLED_MS = 2500;
/** A server that comes back is found after so long. */
const RETRY_MS = 500;
/** Workers may be killed as often as they like: that says nothing against the batch. */
const MOST_STALLED = 1000;
/** One that had to refuse leaves the queue to others for so long. */
const STEP_BACK_MS = 5000;
const HEARTBEAT_MS = 500;
/** `once`: so long without anything to do is the end. */
const EMPTY_MS = 3000;

/** Takes batches from the queue and plays them until it is stopped. */
export async function work(options: WorkOptions): Promise<void> {
  const { address, tell, stop } = options;
  const patience = new Patience(address, options.patience, (isThere) =>
    tell({ kind: isThere ? 'back' : 'lost' }),
  );
  const players = new Players(options.program);
  let hands: Hands | undefined;
  let queue: OrderQueue | undefined;
  let busyAt = performance.now();
  // At once, whatever is waited for below: until then it would take one batch after the other.
  const leave = (): void => {
    void hands?.close();
    tell({ kind: 'leaving' });
  };
  stop.addEventListener('abort', leave, { once: true });
  try {
    while (!stop.aborted) {
      try {
        queue ??= await openQueue(address);
        const left = await queue.getJobCountByTypes('waiting', 'delayed', 'active');
        patience.answered();
        if (stop.aborted) break;
        // Only now: an engine's worker that finds no server when it starts never finds one.
        if (hands === undefined) {
          hands = new Hands(options, players);
          tell({ kind: 'ready' });
        }
        if (left > 0) busyAt = performance.now();
        if (options.once && performance.now() - busyAt >= EMPTY_MS) break;
        await sleep(HEARTBEAT_MS, undefined, { signal: stop }).catch(() => undefined);
      } catch (error) {
        if (queue !== undefined) void closed(queue);
        queue = undefined;
        await patience.failed(error);
      }
    }
  } finally {
    stop.removeEventListener('abort', leave);
    await hands?.close();
    await players.end();
    if (queue !== undefined) await closed(queue);
  }
}

/** The engine's worker: it takes jobs, says that they are in hand, and gives their answers back. */
class Hands {
  private readonly options: WorkOptions;
  private readonly players: Players;
  private readonly worker;
  /** By fingerprint; undefined where it is not ours to play. */
  private readonly studies = new Map<string, Promise<LoadedStudy | undefined>>();

  constructor(options: WorkOptions, players: Players) {
    this.options = options;
    this.players = players;
    this.worker = new engine.Worker<Order, string>(QUEUE, (job) => this.answer(job), {
      connection: connectionTo(options.address, options.threads + 2),
      name: `${hostname()}/${process.pid}`,
      concurrency: options.threads,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      maxStalledCount: MOST_STALLED,
      runRetryDelay: RETRY_MS,
    });
    // A server that went away: the heartbeat tells it once, and the engine tries again by itself.
    this.worker.on('error', () => undefined);
  }

  /** Takes nothing more and finishes what is in hand. */
  async close(): Promise<void> {
    await closed(this.worker);
  }

  private async answer({ data }: Job<Order, string>): Promise<string> {
    const order = readOrder(data);
    if (order === undefined) throw new engine.UnrecoverableError('not an order');
    const { batch } = order;
    const loaded = await this.studyOf(order);
    if (loaded === undefined) {
      this.stepBack();
      throw new engine.UnrecoverableError(refusalOf(hostname()));
    }
    const answer = await this.players.play(loaded.study, batch);
    this.options.tell({ kind: 'played', title: loaded.study.title, batch });
    return packed(answer);
  }

  private studyOf(order: Order): Promise<LoadedStudy | undefined> {
    const known = this.studies.get(order.fingerprint);
    if (known !== undefined) return known;
    const study = this.load(order);
    this.studies.set(order.fingerprint, study);
    return study;
  }

  /** Other rules would give other numbers, and nobody could tell: so the fingerprint is made again. */
  private async load({ study: text, title, fingerprint }: Order): Promise<LoadedStudy | undefined> {
    try {
      const loaded = await loadStudy(readStudy(JSON.parse(text)), this.options.games);
      if (loaded.fingerprint === fingerprint) return loaded;
    } catch {
      // A study that cannot even be read is one of another version too.
    }
    this.options.tell({ kind: 'refused', title });
    return undefined;
  }

  /** The refused batch is put again at once; it is for others now. */
  private stepBack(): void {
    if (this.worker.isPaused()) return;
    void this.worker.pause(true);
    setTimeout(() => void this.worker.resume(), STEP_BACK_MS).unref();
  }
}
