import type { DecodedArray, ParquetScan } from 'hyparquet';
import { asyncBufferFromFile, parquetScan } from 'hyparquet';
import { Damaged } from '../store.ts';

/** Some rows of games.parquet, column by column: entry n of each is row `from + n`. */
export interface Rows {
  readonly from: number;
  readonly to: number;
  readonly columns: Readonly<Record<string, Column>>;
}
type Column = ArrayLike<number | null>;

/** Reads one group of rows at a time and forgets the last: memory does not grow with games. */
export class GamesFile {
  /** Of the study whose games they are. */
  readonly fingerprint: string | undefined;
  private readonly scan: ParquetScan;
  private last: Rows | undefined;

  constructor(scan: ParquetScan) {
    this.scan = scan;
    const notes = scan.metadata.key_value_metadata ?? [];
    this.fingerprint = notes.find(({ key }) => key === 'study')?.value;
  }

  /** The group that holds a row. */
  async rowsAt(row: number): Promise<Rows> {
    const { last } = this;
    if (last !== undefined && last.from <= row && row < last.to) return last;
    const range = this.scan.ranges.find(({ rowStart, rowEnd }) => rowStart <= row && row < rowEnd);
    if (range === undefined) throw new RangeError(`no row ${row} in the games`);
    const names = this.scan.metadata.schema.slice(1).map(({ name }) => name);
    // Given up before the next is read, so that never two are held.
    this.last = undefined;
    const columns = await Promise.all(
      names.map(async (name) => {
        const data: DecodedArray = await this.scan.readColumn({ column: name, ...range });
        return [name, data as Column] as const;
      }),
    );
    this.last = { from: range.rowStart, to: range.rowEnd, columns: Object.fromEntries(columns) };
    return this.last;
  }
}

export async function openGames(path: string): Promise<GamesFile> {
  try {
    return new GamesFile(await parquetScan({ file: await asyncBufferFromFile(path) }));
  } catch {
    // Missing, cut short, or no Parquet at all: the study has to be played again.
    throw new Damaged(path);
  }
}

/** A cell that is there in every row. */
export function cell({ columns, from }: Rows, name: string, row: number): number {
  const value = columns[name]?.[row - from];
  if (typeof value !== 'number') throw new RangeError(`no ${name} in row ${row} of the games`);
  return value;
}
