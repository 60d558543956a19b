import { describe, expect, it } from 'vitest';
import { shapeOf } from './shape.ts';

const shape = (width: number, height: number): string => shapeOf({ width, height }).join(' ');

describe('the shape of a window', () => {
  it('has the panel under the board while it is held upright', () => {
    expect(shape(390, 844)).toBe('stacked');
    expect(shape(360, 740)).toBe('stacked');
  });

  it('is short on a small phone', () => {
    expect(shape(360, 640)).toBe('stacked short');
    expect(shape(375, 700)).toBe('stacked short');
    expect(shape(375, 701)).toBe('stacked');
  });

  it('is broad on a tablet that stands upright', () => {
    expect(shape(768, 1024)).toBe('stacked broad');
    expect(shape(820, 1180)).toBe('stacked broad');
    expect(shape(699, 1024)).toBe('stacked');
  });

  it('has the panel beside the board, and a rail, on a phone that lies on its side', () => {
    for (const [width, height] of [
      [844, 390],
      [932, 430],
      [667, 375],
      [640, 360],
      [1280, 599],
    ] as const) {
      expect(shape(width, height), `${width} x ${height}`).toBe('beside rail');
    }
  });

  it('goes by the proportion, not by the width alone', () => {
    // A keyboard that covers half of an upright phone does not turn it.
    expect(shape(390, 400)).toBe('stacked short');
    expect(shape(500, 400)).toBe('stacked short');
    expect(shape(501, 400)).toBe('beside rail');
    expect(shape(899, 700)).toBe('stacked short broad');
  });

  it('has columns on a desktop, with one for the log where it fits', () => {
    expect(shape(900, 600)).toBe('beside');
    expect(shape(900, 1200)).toBe('beside');
    expect(shape(1280, 800)).toBe('beside');
    expect(shape(1499, 900)).toBe('beside');
    expect(shape(1500, 900)).toBe('beside wide');
    expect(shape(1920, 1080)).toBe('beside wide');
  });
});
