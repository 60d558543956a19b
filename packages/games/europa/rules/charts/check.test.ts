import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { faultOf } from './check.ts';
import { caseOf, faultyFace, rangeOf } from './dice.ts';
import type { BotCard, Chart, ChartNode } from './types.ts';

const known = { source: 'own', confidence: 'high' } as const;
const question = (id: string, edges: Record<string, string>): ChartNode => ({
  id,
  kind: 'question',
  fact: 'fact',
  edges,
  ...known,
});
const step = (id: string, to: string, deed = 'deed'): ChartNode => ({
  id,
  kind: 'step',
  do: deed,
  edges: { next: to },
  ...known,
});
const goto = (id: string, to: string): ChartNode => ({ ...step(id, to), kind: 'goto' });
const roll = (id: string, edges: Record<string, string>): ChartNode => ({
  id,
  kind: 'roll',
  edges,
  ...known,
});
const end = (id: string): ChartNode => ({ id, kind: 'end', ...known });
const chart = (id: string, ...nodes: readonly ChartNode[]): Chart => ({ id, page: 1, nodes });

const CARD: BotCard = { number: 1, topAction: 'one', cost: 0 };
const shown = (charts: readonly Chart[], cards: readonly BotCard[] = [CARD]) => {
  const fault = faultOf(new Map(charts.map((one) => [one.id, one])), cards);
  return fault && `${fault.path}: ${showMessage(fault.reason)}`;
};

describe('a set of charts', () => {
  test('is sound when every node is reached and leads to an end', () => {
    const sound = chart('one', question('A', { yes: 'B', no: 'C' }), step('B', 'C'), end('C'));
    expect(shown([sound])).toBeUndefined();
  });

  test.each<[string, readonly ChartNode[], string]>([
    ['no node', [], 'charts.one: bad.noNodes'],
    [
      'an id twice',
      [step('A', 'B'), end('B'), end('B')],
      'charts.one.nodes.B: bad.nodeTwice node=B',
    ],
    [
      'an edge to nowhere',
      [question('A', { yes: 'B', no: 'Z' }), end('B')],
      'charts.one.nodes.A.edges.no: bad.unknownOf choices=A, B, one, card.topAction, card.secondAction, card.warAction what=node word=Z',
    ],
    [
      'a node that nothing leads to',
      [step('A', 'B'), end('B'), end('C')],
      'charts.one.nodes.C: bad.unreachable node=C',
    ],
    [
      'a question with one answer',
      [question('A', { yes: 'B' }), end('B')],
      'charts.one.nodes.A: bad.cases kind=question node=A',
    ],
    [
      'a step with two ways on',
      [{ ...step('A', 'B'), edges: { next: 'B', else: 'B' } }, end('B')],
      'charts.one.nodes.A.edges.else: bad.unknownOf choices=next what=case word=else',
    ],
    [
      'a step without a way on',
      [{ ...step('A', 'B'), edges: {} }],
      'charts.one.nodes.A: bad.cases kind=step node=A',
    ],
    [
      'an end that goes on',
      [{ ...end('A'), edges: { next: 'A' } }],
      'charts.one.nodes.A: bad.cases kind=end node=A',
    ],
    [
      'a roll without a way for 4',
      [roll('A', { '1-3': 'B', '5-6': 'B' }), end('B')],
      'charts.one.nodes.A: bad.rollCases n=4',
    ],
    [
      'a roll with two ways for 3',
      [roll('A', { '1-3': 'B', '3-6': 'B' }), end('B')],
      'charts.one.nodes.A: bad.rollCases n=3',
    ],
    [
      'a loop that rolls nothing',
      [question('A', { yes: 'B', no: 'C' }), step('B', 'A'), end('C')],
      'charts.one.nodes.A: bad.loop node=A',
    ],
    [
      'rolls that never end',
      [roll('A', { '1-3': 'B', '4-6': 'B' }), step('B', 'A')],
      'charts.one.nodes.A: bad.noEnd node=A',
    ],
  ])('is told of %s', (_, nodes, wanted) => {
    expect(shown([chart('one', ...nodes)])).toBe(wanted);
  });

  test('may loop through a die, also one that a deed rolls', () => {
    const byRoll = [roll('A', { '1-5': 'B', '6': 'C' }), step('B', 'A'), end('C')];
    const byDeed = [
      step('A', 'B', 'rollBattleDice'),
      question('B', { yes: 'A', no: 'C' }),
      end('C'),
    ];
    expect(shown([chart('one', ...byRoll)])).toBeUndefined();
    expect(shown([chart('one', ...byDeed)])).toBeUndefined();
  });

  test('is told of a loop over two charts', () => {
    const one = chart('one', question('A', { yes: 'B', no: 'E' }), goto('B', 'two'), end('E'));
    const two = chart('two', goto('C', 'one'));
    expect(shown([one, two])).toBe('charts.one.nodes.A: bad.loop node=A');
  });

  test('is told of a card that leads around, and of an action that no chart has', () => {
    const one = chart(
      'one',
      question('A', { yes: 'B', no: 'E' }),
      goto('B', 'card.secondAction'),
      end('E'),
    );
    expect(shown([one])).toBeUndefined();
    expect(shown([one], [{ ...CARD, secondAction: 'one' }])).toBe(
      'charts.one.nodes.A: bad.loop node=A',
    );
    expect(shown([one], [{ ...CARD, warAction: 'two' }])).toBe(
      'cards.1.warAction: bad.unknownOf choices=one what=chart word=two',
    );
  });
});

describe('the ranges of a die', () => {
  test.each([
    ['1', { from: 1, to: 1 }],
    ['2-5', { from: 2, to: 5 }],
    ['5-2', undefined],
    ['0-3', undefined],
    ['7', undefined],
    ['yes', undefined],
  ])('%s', (text, wanted) => {
    expect(rangeOf(text)).toEqual(wanted);
  });

  test('find the case of a face, and the face that is wrong', () => {
    const cases = ['1-2', '3-5', '6'];
    expect([1, 2, 3, 5, 6].map((face) => caseOf(cases, face))).toEqual([
      '1-2',
      '1-2',
      '3-5',
      '3-5',
      '6',
    ]);
    expect(faultyFace(cases)).toBeUndefined();
    expect(faultyFace(['2-6'])).toBe(1);
    expect(faultyFace(['1-6', '6'])).toBe(6);
  });
});
