import { rngFromSeed } from '@empty-chair/kernel/rng';
import { simulate } from '@empty-chair/kernel/simulate';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { isSoaking, volume } from '@empty-chair/testkit/volume';
import { checkWholeGame } from '@empty-chair/testkit/whole-games';
import { describe, expect, test } from 'vitest';
import { withCorvids, withDuchy, withHumans, withLizards } from '../examples/random-config.ts';
import { against, tablesFor } from '../examples/sparring-games.ts';
import type { Config } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import { cardNamed, factsOf } from '../rules/facts.ts';
import { root } from '../rules/module.ts';
import type { FactionId } from '../rules/pieces.ts';
import { MARQUISE } from '../rules/pieces.ts';
import { factionRef, rule } from '../rules/words.ts';
import en from '../text/en/rules.json' with { type: 'json' };
import { CommonDeck } from './cards.ts';
import { sparring } from './index.ts';
import { Player } from './player.ts';
import { StandIns } from './stand-ins.ts';

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
  test.each(GROUPS.map((humans, group) => ({ humans, group })))(
    '$humans on all maps at all levels',
    ({ humans, group }) => {
      const problems = tablesFor(humans).flatMap((config, table) => {
        // In `npm test` each sits down at a quarter of the tables, all together at every one.
        if (!isSoaking() && table % 4 !== (group + Math.floor(table / 4)) % 4) return [];
        return Array.from({ length: volume(2) }, (_, i) =>
          problemsOf(config, `${humans} ${table} ${i}`),
        ).flat();
      });
      expect(problems).toEqual([]);
    },
  );

  test('with any traits, seats, decks, table options and factions, together or not', () => {
    const seeds = Array.from({ length: volume(60) }, (_, i) => `any ${i}`);
    expect(seeds.flatMap((seed) => problemsOf(withHumans(seed), seed))).toEqual([]);
  });

  test('and with the Logical Lizards', () => {
    const seeds = Array.from({ length: volume(30) }, (_, i) => `lizards ${i}`);
    expect(seeds.flatMap((seed) => problemsOf(withLizards(seed), seed))).toEqual([]);
  });

  test('and with the Drillbit Duchy', () => {
    const seeds = Array.from({ length: volume(30) }, (_, i) => `duchy ${i}`);
    expect(seeds.flatMap((seed) => problemsOf(withDuchy(seed), seed))).toEqual([]);
  });
  test('and with the Cogwheel Corvids, whose Snares bind them', () => {
    const seeds = Array.from({ length: volume(30) }, (_, i) => `corvids ${i}`);
    expect(seeds.flatMap((seed) => problemsOf(withCorvids(seed), seed))).toEqual([]);
  });

  test('with chance by the table', () => {
    const base = against(['vagabond', 'alliance'], 'lake', 'standard');
    const config: Config = { ...base, chance: { cards: 'table', dice: 'table', choices: 'table' } };
    const seeds = Array.from({ length: volume(20) }, (_, i) => `table ${i}`);
    expect(seeds.flatMap((seed) => problemsOf(config, seed))).toEqual([]);
  });

  test.each(['random', 'pass'])('every seat can play %s', (plan) => {
    const seeds = Array.from({ length: volume(20) }, (_, i) => `${plan} ${i}`);
    const problems = seeds.flatMap((seed) => {
      const config = withHumans(seed);
      return problemsOf(
        config,
        seed,
        config.seats.map(() => plan),
      );
    });
    expect(problems).toEqual([]);
  });
});

test('the same seed is the same game, and another policy of the same plans plays it again', () => {
  const config = against(['eyrie', 'alliance'], 'autumn', 'standard');
  const play = (seed: string) =>
    root.codecs.state.encode(
      simulate(root, config, seed, { policy: sparring.policyFor(config, []) }).state,
    );
  expect(play('a')).toEqual(play('a'));
  expect(play('a')).not.toEqual(play('b'));
});

