import type { Point } from '@empty-chair/uikit/board/geometry.ts';

/** The middle of many places: unlike their mean, a lone island does not pull it out to sea. */
export function median(places: readonly Point[], axis: 'x' | 'y'): number {
  const sorted = places.map((place) => place[axis]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
