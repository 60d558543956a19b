import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadStudy } from '@empty-chair/lab/load';
import type { OrderQueue } from '@empty-chair/lab/queue/connection';
import { connectionTo, engine } from '@empty-chair/lab/queue/connection';
import { QueueCrew } from '@empty-chair/lab/queue/crew';
import { packed, QUEUE } from '@empty-chair/lab/queue/order';
import { FailedGame } from '@empty-chair/lab/run-batch';
import { readStudy } from '@empty-chair/lab/study';
import { games } from '@empty-chair/registry/games';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensurePostgres } from '../scripts/postgres.mjs';
import type { Running } from './lab-queue-harness.ts';
import { Place, until } from './lab-queue-harness.ts';

// The real server, real processes, real kills. Every study must give the bytes of the local run.

const STUDY = {
  game: 'tapestry',
  config: { level: '{level}' },
  axes: { level: ['1', '6'] },
  games: 960,
  batch: 120,
  coverage: 5,
};
const BATCHES = 16;

let place: Place;
let queue: OrderQueue;
const workers: Running[] = [];

beforeAll(async () => {
  ensurePostgres();
  place = new Place();
  await place.open(STUDY);
  queue = await place.look();
  expect(await place.run('lab run study.json --out local --workers 2').ended).toBe(0);
});
afterEach(async () => {
  for (const { child } of workers) child.kill('SIGTERM');
  // Asked politely, a worker ends well whatever happened to it before.
  const ends = await Promise.all(workers.splice(0).map(({ ended }) => ended));
  expect(ends.filter((end) => end !== 'SIGKILL')).toEqual(ends.filter((end) => end === 0));
  expect(await left()).toEqual([]);
});
afterAll(async () => {
  await queue?.close();
  await place?.close();
});

const left = () => queue.getRanges(['waiting', 'delayed', 'active', 'completed', 'failed'], 0, -1);
const hire = (): Running => {
  const worker = place.worker();
  workers.push(worker);
  return worker;
};
/** The job that a worker has in hand. */
const inHand = async ({ child }: Running): Promise<string | undefined> =>
  (await queue.getJobs(['active'])).find(({ processedBy }) =>
    processedBy?.endsWith(`/${child.pid}`),
  )?.id;
async function busy(worker: Running): Promise<string> {
  let id: string | undefined;
  await until(async () => {
    id = await inHand(worker);
    return id !== undefined;
  });
  return id as string;
}

test('a worker is killed in mid-job: others take its batch over, and the bytes are those of a local run', async () => {
  const [first] = [hire(), hire(), hire()];
  const coordinator = place.coordinator('killed-worker');
  const id = await busy(first);
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  expect(await queue.getJobState(id)).toBe('active');
  expect(await coordinator.ended).toBe(0);
  expect(place.results('killed-worker')).toEqual(place.results('local'));
});

test('the server crashes and comes back: nothing is lost, nothing is counted twice', async () => {
  const [first] = [hire(), hire()];
  const coordinator = place.coordinator('crashed-server');
  await until(() => place.kept('crashed-server') >= 3);
  await busy(first);
  await place.server.stopHard();
  await until(() => coordinator.said().includes('does not answer'));
  const before = place.kept('crashed-server');
  expect(before).toBeLessThan(BATCHES);
  await place.server.start();
  expect(await coordinator.ended).toBe(0);
  expect(coordinator.said()).toContain('is back');
  expect(coordinator.said()).not.toMatch(/lab:[^@]*@/);
  expect(place.results('crashed-server')).toEqual(place.results('local'));
});

test('the coordinator is killed and started again: it goes on with what the workers did meanwhile', async () => {
  const first = hire();
  const coordinator = place.coordinator('killed-coordinator');
  await until(() => place.kept('killed-coordinator') >= 3);
  coordinator.child.kill('SIGKILL');
  expect(await coordinator.ended).toBe('SIGKILL');
  const before = place.kept('killed-coordinator');
  expect(before).toBeLessThan(BATCHES);
  // Asked to stop, a worker finishes the batch in hand.
  const id = await busy(first);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(await queue.getJobState(id)).toBe('completed');
  const again = place.coordinator('killed-coordinator');
  await until(() => place.kept('killed-coordinator') > before);
  hire();
  expect(await again.ended).toBe(0);
  expect(place.results('killed-coordinator')).toEqual(place.results('local'));
});

