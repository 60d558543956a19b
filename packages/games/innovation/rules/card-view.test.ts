import { NONE } from '@empty-chair/kernel/ids';
import { newMatch } from '@empty-chair/kernel/match';
import { describe, expect, it } from 'vitest';
import { supportUsed } from './card-view.ts';
import type { Card, FinalTile, RoundTile } from './content.ts';
import { innovation } from './module.ts';
import { viewRoundTiles } from './tile-view.ts';

/** A position with these open cards. */
function withCards(action: number, support: readonly number[], faction = 'simpletons') {
  const start = newMatch(innovation, innovation.configFrom({ faction }), 'cards').state;
  if (start === undefined) throw new Error('the set-up asks nothing');
  const state = innovation.clone(start);
  state.cards.action = action as Card;
  state.cards.support = support.map((card) => card as Card);
  return state;
}
const used = (...cards: Parameters<typeof withCards>) => [...supportUsed(withCards(...cards))];

describe('AOI-T3: the icons of the Support card that the Action card looks at', () => {
  it('AOI-A4: a build looks at group, approach, terrain row and arrow', () => {
    expect(used(4, [1])).toEqual(['group', 'approach', 'row', 'directional']);
  });
  it('AOI-A7: a scholar goes by the scholar icon, then by the arrow', () => {
    expect(used(3, [1])).toEqual(['scholar', 'directional']);
  });
  it('AOI-A5, AOI-A3: an upgrade looks at the arrow only, points at nothing', () => {
    expect(used(1, [2])).toEqual(['directional']);
  });
  it('AOI-A1, AOI-F3: the faction action looks at what its entries look at', () => {
    expect(used(5, [1], 'druids')).toEqual(['group', 'approach', 'row', 'directional']);
  });
  it('AOI-T4, AOI-T1: with an empty deck only the bonus slot counts', () => {
    expect(used(NONE, [1, 2])).toEqual(['slot']);
  });
  it('AOI-T1: before the first turn of a round there is no Support card', () => {
    expect(used(NONE, [])).toEqual([]);
  });
});

it('AOI-S2, AOI-Q7: round tiles show the side of their rounds, round 6 the final tile', () => {
  const state = withCards(NONE, []);
  // Tile 1: banking, 3 points early and 7 late. Final tile 3: engineering, 7 points.
  state.roundTiles = new Array(6).fill(1 as RoundTile);
  state.finalTile = 3 as FinalTile;
  expect(viewRoundTiles(state).map(({ discipline, points }) => `${discipline} ${points}`)).toEqual([
    'banking 3',
    'banking 3',
    'banking 3',
    'banking 7',
    'banking 7',
    'engineering 7',
  ]);
});
