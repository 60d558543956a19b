import { showMessage } from '@empty-chair/testkit/show';
import { badData } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { europa } from '../module.ts';

/* What an owner of the booklet may mistype: no slip is taken, each is told with its place and what was meant. */

const node = (chart: string, id: string, change: object) => ({
  charts: { [chart]: { nodes: { [id]: change } } },
});
const level = (...all: object[]) => ({ targets: { castile: { military: all } } });
const to = (on: string, target: object) => ({ on, target });

type Mistake = readonly [what: string, pack: object, path: string, meant?: string];
const SLIP = node('unrest', 'UN2', { amounts: { town: 3 } });

const NAMES: readonly Mistake[] = [
  [
    'an amount',
    node('unrest', 'UN2', { amounts: { town: 3 } }),
    'charts.unrest.nodes.UN2.amounts.town',
    'towns',
  ],
  [
    'an amount of another deed',
    node('siege', 'SI3', { amounts: { towns: 3 } }),
    'charts.siege.nodes.SI3.amounts.towns',
  ],
  [
    'an amount where nothing is counted',
    node('siege', 'SI4', { amounts: { n: 3 } }),
    'charts.siege.nodes.SI4.amounts.n',
  ],
  [
    'a fact',
    node('military', 'MI6', { fact: 'strength.greatr' }),
    'charts.military.nodes.MI6.fact',
    'strength.greater',
  ],
  [
    'a fact without its dot',
    node('military', 'MI1', { fact: 'botAtWar' }),
    'charts.military.nodes.MI1.fact',
    'bot.atWar',
  ],
  [
    'a deed',
    node('military', 'MI8', { do: 'recruits' }),
    'charts.military.nodes.MI8.do',
    'recruit',
  ],
  [
    'a deed in capitals',
    node('main-turn', 'MT8', { do: 'PAYCARD' }),
    'charts.main-turn.nodes.MT8.do',
    'payCard',
  ],
  [
    'a fact where a deed stands',
    node('unrest', 'UN2', { do: 'bot.atWar' }),
    'charts.unrest.nodes.UN2.do',
  ],
  [
    'the word for people',
    node('military', 'MI8', { do: 'tabel' }),
    'charts.military.nodes.MI8.do',
    'table',
  ],
  [
    'a case',
    node('main-turn', 'MT2', { edges: { yess: 'MT4' } }),
    'charts.main-turn.nodes.MT2.edges.yess',
    'yes',
  ],
  [
    'a case in capitals',
    node('main-turn', 'MT2', { edges: { No: 'MT5' } }),
    'charts.main-turn.nodes.MT2.edges.No',
    'no',
  ],
  [
    'a case of another fact',
    node('land-battle', 'LB5', { edges: { yes: 'LB6' } }),
    'charts.land-battle.nodes.LB5.edges.yes',
  ],
  [
    'the way on of a step',
    node('main-turn', 'MT7', { edges: { nxt: 'MT8' } }),
    'charts.main-turn.nodes.MT7.edges.nxt',
    'next',
  ],
  ['a node', node('unrest', 'UN22', { amounts: { towns: 3 } }), 'charts.unrest.nodes.UN22', 'UN2'],
  ['a node in small letters', node('main-turn', 'mt4', {}), 'charts.main-turn.nodes.mt4', 'MT4'],
  [
    'a node that a way leads to',
    node('main-turn', 'MT1', { edges: { no: 'MT22' } }),
    'charts.main-turn.nodes.MT1.edges.no',
    'MT2',
  ],
  [
    'a chart that a way leads to',
    node('main-turn', 'MT1', { edges: { yes: 'evnt' } }),
    'charts.main-turn.nodes.MT1.edges.yes',
    'event',
  ],
  [
    'what is printed on the card',
    node('main-turn', 'MT10', { edges: { next: 'card.topAktion' } }),
    'charts.main-turn.nodes.MT10.edges.next',
    'card.topAction',
  ],
  [
    'a node that is taken away',
    { charts: { unrest: { removed: ['UN33'] } } },
    'charts.unrest.removed[0]',
    'UN3',
  ],
  ['a chart', { charts: { militry: {} } }, 'charts.militry', 'military'],
  ['a chart in Polish', { charts: { Dyplomatycna: {} } }, 'charts.Dyplomatycna', 'Dyplomatyczna'],
  [
    'a kind',
    node('unrest', 'UN9', { kind: 'quesiton' }),
    'charts.unrest.nodes.UN9.kind',
    'question',
  ],
  [
    'a field of a node',
    node('unrest', 'UN2', { amount: { towns: 3 } }),
    'charts.unrest.nodes.UN2.amount',
    'amounts',
  ],
  ['a field of a chart', { charts: { unrest: { node: {} } } }, 'charts.unrest.node', 'nodes'],
  ['a part of the pack', { card: {} }, 'card', 'cards'],
  [
    'where a node is from',
    node('unrest', 'UN2', { source: 'print' }),
    'charts.unrest.nodes.UN2.source',
    'printed',
  ],
  [
    'a language',
    node('unrest', 'UN2', { text: { eng: 'x' } }),
    'charts.unrest.nodes.UN2.text.eng',
    'en',
  ],
  ['a field of a card', { cards: { 5: { costs: 2 } } }, 'cards.5.costs', 'cost'],
  [
    'an action of a card',
    { cards: { 5: { topAction: 'Militaryy' } } },
    'cards.5.topAction',
    'military',
  ],
  [
    'an action in Czech',
    { cards: { 5: { warAction: 'Diplomaci' } } },
    'cards.5.warAction',
    'Diplomacie',
  ],
  ['an icon', { cards: { 5: { discardIcon: 'militar' } } }, 'cards.5.discardIcon', 'military'],
  [
    'a Realm with a deck',
    { decks: [{ realm: 'castille', age: 1, removed: [9] }] },
    'decks[0].realm',
    'castile',
  ],
  [
    'a Realm in Polish',
    { decks: [{ realm: 'Kastyla', age: 1, removed: [9] }] },
    'decks[0].realm',
    'Kastylia',
  ],
  [
    'a Realm that no bot plays',
    { decks: [{ realm: 'aceh', age: 1, removed: [9] }] },
    'decks[0].realm',
  ],
  [
    'a field of a deck',
    { decks: [{ realm: 'castile', age: 1, remove: [9] }] },
    'decks[0].remove',
    'removed',
  ],
  ['a Realm with targets', { targets: { castil: { military: [] } } }, 'targets.castil', 'castile'],
  [
    'a Targeting Chart',
    { targets: { castile: { militray: [] } } },
    'targets.castile.militray',
    'military',
  ],
  [
    'a Province',
    level(to('1-6', { ownerOf: 'grenada' })),
    'targets.castile.military[0].target.ownerOf',
    'granada',
  ],
  [
    'an Area',
    level(to('1-6', { realmIn: 'Northen Morocco' })),
    'targets.castile.military[0].target.realmIn',
    'northern_morocco',
  ],
  [
    'a Realm as a target',
    level(to('1-6', { realm: 'Portugall' })),
    'targets.castile.military[0].target.realm',
    'portugal',
  ],
  [
    'a kind of target',
    level(to('1-6', { owner: 'granada' })),
    'targets.castile.military[0].target.owner',
    'ownerOf',
  ],
  ['a die', { dice: { infantery: ['hit'] } }, 'dice.infantery', 'infantry'],
  ['a face', { dice: { infantry: ['hits'] } }, 'dice.infantry[0]', 'hit'],
  [
    'a Province on the map',
    { map: { provinces: { gallicia: { island: true } } } },
    'map.provinces.gallicia',
    'galicia',
  ],
  [
    'a Sea Zone',
    { map: { seaZones: { north_see: { adjacent: [] } } } },
    'map.seaZones.north_see',
    'north_sea',
  ],
  [
    'a size',
    { map: { provinces: { galicia: { size: { 1444: 'larg' } } } } },
    'map.provinces.galicia.size.1444',
    'large',
  ],
  [
    'a religion',
    { map: { areas: { leon: { religion: 'cathlic' } } } },
    'map.areas.leon.religion',
    'catholic',
  ],
];

