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
const exactly = (n: number) => ({ least: n, most: n });
const between = (least: number, most: number) => ({ least, most });

describe('EU-28.2: Military Capacity', () => {
  test.each([
    // Andalucia 3; Castile 4 and León 4 by land; Canarias 1 across the Central Atlantic.
    ['castile', 'andalucia', exactly(3 + 4 + 4 + 1)],
    // Andalucia 3 and León 4 by land, Canarias 1 by sea; Castile does not border Portugal.
    ['castile', 'portugal', exactly(3 + 4 + 1)],
    // Murcia, Canarias, and Sevilla 2 on whichever of the two seas; Galicia may face Biscay only.
    ['castile', 'northern_morocco', between(1 + 1 + 2, 1 + 1 + 2 + 1)],
    // Only Galicia, if it faces the Bay of Biscay.
    ['castile', 'aquitaine', between(0, 1)],
    // Aquitaine 3, Loire 5, Seine 4.
    ['france', 'brittany_&_normandy', exactly(3 + 5 + 4)],
    // Austria 4, Tirol 3, Sundgau 1; Krain lies in Venetia, which does not border Bavaria.
    ['austria', 'bavaria_&_swabia', exactly(4 + 3 + 1)],
    ['austria', 'bohemia', exactly(4)],
    ['austria', 'scotland', exactly(0)],
  ])('of %s in %s', (id, where, wanted) => {
    expect(militaryCapacity(map, realm(id), area(where))).toEqual(wanted);
  });

  test('leaves out what is occupied, beyond hostile seas or in areas with hostile units', () => {
    const capacity = (blocked: Parameters<typeof militaryCapacity>[3]) =>
      militaryCapacity(map, realm('castile'), area('andalucia'), blocked);
    expect(capacity({ occupied: new Set([province('sevilla')]) })).toEqual(exactly(12 - 2));
    expect(capacity({ hostileSeas: new Set([zone('central_atlantic')]) })).toEqual(exactly(12 - 1));
    expect(capacity({ hostileAreas: new Set([area('leon')]) })).toEqual(exactly(12 - 4));
    // In their own area provinces count even beside hostile units.
    expect(capacity({ hostileAreas: new Set([area('andalucia')]) })).toEqual(exactly(12));
  });

  test('in a Distant Area is at least what lies there, at most all there is', () => {
    // Upper Egypt is Large; the Mamluks have an income of 15.
    expect(militaryCapacity(map, realm('mamluks'), area('upperegypt'))).toEqual(between(2, 15));
  });

  test('counts a manpower token of an NPR', () => {
    const tokens = new Set([province('savoie')]);
    const there = militaryCapacity(
      { ...map, manpowerTokens: tokens },
      realm('savoy'),
      area('loire'),
    );
    // Savoie is Large; Savoy owns nothing else beside the Loire.
    expect(there).toEqual(exactly(2 + 1));
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
    expect(armyCapacity(map, austria, area('rhineland'))).toEqual(exactly(1 + 3));
    expect(armyCapacity(map, austria, area('scotland'))).toEqual(exactly(0 + 3));
    // Canarias 1; Sevilla 2 and Galicia 1 if they face the Central Atlantic.
    expect(armyCapacity(map, castile, area('macaronesia'))).toEqual(between(1 + 3, 4 + 3));
  });

  test('is at least 9 where one Sea Bridge closes the gap', () => {
    const ships = (...ids: string[]) => new Set(ids.map(zone));
    const to = (id: string, by: ReadonlySet<SeaZone>) => armyCapacity(map, castile, area(id), by);
    expect(to('macaronesia', ships('central_atlantic'))).toEqual(exactly(9));
    expect(to('macaronesia', ships('western_mediterranean'))).toEqual(between(4, 7));
    // Two adjacent sea zones are one bridge; the far one alone touches no coast of Castile.
    const island = 'corsica_&_sardinia';
    expect(to(island, ships('western_mediterranean', 'gulf_of_lion'))).toEqual(exactly(9));
    expect(to(island, ships('gulf_of_lion'))).toEqual(exactly(3));
  });

  test('a Sea Bridge is a floor, not a limit', () => {
    // Three Provinces there and Bordeaux 2; London 2, Essex, Wales and Wessex if they face it.
    const to = (ships: readonly string[]) =>
      armyCapacity(map, realm('england'), area('brittany_&_normandy'), new Set(ships.map(zone)));
    expect(to([])).toEqual(between(5 + 3, 10 + 3));
    expect(to(['english_channel'])).toEqual(between(9, 10 + 3));
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
