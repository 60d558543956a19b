/**
 * How the table lies in its window, decided here alone: the style sheets ask for it by
 * `[data-shape~='…']` of the page, the rest by `windowShape`.
 */
type Trait =
  /** The panel is a sheet below the board. */
  | 'stacked'
  /** Stacked with little height: only what is needed now. */
  | 'short'
  /** Stacked with the width of a tablet: the sheet has two columns. */
  | 'broad'
  /** The panel is a column beside the board. */
  | 'beside'
  /** Beside with little height, as a phone that lies on its side: the bar is a rail at the edge. */
  | 'rail'
  /** Beside with room for the log in a third column. */
  | 'wide';

export type Shape = readonly Trait[];

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** So much wider than high, and no higher than LOW, is a phone on its side. */
const ON_ITS_SIDE = 1.25;
const LOW = 600;
/** From here on there is room for columns, however high the window is. */
const COLUMNS = 900;
/** Board, chairs and panel fit above each other only in a window higher than this. */
const SHORT = 700;
const TABLET = 700;
const THIRD_COLUMN = 1500;

export function shapeOf({ width, height }: WindowSize): Shape {
  const isLow = height < LOW;
  if (width >= COLUMNS || (isLow && width / height > ON_ITS_SIDE)) {
    if (isLow) return ['beside', 'rail'];
    return width >= THIRD_COLUMN ? ['beside', 'wide'] : ['beside'];
  }
  const short = height <= SHORT ? (['short'] as const) : [];
  const broad = width >= TABLET ? (['broad'] as const) : [];
  return ['stacked', ...short, ...broad];
}
