import { expect, it } from 'vitest';
import { fitted, framed, held, panned, shownBy, shows, toUnits, zoomed } from './camera.ts';

const bounds = { x: 20, y: -10, w: 950, h: 900 };
const phone = { w: 360, h: 338 };
const desktop = { w: 1058, h: 1000 };

it('shows the whole board, with numbers of at least 11 px on the smallest phone', () => {
  const camera = fitted(bounds, phone);
  expect(camera.scale * 31).toBeGreaterThanOrEqual(11);
  expect(camera.scale * bounds.w).toBeLessThanOrEqual(phone.w + 0.01);
  expect(camera.scale * bounds.h).toBeLessThanOrEqual(phone.h + 0.01);
});

it('keeps what is under the finger under it while zooming', () => {
  const camera = fitted(bounds, phone);
  const finger = { x: 90, y: 250 };
  const under = toUnits(camera, phone, finger);
  const near = toUnits(zoomed(camera, phone, finger, 1.7), phone, finger);
  expect(near.x).toBeCloseTo(under.x);
  expect(near.y).toBeCloseTo(under.y);
});

it('cannot be pushed off the board or made smaller than whole', () => {
  const whole = fitted(bounds, phone);
  expect(held(panned(whole, 900, -900), bounds, phone).x).toBe(whole.x);
  expect(held({ ...whole, scale: 0.01 }, bounds, phone).scale).toBe(whole.scale);
  const near = held({ x: 5000, y: 5000, scale: 1 }, bounds, phone);
  expect(near.x).toBeLessThan(bounds.x + bounds.w);
  expect(near.y).toBeLessThan(bounds.y + bounds.h);
});

it('frames some places with a margin, and the whole board when they lie all over it', () => {
  const places = [
    { x: 650, y: 440 },
    { x: 870, y: 460 },
  ];
  const camera = framed(places, bounds, phone);
  expect(camera.scale).toBeGreaterThan(fitted(bounds, phone).scale * 1.3);
  for (const place of places) expect(shows(camera, phone, place, 100)).toBe(true);
  const corners = [
    { x: 130, y: 100 },
    { x: 870, y: 780 },
  ];
  expect(framed(corners, bounds, phone)).toEqual(fitted(bounds, phone));
  expect(framed([], bounds, desktop)).toEqual(fitted(bounds, desktop));
});

it('shows the point that it looks at in the middle of the window', () => {
  const camera = framed([{ x: 700, y: 300 }], bounds, phone);
  const [left = 0, top = 0, scale = 0] = [...shownBy(camera, phone).matchAll(/-?[\d.]+/g)].map(
    Number,
  );
  expect(left + camera.x * scale).toBeCloseTo(phone.w / 2, 0);
  expect(top + camera.y * scale).toBeCloseTo(phone.h / 2, 0);
});
