import { describe, expect, test } from 'vitest';
import { decodePack, emptyPack, encodePack, KNOWN, OWN_RULES } from '../../rules/pack-view.ts';
import { cardRows, restoreCard, setCard } from './card-edits.ts';
import {
  addNode,
  removeNode,
  restoreChart,
  restoreNode,
  setAmount,
  setEdge,
  setEdges,
  setKind,
  setText,
} from './chart-edits.ts';
import { chartTally, nodeRows } from './chart-rows.ts';
import { faultOfPack, placeOfFault } from './check-pack.ts';
import { isDeckChanged, removedCards, restoreDeck, setDeck, toggleCard } from './deck-edits.ts';
import { canAddFace, countFace, listedFaces, restoreDie, setFaces } from './dice-edits.ts';
import { changesByPart, cleared, countChanges, renamed } from './pack-model.ts';

const RULES = OWN_RULES;
const EMPTY = emptyPack('mine');
const SI3 = { chart: 'siege', node: 'SI3' };
const UN1 = { chart: 'unrest', node: 'UN1' };

describe('changes of a chart', () => {
  test('an amount: only that one is in the pack, and the old number takes it out again', () => {
    const pack = setAmount(RULES, EMPTY, SI3, 'mostBotPower', 4);
    expect(pack.charts).toEqual([
      { id: 'siege', nodes: [{ id: 'SI3', amounts: { mostBotPower: 4 } }], removed: [] },
    ]);
    expect(setAmount(RULES, pack, SI3, 'mostBotPower', 3)).toEqual(EMPTY);
  });

  test('an edge, beside an amount of the same chart; each goes back by itself', () => {
    const edge = setEdge(RULES, EMPTY, UN1, 'no', 'UN4');
    const both = setAmount(RULES, edge, { chart: 'unrest', node: 'UN2' }, 'towns', 1);
    expect(countChanges(both)).toBe(2);
    expect(restoreNode(both, { chart: 'unrest', node: 'UN2' })).toEqual(edge);
    const given = RULES.charts.get('unrest')?.nodes[0]?.edges?.['no'] ?? '';
    expect(setEdge(RULES, edge, UN1, 'no', given)).toEqual(EMPTY);
    expect(restoreChart(both, 'unrest')).toEqual(EMPTY);
  });

  test('words in two languages; the words as they come, or none, take them away', () => {
    const words = (text: string) => ({ text, given: 'As printed.' });
    const en = setText(RULES, EMPTY, UN1, 'en', words('Mine.'));
    const both = setText(RULES, en, UN1, 'cs', words('Moje.'));
    expect(both.charts[0]?.nodes).toEqual([{ id: 'UN1', text: { en: 'Mine.', cs: 'Moje.' } }]);
    expect(setText(RULES, both, UN1, 'cs', words('  '))).toEqual(en);
    expect(setText(RULES, en, UN1, 'en', words('As printed.'))).toEqual(EMPTY);
  });

  test('a new node has a free name, a kind and ways that lead somewhere', () => {
    const { pack, id } = addNode(RULES, EMPTY, 'unrest', 'question');
    expect(id).toBe('UN5');
    expect(nodeRows(RULES, pack, 'unrest').at(-1)).toMatchObject({
      state: 'added',
      node: { id: 'UN5', kind: 'question', edges: { yes: 'UN4', no: 'UN4' }, source: 'own' },
    });
    const six = addNode(RULES, pack, 'unrest', 'end');
    expect(six.id).toBe('UN6');
    const asked = addNode(RULES, EMPTY, 'unrest', 'question').pack.charts[0]?.nodes[0];
    const told = addNode(RULES, EMPTY, 'unrest', 'step').pack.charts[0]?.nodes[0];
    expect([asked?.fact, told?.do]).toEqual(['ask', 'table']);
    const gap = removeNode(RULES, six.pack, { chart: 'unrest', node: 'UN5' });
    expect(addNode(RULES, gap, 'unrest', 'end').id).toBe('UN7');
    const asRoll = setKind(RULES, pack, { chart: 'unrest', node: 'UN5' }, 'roll');
    expect(asRoll.charts[0]?.nodes[0]?.edges).toEqual({ '1-3': 'UN4', '4-6': 'UN4' });
    const three = { 1: 'UN4', '2-3': 'UN2', '4-6': 'spy' };
    const ways = setEdges(RULES, asRoll, { chart: 'unrest', node: 'UN5' }, three);
    expect(ways.charts[0]?.nodes[0]?.edges).toEqual(three);
    expect(removeNode(RULES, ways, { chart: 'unrest', node: 'UN5' })).toEqual(EMPTY);
  });

  test('a given node is listed as removed without its changes, and comes back as it was', () => {
    const changed = setAmount(RULES, EMPTY, SI3, 'ideas', 9);
    const removed = removeNode(RULES, changed, SI3);
    expect(removed.charts).toEqual([{ id: 'siege', nodes: [], removed: ['SI3'] }]);
    expect(nodeRows(RULES, removed, 'siege').find(({ node }) => node.id === 'SI3')?.state).toBe(
      'removed',
    );
    expect(removeNode(RULES, removed, SI3)).toEqual(removed);
    expect(restoreNode(removed, SI3)).toEqual(EMPTY);
  });

  test('the tally of a chart', () => {
    const before = chartTally(RULES, EMPTY, 'siege');
    expect(before).toEqual({ nodes: 6, reconstructed: 3, own: 0 });
    const inferred = nodeRows(RULES, EMPTY, 'siege').find(
      ({ node }) => node.source === 'inferred',
    )?.node;
    const pack = removeNode(RULES, EMPTY, { chart: 'siege', node: inferred?.id ?? '' });
    expect(chartTally(RULES, pack, 'siege')).toEqual({ nodes: 5, reconstructed: 2, own: 1 });
    expect(countChanges(pack)).toBe(1);
  });
});

