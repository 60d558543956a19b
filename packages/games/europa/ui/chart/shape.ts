import type { ChartNode } from './model.ts';

/** How far the points of a question stick out. */
export const TIP = 9;
const CORNER = 6;

/** Chart nodes, and the sign of another chart at the end of an edge. */
export type BoxKind = ChartNode['kind'] | 'exit';

/** Questions and rolls have pointed ends, ends round ones, steps corners. */
export function outline(kind: BoxKind, width: number, height: number, inset: number): string {
  const [l, t, r, b] = [inset, inset, width - inset, height - inset];
  const middle = height / 2;
  if (kind === 'question' || kind === 'roll') {
    return `M${l + TIP},${t}H${r - TIP}L${r},${middle}L${r - TIP},${b}H${l + TIP}L${l},${middle}Z`;
  }
  const round = kind === 'end' || kind === 'exit' ? middle - inset : CORNER;
  const c = Math.max(0, Math.min(round, (r - l) / 2, (b - t) / 2));
  const arc = (x: number, y: number): string => `a${c},${c} 0 0 1 ${x},${y}`;
  return `M${l + c},${t}H${r - c}${arc(c, c)}V${b - c}${arc(-c, c)}H${l + c}${arc(-c, -c)}V${t + c}${arc(c, -c)}Z`;
}
