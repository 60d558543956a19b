import { join } from 'node:path';
import { Refused } from '@empty-chair/kernel/errors';
import type { Ref } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import { openFinished } from '../finished.ts';
import type { Estimate } from '../stats.ts';
import { rate } from '../stats.ts';
import { GAMES_FILE } from '../store.ts';
import type { SeatSummary, Summary, TableSummary } from '../summary.ts';
import type { GamesFile } from './games-file.ts';
import { openGames } from './games-file.ts';
import type { GameRange, TablePair } from './match.ts';
import { commonGames, pairTables } from './match.ts';
import type { WinCounts } from './paired.ts';
import { chanceOfSplit, winDifference } from './paired.ts';
import type { PairTally } from './tally.ts';
import { tallyPairs } from './tally.ts';

/** Two studies set against each other game by game. Differences are B less A. */
export interface Comparison {
  readonly game: string;
  readonly seed: string;
  readonly first: number;
  readonly gamesPerTable: number;
  readonly a: Side;
  readonly b: Side;
  readonly tables: readonly TableComparison[];
}
export interface Side {
  readonly title: string;
  readonly folder: string;
  readonly fingerprint: string;
  readonly rulesVersion: number;
  /** Tables that have no partner in the other study. */
  readonly leftOut: number;
}
export interface TableComparison {
  readonly axes: Readonly<Record<string, string>>;
  readonly games: number;
  readonly turns: Estimate;
  readonly seats: readonly SeatComparison[];
}
export interface SeatComparison {
  readonly seat: number;
  readonly a: Player;
  readonly b: Player;
  readonly wins: WinCounts;
  readonly difference: Estimate;
  /** McNemar's test. */
  readonly chance: number;
  /** Of the games that ended in both. */
  readonly score: Estimate;
}
interface Player {
  readonly name: Ref;
  readonly plan?: string;
  readonly winRate: Estimate;
}

/** A folder, and how it is called before people. */
export interface Folder {
  readonly path: string;
  readonly name: string;
}

export async function compareStudies(folderA: Folder, folderB: Folder): Promise<Comparison> {
  const [a, b] = [await open(folderA), await open(folderB)];
  const range = commonGames(a.summary, b.summary);
  const pairs = pairTables(a.summary, b.summary);
  const tables: TableComparison[] = [];
  for (const pair of pairs) tables.push(await compareTables(a, b, pair, range));
  const sideOf = ({ folder, summary }: Opened): Side => ({
    title: summary.title,
    folder,
    fingerprint: summary.fingerprint,
    rulesVersion: summary.rulesVersion,
    leftOut: summary.tables.length - pairs.length,
  });
  return {
    game: a.summary.game,
    seed: a.summary.seed,
    first: range.first,
    gamesPerTable: range.games,
    a: sideOf(a),
    b: sideOf(b),
    tables,
  };
}

interface Opened {
  readonly folder: string;
  readonly summary: Summary;
  readonly games: GamesFile;
}

async function open({ path, name }: Folder): Promise<Opened> {
  const { summary } = openFinished(path, name);
  const games = await openGames(join(path, GAMES_FILE));
  if (games.fingerprint !== summary.fingerprint) {
    throw new Refused(say('lab.compare.mixedFolder', { folder: literal(name) }));
  }
  return { folder: name, summary, games };
}

async function compareTables(
  a: Opened,
  b: Opened,
  pair: TablePair,
  { first, games }: GameRange,
): Promise<TableComparison> {
  const rowOf = ({ summary }: Opened, table: number): number =>
    table * summary.gamesPerTable + first - summary.first;
  const [inA, inB] = [a.summary.tables[pair.a], b.summary.tables[pair.b]];
  const seats = inA === undefined || inB === undefined ? [] : commonSeats(inA, inB);
  const tally = await tallyPairs(
    { file: a.games, table: pair.a, from: rowOf(a, pair.a) },
    { file: b.games, table: pair.b, from: rowOf(b, pair.b) },
    games,
    seats.map(({ index }) => index),
  );
  return {
    axes: pair.axes,
    games,
    turns: tally.turns,
    seats: seats.map((seat, index) =>
      seatOf(seat, tally.seats[index] as PairTally['seats'][number]),
    ),
  };
}

interface CommonSeat {
  /** Its place at both tables. */
  readonly index: number;
  readonly a: SeatSummary;
  readonly b: SeatSummary;
}

/** The same seat, held by somebody of the same kind: a bot is not set against a person. */
function commonSeats(a: TableSummary, b: TableSummary): readonly CommonSeat[] {
  return a.seats.flatMap((seat, index) => {
    const other = b.seats[index];
    return other !== undefined && other.name.kind === seat.name.kind
      ? [{ index, a: seat, b: other }]
      : [];
  });
}

function seatOf({ a, b }: CommonSeat, { wins, score }: PairTally['seats'][number]): SeatComparison {
  const games = wins.both + wins.onlyA + wins.onlyB + wins.neither;
  return {
    seat: a.seat,
    a: playerOf(a, rate(wins.both + wins.onlyA, games)),
    b: playerOf(b, rate(wins.both + wins.onlyB, games)),
    wins,
    difference: winDifference(wins),
    chance: chanceOfSplit(wins),
    score,
  };
}

const playerOf = ({ name, plan }: SeatSummary, winRate: Estimate): Player => ({
  name,
  ...(plan !== undefined && { plan }),
  winRate,
});
