import { expect, test } from 'vitest';
import { OWN_RULES } from '../../rules/pack-view.ts';
import { lineKey, litOf } from './lit.ts';
import type { ChartNode, RuleSet, WayNode } from './model.ts';
import { isLeft, untaken, waysOn } from './node-ways.ts';

const battle = (...steps: readonly (readonly [string, string | undefined])[]): WayNode[] =>
  steps.map(([node, by]) => ({ chart: 'land-battle', node, by }));

test('of a chart only its own nodes are lit, as they stand to now', () => {
  const way = [
    { chart: 'military', node: 'MI29', by: 'battle' },
    ...battle(['LB1', 'playerRealm'], ['LB2', 'next'], ['LB3', undefined]),
  ];
  const { nodes, lines, by } = litOf('land-battle', way, 2);
  expect([...nodes]).toEqual([
    ['LB1', 'taken'],
    ['LB2', 'now'],
    ['LB3', 'ahead'],
  ]);
  expect([...lines]).toEqual([
    [lineKey('LB1', 'playerRealm'), 'taken'],
    [lineKey('LB2', 'next'), 'ahead'],
  ]);
  expect(by.get('LB1')).toBe('playerRealm');
});

test('in a loop, what was walked along stays lit and now is now', () => {
  const way = battle(
    ['LB3', 'next'],
    ['LB4', 'next'],
    ['LB5', 'stays'],
    ['LB3', 'next'],
    ['LB4', 'next'],
  );
  const { nodes, lines } = litOf('land-battle', way, 3);
  expect(nodes.get('LB3')).toBe('now');
  expect(nodes.get('LB4')).toBe('taken');
  expect(lines.get(lineKey('LB4', 'next'))).toBe('taken');
});

const LB5: ChartNode = {
  id: 'LB5',
  kind: 'question',
  edges: { stays: 'LB3', no: 'LB6', retreats: 'LB6' },
  source: 'rulebook',
  confidence: 'high',
};

test('cases to one place are one way on', () => {
  expect(waysOn(LB5)).toEqual([
    { cases: ['stays'], to: 'LB3' },
    { cases: ['no', 'retreats'], to: 'LB6' },
  ]);
});

test('the faces of a die come in their order', () => {
  const roll: ChartNode = {
    ...LB5,
    kind: 'roll',
    edges: { '3-4': 'b', '1-2': 'a', '6': 'd', '5': 'c' },
  };
  expect(waysOn(roll).flatMap(({ cases }) => cases)).toEqual(['1-2', '3-4', '5', '6']);
});

test('what was not taken is named; an open question has left nothing aside', () => {
  expect(untaken(LB5, 'no')).toEqual([
    { cases: ['stays'], to: 'LB3' },
    { cases: ['retreats'], to: 'LB6' },
  ]);
  expect(untaken(LB5, undefined)).toEqual([]);
});

test('an end is not left, whatever the way says', () => {
  const end: ChartNode = { id: 'LB6', kind: 'end', source: 'rulebook', confidence: 'high' };
  const chart = { id: 'land-battle', page: 16, nodes: [LB5, end] };
  const rules: RuleSet = { ...OWN_RULES, charts: new Map([[chart.id, chart]]) };
  const left = battle(['LB5', 'no'], ['LB5', undefined], ['LB6', 'next']);
  expect(left.map((node) => isLeft(rules, node))).toEqual([true, false, false]);
});
