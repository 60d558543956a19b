import { describe, expect, test } from 'vitest';
import type { ChartRun } from '../../examples/chart-turn.ts';
import { playerNamed, positionOf, runChart } from '../../examples/chart-turn.ts';
import { NONE, realmOf, realms, seaZoneOf } from '../content.ts';
import { nprFleet } from './hostile-seas.ts';

/*
 * Ports on the Channel: Picardie is Burgundy's; Antwerpen, Brugge, Gent, Amsterdam and Zeeland belong
 * to its Vassals Brabant, Flanders and Holland; Nantes and Rennes to Brittany. All are Small. Of
 * Picardie, Antwerpen, Brugge and Gent it is certain that they face the Channel.
 */
const CHANNEL = 'english_channel';
const AT_WAR = { france: { wars: ['england'] } };
interface Row {
  readonly name: string;
  readonly wars: readonly string[];
  readonly position?: object;
  readonly players?: Readonly<Record<string, object>>;
  /** What is certain, and with all Ports that may face the Channel. */
  readonly ships: readonly [number, number];
  readonly of?: readonly string[];
}
const ROWS: readonly Row[] = [
  { name: 'nobody at peace', wars: [], ships: [0, 0] },
  { name: 'an Enemy by its own Ports', wars: ['brittany'], ships: [0, 2], of: ['brittany'] },
  {
    name: 'with the Ports of its Vassals',
    wars: ['burgundy'],
    ships: [4, 6],
    of: ['burgundy', 'brabant', 'flanders', 'holland'],
  },
  {
    name: 'several Enemies together',
    wars: ['brittany', 'burgundy'],
    ships: [4, 8],
    of: ['brittany', 'burgundy', 'brabant', 'flanders', 'holland'],
  },
  {
    name: 'an Active Ally of an Enemy, with all its Ports',
    wars: ['france'],
    players: { france: { ...AT_WAR.france, allies: ['brittany'], activeAllies: ['brittany'] } },
    ships: [0, 2],
    of: ['brittany'],
  },
  {
    name: 'an Ally of an Enemy that was not called',
    wars: ['france'],
    players: { france: { ...AT_WAR.france, allies: ['brittany'] } },
    ships: [0, 0],
  },
  {
    name: "no Vassal of a player: it adds nothing to its Overlord's Naval Capacity",
    wars: ['france'],
    position: { overlords: { brittany: 'france' } },
    players: AT_WAR,
    ships: [0, 0],
  },
  {
    name: 'not one that a Ship of another of its Enemies faces already',
    wars: ['brittany', 'burgundy'],
    players: { castile: { wars: ['burgundy'], ships: [CHANNEL] } },
    ships: [0, 2],
    of: ['brittany'],
  },
  {
    name: 'a Ship of somebody at peace with it does not hinder it',
    wars: ['brittany'],
    players: { castile: { ships: [CHANNEL] } },
    ships: [0, 2],
    of: ['brittany'],
  },
  {
    name: 'no occupied Port',
    wars: ['brittany'],
    position: { occupied: { nantes: 'rebels' } },
    ships: [0, 1],
    of: ['brittany'],
  },
];

describe('EU-15.9, EU-17.5: the Ships of Non-Player Realms in a Hostile Sea Zone', () => {
  test.each(ROWS)('$name', ({ wars, position = {}, players = {}, ships, of = [] }) => {
    const state = positionOf({ ...position, players: { england: { wars }, ...players } });
    const fleet = nprFleet(state, playerNamed(state, 'england'), seaZoneOf(CHANNEL) ?? NONE);
    expect([fleet.least, fleet.most]).toEqual(ships);
    expect(fleet.realms.map((realm) => realms[realm]?.id)).toEqual(of);
  });
});

