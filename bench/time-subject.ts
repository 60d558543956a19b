import type { Workload } from '@empty-chair/testkit/workload';
import type { Memory } from './memory.ts';
import type { Paired, Quartiles } from './paired.ts';
import { paired, pairedRounds } from './paired.ts';
import type * as Subjects from './subjects.ts';

/**
 * The program that times one subject, in a process of its own: what the engine has learnt of one game does
 * not touch another. It is given bundles of subjects.ts, one of this checkout or two of two commits.
 */

/** What it prints, as JSON. */
export interface Timed {
  readonly figures: readonly Figure[];
  readonly limits: readonly string[];
  readonly memory: Memory | undefined;
}
interface Figure extends Paired {
  readonly name: string;
  /** Of a workload that is timed beside the reference. */
  readonly unit: string | undefined;
}
/** What it prints for two commits: how often the first is as quick as the second, by workload. */
export type TimedAgainst = readonly { readonly name: string; readonly ratio: Quartiles }[];

const [subject = '', only = '', ours = '', theirs] = process.argv.slice(2);
const isWanted = ({ name }: { readonly name: string }): boolean => name.includes(only);
const load = async (bundle: string): Promise<typeof Subjects> => await import(bundle);

const timed = theirs === undefined ? await alone() : await against(theirs);
process.stdout.write(JSON.stringify(timed));

async function alone(): Promise<Timed> {
  const { subjectOf, memoryOfSubject, reference } = await load(ours);
  // First, while nothing else is in the heap.
  const memory = await memoryOfSubject(subject);
  const { workloads, comparisons, limits } = await subjectOf(subject);
  const beside = workloads.filter(isWanted).map((workload) => ({
    name: workload.name,
    unit: workload.unit,
    ...paired(workload, reference),
  }));
  const compared = comparisons.filter(isWanted).map(({ name, of, to }) => ({
    name,
    unit: undefined,
    ...paired(of, to),
  }));
  return {
    figures: [...beside, ...compared],
    limits,
    memory,
  };
}

async function against(other: string): Promise<TimedAgainst> {
  const one = await workloadsIn(ours);
  const two = await workloadsIn(other);
  return one.map((workload, index) => ({
    name: workload.name,
    ratio: pairedRounds(workload, two[index] as Workload),
  }));
}

async function workloadsIn(bundle: string): Promise<readonly Workload[]> {
  const { workloads, comparisons } = await (await load(bundle)).subjectOf(subject);
  const all = [...workloads, ...comparisons.flatMap(({ of, to }) => [of, to])];
  return [...new Set(all)].filter(isWanted);
}
