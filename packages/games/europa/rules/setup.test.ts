import { rngFromSeed } from '@empty-chair/kernel/rng';
import { describe, expect, test } from 'vitest';
import {
  areaIds,
  FOUR_BOTS,
  ownerNamed,
  playerNamed,
  positionOf,
  provinceIds,
  quiet,
  realmIds,
  type Words,
} from '../examples/phase-position.ts';
import { incomeOf, influenceOfAll, isPlayerRealm, ownerOf } from './board.ts';
import type { Role } from './config.ts';
import { configCodec, DEFAULT_CONFIG, realmsOfVariant } from './config.ts';
import { ALL_AREAS, NONE, provinceOf, realmOf, seaZones, tradeNodes } from './content.ts';
import { provincesOf, sizeOf } from './geography.ts';
import { europa } from './module.ts';
import type { Variant } from './setups.ts';
import { SCENARIOS, setupOf } from './setups.ts';
import type { State } from './state.ts';

/** Nothing is asked at set-up. */
const table = (seed: string) => ({ ...quiet(undefined), rng: rngFromSeed(seed) });
const EAST: Words = { scenario: '2-02', variant: '4-players', humans: 'none' };
const EAST_HUMANS: Words = { scenario: '2-02', variant: '4-players', humans: 'muscovy,poland' };
const ULM: Words = { scenario: '2-07', humans: 'none' };

describe('who sits at the table', () => {
  test('EU-1.1: alone, a human sits down with two bots', () => {
    const { players } = positionOf({}, {});
    expect(players.map(({ isBot }) => isBot)).toEqual([false, true, true]);
    expect(DEFAULT_CONFIG.seats).toHaveLength(3);
  });

  test.each([
    ['france,castile', [false, false, true, true]],
    ['austria', [true, true, true, false]],
    ['none', [true, true, true, true]],
    ['france,castile,england,austria', [false, false, false, false]],
  ])('EU-1.2: any place may be a bot: humans %s', (humans, bots) => {
    const { players } = positionOf({}, { ...FOUR_BOTS, humans });
    expect(players.map(({ isBot }) => isBot)).toEqual(bots);
  });

  test('EU-1.2: a place that nobody takes is a Non-Player Realm', () => {
    const { players } = positionOf({}, { ...FOUR_BOTS, humans: 'france', bots: 'castile' });
    expect(realmIds(players.map(({ realm }) => realm))).toEqual(['france', 'castile']);
  });
});

