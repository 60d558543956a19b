import { readFileSync } from 'node:fs';
import { get } from '@empty-chair/kernel/ids';
import { schemaProblems } from '@empty-chair/testkit/schema';
import { describe, expect, test } from 'vitest';
import type { Side } from './content.ts';
import {
  ALL_AREAS,
  ALL_PROVINCES,
  ALL_SEA_ZONES,
  ALL_TRADE_NODES,
  aliases,
  areaName,
  areaOf,
  areas,
  areaWith,
  COASTS,
  FACES,
  isDistant,
  LAND_BORDERS,
  LESS_SURE,
  NODE_AREAS,
  NODE_SEA_ZONES,
  NONE,
  OUTSIDE_EMPIRE,
  PRINTED_OVERLORD,
  PRINTED_OWNER,
  PROVINCES_IN,
  provinceOf,
  provinces,
  realmOf,
  realms,
  SEA_ADJACENT,
  SEA_BORDERS,
  SIDES,
  seaZoneOf,
  seaZones,
  tradeNodeOf,
  tradeNodes,
} from './content.ts';

type Json = Readonly<Record<string, unknown>>;
const json = (path: string): Json =>
  JSON.parse(readFileSync(new URL(`../content/${path}`, import.meta.url), 'utf8')) as Json;

describe('content', () => {
  test.each(['map', 'realms', 'setups', 'game'])('%s.json is as its schema says', (name) => {
    expect(schemaProblems(json(`schema/${name}.schema.json`), json(`${name}.json`))).toEqual([]);
  });

  test('a schema notices what is missing, unknown or out of range', () => {
    const problems = (name: string, list: string, change: Json) => {
      const file = json(`${name}.json`);
      const [first, ...rest] = file[list] as readonly Json[];
      return schemaProblems(json(`schema/${name}.schema.json`), {
        ...file,
        [list]: [{ ...first, ...change }, ...rest],
      });
    };
    expect(problems('map', 'provinces', { size: {} })).toHaveLength(1);
    expect(problems('map', 'areas', { hre: 'maybe' })).toHaveLength(1);
    expect(problems('map', 'lessSure', { confidence: 'high' })).toHaveLength(1);
    expect(problems('realms', 'realms', { emperor: true })).toHaveLength(1);
    expect(problems('setups', 'setups', { influence: { bohemia: 6 } })).toHaveLength(1);
    expect(problems('game', 'levels', { id: 'cruel' })).toHaveLength(1);
  });
});

