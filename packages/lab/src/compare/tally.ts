import type { Estimate, Histogram } from '../stats.ts';
import { count, mean } from '../stats.ts';
import type { GamesFile, Rows } from './games-file.ts';
import { cell } from './games-file.ts';
import type { WinCounts } from './paired.ts';

/** Where a table's common games begin in its file: row by row they are the same games in both. */
export interface Games {
  readonly file: GamesFile;
  readonly table: number;
  readonly from: number;
}

/** What the pairs add up to. Differences are B less A. */
export interface PairTally {
  readonly turns: Estimate;
  readonly seats: readonly { readonly wins: WinCounts; readonly score: Estimate }[];
}

/** `seats` are the places at the table that are looked at. Keeps counts only, whatever the number of games. */
export async function tallyPairs(
  a: Games,
  b: Games,
  games: number,
  seats: readonly number[],
): Promise<PairTally> {
  const turns: Histogram = new Map();
  const tallies = seats.map((seat) => new SeatTally(seat));
  for (let n = 0; n < games; ) {
    const rowsA = await a.file.rowsAt(a.from + n);
    const rowsB = await b.file.rowsAt(b.from + n);
    const most = Math.min(games, rowsA.to - a.from, rowsB.to - b.from);
    for (; n < most; n += 1) {
      const [rowA, rowB] = [a.from + n, b.from + n];
      expectTogether(a, rowsA, rowA, b, rowsB, rowB);
      count(turns, cell(rowsB, 'turns', rowB) - cell(rowsA, 'turns', rowA));
      const isEnded = cell(rowsA, 'ended', rowA) === 1 && cell(rowsB, 'ended', rowB) === 1;
      for (const tally of tallies) tally.add(rowsA, rowA, rowsB, rowB, isEnded);
    }
  }
  return { turns: mean(turns), seats: tallies.map((tally) => tally.result()) };
}

class SeatTally {
  private readonly seat: number;
  private readonly wins = { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
  private readonly score: Histogram = new Map();

  constructor(seat: number) {
    this.seat = seat;
  }

  add(rowsA: Rows, rowA: number, rowsB: Rows, rowB: number, isEnded: boolean): void {
    const { seat, wins } = this;
    const inA = (cell(rowsA, 'winners', rowA) & (1 << seat)) !== 0;
    const inB = (cell(rowsB, 'winners', rowB) & (1 << seat)) !== 0;
    wins[inA ? (inB ? 'both' : 'onlyA') : inB ? 'onlyB' : 'neither'] += 1;
    if (!isEnded) return;
    const points = `points_${seat}`;
    count(this.score, cell(rowsB, points, rowB) - cell(rowsA, points, rowA));
  }

  result(): PairTally['seats'][number] {
    return { wins: this.wins, score: mean(this.score) };
  }
}

/** The files are written in the order of tables and games; should that change, nothing false is said. */
function expectTogether(a: Games, rowsA: Rows, rowA: number, b: Games, rowsB: Rows, rowB: number) {
  if (
    cell(rowsA, 'table', rowA) !== a.table ||
    cell(rowsB, 'table', rowB) !== b.table ||
    cell(rowsA, 'game', rowA) !== cell(rowsB, 'game', rowB)
  ) {
    throw new RangeError(`rows ${rowA} and ${rowB} of the games are not the same game`);
  }
}
