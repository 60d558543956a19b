/** One thing to be timed: `run` does `units` of work and is called until the time is up. */
export interface Workload {
  readonly name: string;
  readonly unit: string;
  /** Does some of the work and says how many units that were. */
  readonly run: (round: number) => number;
}

export interface Rate {
  readonly name: string;
  readonly unit: string;
  readonly perSecond: number;
}

/** What a game has in its `bench.ts`. */
export interface GameBench {
  readonly workloads: readonly Workload[];
  /**
   * Measured when all others are done: they lead through the same rules by other ways, and the engine, once it
   * has seen these, runs the usual ones more slowly too.
   */
  readonly afterwards?: readonly Workload[];
  /** A bot's turn as the app runs it: on a copy, with every happening and decision recorded. */
  readonly tracedTurn: { readonly name: string; readonly milliseconds: () => number };
  /** Each a figure against another of the same run; `reference` are moves per second of another game. */
  readonly ratios: (
    rateOf: (workload: Workload) => number,
    reference: number,
  ) => readonly (readonly [name: string, ratio: number])[];
  /** What the last profile found to take the time. */
  readonly limits?: readonly string[];
}

const WARM_UP_MS = 400;
/** For what runs after all others: by then the engine has settled for their ways, and has to learn new ones. */
const LATE_WARM_UP_MS = 4000;
const SLICE_MS = 350;
const SLICES = 5;

/**
 * The workloads take turns in short slices, so that a slow moment of the machine hits all of them;
 * each is judged by its best slice.
 */
export function measure(workloads: readonly Workload[], warmUp = WARM_UP_MS): readonly Rate[] {
  for (const workload of workloads) timed(workload, warmUp, 0);
  const best = workloads.map(() => 0);
  for (let slice = 1; slice <= SLICES; slice += 1) {
    for (const [index, workload] of workloads.entries()) {
      const rate = timed(workload, SLICE_MS, slice * 1_000_000);
      best[index] = Math.max(best[index] ?? 0, rate);
    }
  }
  return workloads.map(({ name, unit }, index) => ({ name, unit, perSecond: best[index] ?? 0 }));
}

export const measureLate = (workloads: readonly Workload[]): readonly Rate[] =>
  measure(workloads, LATE_WARM_UP_MS);

function timed({ run }: Workload, milliseconds: number, firstRound: number): number {
  const start = performance.now();
  let units = 0;
  let round = firstRound;
  let spent = 0;
  while (spent < milliseconds) {
    units += run(round);
    round += 1;
    spent = performance.now() - start;
  }
  return (units / spent) * 1000;
}

/** The middle one of many single timings, in milliseconds. */
export function medianTime(times: number, run: (round: number) => void): number {
  const samples: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    run(round);
    samples.push(performance.now() - start);
  }
  samples.sort((a, b) => a - b);
  return samples[samples.length >> 1] ?? 0;
}