describe('the map', () => {
  test('has 97 areas, 417 provinces, 30 sea zones and 26 trade nodes', () => {
    expect(ALL_AREAS.filter((area) => !isDistant(area))).toHaveLength(97);
    expect(new Set(provinces.map(({ id }) => id)).size).toBe(417);
    expect(new Set(seaZones.map(({ id }) => id)).size).toBe(30);
    expect(new Set(tradeNodes.map(({ id }) => id)).size).toBe(26);
  });

  test('has every province in one area; on the Distant Continents each is its own', () => {
    expect([...PROVINCES_IN].flat().toSorted((a, b) => a - b)).toEqual(ALL_PROVINCES);
    // 192 on the western and 128 on the eastern board of the Main Map; the other 97 are Distant.
    const main = ALL_PROVINCES.filter((province) => !isDistant(areaWith(province)));
    expect(main).toHaveLength(192 + 128);
    expect(areas).toHaveLength(97 + 417 - 320);
    for (const area of ALL_AREAS.filter(isDistant)) expect(PROVINCES_IN[area]).toHaveLength(1);
    for (const area of ALL_AREAS) expect(PROVINCES_IN[area]?.length).toBeGreaterThan(0);
  });

  test('has every border both ways; a mountain border is a land border', () => {
    const mountains = areas.map(({ mountain }) => mountain.map((id) => areaOf(id)));
    for (const area of ALL_AREAS) {
      const land = LAND_BORDERS[area] ?? [];
      expect(land).not.toContain(area);
      for (const other of land) expect(LAND_BORDERS[other]).toContain(area);
      for (const other of mountains[area] ?? []) {
        expect(mountains[other ?? NONE]).toContain(area);
        expect(land).toContain(other);
      }
    }
    const aragon = areas[areaOf('aragon') ?? NONE];
    expect(aragon?.mountain).toContain('languedoc');
    expect(aragon?.mountain).not.toContain('castile');
    for (const [zone, adjacent] of SEA_ADJACENT.entries()) {
      expect(adjacent).not.toContain(zone);
      for (const other of adjacent) expect(SEA_ADJACENT[other]).toContain(zone);
    }
  });

  test('leaves out the drawn border of Perm and Pomorye', () => {
    const names = (area: string) =>
      (LAND_BORDERS[areaOf(area) ?? NONE] ?? []).map((other) => areas[other]?.id);
    expect(names('perm')).not.toContain('pomorye');
    expect(names('perm')).toContain('vologda');
    expect(names('vologda')).toContain('pomorye');
    expect(names('austria')).toEqual([
      ...['bavaria_&_swabia', 'bohemia', 'croatia_&_bosnia', 'royal_hungary', 'tirol', 'venetia'],
    ]);
  });

  test('has ports on the sea zones that their area borders', () => {
    for (const province of ALL_PROVINCES) {
      const faced = FACES[province] ?? [];
      const borders = SEA_BORDERS[areaWith(province)] ?? [];
      for (const zone of faced) expect(borders).toContain(zone);
      // A line between two zones may end at an anchor; three never meet at one.
      expect([1, 2]).toContain(faced.length + (provinces[province]?.port ? 0 : 1));
    }
    expect(FACES[provinceOf('upperegypt') ?? NONE]).toEqual(FACES[provinceOf('adal') ?? NONE]);
  });

  test('has Ports that face both zones where a line between them ends at the anchor', () => {
    const both = ALL_PROVINCES.filter((province) => FACES[province]?.length === 2);
    expect(both.map((province) => provinces[province]?.id)).toEqual([
      ...['amsterdam', 'baleares', 'bergenhus', 'capeofgoodhope', 'constantinople', 'corsica'],
      ...['creta', 'essex', 'galicia', 'gibraltar', 'laighin', 'mentese'],
      ...['morea', 'philippines', 'pisa', 'quito', 'rennes', 'rhodes'],
      ...['stettin', 'stockholm', 'tangiers', 'valencia', 'wales', 'wessex'],
      ...['yanya'],
    ]);
    const facing = (id: string) => FACES[provinceOf(id) ?? NONE]?.map((zone) => seaZones[zone]?.id);
    expect(facing('stockholm')).toEqual(['baltic_sea', 'gulf_of_bothnia']);
    expect(facing('london')).toEqual(['english_channel']);
    expect(facing('york')).toEqual([]);
  });

  test('has the 63 Ports of the Distant Continents, each on a sea of its box or the next one', () => {
    const ports = ALL_PROVINCES.filter(
      (province) => isDistant(areaWith(province)) && provinces[province]?.port,
    );
    expect(ports).toHaveLength(63);
    for (const port of ports) {
      for (const zone of FACES[port] ?? []) expect(seaZones[zone]?.map).not.toBe('Main');
    }
  });

  test('has a number from 1 to 3 on each of the 35 Territories, and on nothing else', () => {
    const numbers = provinces.filter(({ number }) => number !== undefined);
    expect(numbers).toHaveLength(35);
    for (const { number, territory } of provinces)
      expect(number !== undefined).toBe(territory === true);
    const withNumber = (n: number) => numbers.filter(({ number }) => number === n).length;
    expect([1, 2, 3].map(withNumber)).toEqual([15, 16, 4]);
  });

  test('has 139 white lines between Distant Areas or to another map', () => {
    const distant = (area: number) => isDistant(area as (typeof ALL_AREAS)[number]);
    const links = LAND_BORDERS.flatMap((others, area) =>
      others
        .filter((other) => area < other && (distant(area) || distant(other)))
        .map((other) => [area, other] as const),
    );
    // 109 in the boxes, 22 that name the Area on another map, 8 blurred ones.
    expect(links).toHaveLength(109 + 22 + 8);
    const islands = ALL_AREAS.filter((area) => isDistant(area) && LAND_BORDERS[area]?.length === 0);
    expect(islands.map((area) => areas[area]?.id)).toEqual([
      ...['antilles', 'brunei', 'java', 'madagascar', 'moluccas', 'philippines', 'southsumatra'],
      ...['timor', 'westernaustralia'],
    ]);
  });

  test('has letters that join each Distant Sea Zone to another map', () => {
    const beside = (id: string) =>
      (SEA_ADJACENT[seaZoneOf(id) ?? NONE] ?? []).map((zone) => seaZones[zone]?.id).toSorted();
    expect(beside('northwestern_atlantic')).toEqual([
      ...['caribbean_sea', 'eastern_atlantic', 'northeastern_atlantic'],
    ]);
    expect(beside('sea_of_okhotsk')).toEqual(['sea_of_japan']);
    const byLetter = new Map<string, string[]>();
    for (const { id, letters = [] } of seaZones) {
      for (const letter of letters) byLetter.set(letter, [...(byLetter.get(letter) ?? []), id]);
    }
    expect([...byLetter.keys()].toSorted().join('')).toBe('ABCDEFGHI');
    for (const ids of byLetter.values()) expect(ids.length).toBeGreaterThan(1);
    for (const zone of ALL_SEA_ZONES) {
      const maps = (SEA_ADJACENT[zone] ?? []).map((other) => seaZones[other]?.map);
      const { map, letters = [] } = get(seaZones, zone);
      expect(maps.some((other) => other !== map)).toBe(letters.length > 0);
    }
  });

  test('has 13 island Provinces with a blue anchor', () => {
    const islands = provinces.filter(({ island }) => island);
    expect(islands.map(({ id }) => id)).toEqual([
      ...['baleares', 'canarias', 'ceuta', 'corsica', 'creta', 'gibraltar', 'gotland', 'madeira'],
      ...['malta', 'naxos', 'rhodes', 'sardenya', 'venezia'],
    ]);
    for (const { port } of islands) expect(port).toBe(true);
  });

  test('has the inland nodes where the board shows them', () => {
    const lies = (id: string) =>
      (NODE_AREAS[tradeNodeOf(id) ?? NONE] ?? []).map((area) => areas[area]?.id);
    expect(lies('Maghreb')).toEqual(['southern_morocco', 'algiers', 'north_sahara']);
    expect(lies('Aleppo')).toEqual(['syria', 'palestine', 'kurdistan', 'iraq']);
    expect(tradeNodes.filter(({ kind }) => kind === 'inland')).toHaveLength(10);
  });

  test('has diverse faiths in six Areas', () => {
    const diverse = areas.filter(({ religion }, index) => religion === 'diverse' && index < 97);
    expect(diverse.map(({ id }) => id).toSorted()).toEqual([
      ...['andalucia', 'bohemia', 'croatia_&_bosnia', 'rum', 'transcaucasia', 'transylvania'],
    ]);
  });

  test('has trade nodes at sea zones or at areas', () => {
    for (const node of ALL_TRADE_NODES) {
      const { kind } = get(tradeNodes, node);
      expect((NODE_SEA_ZONES[node]?.length ?? 0) > 0).toBe(kind === 'maritime');
      expect((NODE_AREAS[node]?.length ?? 0) > 0).toBe(kind === 'inland');
    }
    expect(tradeNodes.filter(({ distant }) => distant).map(({ id }) => id)).toEqual([
      ...['China & Japan', 'East Indies', 'Indian Ocean', 'Ivory Coast'],
      ...['North America', 'South America'],
    ]);
    // Areas of at least two coasts meet at every sea zone of the Main Map.
    for (const zone of ALL_SEA_ZONES) {
      if (seaZones[zone]?.map === 'Main') expect(COASTS[zone]?.length).toBeGreaterThan(1);
    }
  });

  test('has five elector areas, all inside the empire', () => {
    const electors = areas.filter(({ elector }) => elector);
    expect(electors.map(({ id }) => id)).toEqual([
      ...['bohemia', 'brandenburg', 'rhineland', 'saxony', 'westphalia'],
    ]);
    for (const { hre } of electors) expect(hre).toBe('yes');
  });

  test('has 13 areas inside the empire and six on its border, with Provinces on both sides', () => {
    const members = (which: string) => areas.filter(({ hre }) => hre === which).map(({ id }) => id);
    expect(members('yes')).toHaveLength(13);
    expect(members('partly')).toEqual([
      ...['burgundy', 'central_italy', 'flanders_&_wallonia', 'jutland', 'venetia', 'wielkopolska'],
    ]);
    for (const area of ALL_AREAS) {
      const outside = (PROVINCES_IN[area] ?? []).filter((one) => OUTSIDE_EMPIRE.has(one)).length;
      const isPartly = get(areas, area).hre === 'partly';
      expect(outside > 0 && outside < (PROVINCES_IN[area]?.length ?? 0)).toBe(isPartly);
    }
    const outside = [...OUTSIDE_EMPIRE].map((province) => get(provinces, province).id);
    expect(outside).toEqual(expect.arrayContaining(['roma', 'venezia', 'bourgogne', 'brugge']));
    expect(outside).not.toContain('savoie');
  });

  test('names one area otherwise on the older side', () => {
    const area = areaOf('transcaucasia') ?? NONE;
    expect(SIDES.map((side) => areaName(side, area))).toEqual(['Armenia', 'Transcaucasia']);
  });
});

