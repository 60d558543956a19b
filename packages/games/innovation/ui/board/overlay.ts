import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import type { Marks } from '@empty-chair/uikit/game-ui.ts';
import type { HexOverlay } from '@empty-chair/uikit/hexes/overlay.ts';
import {
  HEX,
  heatedHexes,
  hexOverlay,
  markedHexes,
  shownMarks,
  valuedHexes,
  wayOf,
} from '@empty-chair/uikit/hexes/overlay.ts';
import { CLOSEST, valueText } from '../value-text.ts';
import type { HexLayout } from './hex-geometry.ts';

/** Criteria whose numbers are read off the map itself: they are written large, in the hex. */
const ON_THE_MAP: readonly string[] = [CLOSEST, 'why.directional'];

interface Line {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly when: 'done' | 'now' | 'coming';
}
export interface Overlay extends HexOverlay {
  /** Things that lie between two hexes: bridges. */
  readonly lines: readonly Line[];
}

/** The marks brought onto the board; those about no hex of it are left to the panel. */
export function overlayOf(
  layout: HexLayout,
  told: Marks,
  wayFrom: (id: string) => readonly string[],
): Overlay {
  const { about, arrows } = told;
  const marks = markedHexes(layout.land, shownMarks(told, valueText));
  const valued = valuedHexes(marks);
  const isClosest = about?.why === CLOSEST;
  const ways = isClosest
    ? [...valued].flatMap((id) => wayOf(layout.at, wayFrom(id), valued, 'from the option'))
    : [];
  const large = about !== undefined && ON_THE_MAP.includes(about.why);
  const lines = arrows.flatMap(({ from, to, when }): Line[] => {
    const ends = [layout.land.get(from.id), layout.land.get(to.id)] as const;
    const [a, b] = from.kind === HEX && to.kind === HEX ? ends : [];
    return a && b ? [{ key: `${from.id} ${to.id} ${when}`, from: a, to: b, when }] : [];
  });
  const heat = heatedHexes(layout.land, told.heat);
  return { ...hexOverlay(marks, about, { large, ways, heat }), lines };
}
