import { expect, it } from 'vitest';
import { groupsOf } from './log-groups.ts';

const entries = [0, 0, 1, 2, 0, 1].map((turnOf, index) => ({ index, turnOf, seat: turnOf }));
const told = (seat?: number) =>
  groupsOf(entries, seat).map((group) => [group.seat, group.turn, group.entries.length]);

it('groups by turn, the newest first', () => {
  expect(told()).toEqual([
    [1, 2, 1],
    [0, 2, 1],
    [2, 1, 1],
    [1, 1, 1],
    [0, 1, 2],
  ]);
});

it('keeps one chair', () => {
  expect(told(0)).toEqual([
    [0, 2, 1],
    [0, 1, 2],
  ]);
});
