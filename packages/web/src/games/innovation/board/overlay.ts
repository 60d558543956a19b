import type { MessageId, Ref } from '@empty-chair/kernel/words';
import type { Point } from '../../common/board/geometry.ts';
import type { Marks, PlaceMark } from '../../types.ts';
import { CLOSEST, valueText } from '../value-text.ts';
import type { HexLayout } from './hex-geometry.ts';

export const HEX = 'hex';
export const hexRef = (id: string): Ref => ({ kind: HEX, id });

/** Criteria whose numbers are read off the map itself: they are written large, in the hex. */
const ON_THE_MAP: readonly string[] = [CLOSEST, 'why.directional'];

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
  /** The hexes in between, counted from the option. */
  readonly steps: readonly { readonly at: Point; readonly n: number }[];
}
export interface Line {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly when: 'done' | 'now' | 'coming';
}
/** The marks brought onto the board; those about no hex of it are left to the panel. */
export interface HexOverlay {
  readonly marks: readonly Marked[];
  readonly byHex: ReadonlyMap<string, readonly PlaceMark[]>;
  /** A decision is shown: all that is no option steps back. */
  readonly deciding: boolean;
  /** The values are distances or counts: written large. */
  readonly large: boolean;
  readonly ways: readonly Way[];
  /** Things that lie between two hexes: bridges. */
  readonly lines: readonly Line[];
  /** What the window should show. */
  readonly focus: readonly Point[];
}

const DECIDING: readonly PlaceMark['as'][] = ['option', 'struck', 'chosen'];

export function lookOf({ deciding, byHex }: HexOverlay, id: string): Look {
  if (!deciding) return undefined;
  const marks = byHex.get(id);
  if (marks === undefined) return 'faint';
  return marks.some(({ as }) => as === 'struck') ? 'struck' : undefined;
}

export function overlayOf(
  layout: HexLayout,
  { places, arrows, about }: Marks,
  wayFrom: (id: string) => readonly string[],
): HexOverlay {
  const isClosest = about?.why === CLOSEST;
  // What a condition ruled out is struck while that condition is told, and no choice after it.
  const shown = places.filter(({ barred, letter }) => !barred || letter === about?.letter);
  const marks = shown.flatMap((mark): Marked[] => {
    const at = mark.ref.kind === HEX ? layout.land.get(mark.ref.id) : undefined;
    if (at === undefined) return [];
    return [{ id: mark.ref.id, at, mark: about === undefined ? mark : asWritten(mark, about.why) }];
  });
  // Whoever is still in is drawn over those who are out, and numbers over what has none.
  marks.sort((a, b) => height(a.mark) - height(b.mark));
  const byHex = new Map<string, PlaceMark[]>();
  for (const { id, mark } of marks) byHex.set(id, [...(byHex.get(id) ?? []), mark]);
  const valued = new Set(marks.filter(({ mark }) => mark.value !== undefined).map(({ id }) => id));
  const ways = isClosest ? [...valued].flatMap((id) => wayOf(layout, id, wayFrom(id), valued)) : [];
  const lines = arrows.flatMap(({ from, to, when }): Line[] => {
    const ends = [layout.land.get(from.id), layout.land.get(to.id)] as const;
    const [a, b] = from.kind === HEX && to.kind === HEX ? ends : [];
    return a && b ? [{ key: `${from.id} ${to.id} ${when}`, from: a, to: b, when }] : [];
  });
  return {
    marks,
    byHex,
    deciding: marks.some(({ mark }) => DECIDING.includes(mark.as)),
    large: about !== undefined && ON_THE_MAP.includes(about.why),
    ways,
    lines,
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

function wayOf(
  layout: HexLayout,
  id: string,
  hexes: readonly string[],
  valued: ReadonlySet<string>,
): Way[] {
  const points = hexes.flatMap((hex) => layout.at.get(hex) ?? []);
  if (points.length < 2) return [];
  const steps = hexes.slice(1, -1).flatMap((hex, i) => {
    const at = layout.at.get(hex);
    // Where another option writes its own value, that one counts.
    return at === undefined || valued.has(hex) ? [] : [{ at, n: i + 1 }];
  });
  return [{ id, points, steps }];
}
