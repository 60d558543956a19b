import type { Figure, Row, RowGroup } from '../report/charts.ts';
import { drawn, markAt, NOBODY } from '../report/charts.ts';
import type { Labels } from '../report/labels.ts';
import { marksFor } from '../report/marks.ts';
import { scaleOver } from '../report/scale.ts';
import type { Estimate } from '../stats.ts';
import type { Comparison, SeatComparison, TableComparison } from './compare.ts';
import type { Written } from './labels.ts';
import { estimate, interval, points, seatName, signed } from './labels.ts';

/** How much oftener each seat won in B, with McNemar's counts. */
export function winFigure(labels: Labels, { tables }: Comparison): Figure {
  return figure(labels, {
    caption: labels.tell('lab.compare.winRates'),
    written: points,
    groups: seatGroups(labels, tables, ({ difference }) => difference, points),
    table: {
      head: [
        labels.tell('lab.report.table'),
        labels.tell('lab.report.seat'),
        'A',
        'B',
        labels.tell('lab.compare.difference'),
        labels.tell('lab.interval'),
        labels.tell('lab.compare.both'),
        labels.tell('lab.compare.onlyA'),
        labels.tell('lab.compare.onlyB'),
        labels.tell('lab.compare.neither'),
        labels.tell('lab.compare.chance'),
      ],
      names: 2,
      rows: eachSeat(tables).map(({ axes, seat }) => {
        const { a, b, difference, wins, chance } = seat;
        return [
          labels.table(axes) || '–',
          seatName(labels, seat),
          labels.percent(a.winRate.value),
          labels.percent(b.winRate.value),
          points(labels, difference.value),
          interval(labels, difference, points),
          ...[wins.both, wins.onlyA, wins.onlyB, wins.neither].map((n) => labels.number(n)),
          labels.percent(chance),
        ];
      }),
    },
  });
}

export function scoreFigure(labels: Labels, { tables }: Comparison): Figure {
  return figure(labels, {
    caption: labels.tell('lab.compare.scores'),
    written: signed,
    groups: seatGroups(labels, tables, ({ score }) => score, signed),
    table: {
      head: [
        labels.tell('lab.report.table'),
        labels.tell('lab.report.seat'),
        labels.tell('lab.compare.difference'),
        labels.tell('lab.interval'),
      ],
      names: 2,
      rows: eachSeat(tables).map(({ axes, seat }) => [
        labels.table(axes) || '–',
        seatName(labels, seat),
        signed(labels, seat.score.value),
        interval(labels, seat.score, signed),
      ]),
    },
  });
}

export function turnFigure(labels: Labels, { tables }: Comparison): Figure {
  const nameOf = ({ axes }: TableComparison): string =>
    labels.table(axes) || labels.tell('lab.report.allTables');
  return figure(labels, {
    caption: labels.tell('lab.compare.turns'),
    written: signed,
    groups: [
      { rows: tables.map((table) => row(labels, nameOf(table), NOBODY, table.turns, signed)) },
    ],
    table: {
      head: [
        labels.tell('lab.report.table'),
        labels.tell('lab.compare.difference'),
        labels.tell('lab.interval'),
      ],
      names: 1,
      rows: tables.map((table) => [
        nameOf(table),
        signed(labels, table.turns.value),
        interval(labels, table.turns, signed),
      ]),
    },
  });
}

interface Parts {
  readonly caption: string;
  readonly written: Written;
  readonly groups: readonly RowGroup[];
  readonly table: Figure['table'];
}

/** Right of the line in the middle B has more, left of it A. */
function figure(labels: Labels, { caption, written, groups, table }: Parts): Figure {
  const ends = groups.flatMap(({ rows }) => rows.flatMap(({ thin }) => thin));
  return {
    caption,
    note: labels.tell('lab.compare.note'),
    legend: [],
    chart: {
      kind: 'rows',
      scale: drawn(scaleOver([0, ...ends]), (at) => written(labels, at)),
      reference: { at: 0, text: labels.tell('lab.compare.same') },
      groups,
    },
    table,
  };
}

const eachSeat = (tables: readonly TableComparison[]) =>
  tables.flatMap(({ axes, seats }) => seats.map((seat) => ({ axes, seat })));

/** One group for each seat, one row for each table; with one table the seats are the rows. */
function seatGroups(
  labels: Labels,
  tables: readonly TableComparison[],
  value: (seat: SeatComparison) => Estimate,
  written: Written,
): readonly RowGroup[] {
  const all = eachSeat(tables);
  const names = [...new Set(all.map(({ seat }) => seatName(labels, seat)))];
  const marks = marksFor(
    names.map((name) => idOf(all.find(({ seat }) => seatName(labels, seat) === name)?.seat)),
  );
  const groups = names.map((title, index) => {
    const mark = marks[index] ?? 0;
    const rows = all
      .filter(({ seat }) => seatName(labels, seat) === title)
      .map(({ axes, seat }) =>
        row(labels, labels.table(axes) || title, mark, value(seat), written),
      );
    return { title, mark: markAt(mark), rows };
  });
  return tables.length > 1
    ? groups
    : [
        {
          rows: groups.flatMap(({ rows, title }) => rows.map((one) => ({ ...one, label: title }))),
        },
      ];
}

const idOf = (seat: SeatComparison | undefined): string => seat?.a.name.id ?? '';

function row(labels: Labels, label: string, mark: number, one: Estimate, written: Written): Row {
  return {
    label,
    figure: estimate(labels, one, written),
    mark: markAt(mark),
    at: one.value,
    thin: [one.low, one.high],
  };
}
