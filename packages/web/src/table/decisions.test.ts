import type { DecisionNode, HappeningNode, StepNode, TraceNode } from '@empty-chair/kernel/trace';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { decisionsFor } from './decisions.ts';

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
