import type { Figure, Row, RowGroup } from './charts.ts';
import { drawn, markAt, NOBODY } from './charts.ts';
import type { Labels } from './labels.ts';
import type { Group, SeatResult, Shape } from './model.ts';
import { scaleOver } from './scale.ts';

/** A group under the name that its row gets. */
export interface NamedGroup {
  readonly label: string;
  readonly group: Group;
}

/** For each seat its rates, one row for each group: what changes along an axis stands together. */
export function winRates(labels: Labels, head: string, groups: readonly NamedGroup[]): Figure {
  const even = evenShareOf(groups);
  const rows = seatRows(groups, (seat, label): Row => {
    const { value, low, high } = seat.winRate;
    return {
      label,
      figure: labels.rate(seat.winRate),
      mark: markAt(seat.mark),
      at: value,
      thin: [low, high],
    };
  });
  const ends = rows.flatMap(({ rows }) => rows.map(({ thin }) => thin[1]));
  return {
    caption: labels.tell('lab.report.winRates'),
    note: labels.tell('lab.report.winRates.note'),
    legend: [],
    chart: {
      kind: 'rows',
      scale: drawn(scaleOver([0, ...ends]), (at) => labels.percent(at)),
      ...(even !== undefined && {
        reference: {
          at: even,
          text: labels.tell('lab.report.evenShare'),
        },
      }),
      groups: titled(labels, groups, rows),
    },
    table: {
      head: [
        labels.tell('lab.report.seat'),
        head,
        labels.tell('lab.report.games'),
        labels.tell('lab.wins'),
        labels.tell('lab.report.sharedWins'),
        labels.tell('lab.report.winRate'),
        labels.tell('lab.interval'),
      ],
      names: 2,
      rows: seatsIn(groups).map(({ seat, label }) => [
        labels.seat(seat),
        label,
        labels.number(seat.games),
        labels.number(seat.wins),
        labels.number(seat.shared),
        labels.percent(seat.winRate.value),
        labels.range(labels.percent(seat.winRate.low), labels.percent(seat.winRate.high)),
      ]),
    },
  };
}

/** For each seat the spread of its points, one row for each group. */
export function scoreSpreads(labels: Labels, head: string, groups: readonly NamedGroup[]): Figure {
  const rows = seatRows(groups, (seat, label) => spreadRow(labels, seat.score, label, seat.mark));
  return spreads(labels, {
    caption: labels.tell('lab.report.scoreSpreads'),
    groups: titled(labels, groups, rows),
    head: [labels.tell('lab.report.seat'), head],
    rows: seatsIn(groups).map(({ seat, label }) => [[labels.seat(seat), label], seat.score]),
  });
}

/** The spread of the number of turns, one row for each group. */
export function turnSpreads(labels: Labels, head: string, groups: readonly NamedGroup[]): Figure {
  return spreads(labels, {
    caption: labels.tell('lab.report.turnSpreads'),
    groups: [
      { rows: groups.map(({ label, group }) => spreadRow(labels, group.turns, label, NOBODY)) },
    ],
    head: [head],
    rows: groups.map(({ label, group }) => [[label], group.turns]),
  });
}

/** Shared by all groups, else there is no one line to draw. */
function evenShareOf(groups: readonly NamedGroup[]): number | undefined {
  const shares = new Set(groups.map(({ group }) => group.evenShare));
  const [only] = shares;
  return shares.size === 1 ? only : undefined;
}

function seatsIn(groups: readonly NamedGroup[]) {
  const all = groups.flatMap(({ label, group }) => group.seats.map((seat) => ({ seat, label })));
  const keys = [...new Set(all.map(({ seat }) => seat.key))];
  return keys.flatMap((key) => all.filter(({ seat }) => seat.key === key));
}

function seatRows(
  groups: readonly NamedGroup[],
  row: (seat: SeatResult, label: string) => Row,
): readonly { readonly seat: SeatResult; readonly rows: readonly Row[] }[] {
  const bySeat = new Map<string, { seat: SeatResult; rows: Row[] }>();
  for (const { seat, label } of seatsIn(groups)) {
    const own = bySeat.get(seat.key) ?? { seat, rows: [] };
    own.rows.push(row(seat, label));
    bySeat.set(seat.key, own);
  }
  return [...bySeat.values()];
}

/** With one group the seats themselves are the rows. */
function titled(
  labels: Labels,
  groups: readonly NamedGroup[],
  found: ReturnType<typeof seatRows>,
): readonly RowGroup[] {
  if (groups.length > 1) {
    return found.map(({ seat, rows }) => ({
      title: labels.seat(seat),
      mark: markAt(seat.mark),
      rows,
    }));
  }
  return [
    {
      rows: found.flatMap(({ seat, rows }) =>
        rows.map((row) => ({ ...row, label: labels.seat(seat) })),
      ),
    },
  ];
}

function spreadRow(labels: Labels, shape: Shape, label: string, mark: number): Row {
  const { mean, least, most, quarter, median, threeQuarters } = shape;
  return {
    label,
    figure: `${labels.tenths(mean.value)} (${labels.number(least)}–${labels.number(most)})`,
    mark: markAt(mark),
    at: median,
    thick: [quarter, threeQuarters],
    thin: [least, most],
  };
}

interface Spreads {
  readonly caption: string;
  readonly groups: readonly RowGroup[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly [names: readonly string[], shape: Shape])[];
}

function spreads(labels: Labels, { caption, groups, head, rows }: Spreads): Figure {
  const ends = groups.flatMap(({ rows }) => rows.flatMap(({ thin }) => thin));
  const { number } = labels.words;
  return {
    caption,
    note: labels.tell('lab.report.spreads.note'),
    legend: [],
    chart: { kind: 'rows', scale: drawn(scaleOver(ends), number), groups },
    table: {
      head: [
        ...head,
        labels.tell('lab.report.mean'),
        labels.tell('lab.interval'),
        labels.tell('lab.report.least'),
        labels.tell('lab.report.quarter'),
        labels.tell('lab.report.median'),
        labels.tell('lab.report.threeQuarters'),
        labels.tell('lab.report.most'),
      ],
      names: head.length,
      rows: rows.map(([names, { mean, ...shape }]) => [
        ...names,
        number(mean.value),
        labels.range(number(mean.low), number(mean.high)),
        number(shape.least),
        number(shape.quarter),
        number(shape.median),
        number(shape.threeQuarters),
        number(shape.most),
      ]),
    },
  };
}
