import type { Point } from './lines.ts';

const CORNER = 6;

/** A line with soft corners that stops short of its end, where the arrow's head is. */
export function rounded(points: readonly Point[], short: number): string {
  const end = points.at(-1);
  if (end === undefined) return '';
  const all = [...points.slice(0, -1), { x: end.x, y: end.y - short }];
  return all
    .map((point, i) => {
      const before = all[i - 1];
      const after = all[i + 1];
      if (before === undefined) return `M${point.x},${point.y}`;
      if (after === undefined) return `L${point.x},${point.y}`;
      const into = towards(point, before);
      const out = towards(point, after);
      return `L${into.x},${into.y}Q${point.x},${point.y} ${out.x},${out.y}`;
    })
    .join('');
}

/** A corner's radius away from a point, or half the way where there is less room. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
