import { get } from '@empty-chair/kernel/ids';
import { contentOf, schemaTests } from '@empty-chair/testkit/content-files';
import { describe, expect, test } from 'vitest';
import {
  BOT_IDS,
  CHARACTERS,
  DEFAULT_CONFIG,
  defaultSuits,
  LEVELS,
  MAP_IDS,
  TRAITS,
} from './config.ts';
import { bots, decks, factions, maps, quests } from './content.ts';
import { factsOf, neighboursOf } from './facts.ts';
import {
  clearingNumbered,
  EVERY_CLEARING,
  EVERY_KIND,
  FACTION_IDS,
  ITEM_IDS,
  KIND_COUNT,
  kindId,
  MINISTER_IDS,
  SUIT_IDS,
  WARRIOR_COUNT,
} from './pieces.ts';

const json = contentOf(import.meta.url);
const count = <T>(items: readonly T[], wanted: T): number =>
  items.filter((item) => item === wanted).length;

describe('content', () => {
  schemaTests(json, ['maps', 'decks', 'factions', 'items', 'bots', 'second-box', 'effects']);

  test('the code knows the same ids', () => {
    expect(factions.map(({ id }) => id)).toEqual(FACTION_IDS);
    expect(maps.map(({ id }) => id)).toEqual(MAP_IDS);
    expect(Object.keys(bots)).toEqual(BOT_IDS);
    for (const id of BOT_IDS) {
      expect(bots[id].traits.map((trait) => trait.id)).toEqual(TRAITS[id]);
      expect(bots[id].difficulties.map(({ level }) => level)).toEqual(LEVELS);
    }
    expect(bots.vagabot.characters.map(({ id }) => id)).toEqual(CHARACTERS);
    expect(bots.drillbitDuchy.ministers.map(({ id }) => id)).toEqual(MINISTER_IDS);
  });

  test('pieces: 25 cats, 20 birds, 10 of the Alliance, and their buildings and tokens', () => {
    expect(WARRIOR_COUNT).toEqual([25, 20, 10, 0, 0, 25, 15, 20, 15]);
    expect(
      Object.fromEntries(EVERY_KIND.map((kind) => [kindId(kind), get(KIND_COUNT, kind)])),
    ).toEqual({
      sawmill: 6,
      workshop: 6,
      recruiter: 6,
      keep: 1,
      wood: 8,
      roost: 7,
      foxBase: 1,
      rabbitBase: 1,
      mouseBase: 1,
      sympathy: 10,
      garden: 15,
      tradePost: 9,
      citadel: 3,
      market: 3,
      tunnel: 3,
      plot: 8,
    });
  });
});

describe.each(MAP_IDS)('the %s map', (id) => {
  const facts = factsOf({ ...DEFAULT_CONFIG, map: id, suits: defaultSuits(id) });
  const { map } = facts;

  test('has twelve clearings, four of each suit where suits are given, and four ruins', () => {
    expect(map.clearings.map((clearing) => clearing.id)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    const suits = map.clearings.map(({ suit }) => suit);
    for (const suit of SUIT_IDS.slice(0, 3)) {
      expect(count(suits, suit)).toBe(map.suits === 'dealt' ? 0 : 4);
    }
    expect(map.clearings.filter(({ ruin }) => ruin)).toHaveLength(4);
  });

  test('has paths that lead both ways, and every clearing can be reached', () => {
    const reached = new Set([clearingNumbered(1)]);
    for (const here of reached) for (const next of neighboursOf(facts, here)) reached.add(next);
    expect(reached.size).toBe(12);
    for (const here of EVERY_CLEARING) {
      for (const next of neighboursOf(facts, here)) {
        expect(neighboursOf(facts, next)).toContain(here);
      }
    }
  });

  test('has four corners, opposite in pairs', () => {
    expect(facts.corners).toHaveLength(4);
    for (const corner of facts.corners) {
      const opposite = get(facts.oppositeCorner, corner);
      expect(facts.corners).toContain(opposite);
      expect(get(facts.oppositeCorner, opposite)).toBe(corner);
    }
  });

  test('has forests that agree with their clearings and their neighbours', () => {
    for (const forest of facts.forests) {
      const clearings = get(facts.forestClearings, forest);
      expect(clearings.length).toBeGreaterThanOrEqual(3);
      for (const clearing of clearings) {
        expect(get(facts.clearingForests, clearing)).toContain(forest);
      }
      for (const next of get(facts.forestNeighbours, forest)) {
        expect(next).toBeGreaterThanOrEqual(0);
        expect(get(facts.forestNeighbours, next)).toContain(forest);
      }
    }
    const most = Math.max(...facts.forestClearings.map(({ length }) => length));
    const largest = facts.forests
      .filter((forest) => get(facts.forestClearings, forest).length === most)
      .map((forest) => get(facts.forestIds, forest));
    expect([...map.vagabotStart].sort((a, b) => (a < b ? -1 : 1))).toEqual(
      largest.sort((a, b) => (a < b ? -1 : 1)),
    );
  });
});

describe.each(['standard', 'exilesAndPartisans'] as const)('the %s deck', (name) => {
  const deck = decks[name];

  test('has 54 cards: 14 fox, 13 rabbit, 13 mouse, 14 bird, each with its own id', () => {
    expect(new Set(deck.map(({ id }) => id)).size).toBe(54);
    const suits = deck.map(({ suit }) => suit);
    expect(SUIT_IDS.map((suit) => count(suits, suit))).toEqual([14, 13, 13, 14]);
  });

  test('has 5 ambushes, 4 dominance cards and 20 items that exist', () => {
    const kinds = deck.map(({ kind }) => kind);
    expect([count(kinds, 'ambush'), count(kinds, 'dominance'), count(kinds, 'item')]).toEqual([
      5, 4, 20,
    ]);
    for (const { kind, item } of deck) {
      if (kind === 'item') expect(ITEM_IDS).toContain(item);
      else expect(item).toBeNull();
    }
  });
});

test('there are 15 quests, five of each suit', () => {
  expect(quests).toHaveLength(15);
  const suits = quests.map(({ suit }) => suit);
  for (const suit of SUIT_IDS.slice(0, 3)) expect(count(suits, suit)).toBe(5);
});