describe('the same battle, however it comes to it', () => {
  const mat = { army: 9, reserve: 0, available: 5 };
  const NAVAL = ['NA1', 'NA2', 'NA3', 'NA3b', 'NB1', 'NB8'];
  /** How many Ports face the Channel, where it is not certain; then the icons on as many dice. */
  const placed = (wars: readonly string[], occupied: object, ...choices: readonly string[]) => {
    const england = { wars, ships: ['doggerbank'], mat };
    return runChart('naval', { position: { occupied, players: { england } } }, { choices });
  };
  const declared = (
    on: string,
    zone: string,
    occupied: object,
    ...choices: readonly string[]
  ): ChartRun => {
    const castile = { ships: [zone], mat, claims: [] };
    const target = { realm: realmOf(on) ?? NONE, area: NONE };
    return runChart(
      'military',
      {
        bot: 'castile',
        position: { occupied, players: { castile } },
        turn: () => ({ target, isDirect: true }),
      },
      { choices },
    );
  };

  test('EU-15.9: a Ship is placed', () => {
    // England's Ports on the Channel count as seven, without London as five: seven icons sink its Ship.
    const occupied = { london: 'rebels' };
    const enemies = ['brittany', 'burgundy'];
    expect(placed(enemies, occupied, '8', '8').path.slice(0, 6)).toEqual(NAVAL);
    expect(() => placed(enemies, occupied, '8', '9')).toThrow('kernel.scriptNotOffered');
    expect(() => placed(enemies, occupied, '3', '3')).toThrow('kernel.scriptNotOffered');
  });

  test('EU-15.1: War is declared', () => {
    // Beira, Lisboa (Large), Porto and Madeira certainly face the Central Atlantic, Ceuta may.
    // Castile's Canarias and Sevilla (Large) are three Ports without Galicia: five icons sink its Ship.
    const occupied = { galicia: 'rebels' };
    expect(declared('portugal', 'central_atlantic', occupied, '6', '6').path).toContain('NB8');
    expect(() => declared('portugal', 'central_atlantic', occupied, '5', '6')).toThrow(
      'kernel.scriptNotOffered',
    );
  });

  test('R-GEO-5: one Port that may face three seas does not fight in all of them', () => {
    // Navarra's only Port may face the Bay of Biscay, the Gulf of Lion and the Western Mediterranean.
    const war = (...choices: readonly string[]) =>
      declared('navarra', 'western_mediterranean', {}, ...choices).path;
    // Then the army marches in, against one die; but a single Ship cannot sink Castile's.
    expect(war('0', '0')).not.toContain('NB8');
    expect(war('1')).toContain('NB8');
  });

  test('R-GEO-5: what is certain is not asked', () => {
    // Bizerte, Sousse, Tripoli and Tunis face the Central Mediterranean.
    const { path } = declared('tunis', 'central_mediterranean', {}, '4');
    expect(path).toContain('NB8');
  });

  test('R-GEO-5, EU-17.5: nor what decides nothing', () => {
    // Four Ships or eight: England's Ports count as seven, so that nine icons would sink its Ship.
    const { path, told } = placed(['brittany', 'burgundy'], {});
    expect(path).toEqual([...NAVAL, 'NB9', 'NB11']);
    expect(told).toContain('see.nprTooFew n=8 realm=brittany who=england');
    // Two Ships or none: whether there is a battle at all.
    expect(placed(['brittany'], {}, '0').path).not.toContain('NB8');
    expect(placed(['brittany'], {}, '2').path).toContain('NB8');
  });

  test('R-GEO-5, EU-15.1: nor where the Ship of a bot is fought', () => {
    // Portugal sails beside Castile, for which nobody asks whether Ceuta faces the Central Atlantic.
    const portugal = { allies: ['portugal'], activeAllies: ['portugal'] };
    const ships = ['central_atlantic'];
    const england = { ships, mat, claims: ['leon'], allies: [] };
    const players = { england, castile: { ships, ...portugal } };
    const target = { realm: realmOf('castile') ?? NONE, area: NONE };
    const { path } = runChart('military', {
      position: { players },
      turn: () => ({ target, isDirect: true }),
    });
    expect(path.slice(-3)).toEqual(['NB1', 'NB6', 'NB7']);
  });
});
