import type { Camera, Size } from '@empty-chair/uikit/board/camera.ts';
import { fitted, held } from '@empty-chair/uikit/board/camera.ts';
import type { Bounds, Point } from '@empty-chair/uikit/board/geometry.ts';
import { NEAR } from './zoom.ts';

/** A part of the neighbours, so that one sees where it is. */
const MARGIN = 50;
/** Never closer than an area with its neighbours, as wide as a phone shows it with its signs. */
const LEAST = 400;
/** Near enough for all to be read, with some air: there is no need to come closer. */
const CLOSE = 1.2;
/** Where only little is lacking for the signs to show, the margin is given up for them. */
const ALMOST = NEAR * 0.8;

/** Frames places with their surroundings, so that signs can be read where that is possible. */
export function framedAround(points: readonly Point[], bounds: Bounds, size: Size): Camera {
  const whole = fitted(bounds, size);
  if (points.length === 0) return whole;
  const span = (of: (point: Point) => number) => {
    const all = points.map(of);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return { middle: (low + high) / 2, length: high - low + 2 * MARGIN };
  };
  const wide = span(({ x }) => x);
  const high = span(({ y }) => y);
  const fits = Math.min(size.w / Math.max(wide.length, LEAST), size.h / high.length, CLOSE);
  const scale = fits >= ALMOST ? Math.max(fits, NEAR) : fits;
  if (scale < whole.scale * 1.12) return whole;
  return held({ x: wide.middle, y: high.middle, scale }, bounds, size);
}