describe('a bot by the scenario', () => {
  // From the Setup Cards: units deployed; 1 for a Large Town, 1 for two Small ones, rounded up;
  // Austria adds its Authority of 3; vassals of Muscovy (4) and Poland (3) count as Small Towns.
  test.each([
    ['france', FOUR_BOTS, 9, 4, 8, 'Champagne'],
    ['castile', FOUR_BOTS, 9, 2, 6, 'Sevilla'],
    ['england', FOUR_BOTS, 9, 2, 8, 'English Channel'],
    ['austria', FOUR_BOTS, 9, 2, 8, 'Wien'],
    ['muscovy', EAST, 9, 3, 7, 'Kazan'],
    ['poland', EAST, 9, 2, 6, 'Krakow'],
    ['france', ULM, 5, undefined, undefined, undefined],
    ['ulm', ULM, 9, 1, 3, 'Wien'],
  ] as const)(
    'EU-2.1, EU-2.2, EU-2.4, EU-2.5, EU-2.7: %s',
    (realm, words, power, army, manpower, merchant) => {
      const { mat, armyAt, merchant: node } = playerNamed(positionOf({}, words), realm);
      expect(mat.available).toBe(power);
      expect([mat.spent, mat.laidDown, armyAt]).toEqual([0, 0, NONE]);
      if (army === undefined) return;
      expect([mat.army, mat.army + mat.reserve]).toEqual([army, manpower]);
      expect(tradeNodes[node]?.id).toBe(merchant);
    },
  );

  test.each([
    ['muscovy', 'pskov'],
    ['muscovy', 'yaroslavl'],
    ['poland', 'warszawa'],
    ['poland', 'suceava'],
  ])('EU-2.3: what is a vassal of a human %s is a town of a bot: %s', (realm, province) => {
    expect(ownerNamed(positionOf({}, EAST), province)).toBe(realm);
    const human = positionOf({}, EAST_HUMANS);
    const vassal = ownerOf(human, provinceOf(province) ?? NONE);
    expect(human.overlord[vassal]).toBe(realmOf(realm));
    expect(vassal).not.toBe(realmOf(realm));
  });

  // All of Vologda, Central Russia and Mazovia & Malopolska is theirs once vassals are towns.
  test.each([
    ['muscovy', ['moscow_&_ryazan', 'novgorod'], ['central_russia', 'vologda']],
    [
      'poland',
      ['bohemia', 'hungarian_plain', 'red_ruthenia', 'white_ruthenia'],
      ['mazovia_&_malopolska'],
    ],
  ])('EU-2.3: %s keeps Influence only where another owns something', (realm, kept, gone) => {
    const where = (state: State) => {
      const { influence } = playerNamed(state, realm);
      return areaIds(ALL_AREAS.filter((one) => (influence[one] ?? 0) > 0));
    };
    expect(where(positionOf({}, EAST)).toSorted()).toEqual(kept);
    expect(where(positionOf({}, EAST_HUMANS)).toSorted()).toEqual([...kept, ...gone].toSorted());
  });

  test.each([
    ['france', ['bay_of_biscay', 'gulf_of_lion']],
    ['castile', ['central_atlantic', 'western_mediterranean']],
    ['austria', ['adriatic_sea']],
  ])('EU-2.6: %s has one Ship in each Sea Zone with any', (realm, zones) => {
    const { ships } = playerNamed(positionOf({}, FOUR_BOTS), realm);
    expect(ships.map((zone) => seaZones[zone]?.id).toSorted()).toEqual(zones);
  });

  test.each([
    ['printed', {}, 24],
    ['printed', { decks: [{ realm: 'france', age: 1, removed: [9, 10, 12] }] }, 21],
    ['house', { decks: [{ realm: 'france', age: 1, removed: [9, 10, 12] }] }, 21],
    ['house', { decks: [{ realm: 'france', age: 2, removed: [9, 10, 12] }] }, 20],
  ])('EU-2.8: the deck of France with %s targets and %j', (targets, pack, n) => {
    const isEmpty = Object.keys(pack).length === 0;
    const config = configCodec.decode({
      targets,
      seats: ['france', 'castile', 'england'].map((realm) => ({ realm, role: 'bot' })),
      ...(!isEmpty && { pack: { format: 1, name: 'mine', ...pack } }),
    });
    const { deck } = playerNamed(europa.setup(table('deck'), config), 'france');
    expect(deck.draw).toHaveLength(n);
    expect(deck.draw.length + deck.out.length).toBe(24);
    if (n === 21) expect(deck.out.toSorted((a, b) => a - b)).toEqual([9, 10, 12]);
  });

  test('EU-2.8: decks are shuffled', () => {
    const orders = ['one', 'two'].map((seed) => {
      const state = europa.setup(table(seed), DEFAULT_CONFIG);
      return playerNamed(state, 'castile').deck.draw.join();
    });
    expect(new Set(orders).size).toBe(2);
  });

  test('EU-2.9, EU-5.1: nothing on the mat but power, focus, units, ideas and Milestones', () => {
    const { mat } = playerNamed(positionOf(), 'france');
    expect(Object.keys(mat).toSorted()).toEqual([
      'army',
      'available',
      'focus',
      'hasQuest',
      'ideas',
      'laidDown',
      'milestones',
      'reserve',
      'spent',
    ]);
    expect(Object.keys(mat.focus)).toEqual(['economics', 'expansion', 'politics', 'warfare']);
    expect(Object.keys(mat.ideas)).toEqual(['administrative', 'diplomatic', 'military']);
  });
});

const isOfPlayer = (state: State, id: string): boolean =>
  isPlayerRealm(state, ownerOf(state, provinceOf(id) ?? NONE));

