import { expect, it } from 'vitest';
import { lettersAt, levelOf, NEAR, OVERVIEW, weightAt } from './zoom.ts';

it('shows more the nearer the map is', () => {
  expect(levelOf(0.24)).toBe('far');
  expect(levelOf(OVERVIEW)).toBe('overview');
  expect(levelOf(0.73)).toBe('overview');
  expect(levelOf(NEAR)).toBe('near');
  expect(levelOf(2.4)).toBe('near');
});

it('shows the signs of chips only where they have 11 pixels', () => {
  expect(12 * NEAR).toBeGreaterThanOrEqual(11);
});

it('keeps names at 11 pixels wherever they are shown', () => {
  for (let scale = OVERVIEW; scale < 2.4; scale += 0.01) {
    expect(lettersAt(15, scale) * scale, String(scale)).toBeGreaterThan(10.6);
  }
  expect(lettersAt(15, 1)).toBe(15);
});

it('sets the names anew in steps, not at every notch', () => {
  expect(lettersAt(15, 0.601)).toBe(lettersAt(15, 0.649));
  expect(lettersAt(15, 0.601)).not.toBe(lettersAt(15, 0.55));
});

it('draws marks heavier from afar, within bounds', () => {
  expect(weightAt(1)).toBe(1);
  expect(weightAt(0.4)).toBe(2);
  expect(weightAt(0.1)).toBe(2.6);
});
