import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Batch } from '@empty-chair/lab/batches';
import type { LoadedStudy } from '@empty-chair/lab/load';
import { loadStudy } from '@empty-chair/lab/load';
import type { QueueAddress } from '@empty-chair/lab/queue/address';
import { queueAddress } from '@empty-chair/lab/queue/address';
import type { OrderQueue } from '@empty-chair/lab/queue/connection';
import { connectionTo, engine } from '@empty-chair/lab/queue/connection';
import type { QueueCrewOptions } from '@empty-chair/lab/queue/crew';
import { QueueCrew } from '@empty-chair/lab/queue/crew';
import type { Order } from '@empty-chair/lab/queue/order';
import { jobId, orderFor, packed, QUEUE } from '@empty-chair/lab/queue/order';
import { FailedGame, runBatch } from '@empty-chair/lab/run-batch';
import { inline, runStudy } from '@empty-chair/lab/run-study';
import { Store } from '@empty-chair/lab/store';
import { readStudy } from '@empty-chair/lab/study';
import { games } from '@empty-chair/registry/games';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensurePostgres } from '../scripts/postgres.mjs';
import type { RunningWorker } from './lab-queue-harness.ts';
import { Place, until } from './lab-queue-harness.ts';

// The real server, real processes, real kills. Every study must give the bytes of the local run.

const STUDY = {
  game: 'toy',
  config: { level: '{level}' },
  axes: { level: ['hungry', 'greedy'] },
  games: 16,
  batch: 4,
  coverage: 5,
};
const ALL = [0, 1, 2, 3, 4, 5, 6, 7];
const BATCHES = ALL.length;

let place: Place;
let queue: OrderQueue;
let loaded: LoadedStudy;
let workers: RunningWorker[] = [];

beforeAll(async () => {
  ensurePostgres();
  place = new Place();
  await place.open(STUDY);
  queue = await place.look();
  loaded = await loadStudy(readStudy(STUDY), games);
  expect(loaded.batches.map(({ index }) => index)).toEqual(ALL);
  await runStudy(loaded, new Store(join(place.folder, 'local'), loaded), inline(loaded));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const worker of workers) worker.mayAnswer(Number.POSITIVE_INFINITY);
  workers = workers.filter(({ child }) => child.exitCode === null && child.signalCode === null);
  const rest = await left();
  for (const id of rest) await queue.remove(id);
  expect(rest).toEqual([]);
});
afterAll(async () => {
  try {
    await dismiss();
  } finally {
    await queue?.close();
    await place?.close();
  }
});

const left = () => queue.getRanges(['waiting', 'delayed', 'active', 'completed', 'failed'], 0, -1);
const idOf = (batch: number): string => jobId(loaded.fingerprint, batch);

/** Workers outlive a study, as they do in life: so many of them, hired where there are none. */
function staff(size: number): RunningWorker[] {
  while (workers.length < size) workers.push(place.worker());
  return workers.slice(0, size);
}
/** Asked politely, a worker ends well whatever happened to it before. */
async function dismiss(): Promise<void> {
  for (const { child } of workers) child.kill('SIGTERM');
  const ends = await Promise.all(workers.splice(0).map(({ ended }) => ended));
  expect(ends).toEqual(ends.map(() => 0));
}
/** The job that a worker has in hand. */
const inHand = async ({ child }: RunningWorker): Promise<string | undefined> =>
  (await queue.getJobs(['active'])).find(({ processedBy }) =>
    processedBy?.endsWith(`/${child.pid}`),
  )?.id;
async function busy(worker: RunningWorker): Promise<string> {
  let id: string | undefined;
  await until(async () => {
    id = await inHand(worker);
    return id !== undefined;
  });
  return id as string;
}
/** Whether nobody has taken it up since. */
const isStillOf = async ({ child }: RunningWorker, id: string): Promise<boolean> =>
  (await queue.getJob(id))?.processedBy?.endsWith(`/${child.pid}`) === true;

test('a worker is killed in mid-job, another sleeps over its lock and plays its batch too: a third takes both over', async () => {
  const [dead, sleeper, other] = staff(3) as [RunningWorker, RunningWorker, RunningWorker];
  for (const worker of [dead, sleeper, other]) worker.mayAnswer(0);
  const coordinator = place.coordinator('lost-workers');
  const [lost, slept] = [await busy(dead), await busy(sleeper)];
  await busy(other);
  dead.child.kill('SIGKILL');
  sleeper.child.kill('SIGSTOP');
  expect(await dead.ended).toBe('SIGKILL');
  expect(await queue.getJobState(lost)).toBe('active');
  other.mayAnswer(Number.POSITIVE_INFINITY);
  // Given back, and in the hand of the other or already done by it.
  await until(async () => !(await isStillOf(sleeper, slept)));
  sleeper.mayAnswer(Number.POSITIVE_INFINITY);
  sleeper.child.kill('SIGCONT');
  expect(await coordinator.ended).toBe(0);
  expect(place.results('lost-workers')).toEqual(place.results('local'));
});

