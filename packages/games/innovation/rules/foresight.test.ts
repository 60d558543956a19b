import { shuffle } from '@empty-chair/kernel/deck';
import { foresee } from '@empty-chair/kernel/foresee';
import { NONE } from '@empty-chair/kernel/ids';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Rng } from '@empty-chair/kernel/rng';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { foresightTests } from '@empty-chair/testkit/foresight';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { AUTOMA, readPosition } from '../examples/position.ts';
import type { Card } from './content.ts';
import { innovation } from './module.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

/** The order of the deck and of the reserve, and which of the cards never seen are in which. */
function reorder({ cards }: State, rng: Rng): void {
  const { known } = cards;
  const unseen = [...cards.draw, ...cards.reserve].filter((card) => known[card] !== true);
  shuffle(unseen, rng);
  const dealt = (pile: readonly Card[]): Card[] =>
    pile.map((card) => (known[card] === true ? card : (unseen.pop() as Card)));
  cards.draw = dealt(cards.draw);
  cards.reserve = dealt(cards.reserve);
  shuffle(cards.draw, rng);
}

describe('foresight', () => {
  foresightTests(innovation, {
    configs: CONFIGS,
    policy: randomPolicy<State, Input>({ weight: humanWeight }),
    every: 12,
    looks: 6,
    reorder,
    // A turn that ends the round makes a new deck of them, but draws nothing from it.
    seen: ({ cards }) =>
      [...cards.support, ...(cards.action === NONE ? [] : [cards.action])].map(String),
  });

  test('AOI-S11: before the starting workshops it is theirs that are foreseen, whoever is on turn', () => {
    const rng = rngFromSeed('start');
    const state = innovation.setup(
      {
        ...{ scene: undefined, rng, atTable: CHANCE_BY_APP, emit: undefined, trace: undefined },
        ask: ({ answers }) => answers[0] as never,
      },
      innovation.defaultConfig,
    );
    expect(innovation.next(state)).toMatchObject({ kind: 'human' });
    const cases = [
      ...foresee(innovation, { state, seat: AUTOMA }, { samples: 2, most: 100, seed: 's' }),
    ];
    // One of 14 cards (AOI-Q23), and two workshops by each.
    expect(cases).toHaveLength(14);
    for (const { happenings } of cases) {
      const ids = happenings.map(({ id }) => id);
      expect(ids).toContain('do.startMarked');
      expect(ids).toContain('do.startUnmarked');
    }
  });

  test('a card never seen is as likely as its share of the places for such cards', () => {
    const state = readPosition({ state: { cards: { action: 1, draw: [2, 3] } } });
    const { cards } = state;
    // Cards 2 and 3 were seen; 8 came in unseen, and it could as well have been 9, 10 or 11.
    cards.draw = [2, 3, 8].map((n) => n as Card);
    cards.reserve = [9, 10, 11].map((n) => n as Card);
    for (const card of [8, 9, 10, 11]) cards.known[card] = false;
    const options = { samples: 1, most: 100, seed: 's' };
    const odds: Record<string, number> = {};
    for (const one of foresee(innovation, { state, seat: AUTOMA }, options)) {
      const [card = ''] = one.cards;
      odds[card] = (odds[card] ?? 0) + one.branch;
    }
    const third = expect.closeTo(1 / 3);
    const twelfth = expect.closeTo(1 / 12);
    expect(odds).toEqual({
      2: third,
      3: third,
      8: twelfth,
      9: twelfth,
      10: twelfth,
      11: twelfth,
    });
  });
});
