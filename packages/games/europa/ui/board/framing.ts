import type { Camera, Size } from '@empty-chair/uikit/board/camera.ts';
import { fitted, held, shows } from '@empty-chair/uikit/board/camera.ts';
import type { Bounds, Point } from '@empty-chair/uikit/board/geometry.ts';
import { median } from './median.ts';
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

/** What a turn is about on the map. */
export interface Scene {
  /** The land of the realm that acts. */
  readonly home: readonly Point[];
  /** What its step is about; nothing, where the step has no place. */
  readonly focus: readonly Point[];
  /** What of it must be seen. */
  readonly must: readonly Point[];
}

/** How much of a place must be in the window for it to count as seen. */
export const SEEN = 20;
/** So much of the window lies around what a step is about: its name is seen too. */
const AIR = 0.1;

/**
 * The window moves only for what cannot be seen or read, and then so that the realm that acts is still in it, where
 * there is room. A step without a place leaves it where the step before it was.
 */
export function framedForTurn(
  now: Camera,
  { home, focus, must }: Scene,
  bounds: Bounds,
  size: Size,
): Camera {
  const air = Math.max(SEEN, AIR * Math.min(size.w, size.h));
  const isSeen = must.every((point) => shows(now, size, point, air));
  if (now.scale >= NEAR && isSeen) return now;
  if (focus.length === 0) return framedAtHome(home, bounds, size);
  const both = framedAround([...focus, ...home], bounds, size);
  return both.scale >= NEAR ? both : framedAround(focus, bounds, size);
}

/** All of its land where that can be read, else the middle of it. */
function framedAtHome(home: readonly Point[], bounds: Bounds, size: Size): Camera {
  const all = framedAround(home, bounds, size);
  const whole = fitted(bounds, size);
  if (home.length === 0 || all.scale >= NEAR || whole.scale >= NEAR) return all;
  return held({ x: median(home, 'x'), y: median(home, 'y'), scale: NEAR }, bounds, size);
}
