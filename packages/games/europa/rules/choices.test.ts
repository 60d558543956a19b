import { rngFromSeed } from '@empty-chair/kernel/rng';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { describe, expect, test } from 'vitest';
import * as here from '../examples/phase-position.ts';
import type { RealmsInArea } from './choices.ts';
import {
  chooseArea,
  chooseProvince,
  chooseSeaZone,
  realmInArea,
  realmInAreaOnChart,
} from './choices.ts';
import type { Side } from './content.ts';
import { areas, NONE, provinces, realmOf, realms, seaZones } from './content.ts';
import { printedOwnership } from './geography.ts';
import { setOwner } from './holdings.ts';

function tableOf(seed = 'choices'): Table<undefined> {
  return {
    scene: undefined,
    rng: rngFromSeed(seed),
    atTable: CHANCE_BY_APP,
    ask: () => {
      throw new Error('nobody to ask');
    },
    emit: undefined,
    trace: undefined,
  };
}

describe('EU-8.3: a province, an area, a sea zone', () => {
  const province = (prefer: 'most' | 'least', side: Side, ...ids: string[]) => {
    const among = ids.map((id) => here.province(id));
    return provinces[
      select(tableOf(), chooseProvince(prefer), { map: printedOwnership(side), among }) ?? NONE
    ]?.id;
  };
  const area = (prefer: 'most' | 'least', side: Side, ...ids: string[]) => {
    const among = ids.map((id) => here.area(id));
    return areas[
      select(tableOf(), chooseArea(prefer), { map: printedOwnership(side), among }) ?? NONE
    ]?.id;
  };

  test('good for the bot: the highest Tax Value, then the alphabet', () => {
    expect(province('most', '1444', 'burgos', 'murcia', 'madrid')).toBe('madrid');
    expect(province('most', '1444', 'sevilla', 'salamanca', 'madrid')).toBe('madrid');
    expect(province('most', '1618', 'sevilla', 'salamanca')).toBe('sevilla');
    expect(province('most', '1444', 'sevilla', 'salamanca')).toBe('salamanca');
  });

  test('bad for the bot: the lowest Tax Value, then the alphabet', () => {
    expect(province('least', '1444', 'madrid', 'murcia', 'burgos')).toBe('burgos');
    // Österreich before Steiermark: an accent does not move a letter.
    expect(province('least', '1444', 'steiermark', 'osterreich', 'wien')).toBe('osterreich');
  });

  test('R-GEO-1: an area by all its provinces', () => {
    // Andalucia 5, Castile 4, León 4 in 1444 and 3 in 1618.
    expect(area('most', '1444', 'castile', 'leon', 'andalucia')).toBe('andalucia');
    expect(area('least', '1444', 'leon', 'castile', 'andalucia')).toBe('castile');
    expect(area('least', '1618', 'leon', 'castile', 'andalucia')).toBe('leon');
  });

  test('by the name that the side of the map shows', () => {
    // Both have 4: Armenia in 1444, Transcaucasia in 1618.
    expect(area('most', '1444', 'transcaucasia', 'austria')).toBe('transcaucasia');
    expect(area('most', '1618', 'transcaucasia', 'austria')).toBe('austria');
  });

  test('a sea zone by the alphabet alone, whatever its ports are worth', () => {
    const ids = ['western_mediterranean', 'central_atlantic', 'bay_of_biscay'];
    const among = ids.map((id) => here.zone(id));
    const chosen = select(tableOf(), chooseSeaZone, among);
    expect(seaZones[chosen ?? NONE]?.id).toBe('bay_of_biscay');
  });

  test('nothing to choose from', () => {
    expect(province('most', '1444')).toBeUndefined();
  });
});

describe('a realm inside an area', () => {
  const there = (area: string, without: readonly string[] = []): RealmsInArea => ({
    map: printedOwnership('1444'),
    area: here.area(area),
    isValid: (realm) => !without.some((id) => realmOf(id) === realm),
  });
  const onChart = (area: string, ...without: string[]) =>
    realms[select(tableOf(), realmInAreaOnChart, there(area, without)) ?? NONE]?.id;
  const elsewhere = (seed: string, area: string, ...without: string[]) =>
    realms[select(tableOf(seed), realmInArea, there(area, without)) ?? NONE]?.id;

  test('EU-8.2, EU-19.2: one with its capital there comes first', () => {
    // Lyon gives France 2, no less than Savoy has; Bourgogne and Franche-Comté give Burgundy 3.
    expect(onChart('burgundy')).toBe('burgundy');
    expect(onChart('burgundy', 'burgundy')).toBe('savoy');
    expect(onChart('burgundy', 'burgundy', 'savoy')).toBe('france');
    // With Franche-Comté too France owns 3 there, Savoy 2.
    const map = printedOwnership('1444');
    setOwner(map.owner, here.province('franchecomte'), here.realm('france'));
    const without = { ...there('burgundy', ['burgundy']), map };
    for (const by of [realmInArea, realmInAreaOnChart]) {
      expect(realms[select(tableOf(), by, without) ?? NONE]?.id).toBe('savoy');
    }
    // Lorraine has the most, but Mainz and the Palatinate are at home too.
    expect(onChart('rhineland', 'lorraine')).toBe('mainz');
    expect(onChart('rhineland', 'lorraine', 'mainz', 'the_palatinate')).toBe('austria');
  });

  test('EU-8.2, EU-19.2: then the one that owns the most Tax Value there', () => {
    // Nobody has a capital in Aquitaine: France 3, England 2, Provence 1.
    expect(onChart('aquitaine')).toBe('france');
    expect(onChart('aquitaine', 'france')).toBe('england');
    expect(elsewhere('any', 'aquitaine', 'france', 'england')).toBe('provence');
  });

  test('EU-26.3, EU-19.2: on a Targeting Chart the alphabet breaks the last tie', () => {
    expect(onChart('bavaria_&_swabia', 'bavaria')).toBe('augsburg');
    expect(onChart('bavaria_&_swabia', 'bavaria', 'augsburg')).toBe('salzburg');
  });

  test('EU-26.3, EU-8.2: elsewhere chance does', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
    const chosen = new Set(seeds.map((seed) => elsewhere(seed, 'bavaria_&_swabia', 'bavaria')));
    expect([...chosen].toSorted()).toEqual(['augsburg', 'salzburg', 'ulm']);
  });

  test('nobody, where nobody may be chosen', () => {
    expect(onChart('burgundy', 'burgundy', 'savoy', 'france')).toBeUndefined();
  });
});
