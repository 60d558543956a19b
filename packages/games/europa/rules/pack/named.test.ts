import { expect, test } from 'vitest';
import { namesIn } from '../../examples/names-in-languages.ts';
import { CHARTS } from '../charts/content.ts';
import { DEEDS, FACTS } from '../turn/run-turn.ts';
import { KNOWN } from './known.ts';
import { idNamed, namesOf } from './names.ts';
import { DEED_AMOUNTS, FACT_CASES } from './node-names.ts';

test.each([
  ['realm', ['ref.realm.']],
  ['chart', ['chart.', 'short.chart.']],
] as const)('every name of a %s in every language is read as what it names', (kind, heads) => {
  const names = Object.entries(namesIn(...heads));
  expect(names.length).toBeGreaterThanOrEqual(CHARTS.size);
  for (const [id, all] of names) {
    for (const name of all) expect([name, idNamed(kind, name)]).toEqual([name, id]);
  }
});

test('no two places are called the same, so each name has one meaning', () => {
  for (const [kind, ids] of [
    ['realm', KNOWN.realms],
    ['province', KNOWN.provinces],
    ['area', KNOWN.areas],
    ['seaZone', KNOWN.seaZones],
    ['tradeNode', KNOWN.tradeNodes],
    ['chart', KNOWN.charts],
  ] as const) {
    for (const id of ids) {
      for (const name of namesOf(kind, id)) expect([name, idNamed(kind, name)]).toEqual([name, id]);
    }
  }
});

test('a pack may name every fact and every deed that the app knows', () => {
  expect(Object.keys(FACT_CASES).sort()).toEqual(Object.keys(FACTS).sort());
  expect(Object.keys(DEED_AMOUNTS).sort()).toEqual(Object.keys(DEEDS).sort());
});

test('our own nodes have all amounts of their deeds, and all of one fact the same kind of cases', () => {
  for (const node of [...CHARTS.values()].flatMap(({ nodes }) => nodes)) {
    const wanted = DEED_AMOUNTS[node.do ?? ''] ?? [];
    expect([node.id, Object.keys(node.amounts ?? {}).sort()]).toEqual([
      node.id,
      [...wanted].sort(),
    ]);
  }
});
