import { BadData } from '@empty-chair/kernel/errors';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { CHARTS } from '../charts/content.ts';
import { nodeOf } from '../charts/types.ts';
import { applyPack } from './apply.ts';
import { decodePack, readPack } from './decode.ts';
import { KNOWN } from './known.ts';
import { OWN_RULES } from './rules.ts';

const RULES = OWN_RULES;
const pack = (fields: object) => ({ format: 1, name: 'from my booklet', ...fields });
const apply = (fields: object) => applyPack(RULES, decodePack(pack(fields), KNOWN));

function told(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof BadData) return `${error.path}: ${showMessage(error.reason)}`;
    throw error;
  }
  return 'nothing';
}

describe('a rules pack', () => {
  test('that is empty changes nothing', () => {
    expect(apply({})).toEqual(RULES);
  });

  test('corrects an amount, and leaves the others of the node', () => {
    const { charts } = apply({
      charts: { siege: { nodes: { SI3: { amounts: { mostBotPower: 4 } } } } },
    });
    const siege = charts.get('siege');
    expect(siege && nodeOf(siege, 'SI3')).toMatchObject({
      amounts: { mostBotPower: 4, taxValue: 1, taxValueWithIdeas: 2, ideas: 3 },
      source: 'own',
    });
    // The rules that came with the game are not touched.
    expect(nodeOf(CHARTS.get('siege') ?? { id: '', page: 0, nodes: [] }, 'SI3')?.amounts).toEqual({
      mostBotPower: 3,
      taxValue: 1,
      taxValueWithIdeas: 2,
      ideas: 3,
    });
  });

  test('turns an edge, adds a node and words, takes one away', () => {
    const { charts, texts } = apply({
      charts: {
        unrest: {
          nodes: {
            UN1: { edges: { no: 'UN5' } },
            UN5: { kind: 'end', text: { en: 'Nothing happens.' } },
          },
          removed: ['UN3'],
        },
      },
    });
    const unrest = charts.get('unrest');
    expect(unrest?.nodes.map(({ id }) => id)).toEqual(['UN1', 'UN2', 'UN4', 'UN5']);
    expect(unrest && nodeOf(unrest, 'UN1')?.edges).toEqual({ yes: 'UN2', no: 'UN5' });
    expect(texts.get('unrest/UN5')).toEqual({ en: 'Nothing happens.' });
  });

  test('corrects a card: cost, actions, icon', () => {
    const { cards } = apply({
      cards: {
        5: { cost: 2, warAction: null, discardIcon: 'military' },
        13: { secondAction: 'focus' },
      },
    });
    expect(cards[4]).toMatchObject({ number: 5, cost: 2, discardIcon: 'military' });
    expect(cards[4]).not.toHaveProperty('warAction');
    expect(cards[12]).toMatchObject({ secondAction: 'focus', warAction: 'spy' });
  });

  test('brings deck lists and targeting charts; a later pack replaces those of the same realm', () => {
    const chart = [
      { on: '1-3', target: { realm: 'france' }, substitute: { ownerOf: 'paris' } },
      {
        on: '4-6',
        target: { realmIn: 'lombardy' },
        children: [{ on: '1-6', target: { territory: 'austria' } }],
      },
    ];
    const first = apply({
      decks: [{ realm: 'austria', age: 1, removed: [9, 10] }],
      targets: { austria: { military: chart } },
    });
    expect(first.decks).toEqual([{ realm: 'austria', age: 1, removed: [9, 10] }]);
    expect(first.targets).toEqual([
      {
        realm: 'austria',
        kind: 'military',
        chart: [
          {
            on: '1-3',
            target: { kind: 'realm', id: 'france' },
            substitute: { kind: 'ownerOf', id: 'paris' },
            children: [],
          },
          {
            on: '4-6',
            target: { kind: 'realmIn', id: 'lombardy' },
            children: [{ on: '1-6', target: { kind: 'territory', id: 'austria' }, children: [] }],
          },
        ],
      },
    ]);
    const second = applyPack(
      first,
      decodePack(pack({ decks: [{ realm: 'austria', age: 1, removed: [] }] }), KNOWN),
    );
    expect(second.decks).toEqual([{ realm: 'austria', age: 1, removed: [] }]);
    expect(second.targets).toEqual(first.targets);
  });
});

