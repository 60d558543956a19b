import { NONE } from '@empty-chair/kernel/ids';
import type { Match } from '@empty-chair/kernel/match';
import { answer, botTurn, newMatch, submit } from '@empty-chair/kernel/match';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { readPosition } from '../examples/position.ts';
import {
  addProgressCards,
  discardPair,
  drawDecision,
  gatherCards,
  lookAtProgress,
} from './cards.ts';
import type { Config } from './config.ts';
import { configFrom } from './config-words.ts';
import { invariants } from './invariants.ts';
import { tapestry } from './module.ts';
import type { Cards, State } from './state.ts';
import type { Input } from './verbs/verbs.ts';
import { m } from './words.ts';

type Game = Match<Config, State, Input>;
const HUMAN = seat(0);

/** Which cards the open question offers, as `1-7 9`. */
function offered({ waiting }: Game): string {
  if (waiting.kind !== 'question') return 'nothing';
  const { question } = waiting;
  return inShort(question.answers.map((one) => Number(question.ref(one).id)));
}

function inShort(cards: readonly number[]): string {
  const runs: number[][] = [];
  for (const card of cards.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last.at(-1) === card - 1) last.push(card);
    else runs.push([card]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : `${run[0]}`)).join(' ');
}

/** The bots' first turn is next, with the cards on the real table. */
function start(words: Readonly<Record<string, string>>): Game {
  const all = { civilization: 'engineers', shadowFavorite: 'science', ...words };
  const config = configFrom({ cards: 'table', tapestry: 'table', ...all });
  return ['income', 'done'].reduce(
    (now, text) => submit(tapestry, now, HUMAN, tapestry.parseInput(text)),
    newMatch(tapestry, config, 'cards') as Game,
  );
}

/** Answers with these cards; whatever else is asked gets its first answer. */
function play(game: Game, cards: readonly string[]): Game {
  let now = game;
  let used = 0;
  for (;;) {
    const { waiting } = now;
    if (waiting.kind === 'question' && waiting.question.channel === 'cards') {
      const card = cards[used];
      if (card === undefined) return now;
      used += 1;
      now = answer(tapestry, now, card);
    } else if (waiting.kind === 'question') {
      const { question } = waiting;
      now = answer(tapestry, now, question.ref(question.answers[0]).id);
    } else if (waiting.kind === 'bot') now = botTurn(tapestry, now);
    else if (waiting.kind === 'human') {
      // A small step, and back again, so that the bots meet the same position each time.
      for (const text of ['advance exploration', 'regress exploration', 'done']) {
        now = submit(tapestry, now, HUMAN, tapestry.parseInput(text));
      }
    } else return now;
    for (const { name, check } of invariants) {
      if (now.state !== undefined) expect([name, check(now.state)]).toEqual([name, undefined]);
    }
  }
}

