import { expect, it } from 'vitest';
import { timePlayed } from './time-played.ts';

const MINUTES = 60_000;

it('says how long a game took, in hours and minutes', () => {
  expect(timePlayed(1000, 1000 + 108 * MINUTES)).toEqual({ hours: 1, minutes: 48 });
  expect(timePlayed(0, 7 * MINUTES)).toEqual({ hours: 0, minutes: 7 });
});

it('says nothing of a game that lay overnight, or was opened at its end', () => {
  expect(timePlayed(0, 12 * 60 * MINUTES)).toBeUndefined();
  expect(timePlayed(5000, 5000)).toBeUndefined();
  expect(timePlayed(5000, 0)).toBeUndefined();
});
