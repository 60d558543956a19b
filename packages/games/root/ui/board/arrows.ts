import type { Ref } from '@empty-chair/kernel/words';
import type { Curve, Point } from '@empty-chair/uikit/board/geometry.ts';
import {
  at,
  bent,
  curvePath,
  distance,
  pair,
  reversed,
  toward,
  trimmed,
} from '@empty-chair/uikit/board/geometry.ts';
import type { Arrow } from '@empty-chair/uikit/game-ui.ts';
import type { Layout } from './layout.ts';
import { RADIUS } from './layout.ts';

/** An arrow as it is drawn: the shaft, its head, and the disc with the count. */
export interface ArrowShape {
  readonly key: string;
  readonly shaft: string;
  readonly head: string;
  readonly disc: Point;
  readonly n: number;
  readonly when: Arrow['when'];
  readonly paint: string | undefined;
}

const CLEAR_OF_RING = 18;

/** Along the path where there is one; a boat or a slip through the woods takes the open way. */
export function arrowShape(layout: Layout, arrow: Arrow): ArrowShape | undefined {
  const from = placeOf(layout, arrow.from);
  const to = placeOf(layout, arrow.to);
  const way = wayBetween(layout, arrow.from, arrow.to);
  if (from === undefined || to === undefined || way === undefined) return undefined;
  const room = distance(from.at, to.at) - from.r - to.r;
  // Where clearings nearly touch, the disc moves into the origin so that the arrow has a shaft.
  const start = from.r + (room > 120 ? CLEAR_OF_RING - 6 : -16);
  const full = arrow.when === 'now';
  const headLength = full ? 40 : 26;
  const whole = trimmed(way, start, to.r + (room > 60 ? CLEAR_OF_RING : 4));
  const shaft = trimmed(way, start, to.r + (room > 60 ? CLEAR_OF_RING : 4) + headLength * 0.6);
  return {
    key: `${arrow.from.id} ${arrow.to.id} ${arrow.when}`,
    shaft: curvePath(shaft),
    head: headOf(whole, headLength, full ? 27 : 15),
    disc: whole.from,
    n: arrow.n,
    when: arrow.when,
    paint: arrow.paint,
  };
}

function placeOf(layout: Layout, ref: Arrow['from']): { at: Point; r: number } | undefined {
  if (ref.kind === 'forest') return layout.glades.get(ref.id);
  const centre = layout.clearings.get(ref.id);
  return ref.kind === 'clearing' && centre !== undefined ? { at: centre, r: RADIUS } : undefined;
}

/** How pieces go from one place to another; undefined where one of them is not on this map. */
export function wayBetween(layout: Layout, from: Ref, to: Ref): Curve | undefined {
  for (const path of layout.paths) {
    if (path.from === from.id && path.to === to.id) return path.curve;
    if (path.from === to.id && path.to === from.id) return reversed(path.curve);
  }
  const [foot, goal] = [placeOf(layout, from)?.at, placeOf(layout, to)?.at];
  if (foot === undefined || goal === undefined || distance(foot, goal) < 1) return undefined;
  return bent(foot, goal, 26);
}

function headOf({ via, to }: Curve, length: number, half: number): string {
  const back = toward(to, via, length / (distance(to, via) || 1));
  const across = at(-(back.y - to.y) / length, (back.x - to.x) / length);
  const side = (sign: number): Point =>
    at(back.x + across.x * half * sign, back.y + across.y * half * sign);
  return `M${pair(to)}L${pair(side(1))}L${pair(side(-1))}Z`;
}
