import type { Mark } from './marks.ts';
import { MARKS } from './marks.ts';
import type { Scale } from './scale.ts';

/** Data of the page's script: all words, numbers and marks are ready to be drawn. */
export type Chart = RowsChart | CurvesChart;

/** One line for each: a point in its interval, with its name and its figures beside it. */
export interface RowsChart {
  readonly kind: 'rows';
  readonly scale: DrawnScale;
  readonly reference?: { readonly at: number; readonly text: string };
  readonly groups: readonly RowGroup[];
}
export interface RowGroup {
  readonly title?: string;
  readonly mark?: Mark;
  readonly rows: readonly Row[];
}
export interface Row {
  readonly label: string;
  readonly figure: string;
  readonly mark: Mark;
  readonly at: number;
  readonly thin: readonly [number, number];
  readonly thick?: readonly [number, number];
}

/** Shares over bins: lines for several, bars for one. */
export interface CurvesChart {
  readonly kind: 'curves';
  readonly bars: boolean;
  readonly x: readonly number[];
  readonly xScale: DrawnScale;
  readonly yScale: DrawnScale;
  /** What is said of each bin when it is pointed at. */
  readonly readout: readonly string[];
  readonly series: readonly { readonly mark: Mark; readonly y: readonly number[] }[];
}

export interface DrawnScale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

export function drawn({ from, to, ticks }: Scale, text: (value: number) => string): DrawnScale {
  return { from, to, ticks: ticks.map((at) => ({ at, text: text(at) })) };
}

/** Turns are nobody's: the last mark, which a seat only gets when all others are taken. */
export const NOBODY = MARKS.length - 1;

export const markAt = (index: number): Mark => MARKS[index] ?? (MARKS[0] as Mark);

/** A chart with its words, and the same as a table for whoever cannot see it. */
export interface Figure {
  readonly caption: string;
  /** How it is to be read. */
  readonly note: string;
  readonly chart: Chart;
  /** The names of the marks, where the rows do not say them. */
  readonly legend: readonly {
    readonly mark: Mark;
    readonly name: string;
    readonly line: boolean;
  }[];
  readonly table: TextTable;
}

export interface TextTable {
  readonly head: readonly string[];
  /** The first cells that name a row. */
  readonly names: number;
  readonly rows: readonly (readonly string[])[];
}
