import { describe, expect, test } from 'vitest';
import { findTarget } from './find.ts';
import type { Target, TargetNode } from './types.ts';

const realm = (id: string): Target => ({ kind: 'realm', id });
const node = (on: string, id: string, children: readonly TargetNode[] = []): TargetNode => ({
  on,
  target: realm(id),
  children,
});

/** A printed chart in small: three branches, the middle one with three children of its own. */
const CHART: readonly TargetNode[] = [
  node('1-2', 'a', [node('1-3', 'a1'), node('4-6', 'a2')]),
  {
    ...node('3-4', 'b', [node('1-2', 'b1'), node('3-4', 'b2'), node('5-6', 'b3')]),
    substitute: realm('c'),
  },
  node('5-6', 'd'),
];

function find(
  valid: string,
  faces: readonly number[],
  same = '',
  walk: 'siblings' | 'branches' = 'siblings',
) {
  const left = faces.slice();
  const isValid = ({ id }: Target): boolean => valid.split(' ').includes(id);
  const found = findTarget(CHART, {
    roll: () => {
      const face = left.shift();
      if (face === undefined) throw new Error('a die that nobody wrote down');
      return face;
    },
    isValid,
    walk,
    meaning: (target) =>
      isValid(target) ? (same.split(' ').includes(target.id) ? 'same' : target.id) : undefined,
  });
  return { id: found?.target.id, looked: found?.looked.join(' '), left };
}

describe('EU-19.5: the walk through a Targeting Chart', () => {
  test.each([
    ['the rolled target', 'a b', [3], 'b', '3-4'],
    ['its substitute, before its children', 'a c b1', [4], 'c', '3-4'],
    ['a child by a second roll', 'a b2 b3', [3, 4], 'b2', '3-4 3-4/3-4'],
    [
      'the next sibling of a child, raising the die',
      'a b2 b3',
      [3, 2],
      'b2',
      '3-4 3-4/1-2 3-4/3-4',
    ],
    ['the next sibling, wrapping round', 'a b1 b2', [3, 6], 'b1', '3-4 3-4/5-6 3-4/1-2'],
    ['the next branch', 'a d', [3], 'd', '3-4 3-4/1-2 3-4/3-4 3-4/5-6 5-6'],
    // From 5-6 the die wraps round: 1-2 is invalid itself, 3-4 is valid.
    ['a sibling before a cousin', 'a1 a2 b', [5], 'b', '5-6 1-2 3-4'],
    // No sibling is valid: 1-2 is the first again, and its children are rolled for.
    ['a cousin', 'a1 a2', [5, 4], 'a2', '5-6 1-2 3-4 1-2/4-6'],
  ] as const)('%s', (_, valid, faces, wanted, looked) => {
    expect(find(valid, faces)).toEqual({ id: wanted, looked, left: [] });
  });
});

test('R-TARGET-1: by the other reading a branch is left only with all that lies below it', () => {
  const found = { id: 'a2', looked: '5-6 1-2 1-2/4-6', left: [] };
  expect(find('a1 a2 b', [5, 4], '', 'branches')).toEqual(found);
});

describe('EU-19.5: no die that decides nothing', () => {
  test.each([
    ['one valid target in all', 'd', 'd', '5-6'],
    ['the only one far down', 'b2', 'b2', '3-4 3-4/3-4'],
    ['the only one a substitute', 'c', 'c', '3-4'],
    ['none at all', 'z', undefined, undefined],
  ])('%s', (_, valid, wanted, looked) => {
    expect(find(valid, [])).toEqual({ id: wanted, looked, left: [] });
  });

  test('several that mean the same now', () => {
    expect(find('a d', [], 'a d')).toEqual({ id: 'a', looked: '1-2', left: [] });
    expect(find('a d b1', [5], 'a d').id).toBe('d');
  });

  test('below a branch with one valid target', () => {
    expect(find('a b3', [3])).toEqual({ id: 'b3', looked: '3-4 3-4/5-6', left: [] });
  });
});
