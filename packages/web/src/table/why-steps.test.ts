import type { DecisionNode, Narrowing } from '@empty-chair/kernel/trace';
import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { listedAt, neighbourStep, whySteps } from './why-steps.ts';

const places = (...ids: number[]): Ref[] => ids.map((id) => ({ kind: 'p', id: String(id) }));
const narrowing = (options: Ref[], left: Ref[], values: number[]): Narrowing => ({
  why: 'x' as MessageId,
  rule: '1' as RuleId,
  best: Math.max(...values),
  options,
  values,
  left,
});
const eight = places(1, 2, 3, 4, 5, 6, 7, 8);
const decision: DecisionNode = {
  kind: 'decision',
  rule: '1' as RuleId,
  options: eight,
  narrowings: [
    narrowing(eight, eight, [1, 1, 1, 1, 1, 1, 1, 1]),
    narrowing(eight, places(2, 5, 7), [0, 4, 0, 0, 4, 0, 4, 0]),
    narrowing(places(2, 5, 7), places(5), [3, 9, 3]),
  ],
  by: 'only',
  chosen: { kind: 'p', id: '5' },
};

it('tells all options first, then how many each tiebreak leaves', () => {
  expect(whySteps(decision).map(({ step, letter, left, of }) => [step, letter, left, of])).toEqual([
    [0, undefined, 8, 8],
    [1, 'a', 8, 8],
    [2, 'b', 3, 8],
    [3, 'c', 1, 3],
  ]);
});

it('lists few options with what struck them; of many only those who stay', () => {
  const listed = whySteps(decision).map((step) =>
    listedAt(step).map(({ ref, value, isStruck }) => [ref.id, value, isStruck]),
  );
  expect(listed).toEqual([
    [],
    [],
    [
      ['2', 4, false],
      ['5', 4, false],
      ['7', 4, false],
    ],
    [
      ['2', 3, true],
      ['5', 9, false],
      ['7', 3, true],
    ],
  ]);
});

it('goes on from the last tiebreak of one decision to the beginning of the next', () => {
  const none = { ...decision, narrowings: [], options: places(5) };
  const last = { decision: 0, step: 3 };
  expect(neighbourStep([decision, none], last, 1)).toEqual({ decision: 1, step: 0 });
  expect(neighbourStep([decision, none], { decision: 1, step: 0 }, -1)).toEqual(last);
  expect(neighbourStep([decision, none], { decision: 1, step: 0 }, 1)).toBeUndefined();
  expect(neighbourStep([decision], { decision: 0, step: 0 }, -1)).toBeUndefined();
  expect(neighbourStep([decision], { decision: 0, step: 1 }, 1)).toEqual({ decision: 0, step: 2 });
});

it('passes over a tiebreak that had nothing left to look at', () => {
  const empty = narrowing([], [], []);
  const [first, ...others] = decision.narrowings;
  if (first === undefined) throw new Error('no narrowing');
  const gap = { ...decision, narrowings: [first, empty, ...others] };
  expect(whySteps(gap).map(({ step, letter }) => [step, letter])).toEqual([
    [0, undefined],
    [1, 'a'],
    [3, 'c'],
    [4, 'd'],
  ]);
  expect(neighbourStep([gap], { decision: 0, step: 3 }, -1)).toEqual({ decision: 0, step: 1 });
});
