import type { Ref } from '@empty-chair/kernel/words';
import type { Curve, Point } from '@empty-chair/uikit/board/geometry.ts';
import {
  at,
  bent,
  curvePath,
  distance,
  pair,
  toward,
  trimmed,
} from '@empty-chair/uikit/board/geometry.ts';
import type { Arrow } from '@empty-chair/uikit/game-ui.ts';
import { placeShape } from './place-shapes.ts';

/** An arrow as it is drawn: the shaft and its head. The army at its foot carries the number. */
export interface ArrowShape {
  readonly shaft: string;
  readonly head: string;
  readonly when: Arrow['when'];
  readonly paint: string | undefined;
}

/** Clear of the army that sets out, and of one that waits. */
const START = 12;
const END = 10;

export function arrowShape({ from, to, when, paint }: Arrow): ArrowShape | undefined {
  const way = wayBetween(from, to);
  if (way === undefined) return undefined;
  const [length, half] = when === 'now' ? [21, 13] : [14, 8];
  const whole = trimmed(way, START, END);
  return {
    shaft: curvePath(trimmed(way, START, END + length * 0.7)),
    head: headOf(whole, length, half),
    when,
    paint,
  };
}

/** How pieces go from one place to another. */
export function wayBetween(from: Ref, to: Ref): Curve | undefined {
  const foot = placeShape(from)?.at;
  const goal = placeShape(to)?.at;
  if (foot === undefined || goal === undefined || distance(foot, goal) < 1) return undefined;
  return bent(foot, goal, Math.min(26, distance(foot, goal) / 7));
}

function headOf({ via, to }: Curve, length: number, half: number): string {
  const back = toward(to, via, length / (distance(to, via) || 1));
  const across = at(-(back.y - to.y) / length, (back.x - to.x) / length);
  const side = (sign: number): Point =>
    at(back.x + across.x * half * sign, back.y + across.y * half * sign);
  return `M${pair(to)}L${pair(side(1))}L${pair(side(-1))}Z`;
}
