import { describe, expect, it } from 'vitest';
import type { Result } from './result.ts';
import { ladderOf, suggestionFor, withLevel } from './suggestion.ts';

const LADDER = ['easy', 'standard', 'challenging'];
const seat = (bot: boolean, won: boolean, level?: string) => ({
  ref: { kind: 'seat', id: bot ? 'bot' : 'you' },
  name: '',
  bot,
  level,
  points: 0,
  won,
});
/** One letter for each game, the oldest first: W is won. */
const played = (games: string, level = 'standard', from = 0): Result[] =>
  [...games].map((letter, i) => ({
    id: `${level} ${i}`,
    game: 'root',
    ended: from + i,
    seats: [seat(false, letter === 'W'), seat(true, letter !== 'W', level)],
  }));
const nextOf = (results: readonly Result[]) => suggestionFor('root', results, LADDER)?.next;

describe('another level', () => {
  it.each([
    ['WWWLWWWLWL', 'challenging'],
    ['WWWLWWLLWL', undefined],
    ['LLLLWLLWLL', 'easy'],
    ['LLLLWLWWLL', undefined],
    // Six are enough, five are not.
    ['WWWWWL', 'challenging'],
    ['WWWWW', undefined],
    // Only the last ten count.
    ['LLLLLLLLLLWWWWWWWWWW', 'challenging'],
  ])('after %s is %s', (games, next) => {
    expect(nextOf(played(games))).toBe(next);
  });

  it('tells the games, the newest last', () => {
    expect(suggestionFor('root', played('WWWWLW'), LADDER)).toEqual({
      game: 'root',
      level: 'standard',
      next: 'challenging',
      isUp: true,
      games: [true, true, true, true, false, true],
    });
  });

  it('is of the level that was played last', () => {
    expect(nextOf([...played('WWWWWWWWWW'), ...played('W', 'challenging', 50)])).toBeUndefined();
  });

  it('is none beyond the ladder, for a level that nobody measured, and for another game', () => {
    expect(nextOf(played('WWWWWW', 'challenging'))).toBeUndefined();
    expect(nextOf(played('WWWWWW', 'house'))).toBeUndefined();
    expect(suggestionFor('tapestry', played('WWWWWW'), LADDER)).toBeUndefined();
  });

  it('knows a level by its word', () => {
    const ladder = ['hard', 'very-hard'];
    expect(suggestionFor('root', played('WWWWWW', 'hard'), ladder)?.next).toBe('very-hard');
    expect(suggestionFor('root', played('LLLLLL', 'veryHard'), ladder)?.next).toBe('hard');
  });

  it('leaves out games in which the bots differ', () => {
    const mixed = played('WWWWWW').map((result) => ({
      ...result,
      seats: [...result.seats, seat(true, false, 'easy')],
    }));
    expect(nextOf(mixed)).toBeUndefined();
  });
});

it('has the levels as they were studied, where each wins more often than the one before', () => {
  const row = (level: string, rate: number, plan?: string) => ({
    plan,
    axes: { level },
    winRate: [rate, 0, 0],
  });
  const ladder = (...rows: ReturnType<typeof row>[]) =>
    ladderOf([{ rows }] as unknown as Parameters<typeof ladderOf>[0]);
  const easy = [row('easy', 0.1), row('easy', 0.2), row('easy', 0.9, 'plan')];
  expect(ladder(...easy, row('very-hard', 0.3))).toEqual(['easy', 'very-hard']);
  expect(ladder(...easy, row('very-hard', 0.12))).toEqual([]);
  const [gentle, fierce] = [{ rows: easy }, { rows: [row('very-hard', 0.3)] }];
  expect(ladderOf([gentle, fierce] as unknown as Parameters<typeof ladderOf>[0])).toEqual([
    'easy',
    'very-hard',
  ]);
  expect(ladderOf(undefined)).toEqual([]);
});

it('sets every level of a choice, in its own kind', () => {
  expect(
    withLevel(
      { seats: [{ faction: 'eyrie', difficulty: 'easy' }, { faction: 'duchy' }] },
      'standard',
    ),
  ).toEqual({
    seats: [{ faction: 'eyrie', difficulty: 'standard' }, { faction: 'duchy' }],
  });
  expect(withLevel({ level: 2, map: 'x' }, '3')).toEqual({ level: 3, map: 'x' });
  expect(withLevel(undefined, '3')).toBeUndefined();
});
