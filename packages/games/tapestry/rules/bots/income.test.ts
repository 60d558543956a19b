import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Question, Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { civilizationExamples } from '../../examples/civilizations.ts';
import { favoriteExamples } from '../../examples/favorites.ts';
import { firstIncomeExamples } from '../../examples/first-income.ts';
import type { Fields } from '../../examples/position.ts';
import { BOTS, HUMAN, incomeWith, readPosition } from '../../examples/position.ts';
import { LEVELS } from '../content.ts';
import { tapestry } from '../module.ts';
import type { State } from '../state.ts';
import { botTurn } from './bot.ts';
import * as selections from './selections.ts';

const all = [...favoriteExamples, ...civilizationExamples, ...firstIncomeExamples];
examples(tapestry, readPosition, all);

test('INC-3, CIV-3: every criterion of a favorite and a guard has an example that notices its loss', () => {
  const { newFavorite, guardedHex } = selections;
  const named = [
    { name: 'newFavorite', selection: newFavorite },
    { name: 'guardedHex', selection: guardedHex },
  ];
  const examplesOf = [...favoriteExamples, ...civilizationExamples];
  expect(survivors(named, () => someExampleFails(tapestry, readPosition, examplesOf))).toEqual([]);
});

/** An income turn of the Engineers in which nothing is rolled; on level 6 with the Conquerors. */
function income(level: number, turn: number, more: Fields = {}) {
  const config: Record<string, string> = {
    level: String(level),
    ...(level === 6 && { second: 'conquerors' }),
  };
  const tracks = { automa: { technology: 4 } };
  if (turn > 1) return incomeWith({ income: turn, pair: [6, 7], config, tracks, ...more });
  const rolled = level === 6 ? { cards: ['9'], dice: ['exploration'] } : {};
  return {
    position: { config, state: { incomeTurns: { human: 1, automa: 0 }, ...more } },
    seat: BOTS,
    script: { cards: [], dice: [], choices: [], ...rolled },
  };
}
const run = ({ position, script }: ReturnType<typeof incomeWith>) =>
  scripted(tapestry, { state: readPosition(position), seat: BOTS }, script);

