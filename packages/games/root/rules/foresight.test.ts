import { shuffle } from '@empty-chair/kernel/deck';
import { foresee } from '@empty-chair/kernel/foresee';
import { NONE } from '@empty-chair/kernel/ids';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Rng } from '@empty-chair/kernel/rng';
import { seat } from '@empty-chair/kernel/words';
import { cardsForeseen, forecastOf, foresightTests } from '@empty-chair/testkit/foresight';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { corvids, human, marquise, readPosition, vagabot } from '../examples/position.ts';
import { cardRef } from './chance.ts';
import { root } from './module.ts';
import { CLEARINGS } from './pieces.ts';
import type { State } from './state.ts';
import { RUIN_ITEMS } from './state.ts';
import type { Input } from './verbs/verbs.ts';

const OPTIONS = { samples: 1, most: 200, seed: 'expand' };

/** The order of both decks, and which item lies under which ruin. */
function reorder(state: State, rng: Rng): void {
  shuffle(state.deck.draw, rng);
  shuffle(state.quests.draw, rng);
  const places = Array.from({ length: CLEARINGS * 2 }, (_, i) => RUIN_ITEMS + i).filter(
    (place) => state.cells[place] !== NONE,
  );
  const items = places.map((place) => state.cells[place] as number);
  shuffle(items, rng);
  for (const [i, place] of places.entries()) state.cells[place] = items[i] as number;
}

describe('foresight', () => {
  foresightTests(root, {
    configs: {
      'four bots': CONFIGS['four bots'] as State['facts']['config'],
      'a human': CONFIGS['a human Marquise against three bots'] as State['facts']['config'],
      'by the table': CONFIGS['everything by the table'] as State['facts']['config'],
    },
    policy: randomPolicy<State, Input>({ weight: humanWeight }),
    every: 6,
    looks: 3,
    reorder,
    seen: (state) =>
      [...state.deck.discard, ...state.available, ...state.decree.flat()].map(
        (card) => cardRef(state)(card).id,
      ),
  });

  test('an empty deck is the discard pile, shuffled', () => {
    const state = readPosition({
      board: '5 M1 | V=0 @5 items:4/0 quest:Q-01',
      seats: [human('marquise'), vagabot()],
    });
    const all = [...state.deck.draw, ...state.deck.discard];
    state.deck.draw = [];
    state.deck.discard = all.slice(0, 3);
    const ids = state.deck.discard.map((card) => cardRef(state)(card).id);
    expect(
      cardsForeseen(root, state, seat(1))
        .filter((id) => !id.startsWith('Q-'))
        .sort(),
    ).toEqual(ids.sort());
  });

  test('the card that Expand discards comes back only with a deck of its own (A-40)', () => {
    const expanding = (deck: string) =>
      readPosition({ board: `1 M1 sawmill | deck ${deck}`, seats: [marquise(), human('eyrie')] });
    const seconds = (deck: string) =>
      [...foresee(root, { state: expanding(deck), seat: seat(0) }, OPTIONS)]
        .map(({ cards }) => cards)
        .filter(([first]) => first === 'STD-40')
        .map(([, second]) => second);
    expect(new Set(seconds('draw:STD-40 discard:STD-41,STD-42'))).toEqual(
      new Set(['STD-41', 'STD-42']),
    );
    expect(new Set(seconds('draw:STD-40 discard:'))).toEqual(new Set(['STD-40']));
  });

  test('which item is under a ruin is not foreseen', () => {
    const under = (item: string) =>
      readPosition({
        board: `6 ruin(${item}) | V=0 @6 items:4/0 quest:Q-01 | quests draw:Q-02`,
        seats: [human('marquise'), vagabot()],
      });
    const forecast = forecastOf(root, under('boot'), seat(1), { samples: 8 });
    const items = forecast.moves.filter(({ happening }) => happening.id === 'do.explore');
    expect(items.length).toBeGreaterThan(1);
    expect(forecast).toEqual(forecastOf(root, under('hammer'), seat(1), { samples: 8 }));
  });

  test('B-65: what a facedown plot is, is not foreseen', () => {
    const lying = (plot: string) =>
      readPosition({
        board: `6 C1 plot ruin | C=0 plots:6.${plot}.down`,
        seats: [human('marquise'), corvids()],
      });
    const forecast = forecastOf(root, lying('bomb'), seat(1), { samples: 8 });
    const flips = forecast.moves.filter(({ happening }) => happening.id === 'do.flip');
    expect(flips.length).toBeGreaterThan(1);
    expect(forecast).toEqual(forecastOf(root, lying('raid'), seat(1), { samples: 8 }));
  });
});
