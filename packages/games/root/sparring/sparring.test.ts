import { shuffle } from '@empty-chair/kernel/deck';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { isSoaking, volume } from '@empty-chair/testkit/volume';
import { checkWholeGame } from '@empty-chair/testkit/whole-games';
import { describe, expect, test } from 'vitest';
import { onScreen, withHumans } from '../examples/random-config.ts';
import { against, tablesFor } from '../examples/sparring-games.ts';
import type { Config } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import { root } from '../rules/module.ts';
import type { FactionId } from '../rules/pieces.ts';
import { ALLIANCE } from '../rules/pieces.ts';
import { onTurn, screenOf } from '../rules/screen/play.ts';
import type { State } from '../rules/state.ts';
import { clone } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import en from '../text/en/rules.json' with { type: 'json' };
import { candidates } from './candidates.ts';
import { sparring } from './index.ts';

const most = 3000;
const problemsOf = (config: Config, seed: string, plans: readonly (string | undefined)[] = []) =>
  checkWholeGame(root, config, seed, { policy: sparring.policyFor(config, plans), most });

const GROUPS: readonly (readonly FactionId[])[] = [
  ['marquise'],
  ['eyrie'],
  ['alliance'],
  ['vagabond'],
  ['marquise', 'alliance'],
  ['eyrie', 'vagabond'],
  ['eyrie', 'alliance'],
  ['marquise', 'eyrie', 'vagabond'],
  ['eyrie', 'alliance', 'vagabond'],
  ['marquise', 'eyrie', 'alliance'],
];

describe('whole games of the stand-ins keep the invariants, are never refused and end', () => {
  test.each(GROUPS.map((people, group) => ({ people, group })))(
    '$people on all maps at all levels',
    ({ people, group }) => {
      const problems = tablesFor(people).flatMap((config, table) => {
        // In `npm test` each sits down at a quarter of the tables, all together at every one.
        if (!isSoaking() && table % 4 !== (group + Math.floor(table / 4)) % 4) return [];
        return Array.from({ length: volume(2) }, (_, i) =>
          problemsOf(config, `${people} ${table} ${i}`),
        ).flat();
      });
      expect(problems).toEqual([]);
    },
  );

  test('with any bots, traits, seats, decks and table options, together or not', () => {
    const seeds = Array.from({ length: volume(60) }, (_, i) => `any ${i}`);
    expect(seeds.flatMap((seed) => problemsOf(onScreen(seed), seed))).toEqual([]);
  });

  test('at a real table, where nobody has a plan and everybody plays at random', () => {
    const seeds = Array.from({ length: volume(20) }, (_, i) => `table ${i}`);
    expect(seeds.flatMap((seed) => problemsOf(withHumans(seed), seed))).toEqual([]);
  });

  test.each(['random', 'pass'])('every seat can play %s', (plan) => {
    const seeds = Array.from({ length: volume(20) }, (_, i) => `${plan} ${i}`);
    const problems = seeds.flatMap((seed, i) => {
      const config = i % 2 === 0 ? withHumans(seed) : onScreen(seed);
      const plans = config.seats.map(() => plan);
      return problemsOf(config, seed, plans);
    });
    expect(problems).toEqual([]);
  });
});

/** All moments of some games at which a stand-in has to choose. */
function moments(config: Config, seeds: readonly string[]): readonly State[] {
  return seeds.flatMap((seed) => {
    const found: State[] = [];
    const inner = sparring.policyFor(config, []);
    const policy: Policy<State, Input> = {
      answer: (question, rng, state) => inner.answer(question, rng, state),
      input: (state, seat, legal, rng) => {
        found.push(clone(state));
        return inner.input(state, seat, legal, rng);
      },
    };
    simulate(root, config, seed, { policy, most });
    return found;
  });
}

const FOUR_PEOPLE = configFrom({
  play: 'screen',
  seats: 'marquise,eyrie,alliance,vagabond,lizards/bot',
});
const best = (state: State): string => {
  const next = root.next(state);
  if (next.kind !== 'human') return next.kind;
  const [first] = candidates(state, next.seat, root.legal(state, next.seat));
  return first === undefined ? '' : root.inputKey(first.input);
};