const RULES: readonly Mistake[] = [
  [
    'a fact on a step',
    node('unrest', 'UN2', { fact: 'bot.atWar' }),
    'charts.unrest.nodes.UN2.fact',
  ],
  [
    'a deed on a question',
    node('unrest', 'UN1', { do: 'removeUnrest' }),
    'charts.unrest.nodes.UN1.do',
  ],
  [
    'a deed without its amount',
    node('siege', 'SI4', { do: 'removeUnrest' }),
    'charts.siege.nodes.SI4.amounts.towns',
  ],
  [
    'a new step without a deed',
    {
      charts: {
        unrest: {
          nodes: {
            UN4: {},
            UN9: { kind: 'step', edges: { next: 'UN4' } },
            UN2: { edges: { next: 'UN9' } },
          },
        },
      },
    },
    'charts.unrest.nodes.UN9.do',
  ],
  [
    'a new question without a fact',
    {
      charts: {
        unrest: {
          nodes: {
            UN9: { kind: 'question', edges: { yes: 'UN4', no: 'UN4' } },
            UN2: { edges: { next: 'UN9' } },
          },
        },
      },
    },
    'charts.unrest.nodes.UN9.fact',
  ],
  [
    'an amount as a word',
    node('unrest', 'UN2', { amounts: { towns: '3' } }),
    'charts.unrest.nodes.UN2.amounts.towns',
  ],
  ['a cost of ten', { cards: { 5: { cost: 10 } } }, 'cards.5.cost'],
  [
    'a card 25 in a deck',
    { decks: [{ realm: 'castile', age: 1, removed: [25] }] },
    'decks[0].removed[0]',
  ],
  [
    'a Realm that is its own target',
    level(to('1-6', { realm: 'Castile' })),
    'targets.castile.military[0].target',
  ],
  [
    'a chart twice, by name and by id',
    { charts: { Military: {}, military: {} } },
    'charts.military',
  ],
  [
    'a Realm twice, by name and by id',
    { targets: { castile: { military: [] }, Castile: { military: [] } } },
    'targets.Castile',
  ],
  ['a card twice', { cards: { 5: { cost: 1 }, '05': { cost: 2 } } }, 'cards.05'],
];

