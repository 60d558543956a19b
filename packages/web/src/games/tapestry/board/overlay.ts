import type { Goal } from '@empty-chair/game-tapestry/view';
import type { MessageId, Params, Ref } from '@empty-chair/kernel/words';
import type { Point } from '../../common/board/geometry.ts';
import type { Marks, PlaceMark } from '../../types.ts';
import { GOALS, valueText } from '../value-text.ts';
import type { HexLayout } from './hex-geometry.ts';
import { along, HEIGHT, RADIUS } from './hex-geometry.ts';

export const HEX = 'hex';
export const TRACK = 'track';
export const hexRef = (id: string): Ref => ({ kind: HEX, id });
const READING_ORDER = 'why.readingOrder';

/** While a decision is shown: no option of it, or struck out of it. */
export type Look = 'faint' | 'struck' | undefined;

export interface Marked {
  readonly id: string;
  readonly at: Point;
  readonly mark: PlaceMark;
}
export interface Way {
  readonly id: string;
  readonly points: readonly Point[];
  /** The hexes in between, counted from the goal: each as far as its number says. */
  readonly steps: readonly { readonly at: Point; readonly n: number }[];
}
/** The order of reading that a card shows: its number on every hex, and the arrow of the first row. */
export interface Reading {
  readonly numbers: readonly { readonly id: string; readonly at: Point; readonly n: number }[];
  readonly arrow: readonly [Point, Point] | undefined;
}
/** The marks brought onto the board; those about neither hex nor track are left to the panel. */
export interface HexOverlay {
  readonly marks: readonly Marked[];
  readonly byHex: ReadonlyMap<string, readonly PlaceMark[]>;
  readonly tracks: ReadonlyMap<string, PlaceMark>;
  /** A decision about hexes is shown: all that is no option steps back. */
  readonly deciding: boolean;
  /** The values are distances or counts: written large. */
  readonly large: boolean;
  readonly ways: readonly Way[];
  readonly reading: Reading | undefined;
  /** What the window should show. */
  readonly focus: readonly Point[];
}
/** What the game knows of ways and orders. */
export interface Known {
  readonly wayTo: (id: string, goal: Goal) => readonly string[];
  readonly rowsOf: (card: number) => readonly (readonly string[])[];
}

const DECIDING: readonly PlaceMark['as'][] = ['option', 'struck', 'chosen'];
/** More ways than these would only be a tangle. */
const MOST_WAYS = 4;

export function lookOf({ deciding, byHex }: HexOverlay, id: string): Look {
  if (!deciding) return undefined;
  const marks = byHex.get(id);
  if (marks === undefined) return 'faint';
  return marks.some(({ as }) => as === 'struck') ? 'struck' : undefined;
}

export function overlayOf(layout: HexLayout, { places, about }: Marks, known: Known): HexOverlay {
  const why = about?.why;
  // What a condition ruled out is struck while that condition is told, and no choice after it.
  const shown = places
    .filter(({ barred, letter }) => !barred || letter === about?.letter)
    .map((mark) => (why === undefined ? mark : asWritten(mark, why)));
  const marks = shown.flatMap((mark): Marked[] => {
    const at = mark.ref.kind === HEX ? layout.at.get(mark.ref.id) : undefined;
    return at === undefined ? [] : [{ id: mark.ref.id, at, mark }];
  });
  // Whoever is still in is drawn over those who are out, and numbers over what has none.
  marks.sort((a, b) => height(a.mark) - height(b.mark));
  const byHex = new Map<string, PlaceMark[]>();
  for (const { id, mark } of marks) byHex.set(id, [...(byHex.get(id) ?? []), mark]);
  const goal = why === undefined ? undefined : GOALS[why];
  const ways = goal === undefined ? [] : waysOf(layout, marks, goal, known);
  return {
    marks,
    byHex,
    tracks: new Map(
      shown.filter(({ ref }) => ref.kind === TRACK).map((mark) => [mark.ref.id, mark]),
    ),
    deciding: marks.some(({ mark }) => DECIDING.includes(mark.as)),
    large: goal !== undefined || why === READING_ORDER,
    ways,
    reading: why === READING_ORDER ? readingOf(layout, about?.note, known) : undefined,
    focus: [
      ...marks.filter(({ mark }) => isWatched(mark, about?.letter)).map(({ at }) => at),
      ...ways.flatMap(({ points }) => points.at(-1) ?? []),
    ],
  };
}

