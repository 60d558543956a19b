import type { TimedAgainst } from './time-subject.ts';
import { timeSubject } from './timing-process.ts';

/**
 * Each is compiled anew, and the engine is lucky in one and not in the next: that is most of the error. Whoever
 * is loaded second may be a third slower, so two processes, one in each order, make one measurement.
 */
const MEASUREMENTS = 4;
/** Of Student's distribution, 95 %, for four of them. */
const T = 3.18;

/** Prints how much quicker this checkout is than the other commit, by workload, and whether that is certain. */
export function compareCommits(
  timer: string,
  [subject, only]: readonly [subject: string, only: string],
  ours: string,
  theirs: string,
): void {
  const timed = (bundles: readonly string[]): TimedAgainst =>
    timeSubject<TimedAgainst>(timer, [subject, only, ...bundles]);
  const logs = new Map<string, number[]>();
  for (let n = 0; n < MEASUREMENTS; n += 1) {
    const swapped = timed([theirs, ours]);
    for (const [index, { name, ratio }] of timed([ours, theirs]).entries()) {
      const found = logs.get(name) ?? [];
      logs.set(name, found);
      const other = swapped[index]?.ratio.median ?? Number.NaN;
      found.push((Math.log(ratio.median) - Math.log(other)) / 2);
    }
  }
  console.log(`\n${subject}: this checkout against the other, times as quick`);
  for (const [name, found] of logs) console.log(`  ${name.padEnd(52)} ${verdict(found)}`);
}

/** Ratios are added up by their logarithms: twice as quick and half as quick make the same. */
function verdict(logs: readonly number[]): string {
  const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
  const squares = logs.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = (T * Math.sqrt(squares / (logs.length - 1))) / Math.sqrt(logs.length);
  const word = mean - error > 0 ? 'better' : mean + error < 0 ? 'worse' : 'same';
  const [ratio, low, high] = [mean, mean - error, mean + error].map((log) =>
    Math.exp(log).toFixed(2),
  );
  return `x${ratio} (${low}-${high})  ${word}`;
}
