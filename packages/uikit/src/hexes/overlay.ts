import type { MessageId, Ref } from '@empty-chair/kernel/words';
import type { Point } from '../board/geometry.ts';
import { heated } from '../board/heat.ts';
import type { HeatMark, Marks, PlaceMark } from '../game-ui.ts';

export const HEX = 'hex';
export const hexRef = (id: string): Ref => ({ kind: HEX, id });

/** While a decision is shown: no option of it, or struck out of it. */
export type Look = 'faint' | 'struck' | undefined;

export interface Marked {
  readonly id: string;
  readonly at: Point;
  readonly mark: PlaceMark;
}
/** What may happen to a hex. */
export interface HeatedHex {
  readonly id: string;
  readonly at: Point;
  readonly heat: HeatMark;
}
export interface Way {
  readonly id: string;
  readonly points: readonly Point[];
  /** The hexes in between, counted. */
  readonly steps: readonly { readonly at: Point; readonly n: number }[];
}
/** The marks brought onto the hexes of a board; those about anything else are left to others. */
export interface HexOverlay {
  readonly marks: readonly Marked[];
  readonly byHex: ReadonlyMap<string, readonly PlaceMark[]>;
  /** A decision about hexes is shown: all that is no option steps back. */
  readonly deciding: boolean;
  /** The values are distances or counts: written large. */
  readonly large: boolean;
  readonly ways: readonly Way[];
  readonly heat: readonly HeatedHex[];
  /** What the window should show. */
  readonly focus: readonly Point[];
}

/** The marks of what is told now, each value as it is written. */
export function shownMarks(
  { places, about }: Marks,
  valueText: (why: MessageId, value: number) => string | undefined,
): readonly PlaceMark[] {
  // What a condition ruled out is struck while that condition is told, and no choice after it.
  const shown = places.filter(({ barred, letter }) => !barred || letter === about?.letter);
  if (about === undefined) return shown;
  return shown.map((mark) => {
    const value = mark.value === undefined ? undefined : valueText(about.why, Number(mark.value));
    return value === undefined ? mark : { ...mark, value };
  });
}

/** Those about hexes. Whoever is still in is drawn over those who are out, numbers over the rest. */
export function markedHexes(
  hexes: ReadonlyMap<string, Point>,
  shown: readonly PlaceMark[],
): readonly Marked[] {
  const marks = shown.flatMap((mark): Marked[] => {
    const at = mark.ref.kind === HEX ? hexes.get(mark.ref.id) : undefined;
    return at === undefined ? [] : [{ id: mark.ref.id, at, mark }];
  });
  return marks.sort((a, b) => height(a.mark) - height(b.mark));
}

function height({ as, value }: PlaceMark): number {
  if (as !== 'struck') return 2;
  return value === undefined ? 0 : 1;
}

/** Those of the hot places that are hexes. */
export const heatedHexes = (
  hexes: ReadonlyMap<string, Point>,
  heat: Marks['heat'],
): readonly HeatedHex[] =>
  heated(heat, ({ kind, id }) => {
    const at = kind === HEX ? hexes.get(id) : undefined;
    return at && { id, at };
  });

export function hexOverlay(
  marks: readonly Marked[],
  about: Marks['about'],
  { large, ways, heat }: Pick<HexOverlay, 'large' | 'ways' | 'heat'>,
): HexOverlay {
  const byHex = new Map<string, PlaceMark[]>();
  for (const { id, mark } of marks) byHex.set(id, [...(byHex.get(id) ?? []), mark]);
  return {
    marks,
    byHex,
    deciding: marks.some(({ mark }) => DECIDING.includes(mark.as)),
    large,
    ways,
    heat,
    focus: [
      ...marks.filter(({ mark }) => isWatched(mark, about?.letter)).map(({ at }) => at),
      ...ways.flatMap(({ points }) => points.at(-1) ?? []),
      // One place that is looked at comes before all that may be hit.
      ...(marks.length > 0 ? [] : heat.map(({ at }) => at)),
    ],
  };
}
const DECIDING: readonly PlaceMark['as'][] = ['option', 'struck', 'chosen'];

/** What is still in, and what the criterion that is told has just struck out; not what somebody did before. */
const isWatched = ({ as, letter, barred, paint }: PlaceMark, now: string | undefined): boolean =>
  paint === undefined && (as !== 'struck' || (letter === now && !barred));

export const valuedHexes = (marks: readonly Marked[]): ReadonlySet<string> =>
  new Set(marks.filter(({ mark }) => mark.value !== undefined).map(({ id }) => id));

/** The way of an option over these hexes; those in between are counted from one of its ends. */
export function wayOf(
  at: ReadonlyMap<string, Point>,
  hexes: readonly string[],
  valued: ReadonlySet<string>,
  counted: 'from the option' | 'from the goal',
): readonly Way[] {
  const points = hexes.flatMap((hex) => at.get(hex) ?? []);
  const [id] = hexes;
  if (id === undefined || points.length < 2) return [];
  const steps = hexes.slice(1, -1).flatMap((hex, i) => {
    const point = at.get(hex);
    const n = counted === 'from the option' ? i + 1 : hexes.length - 2 - i;
    // Where another option writes its own value, that one counts.
    return point === undefined || valued.has(hex) ? [] : [{ at: point, n }];
  });
  return [{ id, points, steps }];
}

export const marksOf = ({ byHex }: HexOverlay, id: string): readonly PlaceMark[] =>
  byHex.get(id) ?? [];

export const heatOfHex = ({ heat }: HexOverlay, id: string): HeatMark | undefined =>
  heat.find((one) => one.id === id)?.heat;

export function lookOf({ deciding, byHex }: HexOverlay, id: string): Look {
  if (!deciding) return undefined;
  const marks = byHex.get(id);
  if (marks === undefined) return 'faint';
  return marks.some(({ as }) => as === 'struck') ? 'struck' : undefined;
}

/** Its name stands on a signpost below it. */
export const isSigned = (overlay: HexOverlay, id: string): boolean =>
  marksOf(overlay, id).some(({ as }) => as !== 'struck');

/** A number is written in its middle. */
export const isValued = (overlay: HexOverlay, id: string): boolean =>
  overlay.large && marksOf(overlay, id).some(({ value }) => value !== undefined);

/** How marks change the drawing of a hex. */
export interface HexMarks {
  readonly look: Look;
  readonly isSigned: boolean;
  readonly isValued: boolean;
}
export const UNMARKED: HexMarks = { look: undefined, isSigned: false, isValued: false };
const FAINT: HexMarks = { ...UNMARKED, look: 'faint' };

/** Those of all hexes that are drawn otherwise than unmarked. */
export function drawnMarks(
  overlay: HexOverlay,
  all: Iterable<string>,
): ReadonlyMap<string, HexMarks> {
  const drawn = new Map<string, HexMarks>();
  if (overlay.deciding) for (const id of all) drawn.set(id, FAINT);
  for (const id of overlay.byHex.keys()) {
    drawn.set(id, {
      look: lookOf(overlay, id),
      isSigned: isSigned(overlay, id),
      isValued: isValued(overlay, id),
    });
  }
  return drawn;
}
