import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import type { ChartStart } from '../../examples/chart-turn.ts';
import { INTRODUCTORY, playerNamed, positionOf, runChart } from '../../examples/chart-turn.ts';
import { configFrom } from '../config-words.ts';
import type { TradeNode } from '../content.ts';
import { NONE, tradeNodeOf, tradeNodes } from '../content.ts';
import { europa } from '../module.ts';
import { nodesToTrade } from './trade.ts';

/*
 * At the start England has ships in the English Channel and the Eastern Atlantic, Castile in the
 * Central Atlantic and the Western Mediterranean. So England is connected to the nodes Bordeaux and
 * English Channel, Castile to Bordeaux, Genoa and Sevilla; and England to Champagne, which lies in Seine
 * beside its Towns Caux, Maine and Normandie.
 */
type Words = Readonly<Record<string, string>>;
const nodeNamed = (id: string): TradeNode => tradeNodeOf(id) ?? NONE;
const nodesOf = (position: object, who: string, words: Words = {}): readonly string[] => {
  const state = positionOf(position, configFrom({ humans: 'france', ...words }));
  const player = playerNamed(state, who);
  return nodesToTrade(state, player).map((node) => tradeNodes[node]?.id ?? '');
};

describe('which nodes a realm can trade in', () => {
  const england = (fields: object) => ({ players: { england: fields } });
  const castile = (fields: object) => ({ players: { castile: fields } });
  const NO_NORMANDY = { owner: { caux: 'brittany', maine: 'brittany', normandie: 'brittany' } };
  const BESIDE_SEINE = ['Bordeaux', 'Champagne', 'English Channel'];
  /** From Normandy on; none in Seine, which borders on the Channel itself. */
  const WAY_TO_LION = { loire: 1, languedoc: 1 };
  test.each<[string, object, string, readonly string[]]>([
    ['ships beside two nodes', NO_NORMANDY, 'england', ['Bordeaux', 'English Channel']],
    ['ships beside three', {}, 'castile', ['Bordeaux', 'Genoa', 'Sevilla']],
    [
      'a ship in the Channel only',
      { ...NO_NORMANDY, ...england({ ships: ['english_channel'] }) },
      'england',
      ['English Channel'],
    ],
    ['ports without a ship', england({ ships: [] }), 'england', []],
    [
      'a ship that no chain joins to the capital',
      england({ ships: ['black_sea', 'english_channel'] }),
      'england',
      ['Champagne', 'English Channel'],
    ],
    [
      'a chain of Influence from the Channel to the Gulf of Lion',
      england({
        ships: ['english_channel', 'gulf_of_lion'],
        influence: { seine: 1, burgundy: 1, lombardy: 1 },
      }),
      'england',
      ['Champagne', 'English Channel', 'Genoa'],
    ],
    [
      'the same chain with a gap',
      england({ ships: ['english_channel', 'gulf_of_lion'], influence: { seine: 1, lombardy: 1 } }),
      'england',
      ['Champagne', 'English Channel'],
    ],
    ['a town beside an inland node', {}, 'france', ['Bordeaux', 'Champagne', 'Genoa']],
    [
      'an inland town across the Channel',
      { owner: { paris: 'england' } },
      'england',
      ['Bordeaux', 'Champagne', 'English Channel'],
    ],
    [
      'the same town without the ships between',
      { owner: { paris: 'england' }, ...england({ ships: [], influence: {} }) },
      'england',
      [],
    ],
    [
      'influence beside an inland node is not enough',
      { ...NO_NORMANDY, ...england({ influence: { seine: 3 } }) },
      'england',
      ['Bordeaux', 'English Channel'],
    ],
    [
      'a ship on a Distant Continent',
      england({ ships: ['english_channel', 'eastern_atlantic', 'caribbean_sea'] }),
      'england',
      ['Bordeaux', 'Champagne', 'English Channel', 'North America'],
    ],
    [
      'a ship on a Distant Continent, and none on the way there',
      england({ ships: ['english_channel', 'caribbean_sea'] }),
      'england',
      ['Champagne', 'English Channel'],
    ],
    ['R-TRADE-1: a town in an Area beside that of the node', {}, 'england', BESIDE_SEINE],
    [
      'R-TRADE-1: a town beside a desert, not behind the Areas around it',
      { owner: { tlemcen: 'castile' }, ...castile({ ships: ['western_mediterranean'] }) },
      'castile',
      ['Genoa', 'Maghreb', 'Sevilla'],
    ],
    [
      'R-TRADE-1: Northern Morocco lies behind Algiers',
      { owner: { fez: 'castile' }, ...castile({ ships: ['western_mediterranean'] }) },
      'castile',
      ['Genoa', 'Sevilla'],
    ],
  ])('EU-12.4, R-TRADE-1: %s', (_, position, who, expected) => {
    expect(nodesOf(position, who)).toEqual(expected);
  });

  test.each<[string, object, readonly string[], readonly string[]]>([
    [
      'lie beside a node',
      { occupied: { caux: 'rebels', maine: 'rebels', normandie: 'rebels' } },
      BESIDE_SEINE,
      ['Bordeaux', 'English Channel'],
    ],
    [
      'are links of a chain',
      {
        occupied: { caux: 'france', maine: 'france', normandie: 'france' },
        ...england({ ships: ['english_channel', 'gulf_of_lion'], influence: WAY_TO_LION }),
      },
      ['Champagne', 'English Channel', 'Genoa'],
      ['English Channel'],
    ],
    [
      'do so where one of them is free',
      { occupied: { caux: 'rebels', maine: 'rebels' } },
      BESIDE_SEINE,
      BESIDE_SEINE,
    ],
  ])('R-TRADE-2: Towns that others occupy %s, or not', (_, position, ours, other) => {
    expect(nodesOf(position, 'england')).toEqual(ours);
    expect(nodesOf(position, 'england', { occupiedTowns: 'cutOff' })).toEqual(other);
  });

  const OWN_AREA = { inlandNode: 'ownArea' };
  test.each<[string, object, string, readonly string[]]>([
    ['not a town in an Area beside it', {}, 'england', ['Bordeaux', 'English Channel']],
    ['a town in its own', { owner: { paris: 'england' } }, 'england', BESIDE_SEINE],
    [
      'a desert has no other Area than those around it',
      { owner: { tlemcen: 'castile' }, ...castile({ ships: ['western_mediterranean'] }) },
      'castile',
      ['Genoa', 'Maghreb', 'Sevilla'],
    ],
  ])('R-TRADE-1, only the Area of the node: %s', (_, position, who, expected) => {
    expect(nodesOf(position, who, OWN_AREA)).toEqual(expected);
  });
});

