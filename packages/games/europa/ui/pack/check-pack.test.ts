import { kernelMessage } from '@empty-chair/kernel/errors';
import { describe, expect, test } from 'vitest';
import type { Pack } from '../../rules/pack-view.ts';
import { emptyPack, OWN_RULES, packJson } from '../../rules/pack-view.ts';
import { addNode, removeNode, setEdge } from './chart-edits.ts';
import { faultOfPack, packFrom, placeOfFault } from './check-pack.ts';

const RULES = OWN_RULES;
const EMPTY = emptyPack('mine');
const withDeck: Pack = { ...EMPTY, decks: [{ realm: 'austria', age: 3, removed: [25] }] };

describe('a fault is found at once, with the place to go to', () => {
  test('a new node that nothing leads to, until an edge does', () => {
    const { pack, id } = addNode(RULES, EMPTY, 'siege', 'end');
    const fault = faultOfPack(RULES, pack);
    expect(fault?.path).toBe('charts.siege.nodes.SI7');
    expect(fault && placeOfFault(fault, pack)).toEqual({
      tab: 'charts',
      chart: 'siege',
      node: 'SI7',
    });
    const linked = setEdge(RULES, pack, { chart: 'siege', node: 'SI2' }, 'no', id);
    expect(faultOfPack(RULES, linked)).toBeUndefined();
  });

  test('an edge to a removed node points at the node that it leaves', () => {
    const pack = removeNode(RULES, EMPTY, { chart: 'siege', node: 'SI2' });
    const fault = faultOfPack(RULES, pack);
    expect(fault?.path).toBe('charts.siege.nodes.SI1.edges.next');
    expect(fault && placeOfFault(fault, pack)).toMatchObject({ chart: 'siege', node: 'SI1' });
  });

  test('a deck, a card, a targeting chart, or the file as a whole', () => {
    const fault = faultOfPack(RULES, withDeck);
    expect(fault && placeOfFault(fault, withDeck)).toEqual({
      tab: 'decks',
      realm: 'austria',
      age: 3,
    });
    const place = (path: string) =>
      placeOfFault({ path, reason: kernelMessage('data.missing') }, EMPTY);
    expect(place('cards.5.cost')).toEqual({ tab: 'cards', card: 5 });
    expect(place('targets.austria.diplomatic[0].on')).toEqual({
      tab: 'targets',
      realm: 'austria',
      kind: 'diplomatic',
    });
    expect(place('map.areas.leon.land[0]')).toEqual({ tab: 'map', area: 'leon' });
    expect(place('map.provinces.galicia.faces[0]')).toEqual({ tab: 'map', area: 'leon' });
    expect(place('map.seaZones.north_sea.adjacent')).toEqual({ tab: 'map', area: undefined });
    expect(place('name')).toBeUndefined();
  });
});

describe('a pack from outside', () => {
  test('is taken when the game takes it', () => {
    const { pack } = addNode(RULES, EMPTY, 'siege', 'end');
    const good = setEdge(RULES, pack, { chart: 'siege', node: 'SI2' }, 'no', 'SI7');
    expect(packFrom(RULES, packJson(good))).toEqual({ pack: good });
  });
  test('is refused with its path when it cannot be read, or breaks a chart', () => {
    expect(packFrom(RULES, '{')).toMatchObject({ path: '', reason: { id: 'bad.packJson' } });
    const { pack } = addNode(RULES, EMPTY, 'siege', 'end');
    expect(packFrom(RULES, packJson(pack))).toMatchObject({
      path: 'charts.siege.nodes.SI7',
      reason: { id: 'bad.unreachable' },
    });
  });
});
