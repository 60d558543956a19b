import type { Seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import type { Result } from './result.ts';
import { levelIn, levelOf, resultOf, tallies } from './result.ts';

const human = { ref: { kind: 'faction', id: 'a' }, name: 'A', bot: false, level: undefined };
const robot = { ref: { kind: 'bot', id: 'b' }, name: 'B', bot: true, level: 'easy' };
const score = (seat: number, points: number) => ({ seat: seat as Seat, points, sources: [] });

describe('a result', () => {
  it('takes points and winners from the ending', () => {
    const result = resultOf({ id: 'g', game: 'root', ended: 5 }, [human, robot], {
      scores: [score(1, 12), score(0, 30)],
      winners: [0],
    });
    expect(result.seats).toEqual([
      { ...human, points: 30, won: true },
      { ...robot, points: 12, won: false },
    ]);
  });

  it('finds the level where a config writes it', () => {
    expect(levelOf({ seats: [{}, { difficulty: 'easy' }] }, 1)).toBe('easy');
    // Europa: nobody sits on an open chair, so it has no number.
    const seats = [{ role: 'open', level: 'easy' }, { role: 'human' }, { level: 'very-hard' }];
    expect(levelOf({ seats }, 1)).toBe('veryHard');
    expect(levelOf({ level: 'ultoma', humans: [{}] }, 1)).toBe('ultoma');
    // Of a whole record, that of its first bot.
    const human = { role: 'human', level: 'easy' };
    const bot = { role: 'bot', level: 'very-hard' };
    expect(levelIn({ config: { seats: [human, { role: 'open' }, bot] } })).toBe('veryHard');
    expect(levelIn({ config: { seats: [{}, { difficulty: 'easy' }] } })).toBe('easy');
    expect(levelIn({ config: { seats: [human, {}] } })).toBeUndefined();
    expect(levelIn({ config: { level: 3 } })).toBe('3');
    expect(levelIn(undefined)).toBeUndefined();
    expect(levelOf({ level: 4 }, 1)).toBe('4');
    expect(levelOf({ seats: [{}] }, 0)).toBeUndefined();
    expect(levelOf(null, 0)).toBeUndefined();
  });
});

describe('the tallies', () => {
  const game = (ended: number, won: boolean, level: string, points: number): Result => ({
    id: String(ended),
    game: 'root',
    ended,
    seats: [
      { ...human, points: 20, won },
      { ...robot, level, points, won: !won },
    ],
  });

  it('count per bot and level, in the order of play', () => {
    const all = tallies([
      game(2, false, 'easy', 31),
      game(1, true, 'easy', 7),
      game(3, true, 'hard', 1),
    ]);
    expect(
      all.map(({ level, games, humanWins, botPoints }) => [level, games, humanWins, botPoints]),
    ).toEqual([
      ['easy', 2, 1, [7, 31]],
      ['hard', 1, 1, [1]],
    ]);
  });

  it('leave out what bots played among themselves', () => {
    expect(
      tallies([{ ...game(1, true, 'easy', 3), seats: [{ ...robot, points: 3, won: true }] }]),
    ).toEqual([]);
  });
});
