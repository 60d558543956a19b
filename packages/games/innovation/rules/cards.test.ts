import { NONE } from '@empty-chair/kernel/ids';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { message } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { drawCard, gatherCards, startingCards } from './cards.ts';
import type { Card, LevelId } from './content.ts';
import { LEVELS, levels } from './content.ts';
import type { Cards } from './state.ts';
import { m, rule } from './words.ts';

/** By their printed numbers. */
const cardsOf = (...numbers: readonly number[]): Card[] => numbers.map((n) => n as Card);

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const STARTERS = [1, 2, 3, 4, 5, 6];
const sorted = (cards: readonly number[]): readonly number[] =>
  cards.slice().sort((one, other) => one - other);
const levelOf = (id: LevelId) => levels[LEVELS.indexOf(id)] as (typeof levels)[number];

/** A table that turns the given cards, one after the other, and keeps what each time was offered. */
function tableWith(turned: readonly number[] = [], seed = 'cards') {
  const offered: (readonly number[])[] = [];
  const table: Table<unknown> = {
    scene: undefined,
    rng: rngFromSeed(seed),
    atTable: { cards: true, dice: true, choices: true },
    ask: ({ answers, ref }) => {
      offered.push(answers.map((answer) => Number(ref(answer).id)));
      const card = turned[offered.length - 1];
      const found = answers.find((answer) => ref(answer).id === String(card));
      if (found === undefined) throw new Error(`card ${card} is not offered`);
      return found;
    },
    emit: undefined,
    trace: undefined,
  };
  return { table, offered };
}
const byApp = (seed: string): Table<unknown> => ({
  ...tableWith([], seed).table,
  atTable: CHANCE_BY_APP,
});

/** Turns the cards at a table, as Support and Action of a round would be. */
function turn(cards: Cards, turned: readonly number[]): readonly (readonly number[])[] {
  const { table, offered } = tableWith(turned);
  for (const card of cardsOf(...turned)) {
    expect(drawCard(table, cards, rule('AOI-T1'), message(m('ask.action')))).toBe(card);
    cards.support.push(card);
  }
  return offered;
}

const everyCardOnce = ({ draw, support, reserve }: Cards) =>
  expect(sorted([...draw, ...support, ...reserve])).toEqual(ALL);

describe('the starting deck', () => {
  const start = (level: LevelId, seed = 'start') => startingCards(byApp(seed), levelOf(level));

  test('AOI-S12: level 1 puts card 3 on top of the reserve', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { draw, reserve } = start('automalein', seed);
      expect(sorted(draw)).toEqual([1, 2, 4, 5, 6]);
      expect(reserve.at(-1)).toBe(3);
      expect(sorted(reserve)).toEqual([3, 7, 8, 9, 10, 11, 12, 13, 14]);
    }
  });

  test('AOI-S12: level 2 has the starters as they are', () => {
    const { draw, reserve, support, action } = start('automa');
    expect(sorted(draw)).toEqual(STARTERS);
    expect(sorted(reserve)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
    expect(support).toEqual([]);
    expect(action).toBe(NONE);
  });

  test.each([
    ['automaechtig', 1, STARTERS],
    ['ultoma', 2, STARTERS],
    ['alptrauma', 1, [...STARTERS, 13]],
  ] as const)('AOI-S12: level %s adds %i unseen', (level, unseen, known) => {
    const added = new Set<number>();
    for (let i = 0; i < 60; i += 1) {
      const { draw, reserve } = start(level, `unseen ${i}`);
      expect(sorted([...draw, ...reserve])).toEqual(ALL);
      for (const card of known) expect(draw).toContain(card);
      const more = draw.filter((card) => !known.some((one) => one === card));
      expect(more).toHaveLength(unseen);
      for (const card of more) added.add(card);
    }
    // Any card of the reserve may be it; card 13 only where it was not set aside.
    const rest = ALL.filter((card) => !known.some((one) => one === card));
    expect(sorted([...added])).toEqual(rest);
  });

  test('AOI-S12: deck and reserve are shuffled by the seed', () => {
    const decks = Array.from({ length: 40 }, (_, i) => start('automa', `deck ${i}`));
    expect(new Set(decks.map(({ draw }) => draw.at(-1))).size).toBe(6);
    expect(new Set(decks.map(({ reserve }) => reserve.at(-1))).size).toBe(8);
    expect(start('automa', 'x')).toEqual(start('automa', 'x'));
  });
});

