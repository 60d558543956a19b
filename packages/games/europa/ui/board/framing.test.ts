import { fitted, shows } from '@empty-chair/uikit/board/camera.ts';
import { describe, expect, it } from 'vitest';
import { framedForTurn, SEEN } from './framing.ts';
import { BOUNDS } from './layout.ts';
import { placeShape } from './place-shapes.ts';
import { NEAR } from './zoom.ts';

const PHONE = { w: 390, h: 370 };
const FAR = fitted(BOUNDS, PHONE);

function stepAt(...areas: readonly string[]) {
  const shapes = areas.map((id) => {
    const shape = placeShape({ kind: 'area', id });
    if (shape === undefined) throw new Error(`no area ${id}`);
    return shape;
  });
  return { focus: shapes.flatMap(({ extent }) => extent), must: shapes.map(({ at }) => at) };
}
const NO_PLACE = { focus: [], must: [] };
const home = stepAt('loire').must;
const frame = (now: typeof FAR, step: typeof NO_PLACE | ReturnType<typeof stepAt>, land = home) =>
  framedForTurn(now, { home: land, ...step }, BOUNDS, PHONE);

describe('the window in a turn', () => {
  it('begins with the realm that acts, near enough to be read', () => {
    const camera = frame(FAR, NO_PLACE);
    expect(camera.scale).toBeGreaterThanOrEqual(NEAR);
    for (const point of home) expect(shows(camera, PHONE, point, SEEN)).toBe(true);
  });

  it('shows the middle of a realm that is too large to be read as a whole', () => {
    const wide = [200, 800, 900, 1000, 1500].map((x) => ({ x, y: 600 }));
    const camera = frame(FAR, NO_PLACE, wide);
    expect(camera).toEqual({ x: 900, y: 600, scale: NEAR });
  });

  it('stays where it is for a step without a place', () => {
    const camera = frame(FAR, stepAt('burgundy'));
    expect(frame(camera, NO_PLACE)).toBe(camera);
  });

  it('stays where it is while what a step is about can be seen', () => {
    const camera = frame(FAR, stepAt('loire'));
    expect(frame(camera, stepAt('loire'))).toBe(camera);
  });

  it('moves to what is out of sight, with the realm beside it where there is room', () => {
    const near = frame(FAR, stepAt('burgundy'));
    for (const point of [...stepAt('burgundy').must, ...home]) {
      expect(shows(near, PHONE, point, SEEN)).toBe(true);
    }
    const distant = stepAt('kazan');
    const there = frame(near, distant);
    for (const point of distant.must) expect(shows(there, PHONE, point, SEEN)).toBe(true);
    expect(home.some((point) => shows(there, PHONE, point, SEEN))).toBe(false);
  });

  it('stays where its last step was, far from the realm too', () => {
    const there = frame(FAR, stepAt('kazan'));
    expect(frame(there, NO_PLACE)).toBe(there);
  });

  it('shows the whole map to a table where nobody acts', () => {
    expect(frame(FAR, NO_PLACE, [])).toEqual(FAR);
  });
});
