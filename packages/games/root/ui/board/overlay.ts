import type { Ref } from '@empty-chair/kernel/words';
import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { heated } from '@empty-chair/uikit/board/heat.ts';
import type { Arrow, HeatMark, Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import type { ArrowShape } from './arrows.ts';
import { arrowShape } from './arrows.ts';
import type { Layout } from './layout.ts';
import { RADIUS } from './layout.ts';

export const keyOf = ({ kind, id }: Ref): string => `${kind} ${id}`;

/** While a decision is shown: no option of it, or struck out of it. */
export type Look = 'faint' | 'struck' | undefined;

interface Marked {
  readonly key: string;
  readonly at: Point;
  readonly r: number;
  readonly mark: PlaceMark;
}
/** What may happen to a place, and the rings around it that say so. */
export interface Heated {
  readonly key: string;
  readonly at: Point;
  readonly r: number;
  readonly heat: HeatMark;
}
/** The marks brought onto the board; those about no place of it are left to the panel. */
export interface Overlay {
  readonly marks: readonly Marked[];
  readonly byPlace: ReadonlyMap<string, readonly PlaceMark[]>;
  readonly heat: readonly Heated[];
  /** A decision is shown: all that is no option steps back. */
  readonly deciding: boolean;
  readonly arrows: readonly ArrowShape[];
  /** Where a current arrow ends. */
  readonly targets: readonly (Omit<Marked, 'mark'> & Pick<Arrow, 'paint'>)[];
  readonly ghosts: ReadonlyMap<string, { readonly faction: string; readonly n: number }>;
  /** What the window should show. */
  readonly focus: readonly Point[];
}

export function lookOf({ deciding, byPlace }: Overlay, key: string): Look {
  if (!deciding) return undefined;
  const marks = byPlace.get(key);
  if (marks === undefined) return 'faint';
  return marks.some(({ as }) => as === 'struck') ? 'struck' : undefined;
}

export const heatOf = ({ heat }: Overlay): ReadonlyMap<string, HeatMark> =>
  new Map(heat.map((hot) => [hot.key, hot.heat]));

const DECIDING: readonly PlaceMark['as'][] = ['option', 'struck', 'chosen'];

export function placeOf(layout: Layout, { kind, id }: Ref): { at: Point; r: number } | undefined {
  if (kind === 'forest') return layout.glades.get(id);
  const centre = kind === 'clearing' ? layout.clearings.get(id) : undefined;
  return centre === undefined ? undefined : { at: centre, r: RADIUS };
}

type Ghost = readonly [string, { readonly faction: string; readonly n: number }];
const ghost = (key: string, who: Ref | undefined, n: number): readonly Ghost[] =>
  who === undefined || n === 0 ? [] : [[key, { faction: who.id, n }]];

export function overlayOf(layout: Layout, { places, arrows, heat, isFleeting }: Marks): Overlay {
  const marks = places.flatMap((mark) => {
    const place = placeOf(layout, mark.ref);
    return place === undefined ? [] : [{ key: keyOf(mark.ref), ...place, mark }];
  });
  const byPlace = new Map<string, PlaceMark[]>();
  for (const { key, mark } of marks) byPlace.set(key, [...(byPlace.get(key) ?? []), mark]);
  const now = arrows.filter(({ when }) => when === 'now');
  const goals = new Set(now.map(({ to }) => keyOf(to)));
  /** Drawn as the target that it is. */
  const isGoal = ({ key, mark }: Marked): boolean =>
    mark.as === 'ring' && (goals.has(key) || mark.puts !== undefined);
  const putDown = marks.filter((marked) => isGoal(marked) && !goals.has(marked.key));
  const ends = (arrow: Arrow) => [placeOf(layout, arrow.from), placeOf(layout, arrow.to)];
  return {
    marks: marks.filter((marked) => !isGoal(marked)),
    byPlace,
    heat: heated(heat, (ref) => {
      const place = placeOf(layout, ref);
      return place && { key: keyOf(ref), ...place };
    }),
    deciding: marks.some(({ mark }) => DECIDING.includes(mark.as)),
    arrows: arrows.flatMap((arrow) => arrowShape(layout, arrow) ?? []),
    targets: [
      ...now.flatMap(({ to, paint }) => {
        const place = placeOf(layout, to);
        const isMarked = byPlace.get(keyOf(to))?.some(({ as }) => as !== 'ring');
        return place === undefined || isMarked
          ? []
          : [{ key: keyOf(to), ...place, ...(paint && { paint }) }];
      }),
      ...putDown.map(({ key, at, r }) => ({ key, at, r })),
    ],
    ghosts: new Map([
      ...now.flatMap(({ to, who, n }) => ghost(keyOf(to), who, n)),
      ...putDown.flatMap(({ key, mark: { puts, n = 0 } }) => ghost(key, puts?.who, n)),
    ]),
    focus: isFleeting
      ? []
      : [
          ...marks.map(({ at }) => at),
          ...now.flatMap((arrow) => ends(arrow).flatMap((place) => place?.at ?? [])),
        ],
  };
}
