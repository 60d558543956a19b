import { expect, it } from 'vitest';
import { allDone } from './all-done.ts';
import type { NextTurn } from './bots-go-on.ts';

const england: NextTurn = { entry: 8, seat: 2, lines: [], isAsked: false };
const nobodys = (): boolean => false;
const isSeen = (): boolean => true;

it('is the rest of the turn, and the turns that were seen below it', () => {
  expect(allDone({ line: 1, lines: 4, touches: nobodys, isSeen, shown: [england] })).toEqual({
    line: 4,
    lines: 3,
    isStopped: false,
    turns: [england],
  });
});

it('stops before a line that does something to a person, and leaves the next turn alone then', () => {
  const touches = (line: number): boolean => line === 2;
  expect(allDone({ line: 0, lines: 4, touches, isSeen, shown: [england] })).toEqual({
    line: 2,
    lines: 2,
    isStopped: true,
    turns: [],
  });
});

it('is no more than the line that does something to a person, and no turn after it', () => {
  const touches = (line: number): boolean => line < 2;
  expect(allDone({ line: 0, lines: 4, touches, isSeen, shown: [] }).line).toBe(1);
  expect(allDone({ line: 1, lines: 4, touches, isSeen, shown: [] }).line).toBe(2);
  expect(allDone({ line: 2, lines: 4, touches, isSeen, shown: [] }).line).toBe(4);
  expect(allDone({ line: 1, lines: 2, touches, isSeen, shown: [england] })).toEqual({
    line: 2,
    lines: 1,
    isStopped: true,
    turns: [],
  });
});

it('stops before a line that was below the fold, and leaves the next turn alone then', () => {
  const isAbove = (line: number): boolean => line < 3;
  const work = { line: 0, touches: nobodys, isSeen: isAbove, shown: [england] };
  expect(allDone({ ...work, lines: 5 })).toEqual({ line: 3, lines: 3, isStopped: true, turns: [] });
  // The line that is done now counts in any case: it is what the button beside it does.
  expect(allDone({ ...work, line: 3, lines: 5 }).line).toBe(4);
});
