import type { Point } from './geometry.ts';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const WAYS: Readonly<Record<Direction, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isDirection = (key: string): key is Direction => Object.hasOwn(WAYS, key);

/**
 * The nearest place in that direction. Sideways distance counts double, and what lies more
 * sideways than ahead is not in that direction at all, unless nothing else is.
 */
export function nearestInDirection(
  places: ReadonlyMap<string, Point>,
  from: string,
  direction: Direction,
): string | undefined {
  const here = places.get(from);
  if (here === undefined) return undefined;
  const way = WAYS[direction];
  let best: { id: string; cost: number } | undefined;
  for (const [id, { x, y }] of places) {
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y - (y - here.y) * way.x);
    if (id === from || ahead <= 1) continue;
    const cost = Math.hypot(ahead, aside * 2) + (aside > ahead ? 2000 : 0);
    if (best === undefined || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