test('coordinators of the same study, in one folder or in two, do each other no harm', async () => {
  staff(2);
  const outs = ['shared', 'shared', 'own'];
  const coordinators = outs.map((out) => place.coordinator(out));
  const ends = await Promise.all(coordinators.map(({ ended }) => ended));
  expect(ends, coordinators.map(({ said }) => said()).join('\n')).toEqual([0, 0, 0]);
  for (const out of outs) expect(place.results(out)).toEqual(place.results('local'));
});

test('the server crashes and comes back: nothing is lost, nothing is counted twice', async () => {
  const [first, other] = staff(2) as [RunningWorker, RunningWorker];
  first.mayAnswer(3);
  other.mayAnswer(0);
  const coordinator = place.coordinator('crashed-server');
  await until(() => place.kept('crashed-server') === 3);
  for (const worker of [first, other]) await busy(worker);
  await place.server.stopHard();
  await until(() => coordinator.said().includes('does not answer'));
  for (const worker of [first, other]) worker.mayAnswer(Number.POSITIVE_INFINITY);
  await place.server.start();
  expect(await coordinator.ended).toBe(0);
  expect(coordinator.said()).toContain('is back');
  expect(coordinator.said()).not.toMatch(/lab:[^@]*@/);
  expect(place.results('crashed-server')).toEqual(place.results('local'));
});

test('the coordinator is killed twice and started again: it goes on with what the workers did meanwhile', async () => {
  const [first, other] = staff(2) as [RunningWorker, RunningWorker];
  first.mayAnswer(4);
  other.mayAnswer(0);
  expect(await place.coordinatorThatDies('killed', 3).ended).toBe('SIGKILL');
  expect(place.kept('killed')).toBe(3);
  // The job of a batch that is kept stands there still.
  expect((await left()).length).toBeGreaterThan(BATCHES - 3);
  // Four are answered, and each worker has one in hand. Asked to stop, it finishes that.
  await until(async () => (await queue.getWaitingCount()) === BATCHES - 4 - 2);
  const id = await busy(first);
  first.child.kill('SIGTERM');
  // Before it has heard that, it would take another.
  await until(() => first.said().includes('No new batches'));
  first.mayAnswer(1);
  expect(await first.ended).toBe(0);
  expect(await queue.getJobState(id)).toBe('completed');
  const again = place.coordinatorThatDies('killed', BATCHES - 3);
  await until(() => place.kept('killed') === 5);
  other.mayAnswer(Number.POSITIVE_INFINITY);
  expect(await again.ended).toBe('SIGKILL');
  expect(place.kept('killed')).toBe(BATCHES);
  expect((await left()).length).toBeGreaterThan(0);
  expect(await place.coordinator('killed').ended).toBe(0);
  expect(place.results('killed')).toEqual(place.results('local'));
});

test('a worker with other rules refuses and says so; the study is played by the others', async () => {
  const [fitting] = staff(1) as [RunningWorker];
  fitting.mayAnswer(0);
  const coordinator = place.coordinator('other-rules');
  await busy(fitting);
  const other = place.workerWithOtherRules('lab work --workers 1 --once');
  await until(() => coordinator.said().includes('has other rules and refused'));
  expect(place.kept('other-rules')).toBe(0);
  fitting.mayAnswer(Number.POSITIVE_INFINITY);
  expect(await coordinator.ended).toBe(0);
  expect(place.results('other-rules')).toEqual(place.results('local'));
  expect(await other.ended).toBe(1);
  expect(other.said()).toContain('was ordered under other rules than those of this program');
});

