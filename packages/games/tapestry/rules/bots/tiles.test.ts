import { rngFromSeed } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import { showMessage } from '@empty-chair/testkit/show';
import { expect, test } from 'vitest';
import { START } from '../../examples/map-vector-words.ts';
import { readPosition } from '../../examples/position.ts';
import { hexOf } from '../hexes.ts';
import { type conquer, explore } from './map.ts';
import { beginTurn } from './turn.ts';

const EMPTY = 'A1 B1 B2 B5 C1 C3 C4 C6 D3 D5 D6 E1 E3 E4 E6 F1 F2 F5 G1 G2'.split(' ');
/** All that is not printed but A2 lies there, with the tiles 1 to 20. */
const tiles = Object.fromEntries(EMPTY.map((name, i) => [name, [i + 1, 0]]));

function layAtA2(act: typeof conquer, seed: string, tilesAtTable: boolean) {
  const state = readPosition({ state: { tokens: START, tiles } });
  const recorder = new Recorder();
  const table = {
    scene: beginTurn(state),
    rng: rngFromSeed(seed),
    atTable: { ...CHANCE_BY_APP, choices: tilesAtTable },
    ask: () => {
      throw new Error('a tile is never asked for');
    },
    emit: recorder.emit,
    trace: recorder,
  };
  act(table, 'beside');
  const at = hexOf('A2') as number;
  return {
    explored: state.explored[at],
    tile: state.tile[at] as number,
    rotation: state.rotation[at] as number,
    left: state.tilesLeft,
    told: recorder.happenings.map(showMessage),
  };
}

test('R-TILE-1, EXP-A1: the app draws one of the tiles that do not lie on the map, turned at random', () => {
  const drawn = new Set<number>();
  const turned = new Set<number>();
  for (let seed = 0; seed < 300; seed += 1) {
    const { explored, tile, rotation, left, told } = layAtA2(explore, `tile ${seed}`, false);
    expect([explored, left]).toEqual([1, 27]);
    expect(told).toEqual([`do.layKnownTile at=A2 n=${rotation * 60} tile=${tile}`]);
    drawn.add(tile);
    turned.add(rotation);
  }
  // Of 28 tiles each is drawn in 300 games but with a chance of 1 to 2000, and the seeds are fixed.
  expect([...drawn].sort((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, i) => i + 21));
  expect([...turned].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('R-TILE-1: with tiles on the table the human lays one, and the app need not know which', () => {
  expect(layAtA2(explore, 'any', true)).toEqual({
    explored: 1,
    tile: 0,
    rotation: 0,
    left: 27,
    told: ['do.layTile at=A2'],
  });
});
