import type {
  DecisionNode,
  HappeningNode,
  Narrowing,
  StepNode,
  TraceNode,
} from '@empty-chair/kernel/trace';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { decisionsFor, settledBy, stepsTo } from './decisions.ts';

const decision = (rule: string, by: DecisionNode['by'] = 'only'): DecisionNode => ({
  kind: 'decision',
  rule: rule as RuleId,
  options: [{ kind: 'clearing', id: '1' }],
  narrowings: [],
  chosen: undefined,
  by,
});
const happening = (index: number): HappeningNode => ({
  kind: 'happening',
  index,
  happening: { rule: 'r' as RuleId, id: 'm' as MessageId },
});
const step = (...inside: TraceNode[]): StepNode => ({
  kind: 'step',
  rule: 's' as RuleId,
  step: 's',
  inside,
});

const trace = [
  step(happening(0)),
  step(
    decision('from'),
    decision('to'),
    happening(1),
    decision('nobody', 'none'),
    decision('battle'),
    happening(2),
    happening(3),
  ),
  decision('outer'),
  step(step(happening(4))),
];
const rules = (index: number) => decisionsFor(trace, index).map(({ rule }) => rule);

describe('the decisions for a line', () => {
  it('are those just before it', () => {
    expect(rules(1)).toEqual(['from', 'to']);
  });

  it('leave out what led to nothing', () => {
    expect(rules(2)).toEqual(['battle']);
  });

  it('are found behind what the decision brought about', () => {
    expect(rules(3)).toEqual(['battle']);
  });

  it('are found outside of the step', () => {
    expect(rules(4)).toEqual(['outer']);
  });

  it('are none for a line that was not decided', () => {
    expect(rules(0)).toEqual([]);
    expect(rules(9)).toEqual([]);
  });
});

describe('what settled a line', () => {
  const refs = (...ids: readonly string[]) => ids.map((id) => ({ kind: 'clearing', id }));
  const narrowing = (why: string, options: string, left: string): Narrowing => ({
    rule: undefined,
    why: why as MessageId,
    best: 1,
    options: refs(...options),
    values: [],
    left: refs(...left),
  });
  const NARROWINGS = [
    narrowing('a', '123', '12'),
    narrowing('b', '12', '1'),
    narrowing('c', '1', '1'),
  ];
  const of = (by: DecisionNode['by'], ...after: TraceNode[]) => [
    { ...decision('r', by), narrowings: NARROWINGS },
    ...after,
  ];

  it('is the last tiebreak that struck something out', () => {
    expect(settledBy(of('only', happening(0)), 0)?.why).toBe('b');
    expect(settledBy(of('only', step(happening(0))), 0)?.why).toBe('b');
  });

  it('is nothing for what only follows, for chance, or without a choice', () => {
    expect(settledBy(of('only', happening(0), happening(1)), 1)).toBeUndefined();
    expect(settledBy(of('only', step(happening(0), happening(1))), 1)).toBeUndefined();
    expect(settledBy(of('random', happening(0)), 0)).toBeUndefined();
    expect(settledBy(of('human', happening(0)), 0)).toBeUndefined();
    expect(settledBy([happening(0)], 0)).toBeUndefined();
  });
});

describe('the steps around a line', () => {
  it('are named from the outermost', () => {
    const named = (name: string, ...inside: TraceNode[]) => ({ ...step(...inside), step: name });
    const tree = [happening(0), named('day', named('build', happening(1)))];
    expect(stepsTo(tree, 1).map((it) => it.step)).toEqual(['day', 'build']);
    expect(stepsTo(tree, 0)).toEqual([]);
  });
});
