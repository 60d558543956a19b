import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf } from '../../examples/chart-turn.ts';
import { area, province, realm, zone } from '../../examples/phase-position.ts';
import { areSeasAdjacent, bordersByLand, distancesFrom } from '../adjacency.ts';
import { isHreArea } from '../board.ts';
import { militaryCapacity } from '../capacity.ts';
import { configFrom } from '../config-words.ts';
import type { Area, SeaZone } from '../content.ts';
import { tradeNodes } from '../content.ts';
import { sizeOf, taxIncome, taxOfArea, taxOwnedIn } from '../geography.ts';
import { europa } from '../module.ts';
import { RELIGIONS } from '../numbers.ts';
import { startingState } from '../setup.ts';
import type { State } from '../state.ts';
import { faces, isPort, portsAt } from '../turn/ships-and-ports.ts';
import { areasToFree } from '../turn/siege.ts';
import { nodesToTrade } from '../turn/trade.ts';
import { decodePack } from './decode.ts';
import { KNOWN } from './known.ts';

/** What an owner of the board corrects. */
const packWith = (map: object) => ({ format: 1, name: 'board', map });
const tableWith = (map: object, position: object = {}): State =>
  positionOf({ ...position, pack: packWith(map) });

describe('the Port of a Province', () => {
  // As given, Galicia opens on the Bay of Biscay and on the Central Atlantic.
  const galicia = (...seas: string[]) => tableWith({ provinces: { galicia: { faces: seas } } });
  const biscay = zone('bay_of_biscay');

  test('faces the Sea Zones that the pack names', () => {
    const capacity = ({ map }: State) => militaryCapacity(map, realm('castile'), area('aquitaine'));
    expect(capacity(positionOf({}))).toBe(1);
    expect(capacity(galicia('bay_of_biscay'))).toBe(1);
    expect(capacity(galicia('central_atlantic'))).toBe(0);
    const ports = (state: State) => portsAt(state, playerNamed(state, 'castile'), biscay);
    expect(ports(galicia('central_atlantic'))).toBe(ports(positionOf({})) - 1);
  });

  test('is not there where the pack names none, and is where it names one', () => {
    expect([positionOf({}), galicia()].map((state) => isPort(state, province('galicia')))).toEqual([
      true,
      false,
    ]);
    const inland = tableWith({ provinces: { salamanca: { faces: ['bay_of_biscay'] } } });
    expect([
      isPort(positionOf({}), province('salamanca')),
      isPort(inland, province('salamanca')),
    ]).toEqual([false, true]);
    expect(faces(inland, province('salamanca'), biscay)).toBe(true);
  });
});