describe('a stand-in', () => {
  const seen = moments(FOUR_PEOPLE, ['a', 'b', 'c']);

  test('does the first of its candidates, which are all that is legal, best first', () => {
    for (const state of seen) {
      const next = root.next(state);
      if (next.kind !== 'human') throw new Error('a bot chooses nothing');
      const legal = root.legal(state, next.seat);
      const found = candidates(state, next.seat, legal);
      expect(found.map(({ input }) => root.inputKey(input)).sort()).toEqual(
        legal.map(root.inputKey).sort(),
      );
      const worths = found.map(({ worth }) => worth);
      expect(worths).toEqual(worths.toSorted((one, other) => other - one));
      // A policy that has never seen the game before.
      const input = sparring
        .policyFor(FOUR_PEOPLE, [])
        .input(state, next.seat, () => legal, rngFromSeed('any'));
      expect(root.inputKey(input)).toBe(best(state));
    }
  });

  test('sees neither other hands nor supporters, nor the order of a deck', () => {
    expect(seen.length).toBeGreaterThan(100);
    const chosen = seen.map(best);
    expect(seen.map((state, i) => best(dealtAnew(state, `other ${i}`)))).toEqual(chosen);
    // The cards do go round: the own hand dealt anew is another matter.
    const own = seen.map((state, i) => best(dealtAnew(state, `own ${i}`, true)));
    expect(own).not.toEqual(chosen);
  });
});

/** The same moment for whoever is on turn: all cards that he cannot see lie elsewhere. */
function dealtAnew(state: State, seed: string, withOwn = false): State {
  const other = clone(state);
  const screen = screenOf(other);
  const me = onTurn(state);
  const isHidden = (faction: number): boolean => withOwn || faction !== me;
  const mice = isHidden(ALLIANCE);
  const cards = [
    ...other.deck.draw,
    ...screen.hands.flatMap((hand, faction) => (isHidden(faction) ? hand : [])),
    ...(mice ? screen.supporters : []),
  ];
  const rng = rngFromSeed(seed);
  shuffle(cards, rng);
  const take = (n: number) => cards.splice(0, n);
  screen.hands = screen.hands.map((hand, faction) =>
    isHidden(faction) ? take(hand.length) : hand,
  );
  if (mice) screen.supporters = take(screen.supporters.length);
  other.deck.draw = take(other.deck.draw.length);
  shuffle(other.quests.draw, rng);
  return other;
}

test('the same seed is the same game, and another policy of the same plans plays it again', () => {
  const config = against(['eyrie', 'alliance'], 'autumn', 'standard');
  const play = (seed: string) =>
    root.codecs.state.encode(
      simulate(root, config, seed, { policy: sparring.policyFor(config, []) }).state,
    );
  expect(play('a')).toEqual(play('a'));
  expect(play('a')).not.toEqual(play('b'));
});

test('a plan without a name is the plan of the faction', () => {
  const config = against(['marquise'], 'autumn', 'standard');
  const play = (plans: readonly (string | undefined)[]) =>
    root.codecs.state.encode(
      simulate(root, config, 'a', { policy: sparring.policyFor(config, plans) }).state,
    );
  expect(play([])).toEqual(play(['plan']));
  expect(play([])).not.toEqual(play(['random']));
  expect(play([])).not.toEqual(play(['pass']));
});

test('each plan says what it keeps to, in words of the catalogue', () => {
  expect(sparring.plans.map(({ id }) => id)).toEqual(['plan', 'random', 'pass']);
  expect(sparring.plans[0]?.seats).toEqual(['marquise', 'eyrie', 'alliance', 'vagabond']);
  for (const { about } of sparring.plans) {
    expect(about.length).toBeGreaterThan(0);
    for (const { id } of about) expect(Object.keys(en)).toContain(id);
  }
});