const fault = (pack: object) => {
  const text = JSON.stringify({ format: 1, name: 'mine', ...pack });
  return badData(() => europa.parseInput(`pack only ${text}`));
};

const named = (all: readonly Mistake[]) => all.map((one) => [one[0], one] as const);

describe('a mistyped pack', () => {
  test('is of at least fifty kinds', () => {
    expect(NAMES.length + RULES.length).toBeGreaterThanOrEqual(50);
  });

  test.each(named(NAMES))(
    '%s is told at its place, with what was meant',
    (_, [, pack, path, meant]) => {
      const told = fault(pack);
      expect(told).toContain(`pack.${path}: `);
      if (meant === undefined) expect(told).not.toContain('near=');
      else expect(told).toContain(`near=${meant} `);
    },
  );

  test.each(named(RULES))('%s is told at its place', (_, [, pack, path]) => {
    expect(fault(pack)).toContain(`pack.${path}: `);
  });

  test.each([
    ['{"charts":{"unrest":{},"unrest":{}}}', 'pack.charts.unrest: data.twice value=unrest'],
    ['{"name":"x"\n,"format":1,}', 'pack: bad.packJson column=13 line=2'],
    ['{"name" "x"}', 'pack.name: bad.packJson column=9 line=1'],
    ['{"cards":[1,2}', 'pack.cards: bad.packJson column=14 line=1'],
    ['{} {}', 'pack: bad.packJson column=4 line=1'],
    ['{"name":"a\\qb"}', 'pack.name: bad.packJson column=9 line=1'],
  ])('%s is no pack', (text, wanted) => {
    expect(badData(() => europa.parseInput(`pack ${text}`))).toContain(wanted);
  });
});

describe('names instead of ids', () => {
  test.each([
    ['Castile', 'Granada', 'Northern Morocco', 'Military'],
    ['KASTYLIA', 'granada', 'northern_morocco', 'Akcja MILITARNA'],
    ['kastilie', 'GRANADA', 'Northern-Morocco', 'MILITARY Action'],
  ])('%s, %s, %s, %s are what they mean', (realm, province, area, chart) => {
    const pack = {
      format: 1,
      charts: { [chart]: { nodes: { MI1: {} } } },
      cards: { 5: { topAction: chart } },
      decks: [{ realm, age: 1, removed: [9] }],
      targets: {
        [realm]: {
          military: [to('1-3', { ownerOf: province }), to('4-6', { realmIn: area })],
        },
      },
    };
    expect(europa.parseInput(`pack only ${JSON.stringify(pack)}`)).toMatchObject({
      pack: {
        pack: {
          charts: [{ id: 'military' }],
          cards: [{ topAction: 'military' }],
          decks: [{ realm: 'castile' }],
          targets: [
            {
              realm: 'castile',
              chart: [{ target: { id: 'granada' } }, { target: { id: 'northern_morocco' } }],
            },
          ],
        },
      },
    });
  });
});

test('what is asked and told at the table has a word of its own', () => {
  const pack = {
    format: 1,
    charts: { military: { nodes: { MI6: { fact: 'ask' }, MI8: { do: 'table', amounts: {} } } } },
  };
  expect(() => europa.parseInput(`pack only ${JSON.stringify(pack)}`)).not.toThrow();
});

test('a game that was saved with a slip opens as it was', () => {
  const text = JSON.stringify({ format: 1, name: 'mine', ...SLIP });
  const kept = europa.codecs.input.decode(`pack ${text}`);
  expect(kept).toMatchObject({ pack: { how: 'only', pack: { name: 'mine' } } });
  expect(europa.codecs.input.decode(europa.codecs.input.encode(kept))).toEqual(kept);
  expect(showMessage(europa.inputMessage({} as never, 0 as never, kept))).toBe(
    'did.pack name=mine',
  );
});
