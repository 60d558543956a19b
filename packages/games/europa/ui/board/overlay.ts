import type { Ref } from '@empty-chair/kernel/words';
import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { heated } from '@empty-chair/uikit/board/heat.ts';
import type { Arrow, HeatMark, Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import type { AreaView } from '../../rules/view.ts';
import type { ArrowShape } from './arrows.ts';
import { arrowShape } from './arrows.ts';
import { holderOf } from './holders.ts';
import type { PlaceShape } from './place-shapes.ts';
import { keyOf, placeShape } from './place-shapes.ts';

export interface Marked {
  readonly shape: PlaceShape;
  readonly as: PlaceMark['as'] | 'target';
  /** The mark whose signs stand here; a realm carries them at one of its areas only. */
  readonly badge: PlaceMark | undefined;
  /** Of whoever did something there, where that is told. */
  readonly paint?: string | undefined;
}
/** What may happen to a place. */
interface HeatedPlace {
  readonly shape: PlaceShape;
  readonly heat: HeatMark;
  /** Its odds are written: five hundred places have no room for what hardly ever happens. */
  readonly isSigned: boolean;
}
/** The marks brought onto the map; those about no place of it are left to the panel. */
export interface Overlay {
  readonly marks: readonly Marked[];
  /** What is said of a place, by its key. */
  readonly byPlace: ReadonlyMap<string, readonly PlaceMark[]>;
  readonly heat: readonly HeatedPlace[];
  readonly heatAt: ReadonlyMap<string, HeatMark>;
  readonly arrows: readonly ArrowShape[];
  /** What the window should frame, and what of it must be seen. */
  readonly focus: readonly Point[];
  readonly must: readonly Point[];
  /** It is shown for a moment only; then the window goes back. */
  readonly isPassing: boolean;
}

type Areas = readonly Pick<AreaView, 'id' | 'isDistant' | 'provinces'>[];

/** The places that a reference means: a realm is the areas it holds, else its single provinces. */
export function refsOf(ref: Ref, areas: Areas): readonly Ref[] {
  if (ref.kind !== 'realm') return [ref];
  const held = areas.filter((area) => holderOf(area)?.realm === ref.id);
  const capitalFirst = [...held].sort((a, b) => capitals(b, ref.id) - capitals(a, ref.id));
  if (held.length > 0) return capitalFirst.map(({ id }) => ({ kind: 'area', id }));
  return areas.flatMap(({ provinces }) =>
    provinces.flatMap(({ id, owner }) => (owner === ref.id ? [{ kind: 'province', id }] : [])),
  );
}

const capitals = ({ provinces }: Areas[number], realm: string): number =>
  provinces.filter(({ owner, isCapital }) => isCapital && owner === realm).length;

export function overlayOf({ places, arrows, heat, around }: Marks, areas: Areas): Overlay {
  const byPlace = new Map<string, PlaceMark[]>();
  const marks: Marked[] = places.flatMap((mark) =>
    refsOf(mark.ref, areas).flatMap((ref, i): Marked[] => {
      const shape = placeShape(ref);
      if (shape === undefined) return [];
      for (const key of keysOf(ref, shape)) byPlace.set(key, [...(byPlace.get(key) ?? []), mark]);
      const as = mark.puts === undefined ? mark.as : 'target';
      return [{ shape, as, badge: i === 0 ? mark : undefined, paint: mark.paint }];
    }),
  );
  const now = arrows.filter(({ when }) => when === 'now');
  const targets = now.flatMap(({ to, paint }): Marked[] => {
    const shape = placeShape(to);
    const isMarked = byPlace.get(keyOf(to))?.some(({ as }) => as !== 'ring');
    if (shape === undefined || isMarked) return [];
    return [{ shape, as: 'target', badge: undefined, paint }];
  });
  const goals = new Set(targets.map(({ shape }) => shape));
  /** Drawn as the target that it is. */
  const isGoal = ({ as, shape }: Marked): boolean => as === 'ring' && goals.has(shape);
  const hot = hotPlaces(heat);
  // What somebody did before is told where it is seen, unless the window goes there for it.
  const isNear = ({ paint }: { readonly paint?: string | undefined }): boolean =>
    paint === undefined;
  const shown = around?.flatMap((ref) => placeShape(ref) ?? []);
  const seen = shown ?? [
    ...marks.filter(isNear).map(({ shape }) => shape),
    ...now.filter(isNear).flatMap(endsOf),
  ];
  return {
    // What is struck out lies below what still counts: neighbours share their border.
    marks: [...marks.filter((marked) => !isGoal(marked)), ...targets].sort(
      (a, b) => weightOf(a) - weightOf(b),
    ),
    byPlace,
    heat: hot,
    heatAt: new Map(
      hot.flatMap((one) => keysOf(one.heat.ref, one.shape).map((key) => [key, one.heat] as const)),
    ),
    arrows: arrows.flatMap((arrow) => arrowShape(arrow) ?? []),
    // One place that is looked at comes before all that may be hit.
    focus: (seen.length > 0
      ? seen
      : hot.filter(({ isSigned }) => isSigned).map(({ shape }) => shape)
    ).flatMap(({ extent }) => extent),
    must: seen.map(({ at }) => at),
    isPassing: shown !== undefined && shown.length > 0,
  };
}

/** More signs than these cover the map. */
const MOST_SIGNS = 12;
/** What is less likely is only tinted; a loss is told earlier. */
const LEAST_SIGNED = { loss: 0.005, taken: 0.015 };

function hotPlaces(heat: Marks['heat']): readonly HeatedPlace[] {
  const likeliest = ({ loss, taken }: HeatMark): number => Math.max(loss, taken);
  const hot = heated(heat, (ref) => {
    const shape = placeShape(ref);
    return shape && { shape };
  });
  const ranked = [...hot].sort((a, b) => likeliest(b.heat) - likeliest(a.heat));
  return ranked.map((one, i) => ({
    ...one,
    isSigned:
      i < MOST_SIGNS &&
      (i === 0 || one.heat.loss >= LEAST_SIGNED.loss || one.heat.taken >= LEAST_SIGNED.taken),
  }));
}

/** A Distant Area and its one province are one place under two names. */
const keysOf = ({ kind, id }: Ref, shape: PlaceShape): readonly string[] =>
  kind === 'area' && shape.isChip ? [shape.key, keyOf({ kind: 'province', id })] : [shape.key];

const endsOf = ({ from, to }: Arrow): readonly PlaceShape[] =>
  [placeShape(from), placeShape(to)].flatMap((shape) => shape ?? []);

const ORDER: readonly Marked['as'][] = ['struck', 'selected', 'option', 'ring', 'target', 'chosen'];
const weightOf = ({ as }: Marked): number => ORDER.indexOf(as);
