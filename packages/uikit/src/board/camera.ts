import type { Bounds, Point } from './geometry.ts';

/** What of the board is seen: the point in the middle of the window, and pixels per board unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Beyond this nothing more can be made out. */
const CLOSEST = 2.4;
/** The least that a place with its neighbours takes: never closer than this on our own account. */
const LEAST = 520;

/** How far a badge reaches beyond the board. */
const BESIDE = 48;
/** A large window leaves a margin of wood, with room below for the key and the buttons. */
const ROOMY = 700;

export function fitted(bounds: Bounds, size: Size): Camera {
  const { x, y, w, h } = size.w < ROOMY ? bounds : airy(bounds);
  return { x: x + w / 2, y: y + h / 2, scale: Math.min(size.w / w, size.h / h) || 0.36 };
}

const airy = ({ x, y, w, h }: Bounds): Bounds => ({ x: x - 30, y: y - 18, w: w + 60, h: h + 74 });

/** Frames some places with a margin of about one place, never wider than the whole board. */
export function framed(points: readonly Point[], bounds: Bounds, size: Size): Camera {
  const whole = fitted(bounds, size);
  if (points.length === 0) return whole;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const margin = 150;
  const box = {
    x: Math.min(...xs) - margin,
    y: Math.min(...ys) - margin,
    w: Math.max(...xs) - Math.min(...xs) + margin * 2,
    h: Math.max(...ys) - Math.min(...ys) + margin * 2,
  };
  const least = LEAST * Math.min(1, size.h / size.w);
  const wide = { w: Math.max(box.w, LEAST), h: Math.max(box.h, least) };
  const scale = Math.min(size.w / wide.w, size.h / wide.h);
  if (scale < whole.scale * 1.12) return whole;
  return held({ x: box.x + box.w / 2, y: box.y + box.h / 2, scale }, bounds, size);
}

/** Keeps the board in the window: it cannot be pushed out, nor be made smaller than whole. */
export function held(camera: Camera, bounds: Bounds, size: Size): Camera {
  const whole = fitted(bounds, size);
  const scale = Math.min(CLOSEST, Math.max(whole.scale, camera.scale));
  const { x, y, w, h } = size.w < ROOMY ? bounds : airy(bounds);
  const along = (at: number, start: number, length: number, window: number): number => {
    const half = window / scale / 2;
    if (half * 2 >= length) return start + length / 2;
    // Badges beside a place at the edge must come into the window too.
    return Math.min(start + length + BESIDE - half, Math.max(start - BESIDE + half, at));
  };
  return { x: along(camera.x, x, w, size.w), y: along(camera.y, y, h, size.h), scale };
}

export const toUnits = (camera: Camera, size: Size, px: Point): Point => ({
  x: camera.x + (px.x - size.w / 2) / camera.scale,
  y: camera.y + (px.y - size.h / 2) / camera.scale,
});

/** Zooms so that what is under the finger stays under it. */
export function zoomed(camera: Camera, size: Size, px: Point, factor: number): Camera {
  const scale = camera.scale * factor;
  const under = toUnits(camera, size, px);
  return {
    x: under.x - (px.x - size.w / 2) / scale,
    y: under.y - (px.y - size.h / 2) / scale,
    scale,
  };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

export const between = (a: Camera, b: Camera, t: number): Camera => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  scale: a.scale + (b.scale - a.scale) * t,
});

/** Whether a place with its rim is wholly in the window. */
export function shows(camera: Camera, size: Size, { x, y }: Point, radius: number): boolean {
  const halfWidth = size.w / camera.scale / 2;
  const halfHeight = size.h / camera.scale / 2;
  return (
    Math.abs(x - camera.x) <= halfWidth - radius && Math.abs(y - camera.y) <= halfHeight - radius
  );
}

/**
 * Brings a drawing of board units into the window, as a style. A view box would do the same, and lay
 * out every shape anew whenever the camera moves.
 */
export function shownBy({ x, y, scale }: Camera, { w, h }: Size): string {
  const [left, top] = [w / 2 - x * scale, h / 2 - y * scale].map((n) => n.toFixed(1));
  return `translate(${left}px, ${top}px) scale(${scale.toFixed(4)})`;
}
