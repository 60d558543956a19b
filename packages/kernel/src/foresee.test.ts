import type { TallyState } from '@empty-chair/testkit/tally-game';
import { BOT, tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, test } from 'vitest';
import type { ForeseenCase } from './foresee.ts';
import { foresee, whyForeseen } from './foresee.ts';
import type { Channel, Table } from './table.ts';
import type { MessageId, RuleId } from './words.ts';
import { literal, message } from './words.ts';

const rule = 'B-1' as RuleId;
const said = (id: string) => id as MessageId;
const STATE: TallyState = { total: 0, turn: 'bot' };

function asked(table: Table<TallyState>, channel: Channel, answers: readonly number[]): number {
  return table.ask({
    rule,
    channel,
    ask: message(said('which')),
    answers,
    ref: (n) => literal(String(n)),
  });
}
const told = (table: Table<TallyState>, n: number): void => {
  table.scene.total += n;
  table.emit?.(rule, said('drew'), { n });
};

/** The tally game with a turn of its own. */
const withTurn = (botTurn: (table: Table<TallyState>) => void) => ({ ...tally, botTurn });
const OPTIONS = { samples: 40, most: 1000, seed: 's' };
const casesOf = (
  game: ReturnType<typeof withTurn>,
  options: Partial<typeof OPTIONS> = {},
): ForeseenCase<TallyState>[] => [
  ...foresee(game, { state: STATE, seat: BOT }, { ...OPTIONS, ...options }),
];
const sum = (cases: readonly ForeseenCase<TallyState>[]) =>
  cases.reduce((all, { weight }) => all + weight, 0);

/** Two of the cards 1, 2, 3, one after the other. */
const twoCards = withTurn((table) => {
  const first = asked(table, 'cards', [1, 2, 3]);
  told(table, first);
  told(
    table,
    asked(
      table,
      'cards',
      [1, 2, 3].filter((n) => n !== first),
    ),
  );
});

