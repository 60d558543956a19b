import { expect, test } from 'vitest';
import { LONG, shownPart } from './fold.ts';

const FOLDED = { earlier: false, later: false };

test('a short way is shown whole', () => {
  expect(shownPart(LONG - 1, 3, FOLDED)).toEqual({ from: 0, to: LONG - 1 });
  expect(shownPart(0, -1, FOLDED)).toEqual({ from: 0, to: 0 });
});

test('of a long way the window around now is shown', () => {
  expect(shownPart(30, 15, FOLDED)).toEqual({ from: 7, to: 19 });
});

test('at either end the window keeps its size', () => {
  expect(shownPart(30, 0, FOLDED)).toEqual({ from: 0, to: 12 });
  expect(shownPart(30, 29, FOLDED)).toEqual({ from: 18, to: 30 });
});

test('now is always inside, wherever it is said to be', () => {
  for (const length of [20, 21, 33, 200]) {
    for (let at = 0; at < length; at += 1) {
      const { from, to } = shownPart(length, at, FOLDED);
      expect(from <= at && at < to).toBe(true);
    }
    expect(shownPart(length, -1, FOLDED).from).toBe(0);
    expect(shownPart(length, length + 5, FOLDED).to).toBe(length);
  }
});

test('one or two are not folded', () => {
  expect(shownPart(30, 10, FOLDED)).toEqual({ from: 0, to: 14 });
  expect(shownPart(30, 24, FOLDED)).toEqual({ from: 16, to: 30 });
});

test('each end is unfolded alone', () => {
  expect(shownPart(30, 15, { earlier: true, later: false })).toEqual({ from: 0, to: 19 });
  expect(shownPart(30, 15, { earlier: false, later: true })).toEqual({ from: 7, to: 30 });
});
