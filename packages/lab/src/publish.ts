import type { Published, PublishedRow } from '@empty-chair/registry/published';
import type { LoadedStudy } from './load.ts';
import { runBatch } from './run-batch.ts';
import type { Histogram } from './stats.ts';
import { mean, merged, rate, rounded } from './stats.ts';
import type { Pairs, SeatSummary, Summary, TableSummary } from './summary.ts';

/** Games that are played again to see whether a published number still holds. */
const SPOT_GAMES = 5;

/**
 * The numbers of the seats that a study is about, small enough to be committed and shown. Tables that
 * only differ in axes which the study does not keep apart are added up.
 */
export function publishedFrom(loaded: LoadedStudy, summary: Summary, command: string): Published {
  const { study, fingerprint } = loaded;
  const rows = new Map<string, Row>();
  for (const [index, table] of summary.tables.entries()) {
    if (table.about === undefined) continue;
    const seat = table.seats[table.about] as SeatSummary;
    const axes = Object.fromEntries(
      Object.entries(table.axes).filter(([name]) => study.publish.includes(name)),
    );
    const key = JSON.stringify([seat.name.id, axes]);
    const known = rows.get(key);
    if (known === undefined) rows.set(key, { axes, index, seat, tables: [{ table, seat }] });
    else known.tables.push({ table, seat });
  }
  return {
    title: study.title,
    game: study.game,
    command,
    fingerprint,
    seed: study.seed,
    rows: [...rows.values()].map((row) => publishedRow(loaded, row)),
  };
}

interface Row {
  readonly axes: Readonly<Record<string, string>>;
  /** Of its first table. */
  readonly index: number;
  readonly seat: SeatSummary;
  readonly tables: { readonly table: TableSummary; readonly seat: SeatSummary }[];
}

function publishedRow(loaded: LoadedStudy, { axes, index, seat, tables }: Row): PublishedRow {
  const sum = (of: (one: Row['tables'][number]) => number): number =>
    tables.reduce((all, one) => all + of(one), 0);
  const games = sum(({ table }) => table.games);
  const wins = sum((one) => one.seat.wins);
  const score = mean(together(tables.map((one) => one.seat.score.histogram)));
  const turns = mean(together(tables.map(({ table }) => table.turns.histogram)));
  const won = rate(wins, games);
  return {
    axes,
    seat: seat.name.id,
    ...(seat.plan !== undefined && { plan: seat.plan }),
    games,
    wins,
    winRate: [won.value, won.low, won.high],
    score: [rounded(score.value), score.low, score.high],
    turns: Math.round(turns.value * 10) / 10,
    spot: { table: index, points: spotPoints(loaded, index) },
  };
}

const together = (all: readonly Pairs[]): Histogram => merged(all.map((pairs) => new Map(pairs)));

/** The points of the seat that a table is about, in its first games. */
export function spotPoints(
  loaded: LoadedStudy,
  table: number,
  most = SPOT_GAMES,
): readonly number[] {
  const { study, tables } = loaded;
  const batch = { index: 0, table, first: study.first, games: Math.min(most, study.games) };
  return runBatch(loaded, batch).points[tables[table]?.about ?? 0] ?? [];
}

/** A row on each line: small, and a change of one number is a change of one line. */
export function publishedText({ rows, ...head }: Published): string {
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`);
  const top = JSON.stringify(head, undefined, 1).slice(0, -2);
  return `${top},\n "rows": [\n${lines.join(',\n')}\n ]\n}\n`;
}