describe('NAVAL', () => {
  /** All ships are placed, so that the action is the trade alone. */
  const trade = (start: ChartStart) => {
    const { told, me, state } = runChart('naval', start);
    const isTrade = (line: string) => !line.startsWith('do.placeShip');
    return { told: told.filter(isTrade), me, state };
  };
  const BOTH = ['do.moveMerchant node=Bordeaux who=castile', 'do.gainPower n=2 who=castile'];
  const PRESTIGE = 'do.gainPrestige n=1 who=england';
  // Bordeaux before English Channel in the alphabet. Castile is connected to Bordeaux only.
  test.each<[string, object, readonly string[]]>([
    [
      'no Pirates: the first in the alphabet',
      {},
      [
        'do.moveMerchant node=Bordeaux who=england',
        'do.gainPower n=2 who=england',
        ...BOTH,
        PRESTIGE,
      ],
    ],
    [
      'Pirates at Bordeaux: the Channel pays more, Castile has no part in it',
      { Bordeaux: 1, Champagne: 1 },
      ['do.gainPower n=2 who=england', PRESTIGE],
    ],
    [
      'Pirates everywhere: less, and one of them goes',
      { Bordeaux: 1, Champagne: 1, 'English Channel': 1, 'North Sea': 1 },
      [
        'do.moveMerchant node=Bordeaux who=england',
        'do.gainPower n=1 who=england',
        'do.removePirate node=Bordeaux',
        ...BOTH,
        PRESTIGE,
      ],
    ],
    [
      'never less than nothing, and Castile meets two Pirates still there',
      { Bordeaux: 3, Champagne: 3, 'English Channel': 3, 'North Sea': 3 },
      ['do.moveMerchant node=Bordeaux who=england', 'do.removePirate node=Bordeaux', PRESTIGE],
    ],
  ])('EU-12.1, EU-12.2, EU-12.3, EU-22.7: %s', (_, pirates, expected) => {
    expect(trade({ position: { pirates } }).told).toEqual(expected);
  });

  test('EU-22.7: a Distant node pays 3, and without Missions there is no Prestige', () => {
    const ships = ['caribbean_sea', 'eastern_atlantic', 'english_channel'];
    const position = { players: { england: { ships } } };
    const config = configFrom({ humans: 'france', missions: 'no' });
    const { told, me } = trade({ position, config });
    expect(told).toEqual([
      'do.moveMerchant node=North America who=england',
      'do.gainPower n=3 who=england',
    ]);
    expect(me.mat.available).toBe(12);
    expect(me.prestige).toBe(0);
  });

  // Lancashire, Pale and Wales face the Northeastern Atlantic; Bordeaux, a Large Port, the Bay of Biscay;
  // Essex and Northumberland the Doggerbank.
  test.each([
    ['three against two', {}, 'northeastern_atlantic'],
    ['the alphabet among equals', { pale: 'rebels' }, 'bay_of_biscay'],
  ])('EU-22.7: the ship goes where most own ports are: %s', (_, occupied, zone) => {
    const { told } = runChart('naval', { position: { occupied } });
    expect(told[0]).toBe(`do.placeShip who=england zone=${zone}`);
  });

  test('EU-22.7: at War first where an enemy ship lies, and a battle follows', () => {
    const position = {
      players: {
        england: { wars: ['castile'], ships: ['eastern_atlantic'] },
        castile: { wars: ['england'], ships: ['bay_of_biscay'] },
      },
    };
    // Two bots: England has a hit for its ports, so Castile with one die could tie at best.
    const { told, path } = runChart('naval', { position });
    expect(told[0]).toBe('do.placeShip who=england zone=bay_of_biscay');
    expect(path.slice(0, 5)).toEqual(['NA1', 'NA2', 'NA3', 'NA3b', 'NB1']);
  });
});

