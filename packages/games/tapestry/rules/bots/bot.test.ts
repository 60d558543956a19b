import { answer, botTurn, newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { examples } from '@empty-chair/testkit/examples';
import { scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { readPosition, turnWith } from '../../examples/position.ts';
import { turnExamples } from '../../examples/turn.ts';
import { configFrom } from '../config-words.ts';
import type { Card } from '../content.ts';
import { CARDS, cardOf } from '../content.ts';
import { tapestry } from '../module.ts';
import { viewTable } from '../view.ts';

examples(tapestry, readPosition, turnExamples);

const [HUMAN, BOTS] = [seat(0), seat(1)];
const start = (words: Readonly<Record<string, string>>) =>
  newMatch(tapestry, configFrom(words), 'turns');

describe('whose turn it is', () => {
  test('TURN-1: after the human, or before when the bots are first player', () => {
    const human = start({});
    expect(human.waiting).toEqual({ kind: 'human', seat: HUMAN });
    const done = ['income', 'done'].reduce(
      (now, text) => submit(tapestry, now, HUMAN, tapestry.parseInput(text)),
      human,
    );
    expect(done.waiting).toEqual({ kind: 'bot', seat: BOTS });
    const bots = start({ first: 'bots' });
    expect(bots.waiting).toEqual({ kind: 'bot', seat: BOTS });
    expect(botTurn(tapestry, bots).waiting).toEqual({ kind: 'human', seat: HUMAN });
  });

  test('TURN-1: one common turn: two seats at the table, both bots move in it', () => {
    const seats = tapestry.seats(configFrom({}));
    expect(seats.map((one) => [one.name.id, one.bot])).toEqual([
      ['human', false],
      ['automa', true],
    ]);
    const state = readPosition({});
    expect(() => scripted(tapestry, { state, seat: HUMAN })).toThrow('seat 0 is not automated');
  });
});

describe('the pair', () => {
  // By hand from the cards: those with the income hand on their right half.
  const INCOME = [1, 2, 4, 8, 9, 12, 14, 16, 17, 19, 21];

  test.each(CARDS)('TURN-3: card %i as the last track card', (card) => {
    const tiebreaker = card === 7 ? 6 : 7;
    const turn = turnWith({
      pair: [card, tiebreaker],
      deckLeft: 0,
      // Nothing to gain: the only track that is left has no benefit ahead.
      tracks: { automa: { exploration: 12, science: 12, military: 12, technology: 7 } },
    });
    const { trace } = scripted(
      tapestry,
      { state: readPosition(turn.position), seat: BOTS },
      turn.script,
    );
    expect(stepsIn(trace).slice(0, 3)).toEqual(['-firstIncome', '-emptyDeck', 'draw']);
    const [fourth, fifth] = stepsIn(trace).slice(3);
    if (INCOME.includes(card)) expect(fourth).toBe('earlyIncome');
    else expect([fourth, fifth]).toEqual(['-earlyIncome', 'advance']);
  });

  test('TURN-3: by app every card may come to lie left, and right', () => {
    const left = new Set<number>();
    const right = new Set<number>();
    for (let i = 0; i < 150; i += 1) {
      const config = configFrom({ first: 'bots', level: '1' });
      let now = botTurn(tapestry, newMatch(tapestry, config, `pair ${i}`));
      now = ['income', 'done'].reduce(
        (then, text) => submit(tapestry, then, HUMAN, tapestry.parseInput(text)),
        now,
      );
      now = botTurn(tapestry, now);
      const line = now.happenings.map(showMessage).join(' ');
      const [, tiebreaker, track] = /tiebreaker=(\d+) track=(\d+)/.exec(line) ?? [];
      left.add(Number(track));
      right.add(Number(tiebreaker));
    }
    for (const card of [1, 2, 3, 4, 5, 6, 7]) {
      expect(left.has(card) && right.has(card)).toBe(true);
    }
  });

  test('TURN-4: the discard pile can be seen, card by card', () => {
    const state = readPosition({
      state: { cards: { track: 6, tiebreaker: 7, discard: [1, 4], decision: [2, 3, 5, 8] } },
    });
    expect(viewTable(state).cards.discard).toEqual([1, 4]);
  });

  test('TURN-4: the number of a card decides nothing: 11 and 18 order the tracks alike', () => {
    const { trackOrder } = cardOf(11 as Card).tiebreaker;
    expect(trackOrder).toEqual(cardOf(18 as Card).tiebreaker.trackOrder);
    const after = [11, 18].map((card) => {
      const turn = turnWith({ pair: [6, card], tracks: { automa: { technology: 4 } } });
      const { state } = scripted(
        tapestry,
        { state: readPosition(turn.position), seat: BOTS },
        turn.script,
      );
      return state.tracks;
    });
    expect(after[0]).toEqual(after[1]);
  });
});

test('TURN-3: the table is asked for the left card, then for the right one', () => {
  let now = botTurn(tapestry, start({ first: 'bots', cards: 'table', level: '1' }));
  now = ['income', 'done'].reduce(
    (then, text) => submit(tapestry, then, HUMAN, tapestry.parseInput(text)),
    now,
  );
  now = botTurn(tapestry, now);
  const asked: string[] = [];
  for (const card of ['1', '2']) {
    if (now.waiting.kind !== 'question') break;
    asked.push(now.waiting.question.ask.id);
    now = answer(tapestry, now, card);
  }
  expect(asked).toEqual(['ask.trackCard', 'ask.tiebreakerCard']);
});
