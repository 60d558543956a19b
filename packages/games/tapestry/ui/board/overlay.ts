import type { Params } from '@empty-chair/kernel/words';
import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import type { HeatMark, Marks, PlaceMark, Travel } from '@empty-chair/uikit/game-ui.ts';
import { along } from '@empty-chair/uikit/hexes/geometry.ts';
import type { HexOverlay, Marked, Way } from '@empty-chair/uikit/hexes/overlay.ts';
import {
  heatedHexes,
  hexOverlay,
  markedHexes,
  shownMarks,
  valuedHexes,
  wayOf,
} from '@empty-chair/uikit/hexes/overlay.ts';
import type { Goal } from '../../rules/view.ts';
import { GOALS, valueText } from '../value-text.ts';
import type { HexLayout } from './hex-geometry.ts';
import { HEIGHT, RADIUS } from './hex-geometry.ts';
import { spaceOf, TRACK } from './track-space.ts';

const READING_ORDER = 'why.readingOrder';

/** The order of reading that a card shows: its number on every hex, and the arrow of the first row. */
export interface Reading {
  readonly numbers: readonly { readonly id: string; readonly at: Point; readonly n: number }[];
  readonly arrow: readonly [Point, Point] | undefined;
}
/** Whose cube goes on which track, from which space to which. */
export interface CubeWay {
  readonly track: string;
  readonly from: number;
  readonly to: number;
  readonly who: string | undefined;
}
export interface Overlay extends HexOverlay {
  readonly tracks: ReadonlyMap<string, PlaceMark>;
  /** The cube that this step moves along its track. */
  readonly cube: CubeWay | undefined;
  readonly hotTracks: ReadonlyMap<string, HeatMark>;
  readonly reading: Reading | undefined;
}
/** What the game knows of ways and orders. */
export interface Known {
  readonly wayTo: (id: string, goal: Goal) => readonly string[];
  readonly rowsOf: (card: number) => readonly (readonly string[])[];
  /** On which track a landmark is. */
  readonly trackOf: (landmark: string) => string | undefined;
}

const LANDMARK = 'landmark';

/** Whether a number or a verdict is written beside it. The options of a question have neither. */
export const isValued = ({ as, value }: PlaceMark): boolean =>
  value !== undefined || as === 'chosen' || as === 'struck';

/** More ways than these would only be a tangle. */
const MOST_WAYS = 4;

/** The marks brought onto the board; those about neither hex nor track are left to the panel. */
export function overlayOf(layout: HexLayout, told: Marks, known: Known): Overlay {
  const { about } = told;
  const why = about?.why;
  const shown = shownMarks(told, valueText);
  const marks = markedHexes(layout.at, shown);
  const goal = why === undefined ? undefined : GOALS[why];
  const large = goal !== undefined || why === READING_ORDER;
  const ways = goal === undefined ? [] : waysOf(layout, marks, goal, known);
  return {
    ...hexOverlay(marks, about, { large, ways, heat: heatedHexes(layout.at, told.heat) }),
    tracks: new Map(
      shown.filter(({ ref }) => ref.kind === TRACK).map((mark) => [mark.ref.id, mark]),
    ),
    cube: told.arrows.flatMap((arrow) => (arrow.when === 'now' ? cubeWays(arrow) : []))[0],
    hotTracks: heatedTracks(told.heat ?? [], known),
    reading: why === READING_ORDER ? readingOf(layout, about?.note, known) : undefined,
  };
}

/** A landmark that may be taken is seen on its track; of several the likeliest. */
function heatedTracks(
  heat: readonly HeatMark[],
  { trackOf }: Known,
): ReadonlyMap<string, HeatMark> {
  const found = new Map<string, HeatMark>();
  for (const one of heat) {
    const { kind, id } = one.ref;
    const track = kind === TRACK ? id : kind === LANDMARK ? trackOf(id) : undefined;
    if (track === undefined) continue;
    const { loss = 0, taken = 0 } = found.get(track) ?? {};
    found.set(track, {
      ...one,
      loss: Math.max(loss, one.loss),
      taken: Math.max(taken, one.taken),
    });
  }
  return found;
}

/** Of what is moved along a track: its way there. */
export function cubeWays({
  from,
  to,
  who,
}: Pick<Travel, 'from' | 'to' | 'who'>): readonly CubeWay[] {
  const end = spaceOf(to);
  const start = from && spaceOf(from);
  if (end === undefined || start === undefined) return [];
  return [{ track: end.track, from: start.n, to: end.n, who: who?.id }];
}

/** The ways of those who stay: they are the best, and their numbers should be countable. */
function waysOf(
  { at }: HexLayout,
  marks: readonly Marked[],
  goal: Goal,
  { wayTo }: Known,
): readonly Way[] {
  const valued = valuedHexes(marks);
  const staying = marks.filter(({ id, mark }) => mark.as !== 'struck' && valued.has(id));
  if (staying.length > MOST_WAYS) return [];
  return staying.flatMap(({ id }) => wayOf(at, wayTo(id, goal), valued, 'from the goal'));
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