describe('foresee', () => {
  test('goes through all cards that can turn up, in order, once each', () => {
    const cases = casesOf(twoCards);
    expect(cases.map(({ cards }) => cards.join())).toEqual([
      '1,2',
      '1,3',
      '2,1',
      '2,3',
      '3,1',
      '3,2',
    ]);
    expect(cases.every(({ isSampled, isGuessed }) => !isSampled && !isGuessed)).toBe(true);
    expect(cases.map(({ weight }) => weight)).toEqual(Array.from({ length: 6 }, () => 1 / 6));
  });

  test('leaves the position as it was', () => {
    casesOf(twoCards);
    expect(STATE).toEqual({ total: 0, turn: 'bot' });
  });

  test('samples what is random, and says so', () => {
    const cases = casesOf(
      withTurn((table) => {
        told(table, asked(table, 'cards', [10, 20]) + table.rng.below(2));
      }),
    );
    expect(cases).toHaveLength(80);
    expect(cases.every(({ isSampled }) => isSampled)).toBe(true);
    expect(sum(cases)).toBeCloseTo(1);
    const tens = cases.filter(({ state }) => state.total < 20);
    expect(sum(tens)).toBeCloseTo(0.5);
    expect(new Set(tens.map(({ state }) => state.total))).toEqual(new Set([10, 11]));
  });

  test('draws a card at random once something random came before it', () => {
    const cases = casesOf(
      withTurn((table) => {
        table.rng.below(6);
        told(table, asked(table, 'cards', [1, 2, 3]));
      }),
    );
    expect(cases).toHaveLength(40);
    expect(new Set(cases.map(({ state }) => state.total))).toEqual(new Set([1, 2, 3]));
    expect(cases.every(({ cards }) => cards.length === 0)).toBe(true);
  });

  test('guesses what only a human knows, and says so', () => {
    const cases = casesOf(withTurn((table) => told(table, asked(table, 'human', [1, 2]))));
    expect(cases.every(({ isGuessed }) => isGuessed)).toBe(true);
    expect(new Set(cases.map(({ state }) => state.total))).toEqual(new Set([1, 2]));
  });

  test('lets the table make random choices where it does, and still samples them', () => {
    const game = withTurn((table) => {
      told(table, table.atTable.choices ? asked(table, 'choices', [1, 2]) : 9);
    });
    const totals = (choicesAtTable: boolean) =>
      new Set(
        [...foresee(game, { state: STATE, seat: BOT, choicesAtTable }, OPTIONS)].map(
          ({ state }) => state.total,
        ),
      );
    expect(totals(true)).toEqual(new Set([1, 2]));
    expect(totals(false)).toEqual(new Set([9]));
  });

  test('samples random choices by their odds', () => {
    const game = withTurn((table) => {
      const answers = [1, 2];
      const ref = (n: number) => literal(String(n));
      const ask = message(said('which'));
      told(table, table.ask({ rule, channel: 'choices', ask, answers, ref, odds: (n) => n - 1 }));
    });
    const options = { ...OPTIONS, samples: 20 };
    const start = { state: STATE, seat: BOT, choicesAtTable: true };
    const totals = [...foresee(game, start, options)].map(({ state }) => state.total);
    expect(new Set(totals)).toEqual(new Set([2]));
  });

  test('thins out too many cards evenly', () => {
    const many = Array.from({ length: 50 }, (_, n) => n);
    const cases = casesOf(
      withTurn((table) => told(table, asked(table, 'cards', many))),
      { most: 10 },
    );
    expect(new Set(cases.map(({ cards: [card] }) => card)).size).toBe(10);
    expect(sum(cases)).toBeCloseTo(1);
  });

  test('never runs more branches than it may, however many cards come one after the other', () => {
    const many = Array.from({ length: 20 }, (_, n) => n);
    const three = withTurn((table) => {
      for (let i = 0; i < 3; i += 1) told(table, asked(table, 'cards', many));
    });
    // All 20 first cards, 5 of 20 after each of them, and 1 after each of those.
    const cases = casesOf(three, { most: 100 });
    expect(cases).toHaveLength(100);
    expect(new Set(cases.map(({ cards: [first] }) => first)).size).toBe(20);
    expect(cases.every(({ isThinned }) => isThinned)).toBe(true);
    expect(sum(cases)).toBeCloseTo(1);
    expect(casesOf(twoCards).some(({ isThinned }) => isThinned)).toBe(false);
  });

  test('says that cards were left out, though none were later on', () => {
    const cases = casesOf(
      withTurn((table) => {
        told(table, asked(table, 'cards', [1, 2, 3]));
        told(table, asked(table, 'cards', [4]));
      }),
      { most: 2 },
    );
    expect(cases.map(({ isThinned }) => isThinned)).toEqual([true, true]);
  });

  test('does not learn the order of the deck from the order of the question', () => {
    const turn = (deck: readonly number[]) =>
      withTurn((table) => {
        const first = asked(table, 'cards', deck);
        told(table, first * table.rng.below(10));
        // After a roll cards are drawn at random: the place in the deck must not count there either.
        told(table, asked(table, 'cards', deck));
      });
    const shown = (deck: readonly number[]) =>
      casesOf(turn(deck)).map(({ cards, happenings, weight }) => ({ cards, happenings, weight }));
    expect(shown([3, 12, 1, 2])).toEqual(shown([1, 2, 3, 12]));
  });

  test('counts cards by their odds, and leaves out those without any', () => {
    const odds = (n: number): number => (n === 3 ? 0 : n);
    const weighted = (table: Table<TallyState>): number =>
      table.ask({
        rule,
        channel: 'cards',
        ask: message(said('which')),
        answers: [1, 2, 3, 5],
        ref: (n) => literal(String(n)),
        odds,
      });
    const cases = casesOf(withTurn((table) => told(table, weighted(table))));
    expect(cases.map(({ cards, weight }) => [cards.join(), weight])).toEqual([
      ['1', 1 / 8],
      ['2', 2 / 8],
      ['5', 5 / 8],
    ]);
    const afterRoll = casesOf(
      withTurn((table) => {
        table.rng.below(2);
        told(table, weighted(table));
      }),
      { samples: 800 },
    );
    const share = (n: number) => afterRoll.filter(({ state }) => state.total === n).length / 800;
    expect(share(3)).toBe(0);
    // Three times the standard error of one half in 800.
    for (const n of [1, 2, 5]) expect(Math.abs(share(n) - n / 8)).toBeLessThan(0.054);
  });

  test('does not look at what the game conceals', () => {
    const secret = {
      ...withTurn((table) => told(table, table.scene.total)),
      conceal: (state: TallyState) => {
        state.total = 7;
      },
    };
    const [only] = [...foresee(secret, { state: { ...STATE, total: 2 }, seat: BOT }, OPTIONS)];
    expect(only?.happenings.map(({ params }) => params?.['n'])).toEqual([7]);
  });

  test('is the same for the same seed, and another for another', () => {
    const dice = withTurn((table) => told(table, table.rng.below(1000)));
    const totals = (seed: string) => casesOf(dice, { seed }).map(({ state }) => state.total);
    expect(totals('a')).toEqual(totals('a'));
    expect(totals('a')).not.toEqual(totals('b'));
  });

  test('comes case by case, so that it can be stopped', () => {
    let runs = 0;
    const counted = withTurn((table) => {
      runs += 1;
      told(table, asked(table, 'cards', [1, 2, 3]));
    });
    for (const _ of foresee(counted, { state: STATE, seat: BOT }, OPTIONS)) break;
    expect(runs).toBe(2);
  });

  test('explains a case by running it once more', () => {
    const dice = withTurn((table) =>
      told(table, asked(table, 'cards', [1, 2]) * table.rng.below(99)),
    );
    const [case_] = casesOf(dice).slice(50);
    if (case_ === undefined) throw new Error('too few cases');
    const trace = whyForeseen(dice, { state: STATE, seat: BOT }, case_);
    expect(trace.map((node) => node.kind === 'happening' && node.happening)).toEqual(
      case_.happenings,
    );
  });
});