test('a worker with other rules refuses and says so; the study is played by the others', async () => {
  const coordinator = place.coordinator('other-rules');
  await until(async () => (await left()).length === BATCHES);
  const other = place.workerWithOtherRules('lab work --workers 1 --once');
  await until(() => coordinator.said().includes('has other rules and refused'));
  expect(place.kept('other-rules')).toBe(0);
  hire();
  expect(await coordinator.ended).toBe(0);
  expect(place.results('other-rules')).toEqual(place.results('local'));
  expect(await other.ended).toBe(1);
  expect(other.said()).toContain('was ordered under other rules than those of this program');
});

test('a batch that is played twice, for its worker slept over its lock, changes nothing', async () => {
  const [sleeper, other] = [hire(), hire()];
  const coordinator = place.coordinator('played-twice');
  const id = await busy(sleeper);
  sleeper.child.kill('SIGSTOP');
  // Given back, and in the hand of the other or already done by it.
  await until(async () => (await inHand(other)) === id || (await isDone(id)));
  sleeper.child.kill('SIGCONT');
  expect(await coordinator.ended).toBe(0);
  expect(place.results('played-twice')).toEqual(place.results('local'));
});

const isDone = async (id: string): Promise<boolean> =>
  !['active', 'waiting'].includes(await queue.getJobState(id));

test('two coordinators of the same study, in one folder or in two, do each other no harm', async () => {
  hire();
  hire();
  const outs = ['shared', 'shared', 'own'];
  const coordinators = outs.map((out) => place.coordinator(out));
  const ends = await Promise.all(coordinators.map(({ ended }) => ended));
  expect(ends, coordinators.map(({ said }) => said()).join('\n')).toEqual([0, 0, 0]);
  for (const out of outs) expect(place.results(out)).toEqual(place.results('local'));
  // One of them may have ordered again what another had just kept; that is played for nobody.
  for (const { child } of workers) child.kill('SIGTERM');
  await Promise.all(workers.map(({ ended }) => ended));
  for (const id of await left()) await queue.remove(id);
});

describe('a coordinator', () => {
  test('ends with the game that failed, and takes the rest of its study back', async () => {
    const reproduction = { game: 'tapestry', seed: '1/7' };
    const failing = new engine.Worker(
      QUEUE,
      async () => packed({ failed: 'Error: no such step', reproduction }),
      { connection: connectionTo(place.address, 2) },
    );
    const loaded = await loadStudy(readStudy(STUDY), games);
    const crew = new QueueCrew({ address: place.address, loaded, patience: 60 });
    const all = loaded.batches.map(({ index }) => index);
    const end = await crew.play(all, () => undefined).catch((error: unknown) => error);
    await failing.close();
    expect(end).toBeInstanceOf(FailedGame);
    expect(end).toMatchObject({ reproduction, message: 'Error: no such step' });
    // Those that were played already wait for whoever asks again.
    expect(await queue.getRanges(['waiting', 'active', 'delayed'], 0, -1)).toEqual([]);
    for (const id of await left()) await queue.remove(id);
  });

  test('plays again what came back as no answer, and writes nothing of it', async () => {
    const evil = gzipSync('{"result":{"batch":"../../evil"}}').toString('base64');
    const coordinator = place.coordinator('forged');
    const forger = new engine.Worker(QUEUE, async () => evil, {
      connection: connectionTo(place.address, 2),
      autorun: false,
    });
    // Stopped before any batch has come back from it too often.
    void forger.run();
    await until(() => coordinator.said().includes('is no answer; it is played again'));
    await forger.close();
    hire();
    hire();
    expect(await coordinator.ended, coordinator.said()).toBe(0);
    expect(place.results('forged')).toEqual(place.results('local'));
    expect(readdirSync(place.folder).filter((name) => name.includes('evil'))).toEqual([]);
  });

  test.each([
    ['that nobody serves', (url: URL) => Object.assign(url, { port: '1' })],
    ['that does not know it', (url: URL) => Object.assign(url, { password: 'top-secret' })],
  ])('gives up at a queue %s, and never shows the password', async (_what, change) => {
    const url = change(new URL(place.server.url)).href;
    const { ended, said } = place.run(`lab run study.json --out none --wait 0 --queue ${url}`);
    expect(await ended).toBe(1);
    expect(said()).toContain('The queue at 127.0.0.1:');
    expect(said()).toContain('cannot be used: ');
    expect(said()).not.toContain(new URL(url).password);
  });
});
