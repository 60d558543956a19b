import { shuffle } from '@empty-chair/kernel/deck';
import { foresee } from '@empty-chair/kernel/foresee';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Rng } from '@empty-chair/kernel/rng';
import { foresightTests } from '@empty-chair/testkit/foresight';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { BOTS, readPosition } from '../examples/position.ts';
import type { Card } from './content.ts';
import { tapestry } from './module.ts';
import type { State } from './state.ts';
import { OTHER, TRAP, UNKNOWN } from './state.ts';
import type { Input } from './verbs/verbs.ts';

/** The order of both decks, which cards never seen are in which, and what the tapestry cards are. */
function reorder({ cards, tapestry: own }: State, rng: Rng): void {
  const { known } = cards;
  const unseen = [...cards.decision, ...cards.progress].filter((card) => known[card] !== true);
  shuffle(unseen, rng);
  const dealt = (pile: readonly Card[]): Card[] =>
    pile.map((card) => (known[card] === true ? card : (unseen.pop() as Card)));
  cards.decision = dealt(cards.decision);
  cards.progress = dealt(cards.progress);
  shuffle(cards.decision, rng);
  shuffle(cards.progress, rng);
  const trap = own.hand.indexOf(TRAP);
  if (trap >= 0) {
    own.hand[trap] = OTHER;
    own.traps += 1;
    own.others -= 1;
  } else if (own.hand.length > 0 && !own.hand.includes(UNKNOWN)) {
    own.hand[0] = TRAP;
    own.traps -= 1;
    own.others += 1;
  }
}

describe('foresight', () => {
  foresightTests(tapestry, {
    configs: CONFIGS,
    policy: randomPolicy<State, Input>({ weight: humanWeight }),
    every: 9,
    looks: 5,
    reorder,
    // Only while a pair is left in the deck: else an income turn makes a new one of them.
    seen: ({ cards }) =>
      cards.decision.length < 2
        ? []
        : [...cards.discard, cards.track, cards.tiebreaker].map(String),
  });

  test('a card never seen is as likely as its share of the places for such cards', () => {
    const state = readPosition({ state: { cards: { decision: [1, 2, 3, 8], discard: [4, 5] } } });
    const { cards } = state;
    // Cards 1 to 3 were seen; 8 came in face down, and it could as well have been 9 or 10.
    cards.progress = [9 as Card, 10 as Card];
    for (const card of [8, 9, 10]) cards.known[card] = false;
    const options = { samples: 1, most: 5000, seed: 's' };
    const odds: Record<string, number> = {};
    for (const one of foresee(tapestry, { state, seat: BOTS }, options)) {
      const [card = ''] = one.cards;
      odds[card] = (odds[card] ?? 0) + one.branch;
    }
    const quarter = expect.closeTo(1 / 4);
    const twelfth = expect.closeTo(1 / 12);
    expect(odds).toEqual({
      1: quarter,
      2: quarter,
      3: quarter,
      8: twelfth,
      9: twelfth,
      10: twelfth,
    });
  });
});
