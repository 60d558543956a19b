import { describe, expect, test } from 'vitest';
import type { Province } from './content.ts';
import {
  ALL_PROVINCES,
  areaOf,
  NONE,
  PRINTED_OWNER,
  provinceOf,
  provinces,
  realmOf,
  seaZoneOf,
  tradeNodeOf,
} from './content.ts';
import { printedOwnership, sizeOf } from './geography.ts';
import {
  emperorBonus,
  IDEA_TYPES,
  IDEAS,
  LEVELS,
  LIMITS,
  levelOf,
  REBEL_DIE,
  REBEL_FACES,
} from './numbers.ts';
import type { Setup } from './setups.ts';
import { SCENARIOS, SETUPS, setupOf, townsOf } from './setups.ts';

const nameOf = ({ realm, setup }: Setup): string => `${realm} ${setup}`;
const given = (realm: string, setup: string): Setup => {
  const found = setupOf(realm, setup);
  if (found === undefined) throw new Error(`no set-up ${realm} ${setup}`);
  return found;
};

describe('set-ups', () => {
  test('are 75 of 23 realms, each once', () => {
    expect(new Set(SETUPS.map(nameOf)).size).toBe(75);
    expect(new Set(SETUPS.map(({ realm }) => realm)).size).toBe(23);
    for (const { realm } of SETUPS) expect(realmOf(realm)).toBeDefined();
  });

  test('name only places that are there', () => {
    for (const setup of SETUPS) {
      const { largeTowns, smallTowns, vassalTokens = [], alliancesOn = [] } = setup;
      const { marriagesOn = [], trucesOn = [], unrest = [], claims = [], cores = [] } = setup;
      for (const id of [...largeTowns, ...smallTowns, ...vassalTokens, ...unrest]) {
        expect(provinceOf(id), `${nameOf(setup)} ${id}`).toBeDefined();
      }
      for (const id of [...alliancesOn, ...marriagesOn, ...trucesOn]) {
        expect(provinceOf(id), `${nameOf(setup)} ${id}`).toBeDefined();
      }
      for (const id of [...claims, ...cores, ...Object.keys(setup.influence)]) {
        expect(areaOf(id), `${nameOf(setup)} ${id}`).toBeDefined();
      }
      for (const id of setup.ships) expect(seaZoneOf(id)).toBeDefined();
      for (const id of setup.merchants) expect(tradeNodeOf(id)).toBeDefined();
      if (setup.army !== undefined) expect(areaOf(setup.army)).toBeDefined();
    }
  });

  test('place towns of the size of the province', () => {
    const wrong = SETUPS.flatMap((setup) => {
      const { large, small } = townsOf(setup, true);
      const map = printedOwnership(setup.side);
      const misfits = [
        ...large.filter((province) => sizeOf(map, province) !== 'large'),
        ...small.filter((province) => sizeOf(map, province) !== 'small'),
      ];
      return misfits.map((province) => `${nameOf(setup)} ${provinces[province]?.id}`);
    });
    // The source places four Large Towns of Prussia on Provinces that both map sides show as Small.
    expect(wrong).toEqual([
      ...['brandenburg S204 berlin', 'brandenburg S204 potsdam'],
      ...['brandenburg S204 magdeburg', 'brandenburg S204 silesia'],
    ]);
  });

  test('have their capital among the towns, but for two of the Netherlands', () => {
    const without = SETUPS.filter(
      ({ capital, largeTowns, smallTowns }) => ![...largeTowns, ...smallTowns].includes(capital),
    );
    expect(without.map(nameOf)).toEqual(['netherlands S102B', 'netherlands S102C']);
  });

  test('of 1444 and 1618 hold what is printed for the realm', () => {
    const differing = SETUPS.filter(({ setup, side }) => setup === side).flatMap((setup) => {
      const owner = PRINTED_OWNER[setup.side];
      const towns = [...setup.largeTowns, ...setup.smallTowns].map(provinceOf);
      const printed = ALL_PROVINCES.filter((one) => owner[one] === realmOf(setup.realm));
      const missing = printed.filter((province) => !towns.includes(province)).length;
      const more = towns.filter((province) => !printed.includes(province ?? NONE)).length;
      return missing + more === 0 ? [] : [[nameOf(setup), missing, more]];
    });
    // Austria holds the five of Bohemia, Muscovy not Kazan, the Netherlands the two of Holland, and
    // Silesia is a vassal of Bohemia.
    expect(differing).toEqual([
      ['austria 1618', 0, 5],
      ['muscovy 1618', 1, 0],
      ['netherlands 1444', 0, 2],
      ['bohemia 1618', 1, 0],
    ]);
  });

  test('EU-2.2: give 9 Bot Power, but for France in two solo scenarios', () => {
    const others = SETUPS.filter(({ botPower }) => botPower !== 9);
    expect(others.map((setup) => [nameOf(setup), setup.botPower])).toEqual([
      ['france S106', 12],
      ['france S207', 5],
    ]);
  });

  test('EU-2.3: vassal tokens of a human are towns of a bot, two of them a Large one', () => {
    const aragon = given('aragon', '1444');
    const ids = (all: readonly Province[]) => all.map((province) => provinces[province]?.id);
    expect(ids(townsOf(aragon, false).large)).toEqual(['valencia']);
    expect(townsOf(aragon, false).small).toHaveLength(7);
    expect(ids(townsOf(aragon, true).large)).toEqual(['valencia', 'napoli']);
    expect(ids(townsOf(aragon, true).small).slice(7)).toEqual(['salerno', 'bari']);
  });

  test('stay within the pieces of one colour', () => {
    for (const setup of SETUPS) {
      const { large, small } = townsOf(setup, true);
      expect(large.length).toBeLessThanOrEqual(LIMITS.largeTowns);
      expect(small.length).toBeLessThanOrEqual(LIMITS.smallTowns + LIMITS.smallTownsInSupply);
      const influence = Object.values(setup.influence).reduce((all, n) => all + n, 0);
      expect(influence + setup.botPower).toBeLessThanOrEqual(LIMITS.cubes);
      expect(setup.ships.length).toBeLessThanOrEqual(LIMITS.ships);
      expect(setup.claims?.length ?? 0).toBeLessThanOrEqual(LIMITS.claims);
      expect(setup.cores?.length ?? 0).toBeLessThanOrEqual(LIMITS.cores);
    }
  });
});

