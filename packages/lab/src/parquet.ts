import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import type { LoadedStudy } from './load.ts';
import { ownedMark } from './owner.ts';
import type { BatchResult } from './run-batch.ts';
import type { StudyTable } from './tables.ts';

/** Rows of one group of the file: enough to compress well, few enough to hold in memory. */
const GROUP = 20_000;

const INTEGERS = ['table', 'game', 'turns', 'ended', 'winners'] as const;

/** Such a file begins and ends with the same four letters; one that was cut short does not. */
export function isWholeParquet(path: string): boolean {
  if (!existsSync(path)) return false;
  const bytes = readFileSync(path);
  return [bytes.subarray(0, 4), bytes.subarray(-4)].every((end) => end.toString() === 'PAR1');
}

/**
 * One row for each game, as Parquet: `table` (its number in summary.json), `game` (the number behind
 * the seed), `turns`, `ended`, `winners` (bits by seat), and `points_0` … by seat. Written in the order
 * of the batches, so that the bytes do not depend on who finished first.
 */
export async function writeParquet(
  path: string,
  loaded: LoadedStudy,
  results: Iterable<BatchResult>,
): Promise<void> {
  const part = join(dirname(path), `.${basename(path)}.${ownedMark()}.tmp`);
  try {
    await writeAll(part, loaded, results);
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

async function writeAll(
  part: string,
  { tables, batches, fingerprint }: LoadedStudy,
  results: Iterable<BatchResult>,
): Promise<void> {
  const seats = Math.max(...tables.map((table: StudyTable) => table.seats.length));
  const names = [...INTEGERS, ...Array.from({ length: seats }, (_, seat) => `points_${seat}`)];
  const writer = new ParquetWriter({
    writer: fileWriter(part),
    schema: [
      { name: 'root', num_children: names.length },
      ...names.map((name) => ({
        name,
        type: 'INT32' as const,
        repetition_type: name.startsWith('points') ? ('OPTIONAL' as const) : ('REQUIRED' as const),
      })),
    ],
    kvMetadata: [{ key: 'study', value: fingerprint }],
  });
  let columns = names.map((): (number | null)[] => []);
  const flush = async (): Promise<void> => {
    const columnData = names.map((name, index) => ({ name, data: columns[index] ?? [] }));
    await writer.write({ columnData, rowGroupSize: GROUP });
    columns = names.map(() => []);
  };
  for (const result of results) {
    const batch = batches[result.batch];
    if (batch === undefined) throw new RangeError(`no batch ${result.batch} in this study`);
    for (const [index, turns] of result.turns.entries()) {
      const row = [
        batch.table,
        batch.first + index,
        turns,
        result.ended[index],
        result.winners[index],
        ...Array.from({ length: seats }, (_, seat) => result.points[seat]?.[index] ?? null),
      ];
      for (const [column, value] of row.entries()) columns[column]?.push(value as number | null);
    }
    if ((columns[0]?.length ?? 0) >= GROUP) await flush();
  }
  if ((columns[0]?.length ?? 0) > 0) await flush();
  await writer.finish();
}