describe('drawing by app', () => {
  test('AOI-T1: the top card, and it counts as told', () => {
    const table = byApp('draw');
    const cards = startingCards(table, levelOf('automa'));
    const top = cards.draw.at(-1);
    const before = table.rng.snapshot().revealed;
    expect(drawCard(table, cards, rule('AOI-T1'), message(m('ask.action')))).toBe(top);
    expect(table.rng.snapshot().revealed).toBe(before + 1);
    expect(cards.draw).toHaveLength(5);
    expect(cards.known[top as Card]).toBe(true);
  });

  test('AOI-T1: there must be a card', () => {
    const cards: Cards = {
      draw: [],
      support: cardsOf(...ALL),
      action: NONE,
      reserve: [],
      known: [],
    };
    expect(() => drawCard(byApp('x'), cards, rule('AOI-T1'), message(m('ask.action')))).toThrow(
      'no decision card left',
    );
  });
});

describe('drawing at the table', () => {
  const start = (level: LevelId) => startingCards(tableWith().table, levelOf(level));

  test('AOI-T1, AOI-S12: without unseen cards only what is left in the deck can turn up', () => {
    const cards = start('automa');
    expect(turn(cards, [3, 1, 6])).toEqual([
      [1, 2, 3, 4, 5, 6],
      [1, 2, 4, 5, 6],
      [2, 4, 5, 6],
    ]);
    everyCardOnce(cards);
    expect(sorted(cards.draw)).toEqual([2, 4, 5]);
  });

  test('AOI-T1: a turned card informs, so it is counted', () => {
    const { table } = tableWith([2]);
    const cards = startingCards(table, levelOf('automa'));
    const before = table.rng.snapshot().revealed;
    drawCard(table, cards, rule('AOI-T1'), message(m('ask.action')));
    expect(table.rng.snapshot().revealed).toBe(before + 1);
  });

  test('AOI-S12: level 1: card 3 cannot turn up in round 1, and is there in round 2', () => {
    const cards = start('automalein');
    expect(turn(cards, [1, 2])[0]).toEqual([1, 2, 4, 5, 6]);
    gatherCards(tableWith().table, cards);
    // It is known that card 3 was on top: nothing else can have joined.
    expect(turn(cards, [3, 4])).toEqual([STARTERS, [1, 2, 4, 5, 6]]);
    gatherCards(tableWith().table, cards);
    // Now one of eight unseen cards is in it.
    expect(turn(cards, [12, 1])).toEqual([ALL, STARTERS]);
    everyCardOnce(cards);
  });

  test('AOI-S12, AOI-T1: level 3: any unseen card may be the one, and then no other', () => {
    for (const seen of [7, 8, 9, 10, 11, 12, 13, 14]) {
      const cards = start('automaechtig');
      expect(turn(cards, [5, seen, 1])).toEqual([
        ALL,
        ALL.filter((card) => card !== 5),
        [1, 2, 3, 4, 6],
      ]);
      everyCardOnce(cards);
      expect(cards.draw).toHaveLength(4);
      expect(cards.reserve).toHaveLength(7);
      expect(cards.reserve).not.toContain(seen);
    }
  });

  test('AOI-S12: level 4: two unseen cards, so a second one may turn up', () => {
    const cards = start('ultoma');
    expect(turn(cards, [14, 7, 2])).toEqual([ALL, ALL.filter((card) => card !== 14), STARTERS]);
    everyCardOnce(cards);
    expect(sorted(cards.reserve)).toEqual([8, 9, 10, 11, 12, 13]);
  });

  test('AOI-S12: level 5: card 13 is known to be in the deck beside one unseen card', () => {
    const cards = start('alptrauma');
    expect(turn(cards, [9, 13, 1])).toEqual([ALL, [1, 2, 3, 4, 5, 6, 13], STARTERS]);
    everyCardOnce(cards);
  });

  test('AOI-S12: a card that is known to be in the reserve cannot turn up', () => {
    const known = ALL.map((card) => ![9, 10, 11].includes(card));
    const cards: Cards = {
      draw: cardsOf(1, 9),
      support: cardsOf(2, 4, 5, 6, 7, 8, 12, 13, 14),
      action: NONE,
      reserve: cardsOf(10, 11, 3),
      known: [false, ...known],
    };
    expect(turn(cards, [10])).toEqual([[1, 9, 10, 11]]);
    everyCardOnce(cards);
    expect(sorted(cards.reserve)).toEqual([3, 9, 11]);
  });

  test('AOI-T4: an unseen card that was not turned stays possible, beside the next', () => {
    const cards = start('automaechtig');
    turn(cards, [1, 2]);
    gatherCards(tableWith().table, cards);
    expect(cards.draw).toHaveLength(8);
    // Two unseen ones now; with both out, the rest is known.
    expect(turn(cards, [10, 13, 3])).toEqual([ALL, ALL.filter((card) => card !== 10), STARTERS]);
    everyCardOnce(cards);
  });

  test('AOI-T4: a card seen in an earlier round is in the deck, whatever else is unseen', () => {
    const cards = start('automaechtig');
    turn(cards, [11, 2]);
    gatherCards(tableWith().table, cards);
    expect(turn(cards, [7, 11])).toEqual([ALL, [1, 2, 3, 4, 5, 6, 11]]);
    everyCardOnce(cards);
  });
});