describe('every scenario and variant', () => {
  const all = SCENARIOS.flatMap(({ id, variants }) =>
    variants.map((variant) => [`${id} ${variant.id}`, id, variant] as const),
  );
  function setUpWith(scenario: string, variant: Variant, roleOf: (index: number) => Role): State {
    const seats = realmsOfVariant(variant).map(({ realm }, index) => ({
      realm,
      role: roleOf(index),
      level: 'normal',
    }));
    const config = configCodec.decode({ scenario, variant: variant.id, seats });
    return europa.setup(table(scenario), config);
  }
  const problemsOf = (state: State) =>
    europa.invariants.flatMap(({ name, check }) => {
      const problem = check(state);
      return problem === undefined ? [] : [`${name}: ${JSON.stringify(problem)}`];
    });
  const kinds: readonly (readonly [string, (index: number) => Role])[] = [
    ['all bots', () => 'bot'],
    ['a human on the first chair', (index) => (index === 0 ? 'human' : 'bot')],
    ['a human on the last chair', (index) => (index === 0 ? 'bot' : 'human')],
  ];

  test.each(all)('EU-2.1: %s is set up without breaking anything', (_, scenario, variant) => {
    for (const [kind, roleOf] of kinds) {
      const state = setUpWith(scenario, variant, roleOf);
      expect(problemsOf(state), kind).toEqual([]);
      const again = europa.codecs.state.decode(europa.codecs.state.encode(state), state.config);
      expect(europa.codecs.state.encode(again), kind).toEqual(europa.codecs.state.encode(state));
    }
  });

  test.each(all)('EU-2.5, EU-2.6, EU-2.7: the bots of %s', (_, scenario, variant) => {
    const state = setUpWith(scenario, variant, () => 'bot');
    for (const [index, place] of realmsOfVariant(variant).entries()) {
      const player = state.players[index];
      const setup = setupOf(place.realm, place.setup);
      if (player === undefined || setup === undefined || !player.isActive) continue;
      const { mat, ships, armyAt } = player;
      expect(armyAt).toBe(NONE);
      expect(mat.army).toBe(Math.min(setup.units, mat.army + mat.reserve));
      expect(mat.army + mat.reserve).toBeGreaterThanOrEqual(3);
      expect(ships).toHaveLength(new Set(setup.ships).size);
      expect(mat.available).toBe(setup.botPower);
    }
  });

  // As somebody lays it out by the card: 2 for a Large Town, 1 for a Small one, as large as its Province.
  test.each(all)('EU-2.1, R-SETUP-1: %s goes by its Setup Cards', (_, scenario, variant) => {
    const state = setUpWith(scenario, variant, () => 'bot');
    for (const [index, place] of realmsOfVariant(variant).entries()) {
      const player = state.players[index];
      const card = setupOf(place.realm, place.setup);
      if (player === undefined || card === undefined || !player.isActive) continue;
      const towns = new Set([...card.largeTowns, ...card.smallTowns, ...(card.vassalTokens ?? [])]);
      const sizes = [...towns].map((id) => sizeOf(state.map, provinceOf(id) ?? NONE));
      const large = sizes.filter((size) => size === 'large').length;
      const small = sizes.length - large;
      const authority = state.emperor === player.realm ? state.authority : 0;
      const onMap = Math.min(8, large);
      const manpower = onMap + Math.ceil((small + 2 * (large - onMap)) / 2) + authority;
      expect(provinceIds(provincesOf(state.map, player.realm)).toSorted(), place.realm).toEqual(
        [...towns].toSorted(),
      );
      expect(incomeOf(state, player.realm), place.realm).toBe(2 * large + small);
      const { army, reserve } = player.mat;
      expect(army + reserve, place.realm).toBe(Math.min(20, Math.max(3, manpower)));
    }
  });

  test.each(all)('EU-2.1: in %s a DNPR owns what its tokens lie on', (_, scenario, variant) => {
    const state = setUpWith(scenario, variant, () => 'bot');
    const { dnprs = [] } = variant;
    const laid = dnprs.map(({ provinces: ids }) => ids.filter((id) => !isOfPlayer(state, id)));
    const owners = laid.map((ids) => [...new Set(ids.map((id) => ownerNamed(state, id)))]);
    expect(owners.filter((one) => one.length > 1)).toEqual([]);
    expect(owners.flat()).toEqual(realmIds(state.dnprs.map(({ realm }) => realm)));
  });

  test.each(all)('EU-2.3: in %s tokens lie on realms that are there', (_, scenario, variant) => {
    const state = setUpWith(scenario, variant, () => 'bot');
    for (const [index, place] of realmsOfVariant(variant).entries()) {
      const player = state.players[index];
      const setup = setupOf(place.realm, place.setup);
      if (player === undefined || setup === undefined || !player.isActive) continue;
      const owners = (ids: readonly string[] = []) => [
        ...new Set(
          ids
            .map((id) => ownerOf(state, provinceOf(id) ?? NONE))
            .filter((owner) => owner !== NONE && owner !== player.realm),
        ),
      ];
      expect(player.allies, place.realm).toEqual(owners(setup.alliancesOn));
      expect(player.marriages, place.realm).toEqual(owners(setup.marriagesOn));
    }
    expect(ALL_AREAS.filter((area) => influenceOfAll(state, area) > 5)).toEqual([]);
  });
});
