import type { DecisionNode, Narrowing } from '@empty-chair/kernel/trace';
import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { storyOf } from './why-rows.ts';

const at = (id: number): Ref => ({ kind: 'clearing', id: String(id) });
const range = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const narrowing = (options: number[], left: number[], best?: number): Narrowing => ({
  rule: undefined,
  why: 'why' as MessageId,
  best,
  options: options.map(at),
  values: options.map((id) => id * 10),
  left: left.map(at),
});
const decision = (options: number[], ...narrowings: Narrowing[]): DecisionNode => ({
  kind: 'decision',
  rule: '1' as RuleId,
  options: options.map(at),
  narrowings,
  chosen: at(1),
  by: 'only',
});

describe('the story of a decision', () => {
  it('is a funnel first and a ladder when few are left', () => {
    const { columns, rows } = storyOf(
      decision(
        range(12),
        narrowing(range(12), [1, 2, 3]),
        narrowing([1, 2, 3], [1, 2, 3], 5),
        narrowing([1, 2, 3], [2], 20),
      ),
    );
    expect(columns.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(
      rows.map(({ letter, isIdle, cells }) => [letter, isIdle, cells.map(({ state }) => state)]),
    ).toEqual([
      ['a', false, []],
      ['b', true, ['stays', 'stays', 'stays']],
      ['c', false, ['struck', 'stays', 'struck']],
    ]);
    expect(rows[2]?.cells.map(({ value }) => value)).toEqual([10, 20, 30]);
  });

  it('shows no value for a filter and nothing for those gone before', () => {
    const { rows } = storyOf(decision([1, 2], narrowing([1, 2], [2]), narrowing([2], [2], 20)));
    expect(rows[0]?.cells.map(({ value }) => value)).toEqual([undefined, undefined]);
    expect(rows[1]?.cells.map(({ state }) => state)).toEqual(['gone', 'stays']);
  });

  it('needs no ladder for one option', () => {
    expect(storyOf(decision([1])).columns).toEqual([]);
  });
});