describe('R-GEO-5: what the sources show less surely', () => {
  const known = new Set(
    [provinces, areas, tradeNodes].flatMap((all) => all.map(({ id }: { id: string }) => id)),
  );
  const said = (fact: string) => LESS_SURE.filter((one) => one.fact === fact);

  test('is listed by its places, in each group of facts', () => {
    for (const { fact, of = [], links = [] } of LESS_SURE) {
      expect(of.length + links.length, fact).toBeGreaterThan(0);
      for (const id of [...of, ...links.flat()]) expect(known, fact).toContain(id);
    }
    expect(said('faces').flatMap(({ of = [] }) => of)).toEqual([
      ...['creta', 'naxos', 'rhodes', 'bangazi', 'ceuta', 'sardenya', 'basra', 'koslin'],
    ]);
    expect(said('religion').map(({ of = [] }) => of.length)).toEqual([6, 11]);
  });

  test('a link of which no line could be made out does not count, any other does', () => {
    const counts = ([one = '', other = '']: readonly string[]) =>
      LAND_BORDERS[areaOf(one) ?? NONE]?.includes(areaOf(other) ?? NONE);
    const lists = said('distantLinks').map(({ links = [] }) => links.map(counts));
    expect(lists.map((list) => [list.length, new Set(list).size])).toEqual([
      [22, 1],
      [8, 1],
      [7, 1],
      [5, 1],
    ]);
    expect(lists.map(([first]) => first)).toEqual([true, true, true, false]);
  });
});

