import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulateUnrolled } from '@empty-chair/kernel/unrolled';
import type { AnyInput, AnyState } from '@empty-chair/registry/games';
import type { Batch } from './batches.ts';
import { RulesAtWork } from './coverage.ts';
import type { LoadedStudy } from './load.ts';
import type { StudyTable } from './tables.ts';

/** What came of a batch, column by column: entry n of each list is its game n. */
export interface BatchResult {
  readonly batch: number;
  readonly turns: readonly number[];
  /** 1 where the game came to its end. */
  readonly ended: readonly number[];
  /** The seats that won, as bits. */
  readonly winners: readonly number[];
  /** By seat. A game that did not end has nobody's points: 0. */
  readonly points: readonly (readonly number[])[];
  /** In how many traced games each rule was at work, by id and in the order of the ids. */
  readonly coverage: {
    readonly games: number;
    readonly rules: readonly (readonly [string, number])[];
  };
}

/** A game that failed, with what brings it back. */
export class FailedGame extends Error {
  readonly reproduction: unknown;
  constructor(reproduction: unknown, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'FailedGame';
    this.reproduction = reproduction;
  }
}

export function runBatch(loaded: LoadedStudy, batch: Batch): BatchResult {
  const { study, game, tables } = loaded;
  const table = tables[batch.table] as StudyTable;
  const columns = {
    turns: [] as number[],
    ended: [] as number[],
    winners: [] as number[],
    points: table.seats.map((): number[] => []),
  };
  const atWork = new Map<string, number>();
  let traced = 0;
  for (let number = batch.first; number < batch.first + batch.games; number += 1) {
    const seed = `${study.seed}/${number}`;
    const rules = number < study.first + study.coverage ? new RulesAtWork() : undefined;
    const options = {
      policy: policyOf(loaded, table),
      ...(rules !== undefined && { trace: rules, emit: rules.emit }),
    };
    const { end, turns } = played(
      () => simulateUnrolled(game, table.config, seed, options),
      () => ({
        game: game.id,
        config: game.codecs.config.encode(table.config),
        plans: table.plans,
        seed,
      }),
    );
    columns.turns.push(turns);
    columns.ended.push(end === undefined ? 0 : 1);
    columns.winners.push((end?.winners ?? []).reduce((bits, seat) => bits | (1 << seat), 0));
    for (const [index, { seat }] of table.seats.entries()) {
      const score = end?.scores.find((one) => one.seat === seat);
      columns.points[index]?.push(score?.points ?? 0);
    }
    if (rules === undefined) continue;
    traced += 1;
    for (const rule of rules.rules) atWork.set(rule, (atWork.get(rule) ?? 0) + 1);
  }
  return {
    batch: batch.index,
    ...columns,
    coverage: {
      games: traced,
      rules: [...atWork].sort(([one], [other]) => (one < other ? -1 : 1)),
    },
  };
}

/** A fresh one for each game: stand-ins remember their hands and plans. */
const policyOf = (
  { sparring }: LoadedStudy,
  { config, plans }: StudyTable,
): Policy<AnyState, AnyInput> => sparring?.policyFor(config, plans) ?? randomPolicy();

function played<T>(play: () => T, reproduction: () => unknown): T {
  try {
    return play();
  } catch (error) {
    throw new FailedGame(reproduction(), error);
  }
}
