import { describe, expect, test } from 'vitest';
import type { Pack } from '../../rules/pack-view.ts';
import { decodePack, emptyPack, encodePack, KNOWN, OWN_RULES } from '../../rules/pack-view.ts';
import { faultOfPack } from './check-pack.ts';
import {
  areaOfProvince,
  bordersToShow,
  changesInArea,
  closePort,
  draftArea,
  restoreArea,
  setHre,
  setReligion,
  setSize,
  toggleBorder,
  toggleFace,
  toggleIsland,
  toggleNumber,
} from './map-edits.ts';
import { countChanges } from './pack-model.ts';

const RULES = OWN_RULES;
const EMPTY = emptyPack('mine');
const GALICIA = { area: 'leon', province: 'galicia' };
const HUDSON_BAY = { area: 'hudsonbay', province: 'hudsonbay' };
const province = (pack: Pack, { area, province: id }: typeof GALICIA) =>
  draftArea(RULES, pack, area)?.provinces.find((one) => one.id === id);
const land = (pack: Pack, area: string) => draftArea(RULES, pack, area)?.land.toSorted();

describe('a Province', () => {
  test('has a size on each side of the map', () => {
    const large = setSize(RULES, EMPTY, GALICIA, '1618', 'large');
    expect(large.map).toEqual({ provinces: { galicia: { size: { 1618: 'large' } } } });
    expect(province(large, GALICIA)?.sizes).toEqual([
      { side: '1444', size: 'small' },
      { side: '1618', size: 'large' },
    ]);
    const both = setSize(RULES, large, GALICIA, '1444', 'large');
    expect(both.map.provinces).toEqual({ galicia: { size: { 1444: 'large', 1618: 'large' } } });
    expect(setSize(RULES, both, GALICIA, '1444', 'small')).toEqual(large);
    expect(setSize(RULES, large, GALICIA, '1618', 'small')).toEqual(EMPTY);
  });

  test('has a Port on the Sea Zones that are tapped, or none', () => {
    // As given it opens on the Bay of Biscay and on the Central Atlantic.
    expect(province(EMPTY, GALICIA)).toMatchObject({
      isPort: true,
      faces: ['bay_of_biscay', 'central_atlantic'],
    });
    const biscay = toggleFace(RULES, EMPTY, GALICIA, 'central_atlantic');
    expect(biscay.map.provinces).toEqual({ galicia: { faces: ['bay_of_biscay'] } });
    expect(toggleFace(RULES, biscay, GALICIA, 'central_atlantic')).toEqual(EMPTY);
    const none = closePort(RULES, biscay, GALICIA);
    expect([none.map.provinces, province(none, GALICIA)?.isPort]).toEqual([
      { galicia: { faces: [] } },
      false,
    ]);
    expect(toggleFace(RULES, biscay, GALICIA, 'bay_of_biscay')).toEqual(none);
  });

  test('is as given when its Port faces the same again', () => {
    const salamanca = { area: 'leon', province: 'salamanca' };
    const port = toggleFace(RULES, EMPTY, salamanca, 'bay_of_biscay');
    expect(province(port, salamanca)?.isPort).toBe(true);
    expect(closePort(RULES, port, salamanca)).toEqual(EMPTY);
  });

  test('is an island or not; a Territory has numbers in their order', () => {
    const island = toggleIsland(RULES, EMPTY, GALICIA);
    expect(island.map.provinces).toEqual({ galicia: { island: true } });
    expect(toggleIsland(RULES, island, GALICIA)).toEqual(EMPTY);
    const five = toggleNumber(RULES, EMPTY, HUDSON_BAY, 5);
    const two = toggleNumber(RULES, five, HUDSON_BAY, 2);
    // Its number on the board is 3.
    expect(two.map.provinces).toEqual({ hudsonbay: { numbers: [2, 3, 5] } });
    expect(toggleNumber(RULES, toggleNumber(RULES, two, HUDSON_BAY, 2), HUDSON_BAY, 5)).toEqual(
      EMPTY,
    );
  });

  test('is found by its Area', () => {
    expect(['galicia', 'canada', 'atlantis'].map(areaOfProvince)).toEqual([
      'leon',
      'canada',
      undefined,
    ]);
  });
});

describe('a border', () => {
  // As given Leon borders on Castile and Portugal, and Castile on neither Portugal nor Seine.
  const joined = toggleBorder(RULES, EMPTY, 'castile', 'portugal');

  test('is put between two Areas, and taken away from either', () => {
    expect(Object.keys(joined.map.areas ?? {})).toEqual(['castile']);
    expect(land(joined, 'portugal')).toContain('castile');
    expect(toggleBorder(RULES, joined, 'castile', 'portugal')).toEqual(EMPTY);
    expect(toggleBorder(RULES, joined, 'portugal', 'castile')).toEqual(EMPTY);
    const apart = toggleBorder(RULES, EMPTY, 'leon', 'castile');
    expect(land(apart, 'castile')).not.toContain('leon');
    expect(toggleBorder(RULES, apart, 'castile', 'leon')).toEqual(EMPTY);
  });

  test('what is taken away is still shown, to be put back', () => {
    const apart = toggleBorder(RULES, EMPTY, 'leon', 'castile');
    expect(bordersToShow(RULES, apart, 'leon')).toContain('castile');
    expect(bordersToShow(RULES, joined, 'portugal')).toContain('castile');
  });

  test('Areas that were both changed agree', () => {
    const both = toggleBorder(RULES, joined, 'portugal', 'seine');
    expect(faultOfPack(RULES, both)).toBeUndefined();
    const again = toggleBorder(RULES, both, 'portugal', 'castile');
    expect(faultOfPack(RULES, again)).toBeUndefined();
    expect([land(again, 'castile'), land(again, 'seine')?.includes('portugal')]).toEqual([
      land(EMPTY, 'castile'),
      true,
    ]);
    expect(toggleBorder(RULES, again, 'seine', 'portugal')).toEqual(EMPTY);
  });
});

describe('an Area', () => {
  test('R-GEO-5: is marked where something of it was read less surely', () => {
    const marked = ['leon', 'bohemia', 'aegean_archipelago', 'ural', 'canada'].map(
      (id) => draftArea(RULES, EMPTY, id)?.isLessSure,
    );
    expect(marked).toEqual([false, true, true, true, false]);
  });

  test('lies in the Empire or not, and has a religion', () => {
    const pack = setReligion(RULES, setHre(RULES, EMPTY, 'tirol', false), 'tirol', 'protestant');
    expect(pack.map).toEqual({ areas: { tirol: { hre: false, religion: 'protestant' } } });
    const given = setReligion(RULES, setHre(RULES, pack, 'tirol', true), 'tirol', 'catholic');
    expect(given).toEqual(EMPTY);
  });

  test('counts its changed places, and goes back as a whole', () => {
    const other: Pack = { ...EMPTY, map: { seaZones: { north_sea: { adjacent: [] } } } };
    const leon = setSize(RULES, setHre(RULES, other, 'leon', true), GALICIA, '1444', 'large');
    const more = setHre(RULES, leon, 'tirol', false);
    expect(['leon', 'tirol', 'castile'].map((id) => changesInArea(more, id))).toEqual([2, 1, 0]);
    expect(countChanges(more)).toBe(4);
    expect(restoreArea(restoreArea(more, 'leon'), 'tirol')).toEqual(other);
    expect(decodePack(encodePack(more), KNOWN)).toEqual(more);
  });
});
