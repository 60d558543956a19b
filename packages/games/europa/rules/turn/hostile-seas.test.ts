import { describe, expect, test } from 'vitest';
import type { ChartRun } from '../../examples/chart-turn.ts';
import { playerNamed, positionOf, runChart } from '../../examples/chart-turn.ts';
import { NONE, realmOf, realms, seaZoneOf } from '../content.ts';
import { nprFleet } from './hostile-seas.ts';

/*
 * Ports on the Channel: Picardie is Burgundy's; Antwerpen, Brugge, Gent, Amsterdam and Zeeland belong
 * to its Vassals Brabant, Flanders and Holland; Rennes to Brittany. All are Small.
 */
const CHANNEL = 'english_channel';
const AT_WAR = { france: { wars: ['england'] } };
interface Row {
  readonly name: string;
  readonly wars: readonly string[];
  readonly position?: object;
  readonly players?: Readonly<Record<string, object>>;
  readonly ships: number;
  readonly of?: readonly string[];
}
const ROWS: readonly Row[] = [
  { name: 'nobody at peace', wars: [], ships: 0 },
  { name: 'an Enemy by its own Ports', wars: ['brittany'], ships: 1, of: ['brittany'] },
  {
    name: 'with the Ports of its Vassals',
    wars: ['burgundy'],
    ships: 6,
    of: ['burgundy', 'brabant', 'flanders', 'holland'],
  },
  {
    name: 'several Enemies together',
    wars: ['brittany', 'burgundy'],
    ships: 7,
    of: ['brittany', 'burgundy', 'brabant', 'flanders', 'holland'],
  },
  {
    name: 'an Active Ally of an Enemy, with all its Ports',
    wars: ['france'],
    players: { france: { ...AT_WAR.france, allies: ['brittany'], activeAllies: ['brittany'] } },
    ships: 1,
    of: ['brittany'],
  },
  {
    name: 'an Ally of an Enemy that was not called',
    wars: ['france'],
    players: { france: { ...AT_WAR.france, allies: ['brittany'] } },
    ships: 0,
  },
  {
    name: "no Vassal of a player: it adds nothing to its Overlord's Naval Capacity",
    wars: ['france'],
    position: { overlords: { brittany: 'france' } },
    players: AT_WAR,
    ships: 0,
  },
  {
    name: 'not one that a Ship of another of its Enemies faces already',
    wars: ['brittany', 'burgundy'],
    players: { castile: { wars: ['burgundy'], ships: [CHANNEL] } },
    ships: 1,
    of: ['brittany'],
  },
  {
    name: 'a Ship of somebody at peace with it does not hinder it',
    wars: ['brittany'],
    players: { castile: { ships: [CHANNEL] } },
    ships: 1,
    of: ['brittany'],
  },
  {
    name: 'no occupied Port',
    wars: ['burgundy'],
    position: { occupied: { antwerpen: 'rebels', zeeland: 'rebels' } },
    ships: 4,
    of: ['burgundy', 'flanders', 'holland'],
  },
];

describe('EU-15.9, EU-17.5: the Ships of Non-Player Realms in a Hostile Sea Zone', () => {
  test.each(ROWS)('$name', ({ wars, position = {}, players = {}, ships, of = [] }) => {
    const state = positionOf({ ...position, players: { england: { wars }, ...players } });
    const fleet = nprFleet(state, playerNamed(state, 'england'), seaZoneOf(CHANNEL) ?? NONE);
    expect(fleet.ships).toBe(ships);
    expect(fleet.realms.map((realm) => realms[realm]?.id)).toEqual(of);
  });
});

describe('the same battle, however it comes to it', () => {
  const mat = { army: 9, reserve: 0, available: 5 };
  const NAVAL = ['NA1', 'NA2', 'NA3', 'NA3b', 'NB1', 'NB8'];
  /** The icons on as many dice as there are Ports. */
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
    // England's Ports on the Channel count as six, without London as four: six icons sink its Ship.
    const occupied = { london: 'rebels' };
    const enemies = ['brittany', 'burgundy'];
    expect(placed(enemies, occupied, '7').path.slice(0, 6)).toEqual(NAVAL);
    expect(() => placed(enemies, occupied, '8')).toThrow('kernel.scriptNotOffered');
  });

  test('EU-15.1: War is declared', () => {
    // Lisboa (Large), Porto and Madeira face the Central Atlantic. Without Galicia and Sevilla Castile
    // has one Port on it: three icons sink its Ship.
    const occupied = { galicia: 'rebels', sevilla: 'rebels' };
    expect(declared('portugal', 'central_atlantic', occupied, '4').path).toContain('NB8');
    expect(() => declared('portugal', 'central_atlantic', occupied, '5')).toThrow(
      'kernel.scriptNotOffered',
    );
  });

  test('EU-15.1: a Port fights in the seas that it faces', () => {
    // Navarra's only Port faces the Bay of Biscay. Then the army marches in, against one die.
    expect(declared('navarra', 'western_mediterranean', {}, '0').path).not.toContain('NB8');
    expect(declared('navarra', 'bay_of_biscay', {}).path).toContain('NB8');
  });

  test('EU-17.5: all its Ports on the zone fight', () => {
    // Bizerte, Sousse, Tripoli and Tunis face the Central Mediterranean.
    const { path } = declared('tunis', 'central_mediterranean', {}, '4');
    expect(path).toContain('NB8');
  });

  test('EU-17.5: dice that decide nothing are not rolled', () => {
    // Seven Ships: England's Ports count as six, so that eight icons would sink its Ship.
    const { path, told } = placed(['brittany', 'burgundy'], {});
    expect(path).toEqual([...NAVAL, 'NB9', 'NB11']);
    expect(told).toContain('see.nprTooFew n=7 realm=brittany who=england');
    // Rennes faces the Channel, Nantes the Bay of Biscay alone: the Ship goes where the enemy is.
    expect(placed(['brittany'], {}).told[0]).toContain('zone=english_channel');
    expect(placed(['brittany'], { rennes: 'rebels' }).told[0]).toContain('zone=bay_of_biscay');
  });

  test('EU-15.1: where the Ship of a bot is fought, Non-Player Realms sail beside it', () => {
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
