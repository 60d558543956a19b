import { NONE } from '@empty-chair/kernel/ids';
import type { Rng } from '@empty-chair/kernel/rng';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { ChanceAtTable } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { examples } from '@empty-chair/testkit/examples';
import { describe, expect, test } from 'vitest';
import { direct } from '../examples/direct.ts';
import type { Position } from '../examples/position.ts';
import { alliance, eyrie, human, marquise, readPosition, vagabot } from '../examples/position.ts';
import { discardCard, dropCard, revealOrder, revealQuest, rollBattleDice } from './chance.ts';
import { encodeState } from './codec-encode.ts';
import { cardNamed } from './facts.ts';
import { root } from './module.ts';
import type { Card } from './pieces.ts';
import { clearingNumbered, EYRIE, MARQUISE } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

const seats = [marquise(), alliance()];
const card = (state: State, id: string): Card => cardNamed(state.facts, id);
const idOf = (state: State, index: Card): string | undefined => state.facts.cards[index]?.id;
const deckOf = (state: State): unknown => (encodeState(state) as { deck: unknown }).deck;

function byApp(state: State, rng: Rng, atTable: ChanceAtTable = CHANCE_BY_APP): RootTable {
  const ask = () => expect.fail('the app asks nobody');
  return { scene: { state }, rng, atTable, ask, emit: undefined, trace: undefined };
}

describe('the order card', () => {
  test('2.7: by app it is the top of the deck', () => {
    const state = readPosition({ board: '5 | deck draw:STD-01,STD-02,STD-14', seats });
    const rng = rngFromSeed('order');
    expect(idOf(state, revealOrder(byApp(state, rng)))).toBe('STD-14');
    expect(deckOf(state)).toEqual({ draw: ['STD-01', 'STD-02'], discard: [], available: [] });
    // A turned card cannot be taken back without a trace.
    expect(rng.snapshot().revealed).toBe(1);
  });

  test('2.7, A-42: by table it is whatever the people turned', () => {
    const run = direct(
      { board: '5 | deck draw:STD-01,STD-02,STD-14 discard:STD-03', seats },
      (table) => {
        expect(idOf(table.scene.state, revealOrder(table))).toBe('STD-02');
        expect(table.rng.snapshot().revealed).toBe(1);
      },
      { cards: ['STD-02'] },
    );
    expect(deckOf(run.state)).toEqual({
      draw: ['STD-01', 'STD-14'],
      discard: ['STD-03'],
      available: [],
    });
  });

  test('A-40, A-42: a card that we saw discarded tells of a reshuffle', () => {
    const run = direct(
      { board: '5 | deck draw:STD-01 discard:STD-02,STD-03', seats },
      revealOrder,
      { cards: ['STD-03'] },
    );
    expect(deckOf(run.state)).toEqual({ draw: ['STD-01', 'STD-02'], discard: [], available: [] });
  });

  test('2.7: a card that lies elsewhere cannot be turned', () => {
    const position = { board: '5 | deck draw:STD-01 discard:STD-02', seats };
    expect(() => direct(position, revealOrder, { cards: ['STD-14'] })).toThrow(
      'script.cards[0]: kernel.scriptNotOffered',
    );
  });

  test('A-40: by app an empty deck is reshuffled, with chance', () => {
    const drawn = new Set<string | undefined>();
    for (let i = 0; i < 30; i += 1) {
      const state = readPosition({ board: '5 | deck draw: discard:STD-01,STD-02,STD-03', seats });
      drawn.add(idOf(state, revealOrder(byApp(state, rngFromSeed(`reshuffle ${i}`)))));
      expect(state.deck.draw).toHaveLength(2);
      expect(state.deck.discard).toEqual([]);
    }
    expect([...drawn].sort()).toEqual(['STD-01', 'STD-02', 'STD-03']);
  });

  test('A-40: by app the discard pile is the deck the moment that the last card is turned', () => {
    const later = new Set<string | undefined>();
    for (let i = 0; i < 30; i += 1) {
      const state = readPosition({ board: '5 | deck draw:STD-14 discard:STD-01,STD-02', seats });
      const table = byApp(state, rngFromSeed(`last card ${i}`));
      const order = revealOrder(table);
      expect(idOf(state, order)).toBe('STD-14');
      expect(state.deck.draw).toHaveLength(2);
      expect(state.deck.discard).toEqual([]);
      // What is discarded now is not in it.
      discardCard(table, order);
      later.add(idOf(state, revealOrder(table)));
      later.add(idOf(state, revealOrder(table)));
      expect(deckOf(state)).toEqual({ draw: ['STD-14'], discard: [], available: [] });
    }
    expect([...later].sort()).toEqual(['STD-01', 'STD-02']);
  });

  test('A-40: by table as well', () => {
    const run = direct(
      { board: '5 | deck draw:STD-14 discard:STD-01,STD-02', seats },
      (table) => discardCard(table, revealOrder(table)),
      { cards: ['STD-14'] },
    );
    expect(deckOf(run.state)).toEqual({
      draw: ['STD-01', 'STD-02'],
      discard: ['STD-14'],
      available: [],
    });
  });

  test('A-40, 4.5.5: what was discarded after the last draw cannot be turned next', () => {
    const position = { board: '5 | deck draw:STD-14 discard:STD-01,STD-02', seats };
    const expanding = (table: RootTable) => {
      const first = revealOrder(table);
      discardCard(table, first);
      revealOrder(table, first);
    };
    expect(() => direct(position, expanding, { cards: ['STD-14', 'STD-14'] })).toThrow(
      'script.cards[1]: kernel.scriptNotOffered',
    );
    const run = direct(position, expanding, { cards: ['STD-14', 'STD-01'] });
    expect(deckOf(run.state)).toEqual({ draw: ['STD-02'], discard: ['STD-14'], available: [] });
    // A reshuffle that the app has missed was before it, too.
    const missed = { board: '5 | deck draw:STD-14,STD-15 discard:STD-01,STD-02', seats };
    expect(deckOf(direct(missed, expanding, { cards: ['STD-14', 'STD-02'] }).state)).toEqual({
      draw: ['STD-15', 'STD-01'],
      discard: ['STD-14'],
      available: [],
    });
    // There is nothing else.
    const alone = { board: '5 | deck draw:STD-14 discard:', seats };
    expect(deckOf(direct(alone, expanding, { cards: ['STD-14', 'STD-14'] }).state)).toEqual({
      draw: [],
      discard: [],
      available: [],
    });
  });

  test('A-40: with nothing left there is no order, and nobody is asked for one', () => {
    const empty = { board: '5 | deck draw: discard:', seats };
    const state = readPosition(empty);
    const rng = rngFromSeed('empty');
    expect(revealOrder(byApp(state, rng))).toBe(NONE);
    expect(rng.snapshot().revealed).toBe(0);
    direct(empty, (table) => expect(revealOrder(table)).toBe(NONE));
  });
});

