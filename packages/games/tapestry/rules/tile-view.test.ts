import { expect, test } from 'vitest';
import { readPosition } from '../examples/position.ts';
import { laidTiles } from './tile-view.ts';

test('tells where each known tile lies', () => {
  const state = readPosition({ state: { explored: ['E4'], tiles: { A1: [2, 1], A2: [5, 3] } } });
  expect([...laidTiles(state)]).toEqual([
    [2, 'A1'],
    [5, 'A2'],
  ]);
});