describe('gathering', () => {
  test('AOI-T4: Support pile, Action card, what is left of the deck, and the top of the reserve', () => {
    const cards: Cards = {
      draw: cardsOf(5, 2),
      support: cardsOf(1, 6),
      action: 3 as Card,
      reserve: cardsOf(13, 9, 8),
      known: [],
    };
    gatherCards(byApp('gather'), cards);
    expect(sorted(cards.draw)).toEqual([1, 2, 3, 5, 6, 8]);
    expect(cards).toMatchObject({ support: [], action: NONE, reserve: [13, 9] });
  });

  test('AOI-T4: by app the new deck is shuffled', () => {
    const tops = Array.from({ length: 60 }, (_, i) => {
      const cards: Cards = {
        draw: [],
        support: cardsOf(1, 2, 3),
        action: 4 as Card,
        reserve: cardsOf(9),
        known: [],
      };
      gatherCards(byApp(`top ${i}`), cards);
      return cards.draw.at(-1);
    });
    expect(new Set(tops)).toEqual(new Set([1, 2, 3, 4, 9]));
  });

  // Cards in the deck by round, and what is left of the reserve in round 6.
  test.each([
    ['automalein', [5, 6, 7, 8, 9, 10], 4],
    ['automa', [6, 7, 8, 9, 10, 11], 3],
    ['automaechtig', [7, 8, 9, 10, 11, 12], 2],
    ['ultoma', [8, 9, 10, 11, 12, 13], 1],
    ['alptrauma', [8, 9, 10, 11, 12, 13], 1],
  ] as const)('AOI-Q18, AOI-S12, AOI-T4: the deck grows on level %s', (level, sizes, left) => {
    const table = byApp(level);
    const cards = startingCards(table, levelOf(level));
    const grown = [cards.draw.length];
    for (let round = 1; round < 6; round += 1) {
      gatherCards(table, cards);
      grown.push(cards.draw.length);
    }
    expect(grown).toEqual(sizes);
    expect(cards.reserve).toHaveLength(left);
  });
});
