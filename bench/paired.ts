import type { Workload } from '@empty-chair/testkit/workload';

/** Three numbers that say where a figure lies and how far it can be believed. */
export interface Quartiles {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export interface Paired {
  /** How often the one is as quick as the other. */
  readonly ratio: Quartiles;
  /** Units of the one in a second of processor time. */
  readonly perSecond: number;
}

const SLICE_MS = 50;
/** Pairs of slices that are counted. */
const COUNTED = 20;
/**
 * Before that each workload is run by itself until the engine has done what it can for it: for long where it comes
 * to many rules that nothing has run before, as the first one does.
 */
const WARM_LONG_MS = 10_000;
const WARM_MS = 2000;
/** A prime: what goes round and round begins each time at another place. */
const STRIDE = 7919;

const warm = new WeakSet<Workload>();
let isFirst = true;

/**
 * The two take turns in short slices, so that a slow moment of the machine hits both; each slice of
 * the one is held against the slice of the other beside it.
 */
export function paired(one: Workload, other: Workload): Paired {
  const [ours, theirs] = [new Slices(one), new Slices(other)];
  ours.warmUp();
  isFirst = false;
  theirs.warmUp();
  const rates: number[] = [];
  const ratios = Array.from({ length: COUNTED }, (_, n) => {
    const rate = ours.next(n * STRIDE);
    rates.push(rate);
    return rate / theirs.next(n * STRIDE);
  });
  return { ratio: quartiles(ratios), perSecond: quartiles(rates).median };
}

/** Two makes of one workload: the same rounds on both, so that only the make differs. */
export function pairedRounds(one: Workload, other: Workload): Quartiles {
  const [ours, theirs] = [new Slices(one), new Slices(other)];
  for (const make of [ours, theirs]) make.warmUp();
  isFirst = false;
  const ratios = Array.from({ length: COUNTED }, (_, n) => {
    // Who begins changes, so that what the first leaves behind for the second evens out.
    const isSwapped = n % 2 === 1;
    const [early, late] = isSwapped ? [theirs, ours] : [ours, theirs];
    const { rounds } = early;
    const ratio = early.next(n * STRIDE) / late.run(n * STRIDE, rounds);
    return isSwapped ? 1 / ratio : ratio;
  });
  return quartiles(ratios);
}

/** A workload in slices of about the same time: how many rounds the next one has follows from the last. */
class Slices {
  rounds = 1;
  private spent = 0;
  private readonly workload: Workload;

  constructor(workload: Workload) {
    this.workload = workload;
  }

  /** A workload that is warm need only be cut into slices. */
  warmUp(): void {
    const long = isFirst || this.workload.hasNewRules === true;
    const cold = long ? WARM_LONG_MS : WARM_MS;
    const end = processorMs() + (warm.has(this.workload) ? 2 * SLICE_MS : cold);
    for (let first = STRIDE * COUNTED; processorMs() < end; first += STRIDE) this.next(first);
    warm.add(this.workload);
  }

  /** Units in a second. */
  next(first: number): number {
    const rate = this.run(first, this.rounds);
    const [least, most] = [1, 4 * this.rounds];
    this.rounds = Math.min(
      most,
      Math.max(least, Math.round(this.rounds * (SLICE_MS / this.spent))),
    );
    return rate;
  }

  /** The clock is read twice and no more: to ask the system for it takes as long as half a game. */
  run(first: number, rounds: number): number {
    const { run } = this.workload;
    const start = processorMs();
    let units = 0;
    for (let round = first; round < first + rounds; round += 1) units += run(round);
    this.spent = processorMs() - start;
    return (1000 * units) / this.spent;
  }
}

/** Of this process, so that what else runs on the machine does not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function quartiles(numbers: readonly number[]): Quartiles {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