describe('the chart', () => {
  const [FAVORITES, ADVANCE, CIVILIZATION] = ['favorites', 'advance', 'civilization'];
  const [SCORE, ADD, ON_MAT] = ['score', 'addCards', 'onMat'];
  const [TAPESTRY, SHUFFLE] = ['tapestry', 'shuffle'];
  const STEPS = [FAVORITES, ADVANCE, CIVILIZATION, SCORE, ADD, ON_MAT, TAPESTRY, SHUFFLE];

  // By level: income turns 1 to 5, left column from the top, then the middle one, then the right.
  const plain = [FAVORITES, SCORE, ADD, ON_MAT, SHUFFLE];
  const average = [FAVORITES, CIVILIZATION, SCORE, ADD, ON_MAT, TAPESTRY, SHUFFLE];
  const left = [FAVORITES, ADVANCE, CIVILIZATION];
  const right = [ON_MAT, TAPESTRY, SHUFFLE];
  const one = [...left, SCORE, ADD, ...right];
  const two = [...left, SCORE, ADD, ADD, ...right];
  const last = [...left, SCORE];
  const CHARTS: Readonly<Record<number, readonly (readonly (string | undefined)[])[]>> = {
    1: [[], plain, plain, plain, [FAVORITES, SCORE]],
    2: [[TAPESTRY], average, average, average, [FAVORITES, CIVILIZATION, SCORE]],
    3: [[TAPESTRY], [...left, SCORE, ...right], one, one, last],
    4: [[TAPESTRY], one, two, two, last],
    5: [[TAPESTRY], one, two, two, last],
    6: [[TAPESTRY], one, two, two, last],
  };
  const cells = LEVELS.flatMap((level) => [1, 2, 3, 4, 5].map((turn) => [level, turn] as const));

  test.each(cells)(
    'INC-1, R-INC-1: level %i, income turn %i: its steps in the order of the columns',
    (level, turn) => {
      const { trace } = run(income(level, turn));
      const steps = stepsIn(trace).filter((id) => STEPS.includes(id));
      expect(steps).toEqual(CHARTS[level]?.[turn - 1]);
    },
  );

  // By level: cards added on income turns 2, 3 and 4, cell by cell.
  test.each([
    [1, [[2], [2], [2]]],
    [2, [[2], [2], [2]]],
    [3, [[], [2], [2]]],
    [4, [[2], [2, 2], [2, 2]]],
    [5, [[2], [2, 4], [2, 4]]],
    [6, [[2], [2, 4], [2, 4]]],
  ] as const)('INC-1, INC-6: level %i adds progress cards', (level, wanted) => {
    const added = [2, 3, 4].map((turn) =>
      run(income(level, turn))
        .happenings.filter(({ id }) => id === 'do.addCards')
        .map(({ params }) => params?.['n']),
    );
    expect(added).toEqual(wanted);
  });

  /** Plays the bots alone to their end and says how many cards each new deck has. */
  function decksOf(level: number): { readonly sizes: readonly unknown[]; readonly left: number } {
    const second = level === 6 ? { second: 'scientists' } : {};
    const state = readPosition({
      config: { level: String(level), ...second },
      state: { incomeTurns: { human: 5, automa: 0 } },
    });
    const sizes: unknown[] = [state.cards.decision.length];
    const table: Table<State> = {
      scene: state,
      rng: rngFromSeed(`decks of level ${level}`),
      atTable: CHANCE_BY_APP,
      ask: <A>({ answers }: Question<A>): A => answers[0] as A,
      emit: (_, id, params) => {
        if (id === 'see.shuffle') sizes.push(params?.['n']);
      },
      trace: undefined,
    };
    while (!state.isOver) botTurn(table);
    return { sizes, left: state.cards.progress.length };
  }

  // EX-4: cards in the deck of each era, and what the progress deck has left.
  test.each([
    [1, [8, 10, 12, 14], 8],
    [2, [8, 10, 12, 14], 8],
    [3, [8, 8, 10, 12], 10],
    [4, [8, 10, 14, 18], 4],
    [5, [8, 10, 16, 22], 0],
    [6, [8, 10, 16, 22], 0],
  ])('INC-1, INC-6, SET-5: decks of level %i', (level, sizes, left) => {
    expect(decksOf(level)).toEqual({ sizes, left });
  });

  test('INC-6: all cards of the era and the two on top of the progress deck, and no pair', () => {
    const { state } = run(income(1, 2));
    const { cards } = tapestry.codecs.state.encode(state) as { readonly cards: Fields };
    // The era's eight were 1 to 8; the top of the progress deck is its end.
    expect(cards).toMatchObject({
      decision: [1, 2, 3, 4, 5, 6, 7, 8, 21, 22],
      progress: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
      discard: [],
      track: null,
      tiebreaker: null,
    });
  });

  test('INC-6: after the fifth income turn nothing is shuffled any more', () => {
    const { state } = run(income(6, 5));
    expect(state.cards).toMatchObject({ decision: [], track: 6, tiebreaker: 7 });
  });

  test('INC-7, BEN-6: one card of the deck onto the mat, one beside it, the others stay', () => {
    const { state } = run(income(2, 3, { tapestry: { hand: 2, onMat: 1 } }));
    expect(state.tapestry).toMatchObject({ hand: [0, 0, 0], onMat: 2 });
    const easiest = run(income(1, 3, { tapestry: { hand: 2, onMat: 1 } }));
    expect(easiest.state.tapestry).toMatchObject({ hand: [0, 0], onMat: 2 });
    const last = run(income(2, 5, { tapestry: { hand: 2, onMat: 3 } }));
    expect(last.state.tapestry).toMatchObject({ hand: [0, 0], onMat: 3 });
  });

  test('INC-7: the card for the mat comes after scoring', () => {
    const ids = run(income(2, 2)).happenings.map(({ id }) => id as string);
    expect(ids.indexOf('do.tapestryOnMat')).toBeGreaterThan(ids.indexOf('do.total'));
  });

  test.each(LEVELS)(
    'INC-8: on level %i the bots are finished after income turn 5, and the human goes on',
    (level) => {
      const turn = income(level, 5, { incomeTurns: { human: 4, automa: 4 } });
      const { state, happenings } = run(turn);
      expect(happenings.at(-1)?.id).toBe('see.botsFinished');
      expect(state.seat).toBe(HUMAN);
      expect(state.isOver).toBe(false);
      const human = (now: State, text: string): State =>
        scripted(tapestry, { state: now, seat: HUMAN, input: tapestry.parseInput(text) }).state;
      expect(human(human(state, 'advance military'), 'done').seat).toBe(HUMAN);
    },
  );
});
