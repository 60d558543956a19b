import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf } from '../../examples/chart-turn.ts';
import { area, province, realm } from '../../examples/phase-position.ts';
import { areSeasAdjacent } from '../adjacency.ts';
import { isHreArea } from '../board.ts';
import { militaryCapacity } from '../capacity.ts';
import { configFrom } from '../config-words.ts';
import type { SeaZone } from '../content.ts';
import { NONE, seaZoneOf, tradeNodes } from '../content.ts';
import { europa } from '../module.ts';
import { RELIGIONS } from '../numbers.ts';
import { startingState } from '../setup.ts';
import type { State } from '../state.ts';
import { isPort, mayFace, portsAt } from '../turn/ships-and-ports.ts';
import { areasToFree } from '../turn/siege.ts';
import { nodesToTrade } from '../turn/trade.ts';
import { decodePack } from './decode.ts';
import { KNOWN } from './known.ts';

/** What an owner of the board corrects: the facts that the game has with low confidence. */
const packWith = (map: object) => ({ format: 1, name: 'board', map });
const tableWith = (map: object, position: object = {}): State =>
  positionOf({ ...position, pack: packWith(map) });
const zone = (id: string): SeaZone => seaZoneOf(id) ?? NONE;

describe('the Port of a Province', () => {
  // Galicia opens on the Bay of Biscay or on the Central Atlantic: as given, nobody knows.
  const galicia = (...faces: string[]) => tableWith({ provinces: { galicia: { faces } } });
  const biscay = zone('bay_of_biscay');

  test('faces the Sea Zones that the pack names, for certain', () => {
    const capacity = ({ map }: State) => militaryCapacity(map, realm('castile'), area('aquitaine'));
    expect(capacity(positionOf({}))).toEqual({ least: 0, most: 1 });
    expect(capacity(galicia('bay_of_biscay'))).toEqual({ least: 1, most: 1 });
    expect(capacity(galicia('central_atlantic'))).toEqual({ least: 0, most: 0 });
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
    expect(mayFace(inland, province('salamanca'), biscay)).toBe(true);
  });
});

test('borders of Sea Zones go both ways', () => {
  const [north, channel, skagerrak] = ['north_sea', 'english_channel', 'skagerrak'].map(zone) as [
    SeaZone,
    SeaZone,
    SeaZone,
  ];
  const beside = ({ map }: State, one: SeaZone, other: SeaZone) => [
    areSeasAdjacent(map.facts, one, other),
    areSeasAdjacent(map.facts, other, one),
  ];
  const given = positionOf({});
  expect([beside(given, north, channel), beside(given, north, skagerrak)]).toEqual([
    [false, false],
    [true, true],
  ]);
  const other = tableWith({ seaZones: { north_sea: { adjacent: ['english_channel'] } } });
  expect([beside(other, north, channel), beside(other, north, skagerrak)]).toEqual([
    [true, true],
    [false, false],
  ]);
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
  ['a Distant Province', { provinces: { canada: { faces: [] } } }, 'map.provinces.canada'],
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
  ['a religion that is none', { areas: { tirol: { religion: 'x' } } }, 'map.areas.tirol.religion'],
])('a fault is told with its path: %s', (_, map, path) => {
  expect(() => decodePack(packWith(map), KNOWN)).toThrow(`bad data at ${path}:`);
});
