import { resolve } from 'node:path';
import { literal } from '@empty-chair/kernel/words';
import type { Comparison, TableComparison } from '@empty-chair/lab/compare/compare';
import { compareStudies } from '@empty-chair/lab/compare/compare';
import { estimate, points, seatName, signed } from '@empty-chair/lab/compare/labels';
import { comparePage, remarks } from '@empty-chair/lab/compare/page';
import { Labels } from '@empty-chair/lab/report/labels';
import type { say } from '@empty-chair/text/catalogue';
import { columns } from '../columns.ts';
import type { Context } from '../context.ts';
import { loadGame, present } from '../context.ts';
import { findGame } from '../find-game.ts';
import { writeText } from '../json-file.ts';

export interface LabCompareOptions {
  /** Of finished studies. */
  readonly a: string;
  readonly b: string;
  readonly out: string | undefined;
}

export async function labCompare(
  context: Context,
  { a, b, out }: LabCompareOptions,
): Promise<void> {
  const folder = (name: string) => ({ name, path: resolve(context.io.cwd, name) });
  const comparison = await compareStudies(folder(a), folder(b));
  const { words } = await loadGame(context, await findGame(context.games, comparison.game));
  const labels = new Labels(words);
  if (out !== undefined) writeText(context.io, out, comparePage(comparison, words));
  present(context, {
    asJson: () => ({ ...comparison, ...(out !== undefined && { file: out }) }),
    asLines: () => [
      ...headLines(labels, comparison),
      ...comparison.tables.flatMap((table) => tableLines(labels, table)),
      ...(out === undefined ? [] : [labels.tell('lab.written', { file: literal(out) })]),
    ],
  });
}

function headLines(labels: Labels, comparison: Comparison): readonly string[] {
  const { a, b, gamesPerTable, tables } = comparison;
  return [
    `A: ${a.title} (${a.folder})`,
    `B: ${b.title} (${b.folder})`,
    labels.tell('lab.compare.head', { n: tables.length, games: gamesPerTable }),
    ...remarks(labels, comparison),
  ];
}

function tableLines(labels: Labels, { axes, seats, turns }: TableComparison): readonly string[] {
  const tell = (id: Parameters<typeof say>[0]): string => labels.tell(id);
  const name = labels.table(axes);
  return [
    '',
    ...(name === '' ? [] : [name]),
    ...columns([
      [
        '',
        'A',
        'B',
        tell('lab.compare.winPoints'),
        tell('lab.compare.both'),
        tell('lab.compare.onlyA'),
        tell('lab.compare.onlyB'),
        tell('lab.compare.neither'),
        tell('lab.compare.chance'),
        tell('lab.compare.scorePoints'),
      ],
      ...seats.map((seat) => [
        seatName(labels, seat),
        labels.percent(seat.a.winRate.value),
        labels.percent(seat.b.winRate.value),
        estimate(labels, seat.difference, points),
        ...[seat.wins.both, seat.wins.onlyA, seat.wins.onlyB, seat.wins.neither].map(
          labels.words.number,
        ),
        labels.percent(seat.chance),
        estimate(labels, seat.score, signed),
      ]),
    ]),
    `${tell('lab.turns')}: ${estimate(labels, turns, signed)}`,
  ];
}
