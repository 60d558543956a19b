/**
 * The way as a snake: three boxes to the right, three to the left, and so on. A new chart begins a
 * reach of its own, on the left, under its name.
 */
export interface Stop {
  readonly chart: string;
  /** Whether a way leads from here to the next stop. */
  readonly isJoined: boolean;
}

/** The line that leaves a box: beside it, below it, down to the head of another chart, or none. */
export type Joint = 'right' | 'left' | 'down' | 'chart' | 'none';

export interface Cell {
  /** Of the stop. */
  readonly index: number;
  readonly row: number;
  readonly column: number;
  readonly joint: Joint;
}

export interface Reach {
  readonly chart: string;
  /** The column from which a line comes down to the head of this reach. */
  readonly from: number | undefined;
  readonly cells: readonly Cell[];
}

export function snake(stops: readonly Stop[], columns: number): readonly Reach[] {
  const reaches: Reach[] = [];
  for (const stretch of stretchesOf(stops)) {
    const last = reaches.at(-1)?.cells.at(-1);
    reaches.push({
      chart: stops[stretch.from]?.chart ?? '',
      from: last?.joint === 'chart' ? last.column : undefined,
      cells: cellsOf(stops, stretch, columns),
    });
  }
  return reaches;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Broken where the chart changes, and where nothing leads on (another run begins). */
function stretchesOf(stops: readonly Stop[]): readonly Stretch[] {
  const starts = stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    const goesOn = before?.isJoined === true && before.chart === stop.chart;
    return goesOn ? [] : [index];
  });
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? stops.length }));
}

function cellsOf(stops: readonly Stop[], { from, to }: Stretch, columns: number): readonly Cell[] {
  return stops.slice(from, to).map(({ isJoined }, i) => {
    const row = Math.floor(i / columns);
    const isRightward = row % 2 === 0;
    const along = i % columns;
    const isEnd = from + i === to - 1;
    return {
      index: from + i,
      row,
      column: isRightward ? along : columns - 1 - along,
      joint: jointOf(
        isEnd,
        isEnd && to === stops.length,
        isJoined,
        along === columns - 1,
        isRightward,
      ),
    };
  });
}

function jointOf(
  isEnd: boolean,
  isVeryEnd: boolean,
  isJoined: boolean,
  isEdge: boolean,
  isRightward: boolean,
): Joint {
  if (isEnd) return isJoined && !isVeryEnd ? 'chart' : 'none';
  if (isEdge) return 'down';
  return isRightward ? 'right' : 'left';
}
