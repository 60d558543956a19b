import { expect, it } from 'vitest';
import { yourSeat } from './your-seat.ts';

const chair = (seat: number, bot = false) => ({ seat, bot });
const TWO = [chair(0), chair(1), chair(2, true)];

it('is you who plays alone against bots, and none of several at one device', () => {
  expect(yourSeat([chair(0, true), chair(1)], undefined)).toBe(1);
  expect(yourSeat(TWO, undefined)).toBeUndefined();
});

it('is you in the chair that this device has taken at a shared table', () => {
  expect(yourSeat(TWO, [1])).toBe(1);
  // Two play by one phone, or somebody only watches.
  expect(yourSeat(TWO, [0, 1])).toBeUndefined();
  expect(yourSeat([chair(0), chair(1, true)], [])).toBeUndefined();
});
