import {
  around,
  at,
  cutCircle,
  cutCorners,
  pair,
  smoothPoints,
} from '@empty-chair/uikit/board/geometry.ts';
import { RADIUS } from './layout.ts';
import type { RimLine } from './pieces.ts';

const HERE = at(0, 0);
const WAVES = 20;
const AMPLITUDE = 4.8;

/** The way of a line around a clearing, which lies at the origin: along its paper, as that was cut. */
export function rimPath(clearing: string, { out = 0, wavy = false }: RimLine): string {
  const radius = RADIUS - 1 + out;
  return wavy ? waves(clearing, radius) : cutCircle(clearing, HERE, radius);
}

function waves(clearing: string, radius: number): string {
  const points = smoothPoints(cutCorners(clearing, HERE, radius), true, 13).map((point) => {
    const angle = Math.atan2(point.y, point.x);
    const off = Math.hypot(point.x, point.y) + AMPLITUDE * Math.sin(angle * WAVES);
    return around(HERE, off, (angle * 180) / Math.PI);
  });
  return `M${points.map(pair).join('L')}Z`;
}
