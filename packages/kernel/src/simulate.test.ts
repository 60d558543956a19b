import type { TallyInput, TallyState } from '@empty-chair/testkit/tally-game';
import { DEFAULT, tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, test } from 'vitest';
import type { Policy } from './simulate.ts';
import { simulate } from './simulate.ts';

const last: Policy<TallyState, TallyInput> = {
  answer: ({ answers }) => answers[answers.length - 1] as never,
  input: (_state, _seat, legal) => legal().at(-1) as TallyInput,
};

describe('simulate', () => {
  test('plays to the end and is watched after each entry', () => {
    const totals: number[] = [];
    const result = simulate(tally, DEFAULT, 'a', {
      policy: last,
      watch: ({ total }) => totals.push(total),
    });
    expect(result.end?.kind).toBe('over');
    expect(totals).toHaveLength(result.entries + 1);
    expect(totals.at(-1)).toBe(result.state.total);
    expect(result.state.total).toBeGreaterThanOrEqual(30);
  });

  test('the same seed is the same game', () => {
    const play = (seed: string) => simulate(tally, DEFAULT, seed, { policy: last });
    expect(play('a')).toEqual(play('a'));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => play(seed).state.total)).size).not.toBe(1);
  });

  test('the dice fall the same, however much the policy draws for itself', () => {
    const drawing: Policy<TallyState, TallyInput> = {
      ...last,
      input: (state, seat, legal, rng) => {
        rng.below(6);
        return last.input(state, seat, legal, rng);
      },
    };
    for (const seed of ['a', 'b', 'c', 'd']) {
      const play = (policy: typeof last) => simulate(tally, DEFAULT, seed, { policy }).state;
      expect(play(drawing)).toEqual(play(last));
    }
  });

  test('counts the turns, however many inputs a human needs for one', () => {
    let inputs = 0;
    const slow: Policy<TallyState, TallyInput> = {
      ...last,
      // Says the total again before each move: two inputs in every turn of the human.
      input: ({ total }) => {
        inputs += 1;
        return inputs % 2 === 1 ? { kind: 'set', n: total } : { kind: 'add', n: 1 };
      },
    };
    const { entries, turns } = simulate(tally, DEFAULT, 'a', { policy: slow });
    expect(turns).toBe(entries - Math.floor(inputs / 2));
    expect(inputs).toBeGreaterThan(3);
  });

  test('gives up a game that does not end', () => {
    const result = simulate(tally, DEFAULT, 'a', { policy: last, most: 2 });
    expect(result.end).toBeUndefined();
    expect(result.entries).toBe(2);
  });

  test('a policy sees the game as it stands when it answers, and none during set-up', () => {
    const seen: (number | undefined)[] = [];
    const totals: number[] = [];
    simulate(tally, { ...DEFAULT, asksStart: true }, 'a', {
      policy: {
        ...last,
        answer: (question, rng, state) => {
          seen.push(state?.total);
          return last.answer(question, rng, state);
        },
      },
      watch: ({ total }) => totals.push(total),
    });
    expect(seen[0]).toBeUndefined();
    expect(seen.length).toBeGreaterThan(1);
    for (const total of seen.slice(1)) expect(totals).toContain(total);
  });

  test('needs a policy for humans and for questions', () => {
    expect(() => simulate(tally, DEFAULT, 'a')).toThrow(/human seat/);
    expect(() => simulate(tally, { ...DEFAULT, asksStart: true }, 'a')).toThrow(/S-1/);
  });
});