/** With workers in this very process, so that every step can be stopped at. */
describe('a coordinator', () => {
  beforeAll(dismiss);

  /** What the queues of all coordinators do. */
  const everyQueue: OrderQueue = engine.Queue.prototype;
  const played = (batch: number): string =>
    packed({ result: runBatch(loaded, loaded.batches[batch] as Batch) });
  const here: { close(): Promise<void> }[] = [];
  function workHere(answer: (batch: number) => string | Promise<string>) {
    const worker = new engine.Worker<Order, string>(QUEUE, async ({ data }) => answer(data.batch), {
      connection: connectionTo(place.address, 2),
      autorun: false,
    });
    // Its job was taken away from it.
    worker.on('error', () => undefined);
    here.push(worker);
    return worker;
  }
  const goHome = () => Promise.all(here.splice(0).map((worker) => worker.close()));
  afterEach(goHome);

  const order = (batch: number) =>
    queue.add('batch', orderFor(loaded.study, loaded.fingerprint, batch), { jobId: idOf(batch) });
  /** The batches whose results it took, in their order. */
  async function playHere(
    batches: readonly number[],
    options: Partial<QueueCrewOptions> = {},
  ): Promise<readonly number[]> {
    const taken: number[] = [];
    const crew = new QueueCrew({ address: place.address, loaded, patience: 60, ...options });
    await crew.play(batches, ({ batch }) => void taken.push(batch));
    return taken.toSorted((one, next) => one - next);
  }

  test('does not order again what another has kept in its folder and removed', async () => {
    const [first, ...rest] = ALL as [number, ...number[]];
    await order(first);
    const worker = workHere(played);
    let [isAsked, isKept] = [false, false];
    const { getRanges } = everyQueue;
    vi.spyOn(everyQueue, 'getRanges').mockImplementation(async function (
      this: OrderQueue,
      ...which
    ) {
      // The other is there after the folder was looked into and before the queue is.
      if (isAsked && !isKept) {
        isKept = true;
        await queue.remove(idOf(first));
        void worker.run();
      }
      return getRanges.apply(this, which);
    });
    const orders = vi.spyOn(everyQueue, 'addBulk');
    const taken = await playHere(ALL, {
      isKept: (batch) => {
        isAsked = true;
        return batch === first && isKept;
      },
    });
    expect(taken).toEqual(rest);
    expect(orders.mock.calls.flat(2).map(({ data }) => data.batch)).toEqual(rest);
  });

  test('waits for a batch that is played in vain, and then removes its job', async () => {
    const [first, ...rest] = ALL as [number, ...number[]];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const worker = workHere(async (batch) => {
      if (batch === first) await finished;
      return played(batch);
    });
    worker.concurrency = 2;
    void worker.run();
    await order(first);
    await until(async () => (await queue.getJobState(idOf(first))) === 'active');
    const { remove } = everyQueue;
    vi.spyOn(everyQueue, 'remove').mockImplementation(async function (this: OrderQueue, ...which) {
      const removed = await remove.apply(this, which);
      if (which[0] === idOf(first) && removed === 0) finish();
      return removed;
    });
    // Another has played it itself.
    expect(await playHere(ALL, { isKept: (batch) => batch === first })).toEqual(rest);
  });

  test('does not take a job that was ordered again for one that failed', async () => {
    const worker = workHere(played);
    void worker.run();
    const { getJob } = everyQueue;
    vi.spyOn(everyQueue, 'getJob').mockImplementationOnce(async function (this: OrderQueue, id) {
      await worker.pause();
      await queue.remove(id);
      await order(Number(id.split('-')[1]));
      const job = await getJob.call(this, id);
      worker.resume();
      return job;
    });
    expect(await playHere(ALL)).toEqual(ALL);
  });

  test('takes the jobs away of what was played without it, and no others', async () => {
    for (const batch of ALL) await order(batch);
    const data = orderFor(loaded.study, 'another', 0);
    await queue.add('batch', data, { jobId: jobId('another', 0) });
    expect(await playHere([])).toEqual([]);
    expect(await left()).toEqual([jobId('another', 0)]);
    await queue.remove(jobId('another', 0));
  });

  test('needs no server any more when everything is kept', async () => {
    const address = queueAddress('postgres://127.0.0.1:1/x') as QueueAddress;
    expect(await playHere([], { address, patience: 0 })).toEqual([]);
  });

  test('ends with the game that failed, and takes the rest of its study back', async () => {
    const reproduction = { game: 'toy', seed: '1/7' };
    const failing = workHere(() => packed({ failed: 'Error: no such step', reproduction }));
    void failing.run();
    const end = await playHere(ALL).catch((error: unknown) => error);
    await goHome();
    expect(end).toBeInstanceOf(FailedGame);
    expect(end).toMatchObject({ reproduction, message: 'Error: no such step' });
    // Those that were played already wait for whoever asks again.
    expect(await queue.getRanges(['waiting', 'active', 'delayed'], 0, -1)).toEqual([]);
    for (const id of await left()) await queue.remove(id);
  });

  test('plays again what came back as no answer, and writes nothing of it', async () => {
    const evil = gzipSync('{"result":{"batch":"../../evil"}}').toString('base64');
    const forged = new Set<number>();
    const forger = workHere((batch) => {
      if (forged.has(batch)) return played(batch);
      forged.add(batch);
      return evil;
    });
    void forger.run();
    const coordinator = place.coordinator('forged');
    expect(await coordinator.ended, coordinator.said()).toBe(0);
    expect(coordinator.said()).toContain('is no answer; it is played again');
    expect([...forged].toSorted()).toEqual(ALL);
    expect(place.results('forged')).toEqual(place.results('local'));
    expect(readdirSync(place.folder).filter((name) => name.includes('evil'))).toEqual([]);
  });

  test('gives up at a queue that does not know it, and never shows the password', async () => {
    const url = Object.assign(new URL(place.server.url), { password: 'top-secret' }).href;
    const { ended, said } = place.run(`lab run study.json --out none --wait 0 --queue ${url}`);
    expect(await ended).toBe(1);
    expect(said()).toContain('The queue at 127.0.0.1:');
    expect(said()).toContain('cannot be used: ');
    expect(said()).not.toContain('top-secret');
  });
});