describe('changes of cards', () => {
  test('a cost, an action taken off, an icon put on; what is as printed is no change', () => {
    const cost = setCard(RULES, EMPTY, 5, 'cost', 2);
    const more = setCard(RULES, cost, 5, 'warAction', null);
    expect(more.cards).toEqual([{ number: 5, cost: 2, warAction: null }]);
    expect(cardRows(RULES, more)[4]).toMatchObject({ isChanged: true, card: { cost: 2 } });
    expect(setCard(RULES, more, 5, 'warAction', 'military')).toEqual(cost);
    expect(setCard(RULES, cost, 5, 'cost', 3)).toEqual(EMPTY);
    expect(setCard(RULES, EMPTY, 5, 'discardIcon', null)).toEqual(EMPTY);
    expect(restoreCard(more, 5)).toEqual(EMPTY);
  });

  test('are kept in the order of their numbers', () => {
    const late = setCard(RULES, EMPTY, 20, 'cost', 2);
    const pack = setCard(RULES, late, 3, 'discardIcon', 'military');
    expect(pack.cards.map(({ number }) => number)).toEqual([3, 20]);
    expect(decodePack(encodePack(pack), KNOWN)).toEqual(pack);
  });
});

describe('deck lists', () => {
  const at = { realm: 'austria', age: 2 };

  test('a card is out, then in again; a list without any says that all are in', () => {
    const one = toggleCard(RULES, EMPTY, at, 10);
    const two = toggleCard(RULES, one, at, 9);
    expect(removedCards(RULES, two, at)).toEqual([9, 10]);
    expect(isDeckChanged(two, { realm: 'austria', age: 1 })).toBe(false);
    const all = toggleCard(RULES, toggleCard(RULES, two, at, 9), at, 10);
    expect(all).toEqual(setDeck(RULES, EMPTY, at, []));
    expect(removedCards(RULES, all, at)).toEqual([]);
    expect(removedCards(RULES, EMPTY, at)).toBeUndefined();
    expect(restoreDeck(two, at)).toEqual(EMPTY);
  });

  test('a list that comes with the rules is what is compared with', () => {
    const rules = { ...RULES, decks: [{ ...at, removed: [4] }] };
    const none = toggleCard(rules, EMPTY, at, 4);
    expect(none.decks).toEqual([{ ...at, removed: [] }]);
    expect(removedCards(rules, restoreDeck(none, at), at)).toEqual([4]);
    expect(toggleCard(rules, none, at, 4)).toEqual(EMPTY);
  });
});

test('a pack keeps its name when all changes are taken back', () => {
  const pack = renamed(setCard(RULES, EMPTY, 5, 'cost', 2), 'Austria');
  expect(cleared(pack)).toEqual(emptyPack('Austria'));
});

describe('changes of dice', () => {
  test('the faces are counted; without a face the die is not in the pack', () => {
    const one = setFaces(EMPTY, 'infantry', 'hit', 2);
    const both = setFaces(one, 'infantry', 'blank', 1);
    expect(both.dice).toEqual({ infantry: ['hit', 'hit', 'blank'] });
    expect(countFace(both, 'infantry', 'hit')).toBe(2);
    expect(setFaces(setFaces(both, 'infantry', 'hit', 0), 'infantry', 'blank', 0)).toEqual(EMPTY);
    expect(restoreDie(both, 'infantry')).toEqual(EMPTY);
  });

  test('each die is one change', () => {
    const one = setFaces(EMPTY, 'infantry', 'hit', 2);
    const both = setFaces(one, 'exploration', 'skull', 1);
    expect([countChanges(one), countChanges(both)]).toEqual([1, 2]);
    expect(changesByPart(both)).toEqual({
      charts: 0,
      cards: 0,
      decks: 0,
      targets: 0,
      dice: 2,
      map: 0,
    });
    const map = { provinces: { galicia: { faces: [] }, corsica: { island: false } } };
    expect(countChanges({ ...EMPTY, map })).toBe(2);
    expect(cleared(both)).toEqual(EMPTY);
  });

  test('the Exploration Die has numbers and skulls, also numbers that a file brings', () => {
    const pack = setFaces(setFaces(EMPTY, 'exploration', 3, 1), 'exploration', 'skull', 1);
    expect(pack.dice.exploration).toEqual(['skull', 3]);
    expect(decodePack(encodePack(pack), KNOWN)).toEqual(pack);
    expect(listedFaces(pack, 'exploration').slice(0, 3)).toEqual(['skull', 1, 2]);
    const high: typeof pack = { ...EMPTY, dice: { exploration: [14] } };
    expect(listedFaces(high, 'exploration').at(-1)).toBe(14);
  });

  test('a die has twenty faces at most', () => {
    const full = setFaces(EMPTY, 'artillery', 'hit', 20);
    expect([canAddFace(EMPTY, 'artillery'), canAddFace(full, 'artillery')]).toEqual([true, false]);
    const path = (pack: typeof full) => faultOfPack(RULES, pack)?.path;
    expect(path(full)).toBeUndefined();
    const more = setFaces(full, 'artillery', 'blank', 1);
    expect(path(more)).toBe('dice.artillery');
    const fault = faultOfPack(RULES, more);
    expect(fault && placeOfFault(fault, more)).toEqual({ tab: 'dice', die: 'artillery' });
  });
});
