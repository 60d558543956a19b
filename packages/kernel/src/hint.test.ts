import type { TallyInput, TallyState } from '@empty-chair/testkit/tally-game';
import { BOT, DEFAULT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, test } from 'vitest';
import type { Hint, HintOptions } from './hint.ts';
import { hint } from './hint.ts';
import type { Policy } from './simulate.ts';

/** Whoever brings the total to 30 wins. */
const race: typeof tally = {
  ...tally,
  next: (state) => {
    const next = tally.next(state);
    if (next.kind !== 'over') return next;
    const winner = state.turn === 'bot' ? HUMAN : BOT;
    const scores = [HUMAN, BOT].map((seat) => ({
      seat,
      points: seat === winner ? 10 : 4,
      sources: [],
    }));
    return { ...next, scores, winners: [winner] };
  },
};
const anything: Policy<TallyState, TallyInput> = {
  answer: ({ answers }, rng) => answers[rng.below(answers.length)] as never,
  input: (_state, _seat, legal, rng) => legal()[rng.below(legal().length)] as TallyInput,
};
const add = (n: number): TallyInput => ({ kind: 'add', n });
const OPTIONS: HintOptions = { seed: 'a', games: 120, shown: 3 };

const from = (total: number, moves: readonly TallyInput[]) => ({
  config: DEFAULT,
  state: { total, turn: 'human' } as TallyState,
  seat: HUMAN,
  moves,
  policyFor: () => anything,
});

function whole(
  total: number,
  moves: readonly TallyInput[],
  options: Partial<HintOptions> = {},
  game = race,
): Hint<TallyInput> {
  const all = [...hint(game, from(total, moves), { ...OPTIONS, ...options })];
  return all.at(-1) as Hint<TallyInput>;
}

describe('a hint', () => {
  test('has the move first that wins at once, and tells it from the one that loses', () => {
    const { moves } = whole(28, [add(1), add(2)]);
    expect(moves.map(({ input }) => input)).toEqual([add(2), add(1)]);
    expect(moves.map(({ chance }) => chance)).toEqual([1, 0]);
    expect(moves.map(({ lead }) => lead)).toEqual([6, -6]);
    expect(moves.map(({ isLevel }) => isLevel)).toEqual([true, false]);
    // No number of games makes it certain.
    expect(moves[0]?.error).toBeGreaterThan(0);
  });

  test('says that the games do not tell moves apart which both win', () => {
    const { moves } = whole(28, [add(3), add(2)]);
    expect(moves.map(({ input }) => input)).toEqual([add(3), add(2)]);
    expect(moves.map(({ isLevel }) => isLevel)).toEqual([true, true]);
  });

  test('has the larger chance first also where the games do not tell moves apart', () => {
    // The first loses more games than the second, but not so many that it could not be chance.
    const { moves } = whole(15, [add(1), add(3)], { games: 8 });
    expect(moves.map(({ input }) => input)).toEqual([add(3), add(1)]);
    expect(moves.every(({ isLevel }) => isLevel)).toBe(true);
    for (let total = 10; total < 28; total += 1) {
      const chances = whole(total, [add(1), add(2), add(3)], { games: 24 }).moves.map(
        ({ chance }) => chance,
      );
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    }
  });

  test('keeps the order of the moves where their games are alike, and the first one to the end', () => {
    // It stays to the end, whatever a short round says.
    const six = whole(28, [add(1), add(2), add(3), add(2), add(3), add(2)]);
    expect(six.moves.map(({ input }) => input)).toContainEqual(add(1));
    expect(six.moves[0]?.input).toEqual(add(2));
  });

  test('gives after each move the same chances, dice and all, to games of one number', () => {
    const { moves } = whole(15, [add(1), add(1)]);
    expect(moves[0]).toEqual({ ...moves[1], isLevel: true });
    expect(moves[0]?.chance).toBeGreaterThan(0);
    expect(moves[0]?.chance).toBeLessThan(1);
  });

  test('has an interval that shrinks with the root of the games', () => {
    // A chance of p after n games: 1.96 * sqrt(p (1 - p) / n), about.
    const [few, many] = [whole(15, [add(1)], { games: 100 }), whole(15, [add(1)], { games: 400 })];
    const [{ chance = 0, error = 0 } = {}] = many.moves;
    expect(error).toBeCloseTo(1.96 * Math.sqrt((chance * (1 - chance)) / 400), 2);
    expect((few.moves[0]?.error ?? 0) / error).toBeCloseTo(2, 0);
  });

  test('divides a win among those who share it', () => {
    const shared: typeof tally = {
      ...race,
      next: (state) => {
        const next = race.next(state);
        return next.kind === 'over' ? { ...next, winners: [HUMAN, BOT] } : next;
      },
    };
    expect(whole(28, [add(3)], {}, shared).moves[0]?.chance).toBe(0.5);
  });

  test('is the same for the same seed, and another for another', () => {
    const moves = [add(1), add(2), add(3)];
    expect(whole(12, moves)).toEqual(whole(12, moves));
    expect(whole(12, moves, { seed: 'b' })).not.toEqual(whole(12, moves));
  });

  test('leaves the worse half out, and spends its games on those that are told', () => {
    const moves = [add(2), add(1), add(3), add(1), add(1), add(3)];
    const all = [...hint(race, from(28, moves), OPTIONS)];
    const last = all.at(-1) as Hint<TallyInput>;
    // A short round of six games for each of six; the other 84 are for the three that are left.
    expect(last.games).toBe(120);
    expect(last.of).toBe(120);
    expect(last.moves.map(({ games }) => games)).toEqual([34, 34, 34]);
    expect(last.moves.map(({ chance }) => chance)).toEqual([1, 1, 1]);
    expect(all).toHaveLength(120);
    expect(all.map(({ games }) => games)).toEqual(all.map((_, at) => at + 1));
  });

  test('can be stopped at any game, with what was known after the last whole sweep', () => {
    const running = hint(race, from(28, [add(1), add(2)]), OPTIONS);
    const first = running.next().value as Hint<TallyInput>;
    expect(first.moves).toEqual([]);
    const second = running.next().value as Hint<TallyInput>;
    // One game tells nothing apart yet.
    expect(second.moves.map(({ input }) => input)).toEqual([add(2), add(1)]);
    expect(second.moves.map(({ chance }) => chance)).toEqual([1, 0]);
    expect(second.moves.map(({ isLevel }) => isLevel)).toEqual([true, true]);
    const third = running.next().value as Hint<TallyInput>;
    expect(third.moves).toBe(second.moves);
    running.return();
    expect(running.next().done).toBe(true);
  });

  test('knows nothing that is hidden from the seat, and leaves the position as it is', () => {
    // Nobody has seen the total: each game has one of its own.
    const hidden: typeof tally = {
      ...race,
      secrets: {
        areKept: () => true,
        of: () => [],
        seenBy: () => undefined,
        shownBy: () => undefined,
        dealAnew: (state, _seat, rng) => {
          state.total = 20 + rng.below(8);
        },
      },
    };
    const moves = [add(1), add(2), add(3)];
    expect(whole(3, moves, {}, hidden)).toEqual(whole(25, moves, {}, hidden));
    expect(whole(3, moves)).not.toEqual(whole(25, moves));
    const start = from(25, moves);
    for (const _ of hint(race, start, OPTIONS));
    expect(start.state).toEqual({ total: 25, turn: 'human' });
  });
});
