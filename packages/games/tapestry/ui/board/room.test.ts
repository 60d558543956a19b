import { expect, test } from 'vitest';
import { hasRoomForTracks } from './room.ts';

test('the tracks stay below the map wherever both can be read', () => {
  // An upright phone, a small one, and one on its side; none is measured yet.
  for (const height of [0, 353, 243, 390]) expect(hasRoomForTracks(height, false)).toBe(true);
  // A long list of cards is asked for, which leaves little of the board.
  expect(hasRoomForTracks(165, false)).toBe(false);
});

test('on a small phone they make room for the order of reading', () => {
  expect(hasRoomForTracks(353, true)).toBe(true);
  expect(hasRoomForTracks(265, true)).toBe(false);
});