describe('which cards the table may name', () => {
  test('SET-5, TURN-3: the first deck: 1 to 7, and any progress card until one has been turned', () => {
    const left = play(start({ level: '1' }), []);
    expect(offered(left)).toBe('1-22');
    const right = play(left, ['3']);
    expect(offered(right)).toBe('1-2 4-22');
    const next = play(right, ['17']);
    // The progress card of this era is 17.
    expect(offered(next)).toBe('1-2 4-7');
    expect(offered(play(next, ['7', '1']))).toBe('2 4-6');
    expect(offered(play(next, ['7', '1', '2', '6', '4']))).toBe('5');
  });

  test('INC-6: two new ones, of which nobody has seen a face, until both have been turned', () => {
    const era = ['3', '17', '7', '1', '2', '6', '4', '5'];
    // Card 4 on the left has the income icon: income turn 2 comes at once, and the deck is new.
    const asked = play(start({ level: '1' }), era);
    expect(offered(asked)).toBe('1-22');
    expect(offered(play(asked, ['20']))).toBe('1-19 21-22');
    // Cards 20 and 8 were the two.
    expect(offered(play(asked, ['20', '8']))).toBe('1-7 17');
  });

  test('INC-6, SET-5: a whole era of cards that were stand-ins before', () => {
    const era = ['3', '17', '7', '1', '2', '6', '4', '5'];
    const second = ['20', '8', '3', '17', '7', '1', '2', '6', '4', '5'];
    const asked = play(start({ level: '1' }), [...era, ...second]);
    expect(offered(asked)).toBe('1-22');
    // Known: 1-7, 17, 8, 20; two more of the other twelve.
    expect(offered(play(asked, ['9', '10']))).toBe('1-8 17 20');
  });

  test('INC-1, INC-6: on level 3 no card is added in income turn 2: the deck is known', () => {
    const era = ['3', '17', '7', '1', '2', '6', '4', '5'];
    const asked = play(start({ level: '3' }), era);
    expect(offered(asked)).toBe('1-7 17');
  });

  test('INC-2, R-INC-3: in income turn 1 any progress card may be on top', () => {
    const asked = play(start({ level: '5', civilization: 'conquerors' }), []);
    expect(offered(asked)).toBe('8-22');
    // It is in the progress deck, so it is not the one in the decision deck.
    expect(offered(play(asked, ['11']))).toBe('1-10 12-22');
  });

  test('INC-2: a card looked at may be added later all the same', () => {
    const era = ['11', '3', '17', '7', '1', '2', '6', '4', '5'];
    const asked = play(start({ level: '5', civilization: 'conquerors' }), era);
    expect(offered(asked)).toBe('1-22');
  });
});

describe('the piles of the app', () => {
  const cardsOf = (cards: object): Cards => readPosition({ state: { cards } }).cards;
  const table = (seed = 'piles'): Table<unknown> => ({
    scene: undefined,
    rng: rngFromSeed(seed),
    atTable: CHANCE_BY_APP,
    ask: () => {
      throw new Error('nothing is to be asked');
    },
    emit: undefined,
    trace: undefined,
  });

  test('TURN-3: the top card is drawn', () => {
    const cards = cardsOf({ decision: [5, 2, 1, 9], discard: [] });
    expect(drawDecision(table(), cards, m('ask.trackCard'))).toBe(9);
    expect(cards.decision).toEqual([5, 2, 1]);
  });

  test('TURN-3: the pair goes to the discard pile, once', () => {
    const cards = cardsOf({ decision: [5, 2], discard: [1], track: 3, tiebreaker: 4 });
    discardPair(cards);
    discardPair(cards);
    expect(cards).toMatchObject({ discard: [1, 3, 4], track: NONE, tiebreaker: NONE });
  });

  test('INC-2: the top card of the progress deck is looked at, put back, and the deck shuffled', () => {
    const decks = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      const cards = cardsOf({ decision: [1, 2], progress: [8, 9, 10, 11, 12] });
      expect(lookAtProgress(table(`look ${i}`), cards, m('ask.progress'))).toBe(12);
      expect(cards.progress.toSorted((a, b) => a - b)).toEqual([8, 9, 10, 11, 12]);
      decks.add(cards.progress.join());
    }
    expect(decks.size).toBeGreaterThan(10);
  });

  test('INC-6: the top progress cards go to the discard pile, as many as there are', () => {
    const cards = cardsOf({ decision: [2, 3], discard: [1], progress: [8, 9, 10] });
    expect(addProgressCards(cards, 2)).toBe(2);
    expect(cards).toMatchObject({ progress: [8], discard: [1, 9, 10] });
    expect(addProgressCards(cards, 2)).toBe(1);
    expect(cards.progress).toEqual([]);
  });

  test('INC-6: the new deck is shuffled', () => {
    const decks = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      const cards = cardsOf({ decision: [], discard: [1, 2, 3, 9], track: 4, tiebreaker: 5 });
      gatherCards(table(`gather ${i}`), cards);
      expect(cards.decision.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 9]);
      expect(cards).toMatchObject({ discard: [], track: NONE, tiebreaker: NONE });
      decks.add(cards.decision.join());
    }
    expect(decks.size).toBeGreaterThan(10);
  });
});
