import { describe, expect, it } from 'vitest';
import type { Box } from './placing.ts';
import { placed } from './placing.ts';

const PHONE = { width: 390, height: 844 };
const SIDE = { width: 844, height: 390 };
const BUBBLE = { width: 362, height: 130 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const at = (window: typeof PHONE, subject: Box, primary: Box, bubble = BUBBLE): Box => {
  const { x, y } = placed(bubble, { window, subject, primary });
  return { x, y, ...bubble };
};

describe('a hint', () => {
  const primary = box(202, 788, 176, 48);

  it.each([
    ['the board', box(0, 105, 390, 370)],
    ['the panel', box(0, 480, 390, 300)],
    ['a line', box(8, 591, 374, 72)],
    ['a small button', box(96, 788, 98, 48)],
    ['the primary button', primary],
    ['the speaker at the edge', box(340, 500, 44, 44)],
  ])('covers neither what it speaks of nor the primary button: %s', (_, subject) => {
    const bubble = at(PHONE, subject, primary);
    expect(overlaps(bubble, subject)).toBe(false);
    expect(overlaps(bubble, primary)).toBe(false);
    expect(bubble.x).toBeGreaterThanOrEqual(0);
    expect(bubble.x + bubble.width).toBeLessThanOrEqual(PHONE.width);
    expect(bubble.y).toBeGreaterThanOrEqual(0);
    expect(bubble.y + bubble.height).toBeLessThanOrEqual(PHONE.height);
  });

  it('stands beside what fills the height of a phone on its side', () => {
    const side = box(640, 335, 190, 48);
    const board = box(48, 0, 434, 390);
    const bubble = at(SIDE, board, side, { width: 340, height: 130 });
    expect(overlaps(bubble, board)).toBe(false);
    expect(overlaps(bubble, side)).toBe(false);
  });

  it('stands below, where what is above belongs to its subject and there is room', () => {
    const subject = box(8, 520, 374, 60);
    const free = { window: PHONE, subject, primary };
    expect(placed(BUBBLE, free).tail?.side).toBe('bottom');
    expect(placed(BUBBLE, { ...free, isBelowFirst: true }).tail?.side).toBe('top');
    const low = { ...free, subject: box(8, 640, 374, 60), isBelowFirst: true };
    expect(placed(BUBBLE, low).tail?.side).toBe('bottom');
  });

  it('leaves free what the panel asks for: beside the board it goes to the foot', () => {
    const asked = [box(16, 500, 358, 110)];
    const { x, y, tail } = placed(BUBBLE, {
      window: PHONE,
      subject: box(0, 105, 390, 370),
      primary,
      asked,
    });
    const bubble = { x, y, ...BUBBLE };
    for (const free of [...asked, primary]) expect(overlaps(bubble, free)).toBe(false);
    expect(tail).toBeUndefined();
  });

  it('rather lies over a board than over the heading of a small phone', () => {
    const window = { width: 360, height: 640 };
    const board = box(0, 96, 360, 306);
    const asked = [box(16, 412, 328, 28), box(16, 442, 100, 20)];
    const end = box(180, 584, 168, 48);
    const bubble = { width: 332, height: 150 };
    const { x, y } = placed(bubble, { window, subject: board, primary: end, asked });
    for (const free of [...asked, end]) expect(overlaps({ x, y, ...bubble }, free)).toBe(false);
  });

  it('goes above all of it where nothing is free below', () => {
    const asked = [box(16, 500, 200, 30)];
    const low = {
      window: PHONE,
      subject: box(8, 591, 374, 72),
      primary,
      asked,
      isBelowFirst: true,
    };
    const { x, y } = placed(BUBBLE, low);
    for (const free of [...asked, primary, low.subject])
      expect(overlaps({ x, y, ...BUBBLE }, free)).toBe(false);
  });

  it('points at the middle of its subject, from the side that faces it', () => {
    const subject = box(96, 788, 98, 48);
    const { y, tail } = placed(BUBBLE, { window: PHONE, subject, primary });
    expect(tail?.side).toBe('bottom');
    expect(tail?.at).toBeCloseTo(96 + 49 - 14);
    expect(y + BUBBLE.height).toBeLessThan(subject.y);
  });
});
