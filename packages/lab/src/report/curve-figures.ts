import { literal } from '@empty-chair/kernel/words';
import { binned } from './bins.ts';
import type { Figure } from './charts.ts';
import { drawn, markAt, NOBODY } from './charts.ts';
import type { Labels } from './labels.ts';
import type { Group, Shape } from './model.ts';
import { scaleOver } from './scale.ts';

/** How the points of each seat are spread, as lines over all games. */
export function scoreCurves(labels: Labels, { seats }: Group): Figure {
  // Who always has the same points would be one spike that flattens all others: that is said in words.
  const varying = seats.filter(({ score }) => score.least < score.most);
  const constant = seats.filter((seat) => !varying.includes(seat));
  return curves(labels, {
    caption: labels.tell('lab.report.scoreCurves'),
    note: [
      labels.tell('lab.report.curves.note'),
      ...constant.map((seat) =>
        labels.tell('lab.report.constant', {
          seat: literal(labels.seat(seat)),
          n: seat.score.least,
        }),
      ),
    ].join(' '),
    unit: labels.tell('lab.score'),
    bars: false,
    series: varying.map((seat) => ({
      name: labels.seat(seat),
      mark: seat.mark,
      shape: seat.score,
    })),
  });
}

export function turnBars(labels: Labels, { turns }: Group): Figure {
  return curves(labels, {
    caption: labels.tell('lab.report.turnBars'),
    note: labels.tell('lab.report.bars.note'),
    unit: labels.tell('lab.turns'),
    bars: true,
    series: [{ name: labels.tell('lab.report.shareOfGames'), mark: NOBODY, shape: turns }],
  });
}

interface Curves {
  readonly caption: string;
  readonly note: string;
  readonly unit: string;
  readonly bars: boolean;
  readonly series: readonly {
    readonly name: string;
    readonly mark: number;
    readonly shape: Shape;
  }[];
}

function curves(labels: Labels, { caption, note, unit, bars, series }: Curves): Figure {
  const { width, starts, counts } = binned(series.map(({ shape }) => shape.histogram));
  const shares = counts.map((own) => {
    const all = own.reduce((sum, n) => sum + n, 0);
    return own.map((n) => (all === 0 ? 0 : n / all));
  });
  const { number } = labels.words;
  const nameOf = (start: number): string =>
    width === 1 ? number(start) : `${number(start)}–${number(start + width - 1)}`;
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  const [from, to] = [first - width / 2, last + width - 1 + width / 2];
  const ends = scaleOver([first, last + width - 1]);
  return {
    caption,
    note,
    legend: bars ? [] : series.map(({ name, mark }) => ({ mark: markAt(mark), name, line: true })),
    chart: {
      kind: 'curves',
      bars,
      x: starts.map((start) => start + (width - 1) / 2),
      xScale: drawn(
        { ...ends, ticks: ends.ticks.filter((at) => at >= from && at <= to), from, to },
        number,
      ),
      yScale: drawn(scaleOver([0, ...shares.flat()]), (at) => labels.percent(at)),
      readout: starts.map((start, index) => {
        const told = series.map(({ name }, at) => {
          const share = labels.percent(shares[at]?.[index] ?? 0);
          return bars ? share : `${name} ${share}`;
        });
        return `${unit} ${nameOf(start)}: ${told.join(', ')}`;
      }),
      series: series.map(({ mark }, index) => ({ mark: markAt(mark), y: shares[index] ?? [] })),
    },
    table: {
      head: [unit, ...series.map(({ name }) => name)],
      names: 1,
      rows: starts.map((start, index) => [
        nameOf(start),
        ...shares.map((own) => labels.percent(own[index] ?? 0)),
      ]),
    },
  };
}
