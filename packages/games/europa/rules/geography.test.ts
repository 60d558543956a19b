import { describe, expect, test } from 'vitest';
import { area, areaIds, province, realm } from '../examples/phase-position.ts';
import { withTowns } from '../examples/towns.ts';
import { adjacentAreas, distancesFrom, OUT_OF_REACH } from './adjacency.ts';
import type { Area, Realm } from './content.ts';
import { ALL_AREAS, areas, NONE, provinces } from './content.ts';
import type { Ownership } from './geography.ts';
import {
  areasOfRealm,
  capitalAreaOf,
  capitalOf,
  manpowerFor,
  printedOwnership,
  provincesOf,
  realmsIn,
  taxIncome,
  taxOfArea,
  taxOwnedIn,
  taxValue,
  worth,
} from './geography.ts';
import { GIVEN_MAP } from './map-facts.ts';
import { setupOf, townsOf } from './setups.ts';

const areaNames = (all: readonly Area[]) => areaIds(all).toSorted();

const map1444 = printedOwnership('1444');
const map1618 = printedOwnership('1618');
const lose = (map: Ownership, ids: readonly string[], to: Realm = NONE): Ownership => {
  const owner = map.owner.slice();
  for (const id of ids) owner[province(id)] = to;
  return { ...map, owner };
};

describe('EU-28.2: Tax Value and Tax Income', () => {
  test('is 1 for a Small and 2 for a Large Province of that side, 0 for one it does not show', () => {
    const both = (id: string) => [map1444, map1618].map((map) => taxValue(map, province(id)));
    expect(both('wien')).toEqual([2, 2]);
    expect(both('krain')).toEqual([1, 1]);
    expect(both('salamanca')).toEqual([2, 1]);
    expect(both('amsterdam')).toEqual([1, 2]);
    expect(both('kutahya')).toEqual([1, 0]);
    expect(both('neumark')).toEqual([0, 1]);
  });

  // Added up by hand from the Setup Cards of 1444: Large Towns twice, Small Towns once.
  test.each([
    ['austria', 1 * 2 + 7],
    ['france', 4 * 2 + 8],
    ['castile', 3 * 2 + 6],
    ['england', 2 * 2 + 12],
    ['mamluks', 3 * 2 + 9],
    ['muscovy', 10],
    ['venice', 1 * 2 + 5],
  ])('%s has an income of %i in 1444', (id, wanted) => {
    expect(taxIncome(map1444, realm(id))).toBe(wanted);
  });

  test('follows the towns: Austria of 1618 with the lands of Bohemia', () => {
    const setup = setupOf('austria', '1618');
    if (setup === undefined) throw new Error('no set-up');
    const map = withTowns(printedOwnership('1618'), realm('austria'), townsOf(setup, true));
    // Wien and Praha are Large, sixteen Towns are Small.
    expect(taxIncome(map, realm('austria'))).toBe(2 * 2 + 16);
    expect(taxIncome(map, realm('bohemia'))).toBe(0);
    expect(taxIncome(printedOwnership('1618'), realm('bohemia'))).toBe(2 + 4);
  });

  // Main rules 13.4 lists what a token is for: Capacity, peace, an Ally's share and Subjugation.
  test('EU-22.5: the strength of an NPR is its Tax Income, without its manpower tokens', () => {
    const poland = realm('poland');
    const tokens = new Set([province('poznan'), province('kalisz'), province('wien')]);
    const map = { ...map1444, manpowerTokens: tokens };
    expect(taxIncome(map, poland)).toBe(9);
    expect(worth(map, province('poznan'))).toBe(2);
    expect(worth(map, province('krakow'))).toBe(taxValue(map, province('krakow')));
  });
});

describe('EU-28.2: provinces and areas of a realm', () => {
  test('Castile in 1444', () => {
    const castile = realm('castile');
    expect(
      provincesOf(map1444, castile)
        .map((one) => provinces[one]?.id)
        .toSorted(),
    ).toEqual([
      ...['badajoz', 'burgos', 'canarias', 'cordoba', 'galicia', 'madrid', 'murcia'],
      ...['salamanca', 'sevilla'],
    ]);
    expect(areaNames(areasOfRealm(map1444, castile))).toEqual([
      ...['andalucia', 'castile', 'leon', 'macaronesia'],
    ]);
    expect(taxOwnedIn(map1444, castile, area('andalucia'))).toBe(2 + 1);
  });

  test('who owns something in Aquitaine in 1444', () => {
    const there = realmsIn(map1444, area('aquitaine'));
    expect(there.toSorted()).toEqual(
      [realm('provence'), realm('france'), realm('england')].toSorted(),
    );
    expect(realmsIn(lose(map1444, ['anjou']), area('aquitaine'))).toHaveLength(2);
  });

  test('R-GEO-1: the Tax Value of an area is that of all its provinces', () => {
    // Sevilla 2, Córdoba, Granada and Gibraltar 1 each.
    expect(taxOfArea(map1444, area('andalucia'))).toBe(5);
    expect(taxOfArea(map1444, area('castile'))).toBe(4);
    // Salamanca is Small in 1618.
    expect(taxOfArea(map1444, area('leon'))).toBe(4);
    expect(taxOfArea(map1618, area('leon'))).toBe(3);
    expect(taxOfArea(map1618, area('mexico'))).toBe(2);
  });
});

