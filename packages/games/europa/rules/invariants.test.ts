import { describe, expect, test } from 'vitest';
import { area, playerNamed, positionOf, province, realm } from '../examples/phase-position.ts';
import type { Realm } from './content.ts';
import { NONE } from './content.ts';
import { setOwner } from './holdings.ts';
import { invariants } from './invariants.ts';
import type { Player, State } from './state.ts';

type Break = (state: State, france: Player) => void;
const ROWS: readonly (readonly [string, string, Break])[] = [
  [
    'a bot has its thirty cubes, no more',
    '31 cubes',
    (_, { mat }) => {
      mat.available = 25;
    },
  ],
  [
    'units are in the reserve or in the army',
    '21 units',
    (_, { mat }) => {
      mat.reserve = 17;
    },
  ],
  [
    'units are in the reserve or in the army',
    'more units lie than there are',
    (_, { mat }) => {
      mat.laidDown = 5;
    },
  ],
  [
    'an army on the map has units',
    'no unit',
    (_, france) => {
      france.armyAt = area('seine');
      france.mat.army = 0;
    },
  ],
  [
    'every Bot card is in one place',
    'a card twice',
    (_, { deck }) => {
      deck.used.push(deck.draw[0] as number);
    },
  ],
  [
    'every Bot card is in one place',
    'a card nowhere',
    (_, { deck }) => {
      deck.draw.pop();
    },
  ],
  [
    'claims, cores, alliances, marriages and ships within their numbers',
    'three Cores',
    (_, france) => {
      france.cores = ['seine', 'loire', 'tirol'].map(area);
    },
  ],
  [
    'claims, cores, alliances, marriages and ships within their numbers',
    'an Ally twice',
    (_, { allies }) => {
      allies.push(allies[0] as Realm);
    },
  ],
  [
    'influence within an area',
    'six in an area',
    (_, { influence }) => {
      influence[area('lombardy')] = 6;
    },
  ],
  [
    'nothing lies where no province is',
    'its own occupier',
    (state) => {
      state.occupier[province('paris')] = realm('france');
    },
  ],
  [
    'nothing lies where no province is',
    'occupied, and nobody’s',
    (state) => {
      setOwner(state.map.owner, province('paris'), NONE);
      state.occupier[province('paris')] = realm('england');
    },
  ],
  [
    'war and truce exclude each other, and both sides know of a war',
    'only one side knows',
    (_, { wars }) => {
      wars.push(realm('england'));
    },
  ],
  [
    'war and truce exclude each other, and both sides know of a war',
    'at War and Truce',
    (_, { wars, truces }) => {
      wars.push(realm('scotland'));
      truces.push(realm('scotland'));
    },
  ],
  [
    'no negative Prestige',
    'less than nothing',
    (_, france) => {
      france.prestige = -1;
    },
  ],
  [
    'the seat on turn is at the table',
    'it is out',
    (state) => {
      state.order = state.order.filter((seat) => seat !== state.seat);
    },
  ],
];

describe('invariants', () => {
  const broken = (state: State) =>
    invariants.filter(({ check }) => check(state) !== undefined).map(({ name }) => name);

  test('hold at the start', () => {
    expect(broken(positionOf())).toEqual([]);
  });

  test.each(ROWS)('%s: %s', (name, _, change) => {
    const state = positionOf();
    change(state, playerNamed(state, 'france'));
    expect(broken(state)).toEqual([name]);
  });
});