test('borders of Sea Zones go both ways', () => {
  const [north, baltic, skagerrak] = ['north_sea', 'baltic_sea', 'skagerrak'].map(zone) as [
    SeaZone,
    SeaZone,
    SeaZone,
  ];
  const beside = ({ map }: State, one: SeaZone, other: SeaZone) => [
    areSeasAdjacent(map.facts, one, other),
    areSeasAdjacent(map.facts, other, one),
  ];
  const given = positionOf({});
  expect([beside(given, north, baltic), beside(given, north, skagerrak)]).toEqual([
    [false, false],
    [true, true],
  ]);
  const other = tableWith({ seaZones: { north_sea: { adjacent: ['baltic_sea'] } } });
  expect([beside(other, north, baltic), beside(other, north, skagerrak)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

describe('the size of a Province', () => {
  // Burgos is Small on both sides; Castile has 18 of Tax Income in 1444 and its home Area 4.
  const sizes = (size: object) => tableWith({ provinces: { burgos: { size } } });

  test('is its Tax Value, on the side that the pack names', () => {
    const taxes = ({ map }: State) => [
      sizeOf(map, province('burgos')),
      taxOfArea(map, area('castile')),
      taxIncome(map, realm('castile')) - taxIncome(positionOf({}).map, realm('castile')),
    ];
    expect(taxes(positionOf({}))).toEqual(['small', 4, 0]);
    expect(taxes(sizes({ 1444: 'large' }))).toEqual(['large', 5, 1]);
    expect(taxes(sizes({ 1618: 'large' }))).toEqual(['small', 4, 0]);
  });

  test('makes a Large Port of two, or of one', () => {
    const ports = (state: State) =>
      portsAt(state, playerNamed(state, 'castile'), zone('central_atlantic'));
    const small = tableWith({ provinces: { sevilla: { size: { 1444: 'small' } } } });
    expect(ports(small)).toBe(ports(positionOf({})) - 1);
  });
});

describe('the borders of an Area by land', () => {
  const [castile, leon, portugal] = ['castile', 'leon', 'portugal'].map(area) as [Area, Area, Area];
  const beside = ({ map: { facts } }: State, one: Area, other: Area) => [
    bordersByLand(facts, one, other),
    bordersByLand(facts, other, one),
  ];

  test('go both ways, and every distance and capacity with them', () => {
    const given = positionOf({});
    expect([beside(given, castile, leon), beside(given, castile, portugal)]).toEqual([
      [true, true],
      [false, false],
    ]);
    const other = tableWith({ areas: { castile: { land: ['portugal'] } } });
    expect([beside(other, castile, leon), beside(other, castile, portugal)]).toEqual([
      [false, false],
      [true, true],
    ]);
    const steps = ({ map }: State) => distancesFrom(map.facts, castile)[portugal];
    expect([steps(given), steps(other)]).toEqual([2, 1]);
    // Madrid is Large; Toledo, Burgos and Murcia are not: see content/map.json.
    const capacity = ({ map }: State) => militaryCapacity(map, realm('castile'), portugal);
    expect(capacity(other) - capacity(given)).toBe(
      taxOwnedIn(given.map, realm('castile'), castile),
    );
  });

  test('of an Area that the pack does not name stay', () => {
    const other = tableWith({ areas: { castile: { land: ['portugal'] } } });
    expect(beside(other, leon, portugal)).toEqual([true, true]);
  });

  test('join a Distant Area to the Main Map', () => {
    const canadian = tableWith({ areas: { canada: { land: ['castile', 'florida'] } } });
    expect(beside(canadian, castile, area('canada'))).toEqual([true, true]);
    expect(beside(canadian, area('florida'), area('canada'))).toEqual([true, true]);
  });
});

test('an island needs a Ship beside it, what is none does not', () => {
  const lost = { occupied: { burgos: 'aragon' }, players: { castile: { ships: [] } } };
  const toFree = (island: boolean) => {
    const state = tableWith({ provinces: { burgos: { island } } }, lost);
    return areasToFree(state, playerNamed(state, 'castile'));
  };
  expect([toFree(false), toFree(true)]).toEqual([[area('castile')], []]);
});

test('the border of the Empire', () => {
  const state = tableWith({ areas: { tirol: { hre: false }, castile: { hre: true } } });
  const isIn = (one: State) => ['tirol', 'castile'].map((id) => isHreArea(one, area(id)));
  expect([isIn(positionOf({})), isIn(state)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('an inland Trade Node lies where the pack says', () => {
  const champagne = (state: State) =>
    nodesToTrade(state, playerNamed(state, 'castile')).some(
      (node) => tradeNodes[node]?.id === 'Champagne',
    );
  expect(champagne(positionOf({}))).toBe(false);
  expect(champagne(tableWith({ nodes: { Champagne: { areas: ['castile'] } } }))).toBe(true);
});

describe('a pack with a map', () => {
  const MAP = { areas: { tirol: { religion: 'protestant', hre: false } } };
  const faith = ({ religion }: State) => RELIGIONS[religion[area('tirol')] ?? 0];

  test('sets the religions of a new game', () => {
    const pack = decodePack(packWith(MAP), KNOWN);
    const config = configFrom({ humans: 'france' });
    expect(faith(startingState(config))).toBe('catholic');
    expect(faith(startingState({ ...config, pack }))).toBe('protestant');
  });

  test('counts at once in mid-game, but for what lies on the table; and goes again', () => {
    const say = (state: State, text: string): State =>
      scripted(europa, { state, seat: state.seat, input: europa.parseInput(text) }).state;
    const with_ = say(positionOf({}), `pack ${JSON.stringify(packWith(MAP))}`);
    expect([isHreArea(with_, area('tirol')), faith(with_)]).toEqual([false, 'catholic']);
    expect(isHreArea(say(with_, 'pack nobody'), area('tirol'))).toBe(true);
  });
});

test.each([
  ['an unknown Province', { provinces: { atlantis: {} } }, 'map.provinces.atlantis'],
  ['a Distant Port', { provinces: { canada: { faces: [] } } }, 'map.provinces.canada.faces'],
  ['a Distant island', { provinces: { canada: { island: true } } }, 'map.provinces.canada.island'],
  [
    'a Port without that coast',
    { provinces: { galicia: { faces: ['bay_of_biscay', 'baltic_sea'] } } },
    'map.provinces.galicia.faces[1]',
  ],
  [
    'Sea Zones that contradict each other',
    {
      seaZones: {
        north_sea: { adjacent: ['english_channel'] },
        english_channel: { adjacent: [] },
      },
    },
    'map.seaZones.north_sea.adjacent',
  ],
  ['a node at sea', { nodes: { Genoa: { areas: ['liguria'] } } }, 'map.nodes.Genoa'],
  [
    'a Province that this side does not show',
    { provinces: { kutahya: { size: { 1618: 'small' } } } },
    'map.provinces.kutahya.size.1618',
  ],
  [
    'a size that is none',
    { provinces: { burgos: { size: { 1444: 'huge' } } } },
    'map.provinces.burgos.size.1444',
  ],
  [
    'the number of a Province that is no Territory',
    { provinces: { burgos: { numbers: [3] } } },
    'map.provinces.burgos.numbers',
  ],
  [
    'a number that no die shows',
    { provinces: { canada: { numbers: [21] } } },
    'map.provinces.canada.numbers[0]',
  ],
  [
    'a number twice',
    { provinces: { canada: { numbers: [2, 2] } } },
    'map.provinces.canada.numbers[1]',
  ],
  ['an Area beside itself', { areas: { leon: { land: ['leon'] } } }, 'map.areas.leon.land[0]'],
  [
    'a Sea Zone beside itself',
    { seaZones: { north_sea: { adjacent: ['north_sea'] } } },
    'map.seaZones.north_sea.adjacent[0]',
  ],
  [
    'Areas that contradict each other',
    { areas: { castile: { land: ['portugal'] }, portugal: { land: ['leon'] } } },
    'map.areas.castile.land',
  ],
  ['a religion that is none', { areas: { tirol: { religion: 'x' } } }, 'map.areas.tirol.religion'],
])('a fault is told with its path: %s', (_, map, path) => {
  expect(() => decodePack(packWith(map), KNOWN)).toThrow(`bad data at ${path}:`);
});
