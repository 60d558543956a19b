import { loadStudy } from '@empty-chair/lab/load';
import { Players } from '@empty-chair/lab/players';
import { Threads } from '@empty-chair/lab/pool';
import { readStudy } from '@empty-chair/lab/study';
import { games } from '@empty-chair/registry/games';
import { queueOverhead } from './lab-queue.ts';
import type { Quartiles } from './paired.ts';
import { quartiles } from './paired.ts';

export interface LabFigure {
  readonly name: string;
  readonly ratio: Quartiles;
}

/**
 * What threads and the job engine bring and cost, by the clock: what else runs on the machine counts, so the
 * processor time that two threads take is told beside it. One figure after the other, those that are wanted.
 */
export async function* labFigures(program: URL, only: string): AsyncGenerator<LabFigure> {
  const warm = new Players(program);
  // Long enough for both threads to join.
  await playOf(EXTENTS['ten seconds'].games, warm, 2);
  for (const [length, extent] of Object.entries(EXTENTS)) {
    for (const [start, players] of [
      ['threads kept alive', warm],
      ['new threads', undefined],
    ] as const) {
      const name = `two threads against one, ${length}, ${start}`;
      if (!name.includes(only)) continue;
      const { clock, processor } = await scaling(extent, program, players);
      yield { name, ratio: clock };
      yield { name: '  their processor time against that of one', ratio: processor };
    }
  }
  await warm.end();
  const name = 'job engine against two threads, time, jobs of a second';
  if (name.includes(only)) yield { name, ratio: await queueOverhead() };
}

export const labLimits: readonly string[] = [
  'Each thread compiles the rules for itself, for about a second: a second new one joins a study that lasts longer,',
  'and two are 1.6 times one at most in ten seconds; once warm they share nothing but memory and caches.',
];

interface Extent {
  /** Of Root: about as many as one thread plays in ten seconds, or in one. */
  readonly games: number;
  readonly pairs: number;
}
const EXTENTS = {
  'one second': { games: 3000, pairs: 7 },
  'ten seconds': { games: 80_000, pairs: 2 },
} as const satisfies Readonly<Record<string, Extent>>;

interface Scaling {
  /** How much sooner two have finished than one. */
  readonly clock: Quartiles;
  /** What two have used of the processors, in that of one. */
  readonly processor: Quartiles;
}
interface Spent {
  readonly clock: number;
  readonly processor: number;
}

async function playOf(count: number, players: Players, workers: number): Promise<Spent> {
  const study = readStudy({ game: 'root', games: count, seed: 'bench' });
  const { batches } = await loadStudy(study, games);
  const [started, used] = [performance.now(), process.cpuUsage()];
  await new Threads(players, study, workers).play(
    batches.map(({ index }) => index),
    () => undefined,
  );
  const { user, system } = process.cpuUsage(used);
  return { clock: performance.now() - started, processor: user + system };
}

/** The same study on one and on two threads in turn: on these, which have played before, or on new ones. */
async function scaling(
  { games: count, pairs }: Extent,
  program: URL,
  warm?: Players,
): Promise<Scaling> {
  const played = async (workers: number): Promise<Spent> => {
    const players = warm ?? new Players(program);
    const spent = await playOf(count, players, workers);
    if (warm === undefined) await players.end();
    return spent;
  };
  const clock: number[] = [];
  const processor: number[] = [];
  for (let n = 0; n < pairs; n += 1) {
    const [one, two] = [await played(1), await played(2)];
    clock.push(one.clock / two.clock);
    processor.push(two.processor / one.processor);
  }
  return { clock: quartiles(clock), processor: quartiles(processor) };
}
