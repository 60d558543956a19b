import { describe, expect, test } from 'vitest';
import { decodePack, readPack } from './decode.ts';
import { emptyPack } from './empty.ts';
import { encodePack, packJson } from './encode.ts';
import { KNOWN } from './known.ts';
import type { Pack } from './types.ts';

const EMPTY = emptyPack('mine');
const FULL: Pack = {
  format: 1,
  name: 'Austria, „z książki”',
  charts: [
    {
      id: 'unrest',
      nodes: [
        { id: 'UN2', amounts: { towns: 3 } },
        { id: 'UN1', edges: { no: 'UN5' } },
        { id: 'UN5', kind: 'end', do: 'nothing', text: { en: 'Nothing happens.', cs: 'Nic.' } },
        { id: '__proto__', kind: 'roll', fact: 'x', edges: { '1-3': 'UN5', '4-6': 'spy' } },
      ],
      removed: ['UN3'],
    },
    { id: 'siege', nodes: [], removed: ['SI1'] },
  ],
  cards: [
    { number: 5, cost: 2, warAction: null, discardIcon: 'military' },
    { number: 13, topAction: 'spy', secondAction: null, discardIcon: null },
  ],
  decks: [
    { realm: 'austria', age: 1, removed: [9, 10] },
    { realm: 'austria', age: 2, removed: [] },
  ],
  targets: [
    {
      realm: 'austria',
      kind: 'military',
      chart: [
        {
          on: '1-3',
          target: { kind: 'realm', id: 'venice' },
          substitute: { kind: 'ownerOf', id: 'wien' },
          children: [],
        },
        {
          on: '4-6',
          target: { kind: 'realmIn', id: 'lombardy' },
          children: [{ on: '1-6', target: { kind: 'territory', id: 'bahia' }, children: [] }],
        },
      ],
    },
    { realm: 'austria', kind: 'diplomatic', chart: [] },
    { realm: 'france', kind: 'military', chart: [] },
  ],
  dice: { infantry: ['hit', 'blank', 'hit'], artillery: ['blank'], exploration: [1, 'skull', 4] },
  map: {
    provinces: {
      galicia: { size: { 1444: 'large', 1618: 'small' }, faces: ['bay_of_biscay'] },
      corsica: { island: true },
      canada: { numbers: [3] },
    },
    seaZones: { north_sea: { adjacent: ['english_channel'] } },
    areas: { tirol: { land: ['austria'], hre: false, religion: 'protestant' } },
    nodes: { Kazan: { areas: ['kazan', 'vologda'] } },
  },
};

describe('a pack written to a file', () => {
  test.each([
    ['an empty one', EMPTY],
    ['one with everything', FULL],
  ])('is read back as it was: %s', (_, pack) => {
    expect(decodePack(encodePack(pack), KNOWN)).toEqual(pack);
    expect(readPack(packJson(pack), KNOWN)).toEqual(pack);
  });

  test('names nothing that it does not change', () => {
    expect(encodePack(EMPTY)).toEqual({ format: 1, name: 'mine' });
  });

  test('has the form of docs/rules-pack.md', () => {
    expect(encodePack(FULL)).toMatchObject({
      charts: { unrest: { nodes: { UN2: { amounts: { towns: 3 } } }, removed: ['UN3'] } },
      cards: { 5: { cost: 2, warAction: null, discardIcon: 'military' } },
      targets: { austria: { military: [{ on: '1-3', target: { realm: 'venice' } }, {}] } },
    });
  });
});
