import { expect, it } from 'vitest';
import { nearestStop, nextStop } from './stops.ts';

it('steps through the stops by taps', () => {
  expect(nextStop('peek')).toBe('half');
  expect(nextStop('half')).toBe('full');
  expect(nextStop('full')).toBe('peek');
});

it('rests where the finger let go', () => {
  expect([0.1, 0.4, 0.9].map(nearestStop)).toEqual(['peek', 'half', 'full']);
});
