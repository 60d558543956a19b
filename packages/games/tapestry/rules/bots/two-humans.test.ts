import type { Match } from '@empty-chair/kernel/match';
import { answer, botTurn, newMatch, submit } from '@empty-chair/kernel/match';
import type { Seat } from '@empty-chair/kernel/words';
import { examples } from '@empty-chair/testkit/examples';
import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { readPosition, SHADOW } from '../../examples/position.ts';
import { twoHumansExamples } from '../../examples/two-humans.ts';
import type { Config } from '../config.ts';
import { configFrom } from '../config-words.ts';
import { tapestry } from '../module.ts';
import type { State } from '../state.ts';
import type { Input } from '../verbs/verbs.ts';

examples(tapestry, readPosition, twoHumansExamples);

type Words = Readonly<Record<string, string>>;
type Game = Match<Config, State, Input>;
const start = (words: Words = {}, seed = 'two'): Game =>
  newMatch(tapestry, configFrom({ game: 'shadow', ...words }), seed);

/** Whoever is waited for does what is written; `shadow` is the automated turn. */
function play(game: Game, inputs: readonly string[]): Game {
  return inputs.reduce((now, text) => {
    if (now.waiting.kind === 'question') return answer(tapestry, now, text);
    if (text === 'shadow') return botTurn(tapestry, now);
    const { seat } = now.waiting as { readonly seat: Seat };
    return submit(tapestry, now, seat, tapestry.parseInput(text));
  }, game);
}
const waitsFor = ({ waiting }: Game): string =>
  waiting.kind === 'human' || waiting.kind === 'bot' ? `${waiting.kind} ${waiting.seat}` : '';

describe('the seat of the Shadow Empire', () => {
  const income = ['income', 'done'];

  test('2P-5, 2P-3: after both humans, once per round', () => {
    const first = start();
    expect(waitsFor(first)).toBe('human 0');
    const second = play(first, income);
    expect(waitsFor(second)).toBe('human 1');
    const third = play(second, income);
    expect(waitsFor(third)).toBe('bot 2');
    expect(waitsFor(play(third, ['shadow']))).toBe('human 0');
  });

  test('2P-5: option: before both humans', () => {
    const first = start({ seat: 'first' });
    expect(waitsFor(first)).toBe('bot 2');
    const round = play(first, ['shadow', ...income]);
    expect(waitsFor(round)).toBe('human 1');
    expect(waitsFor(play(round, income))).toBe('bot 2');
  });

  test('2P-1: its first turn is no income turn: it draws a pair', () => {
    const { happenings, state } = play(start({ seat: 'first' }), ['shadow']);
    expect(happenings.map(({ id }) => id)).toEqual(['see.pair', 'do.advance']);
    expect(state?.cards.decision).toHaveLength(10);
  });
});

describe('its first turn', () => {
  const told = ({ happenings }: Game) => happenings.map(({ id }) => id as string);
  const income = ['income', 'done'];

  test('R-SE-1: option: an income turn, which advances nothing and comes once', () => {
    const first = play(start({ firstTurn: 'income' }), [...income, ...income, 'shadow']);
    expect(told(first)).toEqual(['see.shuffle']);
    expect(first.state?.tracks[SHADOW]).toEqual([0, 0, 0, 0]);
    expect(first.state?.cards.decision).toHaveLength(12);
    const second = play(first, ['advance science', 'done', 'advance science', 'done', 'shadow']);
    expect(told(second)).toEqual(['see.pair', 'do.advance']);
  });

  test('R-SE-1: a position knows whether it has been', () => {
    const { encode } = tapestry.codecs.state;
    const before = start({ firstTurn: 'income', seat: 'first' });
    const after = play(before, ['shadow']);
    expect(before.state && encode(before.state)).toMatchObject({ incomeTurns: { shadow: 0 } });
    expect(after.state && encode(after.state)).toMatchObject({ incomeTurns: { shadow: 1 } });
    const usual = start();
    expect(usual.state && encode(usual.state)).not.toHaveProperty('incomeTurns.shadow');
  });
});

describe('when it stops', () => {
  /** The seat after a turn of `turn`, and whether the game is over. */
  function after(turn: string, incomeTurns: object, words: Words = {}): string {
    const state = readPosition({
      config: { game: 'shadow', ...words },
      state: { turn, deed: 'income', incomeTurns, points: { human1: 1, human2: 2 } },
    });
    const ids = ['human1', 'human2', 'shadow'];
    const run =
      turn === 'shadow'
        ? scripted(tapestry, { state, seat: SHADOW }, { cards: ['6', '7'] })
        : scripted(tapestry, {
            state,
            seat: state.seat,
            input: tapestry.parseInput('done'),
          });
    return run.state.isOver ? 'over' : (ids[run.state.seat] as string);
  }

  test('2P-5: when both humans are finished', () => {
    expect(after('human2', { human1: 5, human2: 4 })).toBe('shadow');
    expect(after('shadow', { human1: 5, human2: 4 })).toBe('human2');
    expect(after('human2', { human1: 5, human2: 5 })).toBe('over');
  });

  test('2P-5: option: when the first of them is', () => {
    const words = { stops: 'firstFinished' };
    expect(after('human2', { human1: 4, human2: 4 }, words)).toBe('shadow');
    expect(after('human2', { human1: 5, human2: 4 }, words)).toBe('human2');
    expect(after('human1', { human1: 5, human2: 4 }, words)).toBe('human2');
    expect(after('human2', { human1: 4, human2: 5 }, words)).toBe('human1');
  });
});

describe('the twelve cards', () => {
  test('2P-2: cards 1 to 12 and no progress deck', () => {
    const { state } = start();
    expect(state?.cards.decision.toSorted((a, b) => a - b)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ]);
    expect(state?.cards.progress).toEqual([]);
  });

  test('2P-2: at the table the question offers them and no others', () => {
    const now = play(start({ seat: 'first', cards: 'table' }), ['shadow', '8']);
    if (now.waiting.kind !== 'question') return expect.fail('nothing is asked');
    const { question } = now.waiting;
    expect(question.answers.map((one) => question.ref(one).id).join(' ')).toBe(
      '1 2 3 4 5 6 7 9 10 11 12',
    );
  });

  test('2P-4: six turns, then the deck is made anew, with no card more', () => {
    let state = readPosition({ config: { game: 'shadow', tapestry: 'app' } });
    const pairs = ['1 2', '3 4', '5 6', '7 8', '9 10', '11 12'];
    for (const pair of pairs) {
      state = scripted(tapestry, { state, seat: SHADOW }, { cards: pair.split(' ') }).state;
    }
    expect(state.cards.decision).toEqual([]);
    state = scripted(tapestry, { state, seat: SHADOW }).state;
    expect(state.cards.decision).toHaveLength(12);
    expect(state.cards.progress).toEqual([]);
  });
});
