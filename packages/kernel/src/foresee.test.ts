import type { TallyState } from '@empty-chair/testkit/tally-game';
import { BOT, tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, test } from 'vitest';
import type { ForeseenCase } from './foresee.ts';
import { errorOf, foresee, oddsOf, whyForeseen } from './foresee.ts';
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

  test('thins out too many cards evenly', () => {
    const many = Array.from({ length: 50 }, (_, n) => n);
    const cases = casesOf(
      withTurn((table) => told(table, asked(table, 'cards', many))),
      { most: 10 },
    );
    expect(new Set(cases.map(({ cards: [card] }) => card)).size).toBe(10);
    expect(sum(cases)).toBeCloseTo(1);
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

describe('oddsOf', () => {
  test('adds up the cases in which something happens, the likeliest first', () => {
    // Of six orders, card 3 is among the two in four.
    const odds = oddsOf(casesOf(twoCards));
    expect(odds.map(({ chance }) => chance.toFixed(4))).toEqual(['0.6667', '0.6667', '0.6667']);
    expect(odds.map(({ happening: { params } }) => params?.['n'])).toEqual([1, 2, 3]);
  });

  test('puts the likelier first', () => {
    // Card 3 brings a second line, and cards 1 and 2 the same one.
    const odds = oddsOf(
      casesOf(withTurn((table) => told(table, asked(table, 'cards', [3, 1, 2]) === 3 ? 7 : 8))),
    );
    expect(odds.map(({ happening: { params } }) => params?.['n'])).toEqual([8, 7]);
  });

  test('counts what happens twice in a turn once', () => {
    const twice = withTurn((table) => {
      told(table, 5);
      told(table, 5);
    });
    expect(oddsOf(casesOf(twice)).map(({ chance }) => chance)).toEqual([1]);
  });
});

test('the error falls with the root of the runs', () => {
  expect(errorOf(100)).toBeCloseTo(0.098);
  expect(errorOf(400)).toBeCloseTo(0.049);
  expect(errorOf(0)).toBe(1);
});
