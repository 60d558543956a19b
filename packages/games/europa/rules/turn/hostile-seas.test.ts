import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf, runChart } from '../../examples/chart-turn.ts';
import { NONE, realmOf, realms, seaZoneOf } from '../content.ts';
import { nprFleet } from './hostile-seas.ts';

/*
 * Ports on the Channel: Picardie is Burgundy's; Antwerpen, Brugge, Gent, Amsterdam and Zeeland belong
 * to its Vassals Brabant, Flanders and Holland; Nantes and Rennes to Brittany. All are Small.
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
  { name: 'an Enemy by its own Ports', wars: ['brittany'], ships: 2, of: ['brittany'] },
  {
    name: 'with the Ports of its Vassals',
    wars: ['burgundy'],
    ships: 6,
    of: ['burgundy', 'brabant', 'flanders', 'holland'],
  },
  {
    name: 'several Enemies together',
    wars: ['brittany', 'burgundy'],
    ships: 8,
    of: ['brittany', 'burgundy', 'brabant', 'flanders', 'holland'],
  },
  {
    name: 'an Active Ally of an Enemy, with all its Ports',
    wars: ['france'],
    players: { france: { ...AT_WAR.france, allies: ['brittany'], activeAllies: ['brittany'] } },
    ships: 2,
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
    ships: 2,
    of: ['brittany'],
  },
  {
    name: 'a Ship of somebody at peace with it does not hinder it',
    wars: ['brittany'],
    players: { castile: { ships: [CHANNEL] } },
    ships: 2,
    of: ['brittany'],
  },
  {
    name: 'no occupied Port',
    wars: ['brittany'],
    position: { occupied: { nantes: 'rebels' } },
    ships: 1,
    of: ['brittany'],
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
  /** England has ten Ports on the Channel, London a Large one: as many icons as dice sink nothing. */
  const icons = (n: number) => ({ choices: [String(n)] });

  test('EU-15.9: a Ship is placed', () => {
    const england = { wars: ['brittany', 'burgundy'], ships: ['doggerbank'], mat };
    const naval = (n: number) =>
      runChart('naval', { position: { players: { england } } }, icons(n));
    expect(naval(8).path.slice(0, 6)).toEqual(['NA1', 'NA2', 'NA3', 'NA3b', 'NB1', 'NB8']);
    expect(() => naval(9)).toThrow('kernel.scriptNotOffered');
  });

  test('EU-15.1: War is declared', () => {
    const england = { ships: [CHANNEL], mat, claims: ['burgundy'] };
    const declared = (n: number) =>
      runChart(
        'military',
        {
          position: { players: { england, france: { allies: [] } } },
          turn: () => ({
            target: { realm: realmOf('burgundy') ?? NONE, area: NONE },
            isDirect: true,
          }),
        },
        icons(n),
      );
    expect(declared(6).path).toContain('NB8');
    expect(() => declared(7)).toThrow('kernel.scriptNotOffered');
  });
});
