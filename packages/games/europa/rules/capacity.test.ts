import { describe, expect, test } from 'vitest';
import { area, province, realm, zone } from '../examples/phase-position.ts';
import {
  armyCapacity,
  isJoinedBySeaBridge,
  isJoinedToCapital,
  militaryCapacity,
  UNLIMITED,
} from './capacity.ts';
import type { SeaZone } from './content.ts';
import { printedOwnership } from './geography.ts';

const map = printedOwnership('1444');

describe('EU-28.2: Military Capacity', () => {
  test.each([
    // Andalucia 3; Castile 4 and León 4 by land; Canarias 1 across the Central Atlantic.
    ['castile', 'andalucia', 3 + 4 + 4 + 1],
    // Andalucia 3 and León 4 by land, Canarias 1 by sea; Castile does not border Portugal.
    ['castile', 'portugal', 3 + 4 + 1],
    // Murcia on one sea; Canarias, Sevilla 2 and Galicia on the other.
    ['castile', 'northern_morocco', 1 + 1 + 2 + 1],
    // Galicia faces the Bay of Biscay as well.
    ['castile', 'aquitaine', 1],
    // Aquitaine 3, Loire 5, Seine 4.
    ['france', 'brittany_&_normandy', 3 + 5 + 4],
    // Austria 4, Tirol 3, Sundgau 1; Krain lies in Venetia, which does not border Bavaria.
    ['austria', 'bavaria_&_swabia', 4 + 3 + 1],
    ['austria', 'bohemia', 4],
    ['austria', 'scotland', 0],
  ])('of %s in %s is %i', (id, where, wanted) => {
    expect(militaryCapacity(map, realm(id), area(where))).toBe(wanted);
  });

  test('leaves out what is occupied, beyond hostile seas or in areas with hostile units', () => {
    const capacity = (blocked: Parameters<typeof militaryCapacity>[3]) =>
      militaryCapacity(map, realm('castile'), area('andalucia'), blocked);
    expect(capacity({ occupied: new Set([province('sevilla')]) })).toBe(12 - 2);
    expect(capacity({ hostileSeas: new Set([zone('central_atlantic')]) })).toBe(12 - 1);
    expect(capacity({ hostileAreas: new Set([area('leon')]) })).toBe(12 - 4);
    // In their own area provinces count even beside hostile units.
    expect(capacity({ hostileAreas: new Set([area('andalucia')]) })).toBe(12);
  });

  test('counts across the lines between Distant Areas, and those that lead to another map', () => {
    // Upper Egypt is Large; Egypt beside it has a Large Province and three Small ones.
    expect(militaryCapacity(map, realm('mamluks'), area('upperegypt'))).toBe(2 + 2 + 3);
    // Kongo, Large, borders on Angola, a Territory.
    expect(militaryCapacity(map, realm('kongo'), area('angola'))).toBe(2);
  });

  test('counts a manpower token of an NPR', () => {
    const tokens = new Set([province('savoie')]);
    const there = militaryCapacity(
      { ...map, manpowerTokens: tokens },
      realm('savoy'),
      area('loire'),
    );
    // Savoie is Large; Savoy owns nothing else beside the Loire.
    expect(there).toBe(2 + 1);
  });
});

describe('EU-15.7: Maximum Army Capacity', () => {
  const austria = realm('austria');
  const castile = realm('castile');

  test('R-GEO-4: is unlimited where a chain of towns leads to the area or to its border', () => {
    // Tirol and Krain border the capital area; Bohemia and Lombardy border the chain.
    for (const id of ['austria', 'tirol', 'venetia', 'bohemia', 'lombardy']) {
      expect(armyCapacity(map, austria, area(id)), id).toEqual(UNLIMITED);
    }
    // Sundgau lies apart: no Austrian town in Bavaria, Burgundy or Switzerland.
    expect(isJoinedToCapital(map, austria, area('rhineland'))).toBe(false);
    expect(isJoinedToCapital(map, austria, area('hungarian_plain'))).toBe(false);
    const owner = map.owner.slice();
    owner[province('ulm')] = austria;
    expect(isJoinedToCapital({ ...map, owner }, austria, area('rhineland'))).toBe(true);
  });

  test('counts no town that is occupied, and no chain without the capital', () => {
    const tirol = new Set(['tirol', 'lienz', 'karnten'].map(province));
    expect(isJoinedToCapital(map, austria, area('switzerland'))).toBe(true);
    expect(isJoinedToCapital(map, austria, area('switzerland'), { occupied: tirol })).toBe(false);
    const home = new Set(['wien', 'osterreich', 'steiermark'].map(province));
    expect(isJoinedToCapital(map, austria, area('bohemia'), { occupied: home })).toBe(false);
    expect(isJoinedToCapital(map, austria, area('austria'), { occupied: home })).toBe(false);
    const ships = new Set([zone('central_atlantic')]);
    const lost = { occupied: new Set(['madrid', 'burgos', 'murcia'].map(province)) };
    const bridge = (blocked: object) =>
      isJoinedBySeaBridge(map, castile, area('macaronesia'), ships, blocked);
    expect([bridge({}), bridge(lost)]).toEqual([true, false]);
  });

  test('EU-26.17: is otherwise Military Capacity and 3', () => {
    expect(armyCapacity(map, austria, area('rhineland'))).toBe(1 + 3);
    expect(armyCapacity(map, austria, area('scotland'))).toBe(0 + 3);
    // Canarias 1, Sevilla 2 and Galicia 1 face the Central Atlantic.
    expect(armyCapacity(map, castile, area('macaronesia'))).toBe(4 + 3);
  });

  test('is at least 9 where one Sea Bridge closes the gap', () => {
    const ships = (...ids: string[]) => new Set(ids.map(zone));
    const to = (id: string, by: ReadonlySet<SeaZone>) => armyCapacity(map, castile, area(id), by);
    expect(to('macaronesia', ships('central_atlantic'))).toBe(9);
    expect(to('macaronesia', ships('western_mediterranean'))).toBe(7);
    // Two adjacent sea zones are one bridge; the far one alone touches no coast of Castile.
    const island = 'corsica_&_sardinia';
    expect(to(island, ships('western_mediterranean', 'gulf_of_lion'))).toBe(9);
    expect(to(island, ships('gulf_of_lion'))).toBe(3);
  });

  test('a Sea Bridge is a floor, not a limit', () => {
    // Three Provinces there and Bordeaux 2; London 2, Essex and Wessex across the Channel.
    const to = (ships: readonly string[]) =>
      armyCapacity(map, realm('england'), area('brittany_&_normandy'), new Set(ships.map(zone)));
    expect(to([])).toBe(3 + 2 + 4 + 3);
    expect(to(['english_channel'])).toBe(3 + 2 + 4 + 3);
  });

  test('a Sea Bridge may land beside the area, where a chain of towns goes on', () => {
    const owner = map.owner.slice();
    owner[province('oran')] = castile;
    const there = { ...map, owner };
    const ships = new Set([zone('western_mediterranean')]);
    // From Murcia to Oran; Tunisia borders Algiers by land.
    expect(isJoinedBySeaBridge(there, castile, area('tunisia'), ships)).toBe(true);
    expect(isJoinedBySeaBridge(map, castile, area('tunisia'), ships)).toBe(false);
    expect(isJoinedToCapital(there, castile, area('tunisia'))).toBe(false);
  });
});
