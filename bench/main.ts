import { pathToFileURL } from 'node:url';
import type { GameBench, Workload } from '@empty-chair/testkit/measure';
import { measure, measureLate } from '@empty-chair/testkit/measure';
import { bareSimulation, labScaling } from './lab.ts';
import { queueOverhead } from './lab-queue.ts';
import { randomChess } from './reference.ts';
import { bySelect, bySelectTraced, checkTheyAgree, handWritten } from './selection.ts';

/** npm run bench: one run, and every figure as a ratio to another of the same run. */

/** What each game measures, found by its place. */
const benches = Object.values(
  import.meta.glob<GameBench>('../packages/games/*/bench.ts', { eager: true, import: 'bench' }),
);

checkTheyAgree();
const bare = await bareSimulation();
const workloads: readonly Workload[] = [
  randomChess,
  handWritten,
  bySelect,
  bySelectTraced,
  bare,
  ...benches.flatMap((bench) => bench.workloads),
];
const afterwards = benches.flatMap((bench) => bench.afterwards ?? []);
const rates = [...measure(workloads), ...measureLate(afterwards)];
const measured = [...workloads, ...afterwards];
const rateOf = (workload: Workload): number => rates[measured.indexOf(workload)]?.perSecond ?? 0;

const [, , program = ''] = process.argv;
const [oneThread, twoThreads] = await labScaling(pathToFileURL(program));
const overhead = await queueOverhead();

console.log(`node ${process.version}, one core but for the lab\n`);
for (const { name, unit, perSecond } of rates) {
  console.log(`${name.padEnd(52)} ${shown(perSecond).padStart(12)} ${unit}/s`);
}
for (const { tracedTurn } of benches) {
  console.log(
    `${tracedTurn.name.padEnd(52)} ${tracedTurn.milliseconds().toFixed(3).padStart(12)} ms`,
  );
}
for (const [name, perSecond] of [
  ['lab, one thread', oneThread],
  ['lab, two threads', twoThreads],
] as const) {
  console.log(`${name.padEnd(52)} ${shown(perSecond).padStart(12)} games/s`);
}

console.log('\nratios');
for (const { ratios } of benches) {
  for (const [name, value] of ratios(rateOf, rateOf(randomChess))) ratio(name, value);
}
ratio('lab: two threads against one', twoThreads / oneThread);
ratio('lab: job engine against two threads, time', overhead.queue / overhead.local);
ratio('lab: one thread against bare simulation', oneThread / rateOf(bare));
ratio('select: times slower than the hand-written loop', rateOf(handWritten) / rateOf(bySelect));
ratio(
  'select with full trace: times slower than without',
  rateOf(bySelect) / rateOf(bySelectTraced),
);

console.log('\nwhat limits it');
for (const { limits } of benches) if (limits !== undefined) console.log(`- ${limits.join('\n  ')}`);
console.log(`- Foresight: the turns themselves 40 %, adding up their happenings 20 %, garbage 15 %, the copies 7 %.
- The full trace costs the lists that it keeps for every criterion.`);

function ratio(name: string, value: number): void {
  console.log(`${name.padEnd(52)} ${shown(value).padStart(12)}`);
}

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