const turnExamples: readonly Example<Position, Input>[] = [
  {
    // Birdsong and Daylight hang on the order; recruiting at a base does not.
    name: 'without an order the bot goes on in the Evening',
    cite: 'A-40',
    position: {
      board: '5 rabbitBase; 2 sympathy | deck draw: discard:',
      seats: [alliance(), eyrie()],
    },
    seat: seat(0),
    expect: {
      happenings: ['do.noOrder', 'do.placeWarriors faction=alliance n=1 at=5'],
      state: { 'deck.discard': [], 'factions.alliance.score': 0 },
    },
  },
  {
    name: 'a dominance card is an order like others and then lies beside the map',
    cite: 'A-41, 1.3',
    position: {
      board: '5 | V=0 @5',
      seats: [alliance(), human('marquise'), human('eyrie'), human('vagabond')],
    },
    seat: seat(0),
    script: { cards: ['STD-06'] },
    expect: { state: { 'deck.available': ['STD-06'], 'deck.discard': [] } },
  },
  {
    // 5 is its only roost: it recruits two for the viziers, moves, and builds where it went.
    name: 'in the Decree it stays',
    cite: 'A-41, 1.3',
    position: {
      board: '5 E4 roost',
      seats: [eyrie(), human('alliance'), human('lizards'), human('duchy')],
    },
    seat: seat(0),
    script: { cards: ['STD-06'] },
    expect: {
      state: {
        'deck.available': [],
        'deck.discard': [],
        'factions.eyrie.decree.fox': ['STD-06'],
      },
    },
  },
];
examples(root, readPosition, turnExamples);

