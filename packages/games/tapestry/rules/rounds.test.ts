import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { BOTS, HUMAN, readPosition } from '../examples/position.ts';
import { tapestry } from './module.ts';
import type { State } from './state.ts';

/** The bots' fifth income turn on level 1: one territory is worth 3 points, and nothing else. */
const lastIncome = (points: object, human = 5): State =>
  readPosition({
    config: { level: '1' },
    state: {
      incomeTurns: { human, automa: 4 },
      points,
      cards: { decision: [], track: 6, tiebreaker: 7, discard: [1, 2, 3, 4, 5, 8] },
    },
  });
const finish = (points: object, choices: readonly string[] = []) =>
  scripted(tapestry, { state: lastIncome(points), seat: BOTS }, { choices });
const outcome = (state: State) => tapestry.next(state);

describe('the end', () => {
  test('END-1: most points win, be it the Automa or the human', () => {
    const automa = finish({ human: 12, automa: 10 });
    expect(outcome(automa.state)).toMatchObject({ kind: 'over', winners: [BOTS] });
    expect(automa.happenings.at(-1)?.id).toBe('see.end');
    expect(outcome(finish({ human: 14, automa: 10 }).state)).toMatchObject({ winners: [HUMAN] });
  });

  test('END-1, SET-6: there are two scores; the Shadow Empire takes no part', () => {
    const over = outcome(finish({ human: 4 }).state);
    if (over.kind !== 'over') return expect.fail('it is not over');
    expect(over.scores.map(({ seat, points }) => [seat, points])).toEqual([
      [HUMAN, 4],
      [BOTS, 3],
    ]);
    expect(over.scores[1]?.sources.map(({ source, points }) => [source.id, points])).toEqual([
      ['territories', 3],
    ]);
  });

  test('R-END-1: equal points: with a resource the human wins, without one it is shared', () => {
    const points = { human: 13, automa: 10 };
    expect(outcome(finish(points, ['human']).state)).toMatchObject({ winners: [HUMAN] });
    expect(outcome(finish(points, ['nobody']).state)).toMatchObject({ winners: [HUMAN, BOTS] });
    // The Automa has none, so it cannot have more.
    expect(() => finish(points, ['automa'])).toThrow('kernel.scriptNotOffered');
  });

  test('R-END-1: no question without a tie', () => {
    expect(() => finish({ human: 12, automa: 10 }, ['human'])).toThrow('kernel.scriptUnused');
  });

  test('END-1, INC-8: not over while somebody is not finished', () => {
    const bots = scripted(tapestry, { state: lastIncome({}, 4), seat: BOTS });
    expect(outcome(bots.state)).toEqual({ kind: 'human', seat: HUMAN });
    const state = readPosition({
      state: { turn: 'human', deed: 'income', incomeTurns: { human: 5, automa: 4 } },
    });
    const human = scripted(tapestry, {
      state,
      seat: HUMAN,
      input: tapestry.parseInput('done'),
    });
    expect(outcome(human.state)).toEqual({ kind: 'bot', seat: BOTS });
  });

  test('TURN-1: the bots go on alone when the human is finished', () => {
    const state = readPosition({
      state: {
        incomeTurns: { human: 5, automa: 4 },
        tracks: { automa: { technology: 4 } },
        cards: { decision: [1, 2, 7, 6], discard: [3, 4, 5, 8] },
      },
    });
    const { state: after } = scripted(tapestry, { state, seat: BOTS }, { cards: ['6', '7'] });
    expect(outcome(after)).toEqual({ kind: 'bot', seat: BOTS });
  });
});

describe('two humans', () => {
  const done = (points: object, choices: readonly string[] = []) => {
    const state = readPosition({
      config: { game: 'shadow' },
      state: { turn: 'human2', deed: 'income', incomeTurns: { human1: 5, human2: 5 }, points },
    });
    const start = { state, seat: state.seat, input: tapestry.parseInput('done') };
    return outcome(scripted(tapestry, start, { choices }).state);
  };

  test('END-1, 2P-1: the one with more points wins', () => {
    expect(done({ human1: 7, human2: 8 })).toMatchObject({ kind: 'over', winners: [1] });
    expect(done({ human1: 9, human2: 8 })).toMatchObject({ winners: [0] });
    // The Shadow Empire has no points either, but cannot share a win.
    expect(done({}, ['nobody'])).toMatchObject({ winners: [0, 1] });
  });

  test('R-END-1, END-1: on equal points the one with more resources, or both', () => {
    const points = { human1: 8, human2: 8 };
    expect(done(points, ['human1'])).toMatchObject({ winners: [0] });
    expect(done(points, ['human2'])).toMatchObject({ winners: [1] });
    expect(done(points, ['nobody'])).toMatchObject({ winners: [0, 1] });
  });
});
