import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { TallyConfig, TallyInput, TallyState } from './tally-game.ts';
import { BOT, DEFAULT, tally } from './tally-game.ts';
import { checkLevels, checkWholeGame } from './whole-games.ts';

type Game = typeof tally;
const options = { policy: randomPolicy<TallyState, TallyInput>(), most: 60 };
const problems = (game: Game, most = 60): readonly string[] =>
  checkWholeGame(game, DEFAULT, 'a', { ...options, most });

describe('a whole game', () => {
  test('that keeps its invariants and ends has no problem', () => {
    expect(problems(tally)).toEqual([]);
  });

  test('is watched for each invariant, from set-up to the end', () => {
    const totals = new Set<number>();
    const never: Game = {
      ...tally,
      invariants: [
        {
          name: 'never',
          check: ({ total }) => {
            totals.add(total);
            return message('no' as MessageId);
          },
        },
      ],
    };
    const found = problems(never);
    expect(new Set(found)).toEqual(new Set(['a: invariant never: {"id":"no"}']));
    expect(found).toHaveLength(totals.size);
    expect(Math.min(...totals)).toBe(0);
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(30);
  });

  test('must end within the bound', () => {
    expect(problems(tally, 1)).toEqual(['a: does not end']);
  });
});

describe('levels', () => {
  /** The bot gets the points of its level in each game. */
  const scoring = (points: (config: TallyConfig) => number): Game => ({
    ...tally,
    chance: () => ({ cards: false, dice: false, choices: false }),
    next: (state) => {
      const next = tally.next(state);
      return next.kind === 'over' ? { ...next, scores: [score(state.total)] } : next;
    },
    setup: (table, config) => {
      const state = tally.setup(table, { ...config, asksStart: false });
      return { ...state, total: points(config) };
    },
  });
  const score = (points: number) => ({ seat: BOT, points, sources: [] });
  // Over at once, with as many points as the total begins with.
  const check = (game: Game) =>
    checkLevels(game, {
      ...options,
      levels: ['easy', 'hard'],
      games: 2,
      config: (seed, level) => ({ asksStart: level === 'hard', diceAtTable: seed === 'level 1' }),
    });

  test('are in order when the points rise', () => {
    expect(check(scoring(({ asksStart }) => (asksStart ? 40 : 39)))).toEqual([]);
  });

  test('are not when the points stay or fall', () => {
    expect(check(scoring(() => 40))).toEqual(['level hard: 40 points, not more than 40']);
    expect(check(scoring(({ asksStart }) => (asksStart ? 39 : 40)))).toEqual([
      'level hard: 39 points, not more than 40',
    ]);
  });

  test('are compared by the mean of all games', () => {
    // 40 and 60 against 49 and 49: the hard one is worse in one game and better in two together.
    const hard = (diceAtTable: boolean): number => (diceAtTable ? 60 : 40);
    const uneven = scoring(({ asksStart, diceAtTable }) => (asksStart ? hard(diceAtTable) : 49));
    expect(check(uneven)).toEqual([]);
    const worse = scoring(({ asksStart, diceAtTable }) => (asksStart ? hard(diceAtTable) : 51));
    expect(check(worse)).toEqual(['level hard: 50 points, not more than 51']);
  });
});
