import type { Ref } from '@empty-chair/kernel/words';
import type { Estimate, Histogram, Spread } from '../stats.ts';
import { merged, rate, sorted, spread } from '../stats.ts';
import type { Pairs, SeatSummary, Summary, TableSummary } from '../summary.ts';
import { marksFor } from './marks.ts';

/** What a report draws, as numbers and names: no words, no page. */
export interface ReportModel {
  readonly all: Group;
  readonly axes: readonly AxisModel[];
  readonly tables: readonly Group[];
}

export interface AxisModel {
  readonly name: string;
  readonly values: readonly (Group & { readonly label: string })[];
}

/** Tables taken together. */
export interface Group {
  readonly axes: Readonly<Record<string, string>>;
  readonly games: number;
  readonly unfinished: number;
  readonly nobody: number;
  /** What each seat would win if all were equal; undefined where tables differ in their seats. */
  readonly evenShare: number | undefined;
  readonly turns: Shape;
  readonly seats: readonly SeatResult[];
  readonly traced: number;
  /** In how many of the traced games each rule was at work. */
  readonly rules: ReadonlyMap<string, number>;
}

export interface SeatResult {
  readonly key: string;
  readonly name: Ref;
  readonly bot: boolean;
  readonly plan: string | undefined;
  /** The number of its mark in marks.ts, the same all over the report. */
  readonly mark: number;
  readonly games: number;
  readonly wins: number;
  readonly shared: number;
  readonly winRate: Estimate;
  readonly score: Shape;
}

export type Shape = Spread & { readonly histogram: Pairs };

export function modelOf({ tables }: Pick<Summary, 'tables'>): ReportModel {
  const keys = [...new Set(tables.flatMap((table) => keysOf(table)))];
  const marks = marksFor(keys);
  const markOf = new Map(keys.map((key, index) => [key, marks[index] ?? 0]));
  const axes = [...new Set(tables.flatMap((table) => Object.keys(table.axes)))];
  return {
    all: groupOf(tables, markOf),
    axes: axes.map((name) => ({
      name,
      values: labelsOf(tables, name).map((label) => ({
        label,
        ...groupOf(
          tables.filter((table) => table.axes[name] === label),
          markOf,
          isMeant,
        ),
      })),
    })),
    tables: tables.map((table) => groupOf([table], markOf)),
  };
}

/** In the order of the study. */
function labelsOf(tables: readonly TableSummary[], axis: string): readonly string[] {
  const labels = tables.map((table) => table.axes[axis]).filter((label) => label !== undefined);
  return [...new Set(labels)];
}

/** An axis says something of the seat that a table is about: its level is not that of the others. */
const isMeant = ({ about }: TableSummary, seat: number): boolean =>
  about === undefined || about === seat;

function groupOf(
  tables: readonly TableSummary[],
  markOf: ReadonlyMap<string, number>,
  counts: (table: TableSummary, seat: number) => boolean = () => true,
): Group {
  const total = (of: (table: TableSummary) => number): number =>
    tables.reduce((sum, table) => sum + of(table), 0);
  const seatsAt = new Set(tables.map(({ seats }) => seats.length));
  const [seats = 0] = seatsAt;
  return {
    axes: tables.length === 1 ? (tables[0]?.axes ?? {}) : {},
    games: total(({ games }) => games),
    unfinished: total(({ unfinished }) => unfinished),
    nobody: total(({ nobody }) => nobody),
    evenShare: seatsAt.size === 1 && seats > 0 ? 1 / seats : undefined,
    turns: shapeOf(tables.map(({ turns }) => turns.histogram)),
    seats: seatsOf(tables, markOf, counts),
    traced: total(({ coverage }) => coverage.games),
    rules: rulesOf(tables),
  };
}

/**
 * Who sits there and how it plays: seats alike are one in a report, wherever they sit. Two of the same
 * name at one table stay two.
 */
function keysOf({ seats }: TableSummary): readonly string[] {
  const own = seats.map(({ name, plan }) => [name.kind, name.id, plan ?? ''].join(' '));
  return own.map((key, index) => {
    const before = own.slice(0, index).filter((other) => other === key).length;
    return before === 0 ? key : `${key} ${before + 1}`;
  });
}

function seatsOf(
  tables: readonly TableSummary[],
  markOf: ReadonlyMap<string, number>,
  counts: (table: TableSummary, seat: number) => boolean,
): readonly SeatResult[] {
  const together = new Map<string, { seat: SeatSummary; table: TableSummary }[]>();
  for (const table of tables) {
    const keys = keysOf(table);
    for (const [index, seat] of table.seats.entries()) {
      if (!counts(table, index)) continue;
      const key = keys[index] as string;
      together.set(key, [...(together.get(key) ?? []), { seat, table }]);
    }
  }
  return [...together].map(([key, found]) => {
    const { name, bot, plan } = (found[0] as (typeof found)[number]).seat;
    const games = found.reduce((sum, { table }) => sum + table.games, 0);
    const wins = found.reduce((sum, { seat }) => sum + seat.wins, 0);
    return {
      key,
      name,
      bot,
      plan,
      mark: markOf.get(key) ?? 0,
      games,
      wins,
      shared: found.reduce((sum, { seat }) => sum + seat.shared, 0),
      winRate: rate(wins, games),
      score: shapeOf(found.map(({ seat }) => seat.score.histogram)),
    };
  });
}

function shapeOf(histograms: readonly Pairs[]): Shape {
  const all: Histogram = merged(histograms.map((pairs) => new Map(pairs)));
  return { ...spread(all), histogram: sorted(all) };
}

function rulesOf(tables: readonly TableSummary[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { coverage } of tables) {
    for (const [rule, games] of Object.entries(coverage.rules)) {
      all.set(rule, (all.get(rule) ?? 0) + games);
    }
  }
  return all;
}
