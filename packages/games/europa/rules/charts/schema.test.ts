import { readFileSync } from 'node:fs';
import { schemaProblems } from '@empty-chair/testkit/schema';
import { expect, test } from 'vitest';

const json = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../content/${name}`, import.meta.url), 'utf8'));

test.each(['charts', 'cards'])('%s.json is as its schema says', (name) => {
  expect(schemaProblems(json(`schema/${name}.schema.json`), json(`${name}.json`))).toEqual([]);
});

test('the schemas notice what is wrong', () => {
  const cards = json('cards.json') as { cards: Record<string, unknown>[] };
  const changed = { ...cards, cards: cards.cards.map((card) => ({ ...card, cost: -1 })) };
  expect(schemaProblems(json('schema/cards.schema.json'), changed)).not.toEqual([]);
  const charts = json('charts.json');
  expect(schemaProblems(json('schema/charts.schema.json'), { ...charts, charts: [] })).not.toEqual(
    [],
  );
});

/** The same that `pack.test.ts` reads, so that an editor which knows the schema says the same. */
test('the schema of a rules pack takes what the reader takes', () => {
  const schema = json('schema/pack.schema.json');
  const good = {
    format: 1,
    name: 'mine',
    booklet: '2.0',
    charts: {
      unrest: {
        nodes: { UN1: { source: 'printed' }, UN2: { amounts: { towns: 3 } } },
        removed: [],
      },
    },
    cards: { 5: { cost: 2, warAction: null } },
    decks: [{ realm: 'austria', age: 1, removed: [9] }],
    targets: { austria: { military: [{ on: '1-6', target: { ownerOf: 'wien' }, children: [] }] } },
    map: {
      provinces: {
        galicia: { size: { 1444: 'large' }, faces: ['bay_of_biscay'], island: false },
        canada: { numbers: [3] },
      },
      areas: { castile: { land: ['leon'], hre: false, religion: 'catholic' } },
      seaZones: { north_sea: { adjacent: ['doggerbank'] } },
      nodes: { Champagne: { areas: ['seine'] } },
    },
  };
  expect(schemaProblems(schema, good)).toEqual([]);
  for (const bad of [
    { name: 'no format' },
    { ...good, charts: { unrest: { nodes: { UN1: { source: 'guessed' } } } } },
    { ...good, charts: { unrest: { nodes: { UN2: { amounts: { towns: -1 } } } } } },
    { ...good, decks: [{ realm: 'austria', age: 5, removed: [] }] },
    { ...good, map: { provinces: { galicia: { size: { 1500: 'large' } } } } },
    { ...good, map: { provinces: { canada: { numbers: [0] } } } },
    { ...good, map: { areas: { castile: { land: 'leon' } } } },
    { ...good, targets: { austria: { military: [{ on: '7', target: { realm: 'x' } }] } } },
  ]) {
    expect(schemaProblems(schema, bad)).not.toEqual([]);
  }
});
