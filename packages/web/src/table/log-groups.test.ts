import type { MessageId } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import type { Logged } from './log-groups.ts';
import { groupsOf } from './log-groups.ts';

const entry = (turnOf: number, index: number, more: Partial<Logged> = {}): Logged => ({
  ...{
    index,
    turnOf,
    seat: turnOf,
    isBot: false,
    round: undefined,
    part: undefined,
    phase: undefined,
  },
  ...more,
});
const round = (n: number): Pick<Logged, 'round'> => ({
  round: { id: 'round' as MessageId, params: { n } },
});
const told = (entries: readonly Logged[], seat?: number) =>
  groupsOf(entries, seat).map((group) => [group.seat, group.turn, group.entries.length]);

const entries = [0, 0, 1, 2, 0, 1].map((turnOf, index) => entry(turnOf, index));

it('groups by turn, the newest first', () => {
  expect(told(entries)).toEqual([
    [1, 2, 1],
    [0, 2, 1],
    [2, 1, 1],
    [1, 1, 1],
    [0, 1, 2],
  ]);
});

it('keeps one chair', () => {
  expect(told(entries, 0)).toEqual([
    [0, 2, 1],
    [0, 1, 2],
  ]);
});

describe('somebody who is left alone', () => {
  it('has a turn for each entry of a bot, with what a person enters in it', () => {
    const bot = { isBot: true };
    const alone = [entry(2, 0, bot), entry(2, 1, bot), entry(2, 2), entry(2, 3, bot)];
    expect(told(alone)).toEqual([
      [2, 3, 1],
      [2, 2, 2],
      [2, 1, 1],
    ]);
  });

  it('has another turn in another round', () => {
    const all = [entry(0, 0, round(1)), entry(0, 1, round(1)), entry(0, 2, round(2))];
    expect(told(all)).toEqual([
      [0, 2, 1],
      [0, 1, 2],
    ]);
  });
});

it('counts no turn where a bot only has its part in a phase', () => {
  const phase = { kind: 'step', id: 'income' };
  const all = [
    entry(1, 0, { isBot: true }),
    entry(1, 1, { isBot: true, phase }),
    entry(1, 2, { isBot: true }),
  ];
  expect(groupsOf(all).map(({ turn, phase: part }) => [turn, part?.id])).toEqual([
    [2, undefined],
    [1, 'income'],
    [1, undefined],
  ]);
});
