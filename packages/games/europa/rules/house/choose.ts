import { Broken } from '@empty-chair/kernel/errors';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Selection } from '@empty-chair/kernel/select';
import { rank } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';

/** A choice that is worked out beside the table: nothing is rolled, asked or told on the way. */
const QUIET: Table<undefined> = {
  scene: undefined,
  rng: rngFromSeed('never drawn from'),
  atTable: CHANCE_BY_APP,
  ask: ({ rule }) => {
    throw new Broken('nobody to ask beside the table', rule);
  },
  emit: undefined,
  trace: undefined,
};

/** The best options from the first one down, at most so many. */
export function best<T, Given>(
  by: Selection<undefined, T, Given>,
  given: Given,
  most: number,
): readonly T[] {
  const found: T[] = [];
  for (const option of rank(QUIET, by, given)) {
    found.push(option);
    if (found.length === most) break;
  }
  return found;
}