describe('a pack that cannot be', () => {
  test.each<[string, object, string]>([
    [
      'a cycle without a roll',
      { charts: { siege: { nodes: { SI5: { edges: { next: 'SI1' } } } } } },
      'charts.siege.nodes.SI1: bad.loop node=SI1',
    ],
    [
      'a missing node',
      { charts: { siege: { nodes: { SI2: { edges: { no: 'SI9' } } } } } },
      'charts.siege.nodes.SI2.edges.no: bad.unknownNear near=SI1 what=node word=SI9',
    ],
    [
      'an amount of -1',
      { charts: { siege: { nodes: { SI3: { amounts: { mostBotPower: -1 } } } } } },
      'charts.siege.nodes.SI3.amounts.mostBotPower: data.outOfRange least=0 most=99 value=-1',
    ],
    [
      'an unknown realm',
      { decks: [{ realm: 'atlantis', age: 1, removed: [] }] },
      'decks[0].realm: bad.unknown what=realm word=atlantis',
    ],
    [
      'a target that is no province',
      { targets: { france: { military: [{ on: '1-6', target: { ownerOf: 'atlantis' } }] } } },
      'targets.france.military[0].target.ownerOf: bad.unknown what=province word=atlantis',
    ],
    [
      'a substitute that is no area',
      {
        targets: {
          france: {
            diplomatic: [
              { on: '1-6', target: { realm: 'castile' }, substitute: { realmIn: 'wien' } },
            ],
          },
        },
      },
      'targets.france.diplomatic[0].substitute.realmIn: bad.unknown what=area word=wien',
    ],
    [
      'targets of an unknown realm',
      { targets: { atlantis: { military: [] } } },
      'targets.atlantis: bad.unknown what=realm word=atlantis',
    ],
    [
      'an unknown chart',
      { charts: { dance: { nodes: {} } } },
      'charts.dance: bad.unknown what=chart word=dance',
    ],
    [
      'a card 25',
      { cards: { 25: { cost: 1 } } },
      'cards.25: data.outOfRange least=1 most=24 value=25',
    ],
    [
      'an action that is no chart',
      { cards: { 2: { topAction: 'dance' } } },
      'cards.2.topAction: bad.unknown what=chart word=dance',
    ],
    [
      'a fifth Age',
      { decks: [{ realm: 'france', age: 5, removed: [] }] },
      'decks[0].age: data.outOfRange least=1 most=4 value=5',
    ],
    [
      'two lists for the same realm and Age',
      {
        decks: [
          { realm: 'france', age: 1, removed: [9] },
          { realm: 'france', age: 2, removed: [9] },
          { realm: 'france', age: 1, removed: [] },
        ],
      },
      'decks[2]: data.twice value=france 1',
    ],
    [
      'a card removed twice',
      { decks: [{ realm: 'france', age: 1, removed: [9, 10, 9] }] },
      'decks[0].removed[2]: data.twice value=9',
    ],
    [
      'a node without a kind',
      { charts: { siege: { nodes: { SI7: {} } } } },
      'charts.siege.nodes.SI7: bad.unknownNear near=SI1 what=node word=SI7',
    ],
    [
      'a new node that nothing leads to',
      { charts: { siege: { nodes: { SI7: { kind: 'end' } } } } },
      'charts.siege.nodes.SI7: bad.unreachable node=SI7',
    ],
    [
      'a removed node that is not there',
      { charts: { siege: { removed: ['XX'] } } },
      'charts.siege.removed[0]: bad.unknownOf choices=SI1, SI2, SI3, SI4, SI5, SI6 what=node word=XX',
    ],
    [
      'a die with a gap',
      { targets: { france: { military: [{ on: '1-5', target: { realm: 'castile' } }] } } },
      'targets.france.military: bad.rollCases n=6',
    ],
    [
      'two targets in one',
      {
        targets: {
          france: { military: [{ on: '1-6', target: { realm: 'castile', ownerOf: 'wien' } }] },
        },
      },
      'targets.france.military[0].target: data.outOfRange least=1 most=1 value=2',
    ],
    [
      'a number that no die shows',
      { dice: { exploration: [1, 0] } },
      'dice.exploration[1]: data.outOfRange',
    ],
    [
      'a hit on the Exploration Die',
      { dice: { exploration: ['hit'] } },
      'dice.exploration[0]: bad.unknownOf',
    ],
    ['a die without a face', { dice: { infantry: [] } }, 'dice.infantry: data.outOfRange'],
    [
      'a face that is none',
      { dice: { artillery: ['hit', 'two'] } },
      'dice.artillery[1]: bad.unknownOf',
    ],
    ['an unknown field', { chart: {} }, 'chart: bad.unknownNear near=charts what=field word=chart'],
    ['another format', { format: 2 }, 'format: data.outOfRange least=1 most=1 value=2'],
  ])('%s is told with its place', (_, fields, wanted) => {
    expect(told(() => apply(fields))).toContain(wanted);
  });

  test('a file of 5 MB, and one that is not JSON, are told before anything is read', () => {
    expect(told(() => readPack(' '.repeat(5_000_000), KNOWN))).toBe(
      ': bad.packSize most=1000000 n=5000000',
    );
    expect(told(() => readPack('{', KNOWN))).toBe(': bad.packJson column=2 line=1');
    expect(readPack(JSON.stringify(pack({})), KNOWN).name).toBe('from my booklet');
  });
});
