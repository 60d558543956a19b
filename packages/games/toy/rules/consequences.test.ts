import { expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { consequences } from './consequences.ts';

const BEFORE: Position = { fruit: [2, 3, 1, 1, 3, 1], basket: 2, picker: 4, scarecrow: 6 };
const NOTHING = { lost: [], taken: [], points: 0 };

function between(before: Position, after: Position) {
  const { losses, taken, points } = consequences(readPosition(before), readPosition(after));
  return {
    lost: losses.map(({ place, seat, pieces }) => `${place.kind} ${place.id} ${seat}:${pieces}`),
    taken: taken.map(({ kind, id }) => `${kind} ${id}`),
    points,
  };
}

const { scarecrow: _, ...GIVEN_UP } = BEFORE;

test.each<[string, Position, Partial<ReturnType<typeof between>>]>([
  ['nothing', BEFORE, {}],
  [
    'fruit in the nest, one point each',
    { ...BEFORE, fruit: [2, 1, 1, 1, 3, 1], nest: 2 },
    { taken: ['tree 2'], points: 2 },
  ],
  // T-1.3: a hidden fruit is worth 2.
  [
    'fruit in a hollow',
    { ...BEFORE, hollow: [0, 0, 1, 0, 0, 0] },
    { taken: ['tree 3'], points: 2 },
  ],
  ['a fruit that grows takes no tree', { ...BEFORE, fruit: [3, 3, 1, 1, 3, 1] }, {}],
  ['a fruit snatched', { ...BEFORE, basket: 1, nest: 1 }, { lost: ['tree 4 0:1'], points: 1 }],
  ['the scarecrow given up', GIVEN_UP, { lost: ['tree 6 0:1'] }],
])('%s', (_title, after, expected) => {
  expect(between(BEFORE, after)).toEqual({ ...NOTHING, ...expected });
});