describe('R-GEO-2: capitals', () => {
  const capital = (map: Ownership, id: string) => provinces[capitalOf(map, realm(id))]?.id;

  test('are the printed ones while the realm owns them', () => {
    expect(capital(map1444, 'austria')).toBe('wien');
    expect(areas[capitalAreaOf(map1444, realm('austria'))]?.id).toBe('austria');
    expect(areas[capitalAreaOf(map1444, realm('france'))]?.id).toBe('seine');
  });

  test('are a Large Province, then the first in the alphabet, while another owns the printed one', () => {
    // As the Setup Cards say: Warszawa and Constantinople belong to others in 1444.
    expect(capital(map1444, 'poland')).toBe(setupOf('poland', '1444')?.capital);
    expect(capital(map1444, 'ottomans')).toBe(setupOf('ottomans', '1444')?.capital);
    expect(capital(map1444, 'knights')).toBe('rhodes');
    const noParis = lose(map1444, ['paris'], realm('england'));
    expect(capital(noParis, 'france')).toBe('champagne');
    const noLarge = lose(noParis, ['champagne', 'lyon', 'orleans'], realm('england'));
    expect(capital(noLarge, 'france')).toBe('armagnac');
  });

  test('are none for a realm without provinces', () => {
    const gone = lose(map1444, ['rhodes']);
    expect(capitalOf(gone, realm('knights'))).toBe(NONE);
    expect(capitalAreaOf(gone, realm('knights'))).toBe(NONE);
  });
});

describe('EU-2.7: manpower', () => {
  test.each([
    // Large Towns, Small Towns, Imperial Authority.
    [1, 7, 0, 1 + 4],
    [4, 8, 0, 4 + 4],
    [1, 7, 3, 1 + 4 + 3],
    [0, 5, 0, 3],
    [0, 2, 0, 3],
    [0, 2, 1, 3],
    [0, 2, 4, 5],
    [6, 35, 0, 20],
    [8, 23, 0, 20],
    [8, 22, 0, 19],
  ])('%i Large, %i Small, authority %i', (large, small, authority, wanted) => {
    expect(manpowerFor(large, small, authority)).toBe(wanted);
  });
});

describe('R-GEO-3: distance', () => {
  const between = (one: string, other: string) => distancesFrom(GIVEN_MAP, area(one))[area(other)];

  test('is the number of areas entered, by land or across a sea zone', () => {
    expect(between('castile', 'castile')).toBe(0);
    expect(between('castile', 'leon')).toBe(1);
    // Across the Western Mediterranean.
    expect(between('castile', 'algiers')).toBe(1);
    expect(between('castile', 'portugal')).toBe(2);
    // To Andalucia, then across the Central Atlantic.
    expect(between('castile', 'macaronesia')).toBe(2);
    // Bavaria & Swabia, Rhineland, Seine.
    expect(between('austria', 'seine')).toBe(3);
    expect(between('seine', 'austria')).toBe(3);
    expect(between('east_anglia', 'scotland')).toBe(1);
  });

  test('reaches every area of the Main Map; Distant Areas are farther than all', () => {
    const distances = [...distancesFrom(GIVEN_MAP, area('austria'))];
    expect(Math.max(...[...distances].slice(0, 97))).toBeLessThan(OUT_OF_REACH);
    expect(between('austria', 'mexico')).toBe(OUT_OF_REACH);
    expect(distancesFrom(GIVEN_MAP, NONE).every((distance) => distance === OUT_OF_REACH)).toBe(
      true,
    );
  });

  test('adjacency goes both ways', () => {
    for (const one of ALL_AREAS) {
      expect(adjacentAreas(GIVEN_MAP, one)).not.toContain(one);
      for (const other of adjacentAreas(GIVEN_MAP, one))
        expect(adjacentAreas(GIVEN_MAP, other)).toContain(one);
    }
  });
});