describe('a human trades', () => {
  const lines = (position: object, id: string, isMercantilist = false): readonly string[] => {
    const input = { kind: 'trade', node: nodeNamed(id), isMercantilist } as const;
    const state = positionOf(position);
    return scripted(europa, { state, seat: seat(0), input }).happenings.map(showMessage);
  };
  const moved = (who: string, node: string) => `do.moveMerchant node=${node} who=${who}`;
  const gained = (who: string, n: number) => `do.gainPower n=${n} who=${who}`;
  const PARIS = { owner: { paris: 'england' } };
  const CARIBBEAN = { players: { castile: { ships: ['caribbean_sea', 'central_atlantic'] } } };
  test.each<[string, object, string, boolean, readonly string[]]>([
    [
      'both bots are connected',
      {},
      'Bordeaux',
      false,
      [
        moved('castile', 'Bordeaux'),
        gained('castile', 2),
        moved('england', 'Bordeaux'),
        gained('england', 2),
      ],
    ],
    ['the Merchant is there already', {}, 'Sevilla', false, [gained('castile', 2)]],
    ['nobody is connected', {}, 'Wien', false, []],
    ['one Pirate', { pirates: { Sevilla: 1 } }, 'Sevilla', false, [gained('castile', 1)]],
    [
      'two Pirates: no income, and no Merchant moves',
      { pirates: { Genoa: 2 } },
      'Genoa',
      false,
      [],
    ],
    ['Mercantilism', {}, 'Sevilla', true, [gained('castile', 1)]],
    ['Mercantilism and a Pirate', { pirates: { Sevilla: 1 } }, 'Sevilla', true, []],
    [
      'inland, with a town beside the node',
      PARIS,
      'Champagne',
      false,
      [moved('england', 'Champagne'), gained('england', 2)],
    ],
    [
      'inland, with Mercantilism',
      PARIS,
      'Champagne',
      true,
      [moved('england', 'Champagne'), gained('england', 1)],
    ],
    [
      'Distant',
      CARIBBEAN,
      'North America',
      false,
      [moved('castile', 'North America'), gained('castile', 3)],
    ],
  ])('EU-12.4: %s', (_, position, node, isMercantilist, expected) => {
    expect(lines(position, node, isMercantilist)).toEqual(expected);
  });

  test('EU-12.1: a bot has one Merchant, and it is nowhere else', () => {
    const state = positionOf({}, INTRODUCTORY);
    const input = { kind: 'trade', node: nodeNamed('Bordeaux'), isMercantilist: false } as const;
    const after = scripted(europa, { state, seat: seat(0), input }).state;
    expect(playerNamed(after, 'england').merchant).toBe(nodeNamed('Bordeaux'));
  });
});