describe('scenarios', () => {
  const variants = SCENARIOS.flatMap(({ id, variants: all }) =>
    all.map((variant) => ({ ...variant, scenario: id })),
  );

  test('are 14, seven in each booklet', () => {
    expect(SCENARIOS.map(({ id }) => id)).toEqual([
      ...['1-00', '1-01', '1-02', '1-03', '1-04', '1-05', '1-06'],
      ...['2-01', '2-02', '2-03', '2-04', '2-05', '2-06', '2-07'],
    ]);
    expect(SCENARIOS.filter(({ booklet }) => booklet === 1)).toHaveLength(7);
  });

  test('use a Setup Card of their side for every realm', () => {
    for (const { scenario, side, realms } of variants) {
      for (const { realm, setup } of realms) {
        const found = SETUPS.find(
          (one) => realmOf(one.realm) === realmOf(realm) && one.setup === setup,
        );
        expect(found?.side, `${scenario} ${realm} ${setup}`).toBe(side);
      }
    }
  });

  test('have different seats, a first player and known places', () => {
    for (const { scenario, realms, empire, dnprs = [], manpowerTokens = [] } of variants) {
      expect(new Set(realms.map(({ seat }) => seat)).size).toBe(realms.length);
      expect(
        realms.filter(({ firstPlayer }) => firstPlayer),
        scenario,
      ).toHaveLength(1);
      for (const area of empire?.imperialInfluence ?? []) expect(areaOf(area)).toBeDefined();
      const named = [...dnprs.flatMap((one) => one.provinces), ...manpowerTokens];
      for (const id of named) expect(provinceOf(id), `${scenario} ${id}`).toBeDefined();
    }
  });

  test('start with ideas that exist', () => {
    const known = IDEA_TYPES.flatMap((type) => IDEAS[type].map(({ id }) => id));
    expect(new Set(known).size).toBe(30);
    for (const { ideasAtStart = {} } of variants) {
      for (const id of Object.keys(ideasAtStart)) expect(known).toContain(id);
    }
  });
});

describe('numbers', () => {
  test('EU-7: the four levels', () => {
    const rows = LEVELS.map((id) => Object.values(levelOf(id)));
    expect(rows).toEqual([
      ['easy', 6, 3, 5, 7],
      ['normal', 7, 2, 5, 9],
      ['hard', 8, 2, 6, 9],
      ['very-hard', 9, 2, 7, 11],
    ]);
  });

  test('EU-6.10: the bonus of the Emperor by Imperial Authority, 0 to 6', () => {
    const bonus = [0, 1, 2, 3, 4, 5, 6].map((n) => {
      const { diplomatic, military, prestige } = emperorBonus(n);
      return [diplomatic + military, prestige];
    });
    expect(bonus).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 0],
      [3, 1],
    ]);
  });

  test('EU-11.1, EU-11.2: the Rebel Die has six outcomes, three of them cost Bot Power', () => {
    expect(REBEL_DIE.faces).toEqual(REBEL_FACES);
    expect(REBEL_FACES.filter((face) => /^(lose|exhaust)/.test(face))).toHaveLength(3);
    expect([REBEL_DIE.maxDice, REBEL_DIE.maxBotPowerLost]).toEqual([5, 1]);
  });
});
