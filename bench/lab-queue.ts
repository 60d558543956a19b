import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Batch } from '@empty-chair/lab/batches';
import type { LoadedStudy } from '@empty-chair/lab/load';
import { loadStudy } from '@empty-chair/lab/load';
import { Players } from '@empty-chair/lab/players';
import { Threads } from '@empty-chair/lab/pool';
import type { QueueAddress } from '@empty-chair/lab/queue/address';
import { queueAddress } from '@empty-chair/lab/queue/address';
import { QueueCrew } from '@empty-chair/lab/queue/crew';
import { runBatch } from '@empty-chair/lab/run-batch';
import { readStudy } from '@empty-chair/lab/study';
import { games } from '@empty-chair/registry/games';
import { ensurePostgres, PostgresServer } from '../scripts/postgres.mjs';
import type { Quartiles } from './paired.ts';
import { quartiles } from './paired.ts';

/** What the job engine costs: the same batches of about a second on the same two workers, warm. */

const WORKERS = 2;
/** Played before the clock starts, so that all threads have their code compiled. */
const WARM_UP = 2 * WORKERS;
const TIMED = 8;
const ROUNDS = 3;
const JOB_SECONDS = 1;
const PROBE_GAMES = 100;
const PROBE_MS = 2000;

/** Times as long by the engine as on threads. */
export async function queueOverhead(): Promise<Quartiles> {
  ensurePostgres();
  const program = builtProgram();
  const loaded = await studyOfJobs();
  const server = new PostgresServer();
  await server.start();
  const address = queueAddress(server.url) as QueueAddress;
  const players = new Players(pathToFileURL(program));
  const workers = Array.from({ length: WORKERS }, () => startWorker(program, server.url));
  const locally = (batches: readonly number[]) => onThreads(players, loaded, batches);
  const byQueue = (batches: readonly number[]) => onQueue(address, loaded, batches);
  try {
    const all = loaded.batches.map(({ index }) => index);
    const [warm, timed] = [all.slice(0, WARM_UP), all.slice(WARM_UP)];
    await locally(warm);
    await byQueue(warm);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const local = await locally(timed);
      ratios.push((await byQueue(timed)) / local);
    }
    return quartiles(ratios);
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await players.end();
    await server.remove();
  }
}

/** The command line tool, brought up to date; `npm run` starts in the root. */
function builtProgram(): string {
  spawnSync(process.execPath, [resolve('packages/cli/bin/empty-chair.js'), '--version']);
  return resolve('packages/cli/dist/main.js');
}

/** Batches as large as this machine plays in about a second. */
async function studyOfJobs(): Promise<LoadedStudy> {
  const of = (batch: number) =>
    loadStudy(
      readStudy({
        title: 'bench',
        game: 'tapestry',
        config: { level: '3' },
        games: batch * (WARM_UP + TIMED),
        batch,
      }),
      games,
    );
  const probe = await of(PROBE_GAMES);
  const start = performance.now();
  let rate = 0;
  // The best of two seconds: a thread that has played for a while is some times quicker than a fresh one.
  for (let index = 0; performance.now() - start < PROBE_MS; index += 1) {
    const batch = probe.batches[index % probe.batches.length] as Batch;
    const began = performance.now();
    runBatch(probe, batch);
    rate = Math.max(rate, (1000 * batch.games) / (performance.now() - began));
  }
  return of(Math.ceil(JOB_SECONDS * rate));
}

function startWorker(program: string, url: string): ChildProcess {
  return spawn(process.execPath, [program, 'lab', 'work', '--workers', '1'], {
    stdio: 'ignore',
    env: { ...process.env, EMPTY_CHAIR_QUEUE: url },
  });
}

async function onThreads(
  players: Players,
  { study }: LoadedStudy,
  batches: readonly number[],
): Promise<number> {
  const start = performance.now();
  await new Threads(players, study, WORKERS).play(batches, () => undefined);
  return (performance.now() - start) / 1000;
}

async function onQueue(
  address: QueueAddress,
  loaded: LoadedStudy,
  batches: readonly number[],
): Promise<number> {
  const start = performance.now();
  await new QueueCrew({ address, loaded, patience: 60 }).play(batches, () => undefined);
  return (performance.now() - start) / 1000;
}
