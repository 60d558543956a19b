import { afterEach, expect, it, vi } from 'vitest';
import { Players } from './players.ts';
import { Threads } from './pool.ts';
import type { BatchResult } from './run-batch.ts';
import { readStudy } from './study.ts';

/** Answers every batch with its number and its own; 99 when another thread is there too, or very late. */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { BroadcastChannel, parentPort, threadId } from 'node:worker_threads';
    const others = new BroadcastChannel('threads of the test');
    setInterval(() => others.postMessage('here'), 5);
    const another = () => new Promise((there) => {
      others.onmessage = there;
      setTimeout(there, 30_000);
    });
    parentPort.on('message', async ({ batch }) => {
      if (batch === 99) await another();
      parentPort.postMessage({ result: { batch, threadId } });
    });
  `)}`,
);
const study = readStudy({ game: 'toy', games: 1 });

/** Which threads played these batches. */
async function threadsOf(
  players: Players,
  batches: readonly number[],
  now = () => 0,
): Promise<Set<unknown>> {
  const threads = new Set<unknown>();
  await new Threads(players, study, 2, now).play(batches, (result) => {
    threads.add((result as BatchResult & { threadId: number }).threadId);
  });
  return threads;
}

afterEach(() => vi.useRealTimers());

it('takes one new thread for what is soon over, a second when it lasts, and both at once when they are there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const players = new Players(PROGRAM);
  expect((await threadsOf(players, [1, 2, 3, 4])).size).toBe(1);
  await players.end();

  const lasting = threadsOf(players, [99, 1, 2]);
  vi.advanceTimersByTime(1000);
  expect((await lasting).size).toBe(2);
  expect((await threadsOf(players, [99, 1])).size).toBe(2);
  await players.end();

  // A clock on which each batch takes a second or more: four left are sure to last, three may not.
  let seconds = 0;
  const slow = (): number => {
    seconds += 1;
    return seconds * 1000;
  };
  expect((await threadsOf(players, [1, 2, 3, 4, 5], slow)).size).toBe(2);
  await players.end();
  expect((await threadsOf(players, [1, 2, 3, 4], slow)).size).toBe(1);
  await players.end();
});

it('has nothing to do for no batch', async () => {
  expect((await threadsOf(new Players(PROGRAM), [])).size).toBe(0);
});

it('ends with the first result that cannot be kept, and leaves no rejection unheard', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown): void => {
    unheard.push(reason);
  };
  process.on('unhandledRejection', hear);
  try {
    const taken: number[] = [];
    const crew = new Threads(new Players(PROGRAM), study, 2);
    const all = Array.from({ length: 50 }, (_, batch) => batch);
    const ended = crew.play(all, ({ batch }) => {
      taken.push(batch);
      if (batch === 3) throw new Error('the disk is full');
    });
    await expect(ended).rejects.toThrow('the disk is full');
    await new Promise((done) => setImmediate(done));
    expect(taken).toContain(3);
    expect(unheard).toEqual([]);
  } finally {
    process.off('unhandledRejection', hear);
  }
});