describe('sides', () => {
  test('show 412 provinces in 1444 and 399 in 1618, each with a size', () => {
    const shown = (side: Side) => provinces.filter(({ size }) => size[side] !== undefined).length;
    // 18 are only on the older side, 5 only on the newer one.
    expect([shown('1444'), shown('1618')]).toEqual([417 - 5, 417 - 18]);
    for (const { only, size } of provinces) {
      if (only !== undefined) expect(Object.keys(size)).toEqual([only]);
      else expect(Object.keys(size)).toEqual(['1444', '1618']);
    }
  });

  test('say which sizes of 1618 stand in for an unknown one', () => {
    // 99 were not found; vassal tokens of the set-ups tell 14 of them.
    const standIns = provinces.filter(({ size1618Inferred }) => size1618Inferred);
    expect(standIns).toHaveLength(99 - 14);
    for (const { size } of standIns) expect(size['1618']).toBe(size['1444']);
  });
});

describe('realms', () => {
  test('are 184, with 7 further names', () => {
    expect(new Set(realms.map(({ id }) => id)).size).toBe(184);
    expect(aliases).toHaveLength(7);
    expect(realms.filter(({ capital }) => capital === undefined)).toHaveLength(23);
  });

  test('under another name are the realm of the set-up', () => {
    const pairs = [
      ['russia', 'muscovy'],
      ['spain', 'castile'],
      ['great_britain', 'england'],
      ['papal', 'papal_states'],
      ['brandenburg_prussia', 'brandenburg'],
    ] as const;
    for (const [one, other] of pairs) expect(realmOf(one)).toBe(realmOf(other));
    expect(realmOf('muscovy')).not.toBe(realmOf('castile'));
    expect(realmOf('atlantis')).toBeUndefined();
  });

  test('own every province but vacant territories and three that the source leaves open', () => {
    const open = (side: Side) =>
      ALL_PROVINCES.filter((province) => PRINTED_OWNER[side][province] === NONE)
        .map((province) => get(provinces, province))
        .filter(({ territory, size }) => !territory && size[side] !== undefined)
        .map(({ id }) => id);
    expect(open('1444')).toEqual([]);
    expect(open('1618')).toEqual(['burma', 'honshu', 'kyushu']);
  });

  test('own nothing on a side that does not show it; an overlord is another realm', () => {
    for (const side of SIDES) {
      for (const province of ALL_PROVINCES) {
        const owner = PRINTED_OWNER[side][province];
        if (provinces[province]?.size[side] === undefined) expect(owner).toBe(NONE);
        const overlord = PRINTED_OVERLORD[side][province];
        if (overlord !== NONE) expect(overlord).not.toBe(owner);
      }
    }
  });
});