test('a plan without a name is the plan of the faction, and random where there is none', () => {
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

test('8.2.4: what stand-ins discard is told for the Lost Souls in order, and once', () => {
  const tell = (seats: string): readonly string[] => {
    const facts = factsOf(configFrom({ seats }));
    const deck = new CommonDeck(facts, rngFromSeed('spent'));
    for (const id of ['STD-50', 'STD-33']) deck.discard(cardNamed(facts, id));
    return [deck.nextSpent(), deck.nextSpent(), deck.nextSpent()];
  };
  expect(tell('marquise,lizards/bot')).toEqual(['fox', 'bird', 'none']);
  expect(tell('marquise,eyrie/bot')).toEqual(['none', 'none', 'none']);
});

test('trait.investors: a stand-in discards a card that fits if there is one', () => {
  const facts = factsOf(configFrom({ seats: 'marquise,duchy/bot/investors' }));
  const deck = new CommonDeck(facts, rngFromSeed('investors'));
  class Somebody extends Player {
    *turn() {}
  }
  const somebody = new Somebody(MARQUISE, facts, deck);
  somebody.hand.cards.splice(0, Number.POSITIVE_INFINITY, cardNamed(facts, 'STD-50'));
  const asked = (...suits: string[]) =>
    somebody.answer({
      rule: 'trait.investors' as RuleId,
      channel: 'human',
      ask: {
        id: 'ask.investors' as MessageId,
        params: { suits: suits.map((id) => ({ kind: 'suit', id })) },
      },
      answers: ['discarded', 'none'],
      ref: (id) => ({ kind: 'investors', id }),
    });
  expect(asked('rabbit')).toBe('none');
  expect(asked('rabbit', 'fox')).toBe('discarded');
  expect(somebody.hand.cards).toEqual([]);
  expect(asked('fox')).toBe('none');
});

test('S-H: a stand-in foils the ambush of the Duchy with one of its own, if there is one', () => {
  const config = configFrom({ seats: 'marquise,duchy/bot,riverfolk/bot' });
  const standIns = new StandIns(config, []);
  const { state } = simulate(root, config, 'foils', { policy: standIns, most: 30 });
  const hand = standIns.players[MARQUISE]?.hand;
  const foils = (...ids: readonly string[]) => {
    const cards = ids.map((id) => cardNamed(state.facts, id));
    hand?.cards.splice(0, Number.POSITIVE_INFINITY, ...cards);
    const answer = standIns.answer(
      {
        rule: rule('S-H'),
        channel: 'human',
        ask: { id: 'ask.foilAmbush' as MessageId, params: { faction: factionRef(MARQUISE) } },
        answers: ['no', 'yes'],
        ref: (id) => ({ kind: 'answer', id }),
      },
      rngFromSeed('foils'),
    );
    return [answer, hand?.cards.length];
  };
  // A bird fits in any clearing.
  expect(foils('STD-05', 'STD-50')).toEqual(['yes', 1]);
  expect(foils('STD-50')).toEqual(['no', 1]);
  expect(foils()).toEqual(['no', 0]);
});

test('11.7.3: an Extortion costs a stand-in a card, the one worth least where he may choose', () => {
  const config = configFrom({ seats: 'marquise,corvids/bot' });
  const standIns = new StandIns(config, []);
  simulate(root, config, 'extortion', { policy: standIns, most: 30 });
  const hand = standIns.players[MARQUISE]?.hand;
  const before = hand?.cards.length ?? 0;
  expect(before).toBeGreaterThan(1);
  const hear = (id: string) =>
    standIns.hear?.(rule('11.7.3'), id as MessageId, { faction: factionRef(MARQUISE) });
  hear('do.extortAtRandom');
  expect(hand?.cards).toHaveLength(before - 1);
  const least = hand?.least(() => true);
  hear('do.extort');
  expect(hand?.cards).toHaveLength(before - 2);
  expect(hand?.cards).not.toContain(least);
});
