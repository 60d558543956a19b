import { expect, test } from 'vitest';
import { inputs } from '../../rules/view.ts';
import { ministersByRank } from './ministers-by-rank.ts';

test('ministers stand in rows of their rank, with what they cost and bring', () => {
  const said = ['sway captain', 'sway foremole', 'sway banker', 'pass'].map(inputs.parseInput);
  const rows = ministersByRank({
    id: 'sway',
    inputs: said,
    costs: [2, 2, 3, 0],
    gains: [1, 1, 2, 0],
  });
  expect(
    rows.map(({ rank, cards, points, sways }) => [
      rank,
      cards,
      points,
      ...sways.map(({ minister }) => minister),
    ]),
  ).toEqual([
    ['squire', 2, 1, 'captain', 'foremole'],
    ['noble', 3, 2, 'banker'],
  ]);
});