function height({ as, value }: PlaceMark): number {
  if (as !== 'struck') return 2;
  return value === undefined ? 0 : 1;
}

/** What is still in, and what the criterion that is told has just struck out. */
const isWatched = ({ as, letter, barred }: PlaceMark, now: string | undefined): boolean =>
  as !== 'struck' || (letter === now && !barred);

function asWritten(mark: PlaceMark, why: MessageId): PlaceMark {
  const value = mark.value === undefined ? undefined : valueText(why, Number(mark.value));
  return value === undefined ? mark : { ...mark, value };
}

/** The ways of those who stay: they are the best, and their numbers should be countable. */
function waysOf(layout: HexLayout, marks: readonly Marked[], goal: Goal, { wayTo }: Known): Way[] {
  const valued = new Set(marks.filter(({ mark }) => mark.value !== undefined).map(({ id }) => id));
  const staying = marks.filter(({ id, mark }) => mark.as !== 'struck' && valued.has(id));
  if (staying.length > MOST_WAYS) return [];
  return staying.flatMap(({ id }): Way[] => {
    const hexes = wayTo(id, goal);
    const points = hexes.flatMap((hex) => layout.at.get(hex) ?? []);
    if (points.length < 2) return [];
    const steps = hexes.slice(1, -1).flatMap((hex, i) => {
      const at = layout.at.get(hex);
      // Where another option writes its own value, that one counts.
      return at === undefined || valued.has(hex) ? [] : [{ at, n: hexes.length - 2 - i }];
    });
    return [{ id, points, steps }];
  });
}

function readingOf(
  layout: HexLayout,
  note: Params | undefined,
  { rowsOf }: Known,
): Reading | undefined {
  const card = note?.['card'];
  if (card === undefined || typeof card !== 'object' || !('id' in card)) return undefined;
  const rows = rowsOf(Number(card.id));
  const numbers = rows.flat().flatMap((id, i) => {
    const at = layout.at.get(id);
    return at === undefined ? [] : [{ id, at, n: i + 1 }];
  });
  return { numbers, arrow: readingArrow(layout, rows) };
}

/** The arrow of the first row, beside it on the water. */
export function readingArrow(
  layout: HexLayout,
  rows: readonly (readonly string[])[],
): readonly [Point, Point] | undefined {
  const ends = [rows[0]?.at(0), rows[0]?.at(-1)].map((id) => layout.at.get(id ?? ''));
  const [first, last] = ends;
  return first && last && arrowAlong(first, last, middleOf(layout));
}

function arrowAlong(first: Point, last: Point, middle: Point): readonly [Point, Point] {
  const centre = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  const side = { x: last.y - first.y, y: first.x - last.x };
  const outward =
    (centre.x - middle.x) * side.x + (centre.y - middle.y) * side.y > 0 ? side : minus(side);
  const out = (point: Point): Point =>
    along(point, { x: point.x + outward.x, y: point.y + outward.y }, BESIDE);
  return [out(along(first, last, -HEIGHT * 0.08)), out(along(last, first, -HEIGHT * 0.22))];
}
const BESIDE = RADIUS * 1.04;
const minus = ({ x, y }: Point): Point => ({ x: -x, y: -y });
const middleOf = ({ bounds }: HexLayout): Point => ({
  x: bounds.x + bounds.w / 2,
  y: bounds.y + bounds.h / 2,
});
