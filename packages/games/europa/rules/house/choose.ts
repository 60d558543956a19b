import { Broken } from '@empty-chair/kernel/errors';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Selection } from '@empty-chair/kernel/select';
import { rank } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP, within } from '@empty-chair/kernel/table';

/** House, never official: a chart is computed, so nothing is rolled, asked or told on the way. */
const QUIET: Table<undefined> = {
  scene: undefined,
  rng: rngFromSeed('never drawn from'),
  atTable: CHANCE_BY_APP,
  ask: ({ rule }) => {
    throw new Broken('a house chart asks nobody', rule);
  },
  emit: undefined,
  trace: undefined,
};

/** The best options from the first one down, at most so many. */
export function best<Scene, T>(scene: Scene, by: Selection<Scene, T>, most: number): readonly T[] {
  const found: T[] = [];
  for (const option of rank(within(QUIET, scene), by)) {
    found.push(option);
    if (found.length === most) break;
  }
  return found;
}
