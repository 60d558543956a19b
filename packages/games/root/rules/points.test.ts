import { NONE } from '@empty-chair/kernel/ids';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { direct } from '../examples/direct.ts';
import type { Position } from '../examples/position.ts';
import { alliance, eyrie, human, marquise } from '../examples/position.ts';
import { root } from './module.ts';
import type { Faction } from './pieces.ts';
import { ALLIANCE, EYRIE, MARQUISE } from './pieces.ts';
import { score } from './points.ts';
import { HUMANS, scoreOf, winnerOf } from './state.ts';
import { rule } from './words.ts';

const by = rule('law.victory');
type Gain = readonly [faction: Faction, n: number];

const play = (position: Position, gains: readonly Gain[]) =>
  direct(position, (table) => {
    for (const [faction, n] of gains) score(table, faction, n, 'play', by);
  });

describe('the score', () => {
  const seats = [marquise(), eyrie()];

  test('A-20: never falls below 0, and only what was lost is told', () => {
    const run = play({ board: '5 | M=2', seats }, [
      [MARQUISE, -5],
      [MARQUISE, -1],
      [MARQUISE, 1],
    ]);
    expect(run.happenings).toEqual([
      'do.lose faction=marquise n=2',
      'do.score faction=marquise n=1',
    ]);
    expect(scoreOf(run.state, MARQUISE)).toBe(1);
  });

  test('law.victory: 30 points win at once; nobody scores after that', () => {
    const run = play({ board: '5 | M=28 | E=29', seats }, [
      [MARQUISE, 1],
      [MARQUISE, 4],
      [EYRIE, 1],
    ]);
    expect(run.happenings).toEqual([
      'do.score faction=marquise n=1',
      'do.score faction=marquise n=4',
      'do.win faction=marquise',
    ]);
    expect(winnerOf(run.state)).toBe(MARQUISE);
    expect(scoreOf(run.state, EYRIE)).toBe(29);
  });

  test('law.victory: the result tells every score with its sources', () => {
    const run = direct({ board: '5 | M=28(buildings:20,craft:8) | E=3', seats }, (table) => {
      score(table, MARQUISE, 2, 'removal', by);
    });
    expect(root.next(run.state)).toEqual({
      kind: 'over',
      winners: [seat(0)],
      scores: [
        {
          seat: 0,
          points: 30,
          sources: [
            { source: { kind: 'source', id: 'craft' }, points: 8 },
            { source: { kind: 'source', id: 'buildings' }, points: 20 },
            { source: { kind: 'source', id: 'removal' }, points: 2 },
          ],
        },
        { seat: 1, points: 3, sources: [{ source: { kind: 'source', id: 'earlier' }, points: 3 }] },
      ],
    });
  });
});

describe('the cooperative game', () => {
  const together: Position = {
    board: '5',
    seats: [human('marquise'), eyrie(), human('alliance')],
    config: { coop: true },
  };

  test('3.4.coop: the humans win together, when the last of them has 30', () => {
    const run = play(together, [
      [MARQUISE, 30],
      [ALLIANCE, 29],
      [MARQUISE, 2],
      [ALLIANCE, 1],
    ]);
    expect(run.happenings).toEqual([
      'do.score faction=marquise n=30',
      'do.score faction=alliance n=29',
      'do.score faction=marquise n=2',
      'do.score faction=alliance n=1',
      'do.winTogether',
    ]);
    expect(winnerOf(run.state)).toBe(HUMANS);
    expect(root.next(run.state)).toMatchObject({ kind: 'over', winners: [0, 2] });
  });

  test('3.4.coop: a bot with 30 before the last human wins alone', () => {
    const run = play(together, [
      [MARQUISE, 35],
      [EYRIE, 30],
      [ALLIANCE, 30],
    ]);
    expect(winnerOf(run.state)).toBe(EYRIE);
    expect(scoreOf(run.state, ALLIANCE)).toBe(0);
    expect(root.next(run.state)).toMatchObject({ kind: 'over', winners: [1] });
  });

  test('3.4.coop: what counts is what each human has at that moment', () => {
    const run = play(together, [
      [MARQUISE, 30],
      [MARQUISE, -1],
      [ALLIANCE, 30],
    ]);
    expect(winnerOf(run.state)).toBe(NONE);
    const later = play(together, [
      [MARQUISE, 30],
      [MARQUISE, -1],
      [ALLIANCE, 30],
      [MARQUISE, 1],
    ]);
    expect(winnerOf(later.state)).toBe(HUMANS);
  });

  test('3.4.coop: one human alone needs no more than 30', () => {
    const alone = { ...together, seats: [human('marquise'), eyrie(), alliance()] };
    expect(winnerOf(play(alone, [[MARQUISE, 30]]).state)).toBe(HUMANS);
  });

  test('law.victory: without it the first human to 30 wins alone', () => {
    const rivals = { ...together, config: { coop: false } };
    expect(winnerOf(play(rivals, [[MARQUISE, 30]]).state)).toBe(MARQUISE);
  });
});

test('a game that is not over says whose turn it is', () => {
  const position = { board: '5 | turn 1.1', seats: [human('marquise'), eyrie()] };
  expect(root.next(play(position, []).state)).toEqual({ kind: 'bot', seat: 1 });
  const human0 = { ...position, board: '5' };
  expect(root.next(play(human0, []).state)).toEqual({ kind: 'human', seat: 0 });
});