describe('the piles', () => {
  test('A-41, 1.3: only dominance cards are laid aside', () => {
    const humans = [human('marquise'), human('eyrie'), human('lizards'), alliance()];
    const { state } = direct({ board: '5', seats: humans }, (table) => {
      for (const id of ['STD-06', 'STD-14', 'STD-09', 'STD-01']) {
        discardCard(table, card(table.scene.state, id));
      }
    });
    expect(state.available.map((c) => idOf(state, c))).toEqual(['STD-06', 'STD-09']);
    expect(state.deck.discard.map((c) => idOf(state, c))).toEqual(['STD-14', 'STD-01']);
  });

  test('A-42: a card in a human’s hands leaves both of the app’s piles', () => {
    const state = readPosition({
      board: '5 | deck draw:STD-01,STD-33 discard:STD-34,STD-14',
      seats,
    });
    const table = byApp(state, rngFromSeed('dropped'));
    dropCard(table, card(state, 'STD-33'));
    dropCard(table, card(state, 'STD-34'));
    expect(deckOf(state)).toEqual({ draw: ['STD-01'], discard: ['STD-14'], available: [] });
    // The last one of the deck: the other pile takes its place at once.
    dropCard(table, card(state, 'STD-01'));
    expect(deckOf(state)).toEqual({ draw: ['STD-14'], discard: [], available: [] });
  });

  test('A-45, A-42: quests are not reshuffled, by app or by table', () => {
    const position = {
      board: '5 | V=0 @5 items:4/0 quest:Q-01 | quests draw: discard:Q-02',
      seats: [vagabot(), eyrie()],
    };
    const state = readPosition(position);
    expect(revealQuest(byApp(state, rngFromSeed('quest')))).toBe(NONE);
    direct(position, (table) => expect(revealQuest(table)).toBe(NONE));
    const one = { ...position, board: position.board.replace('draw:', 'draw:Q-05') };
    const run = direct(one, revealQuest, { cards: ['Q-05'] });
    expect(run.state.quests.draw).toEqual([]);
  });
});

describe('battle dice', () => {
  const FIGHT = { attacker: MARQUISE, defender: EYRIE, clearing: clearingNumbered(5) };

  test('law.battle, A-42: by table in any order, the higher one first', () => {
    for (const dice of ['1-3', '3-1']) {
      direct(
        { board: '5', seats },
        (table) => {
          expect(rollBattleDice(table, FIGHT)).toEqual({ high: 3, low: 1 });
          expect(table.rng.snapshot().revealed).toBe(1);
        },
        { dice: [dice] },
      );
    }
  });

  test('law.battle: faces go from 0 to 3', () => {
    expect(() =>
      direct({ board: '5', seats }, (table) => void rollBattleDice(table, FIGHT), {
        dice: ['4-0'],
      }),
    ).toThrow('script.dice[0]: kernel.scriptNotOffered');
  });

  test('A-42: by app every pair of faces is as likely as by two dice of four faces', () => {
    const state = readPosition({ board: '5', seats });
    const table = byApp(state, rngFromSeed('dice'));
    const rolls = 32_000;
    const seen = new Map<string, number>();
    for (let i = 0; i < rolls; i += 1) {
      const { high, low } = rollBattleDice(table, FIGHT);
      seen.set(`${high}-${low}`, (seen.get(`${high}-${low}`) ?? 0) + 1);
    }
    expect(seen.size).toBe(10);
    for (const [roll, n] of seen) {
      const chance = roll[0] === roll[2] ? 1 / 16 : 2 / 16;
      const deviation = Math.sqrt(rolls * chance * (1 - chance));
      expect(Math.abs(n - rolls * chance)).toBeLessThan(5 * deviation);
    }
  });

  test('A-42: one seed, one game', () => {
    const rolls = (seed: string) => {
      const table = byApp(readPosition({ board: '5', seats }), rngFromSeed(seed));
      return Array.from({ length: 20 }, () => rollBattleDice(table, FIGHT));
    };
    expect(rolls('a')).toEqual(rolls('a'));
    expect(rolls('a')).not.toEqual(rolls('b'));
  });
});
