import { describe, expect, test } from 'vitest';
import { findTarget } from './find.ts';
import type { Target, TargetNode } from './types.ts';

const realm = (id: string): Target => ({ kind: 'realm', id });
const node = (on: string, id: string, children: readonly TargetNode[] = []): TargetNode => ({
  on,
  target: realm(id),
  children,
});

/** A printed chart in small: three branches, the middle one with two children of its own. */
const CHART: readonly TargetNode[] = [
  node('1-2', 'a', [node('1-3', 'a1'), node('4-6', 'a2')]),
  { ...node('3-4', 'b', [node('1-3', 'b1'), node('4-6', 'b2')]), substitute: realm('c') },
  node('5-6', 'd'),
];

function find(valid: string, faces: readonly number[]) {
  const left = faces.slice();
  const found = findTarget(CHART, {
    roll: () => left.shift() as number,
    isValid: ({ id }) => valid.split(' ').includes(id),
  });
  return { id: found?.target.id, looked: found?.looked.join(' '), left };
}

describe('EU-19.5: the walk through a Targeting Chart', () => {
  test.each([
    ['the rolled target', 'a b', [3], 'b', '3-4'],
    ['its substitute, before its children', 'c b1', [4], 'c', '3-4'],
    ['a child by a second roll', 'b2', [3, 5], 'b2', '3-4 3-4/4-6'],
    ['the next sibling of a child, raising the die', 'b2', [3, 2], 'b2', '3-4 3-4/1-3 3-4/4-6'],
    ['the next sibling, wrapping round', 'b1', [3, 6], 'b1', '3-4 3-4/4-6 3-4/1-3'],
    ['the next branch', 'd', [3, 1], 'd', '3-4 3-4/1-3 3-4/4-6 5-6'],
    // From 5-6 the die wraps round to 1-2, whose children are rolled for: cousins.
    ['a cousin', 'a2', [5, 1], 'a2', '5-6 1-2 1-2/1-3 1-2/4-6'],
  ] as const)('%s', (_, valid, faces, wanted, looked) => {
    expect(find(valid, faces)).toEqual({ id: wanted, looked, left: [] });
  });

  test('finds nothing where nothing is valid', () => {
    expect(find('z', [1, 1, 1]).id).toBeUndefined();
  });

  test('rolls no die for a level with one node', () => {
    const found = findTarget([node('1-6', 'x')], {
      roll: () => {
        throw new Error('no die');
      },
      isValid: () => true,
    });
    expect(found?.target).toEqual(realm('x'));
  });
});
