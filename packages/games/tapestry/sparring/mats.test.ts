import { rngFromSeed } from '@empty-chair/kernel/rng';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { configFrom } from '../rules/config-words.ts';
import { LANDMARKS } from '../rules/content.ts';
import type { Hex } from '../rules/hexes.ts';
import { hexOf } from '../rules/hexes.ts';
import { emptyState } from '../rules/state.ts';
import {
  capitalPoints,
  emptyCapital,
  landmarkSize,
  placeBuilding,
  placeLandmark,
} from './capital.ts';
import { incomeBenefits } from './income.ts';
import { alignedSides } from './map.ts';
import { gainResource, newPlayer } from './player.ts';

const at = (name: string): Hex => hexOf(name) as Hex;
const landmark = (id: string): number => LANDMARKS.indexOf(id);

describe('the capital of a stand-in', () => {
  it('scores its rows and columns when they are full, and each full district once', () => {
    const capital = emptyCapital(0);
    // 22 plots of the mountain mat are printed solid.
    expect(capital.filled.filter(Boolean)).toHaveLength(22);
    expect(capitalPoints(capital)).toBe(0);
    let districts = 0;
    for (let n = 0; n < 81 - 22; n += 1) districts += placeBuilding(capital);
    expect(districts).toBe(9);
    expect(capitalPoints(capital)).toBe(18);
    expect(placeBuilding(capital)).toBe(0);
  });

  it('covers all plots of a landmark, turned if need be, and leaves it out without room', () => {
    const capital = emptyCapital(0);
    placeLandmark(capital, landmark('rubberWorks'));
    expect(landmarkSize(landmark('rubberWorks'))).toBe(12);
    expect(capital.filled.filter(Boolean)).toHaveLength(22 + 12);
    for (let n = 0; n < 30; n += 1) placeLandmark(capital, landmark('tankFactory'));
    const filled = capital.filled.filter(Boolean).length;
    expect((filled - 22 - 12) % 9).toBe(0);
    expect(filled).toBeLessThan(81);
  });
});

describe('an income turn', () => {
  const state = emptyState(configFrom({}));
  const player = newPlayer(state, seat(0), rngFromSeed('mats'));
  player.buildings[0] = 2;
  const resources = ['food', 'territoryTile', 'food', 'worker', 'culture', 'tapestryCard', 'coin'];
  const points = ['points:4', 'scoreCapital', 'pointsPerTech'];

  it('brings resources in turns 1 to 4 and points in turns 2 to 5', () => {
    expect(incomeBenefits(player, 1)).toEqual(resources);
    expect(incomeBenefits(player, 2)).toEqual([...points, ...resources]);
    expect(incomeBenefits(player, 4)).toEqual([...points, ...resources]);
    expect(incomeBenefits(player, 5)).toEqual(points);
  });
});

describe('resources', () => {
  it('are never more than eight of a kind', () => {
    const state = emptyState(configFrom({}));
    const player = newPlayer(state, seat(0), rngFromSeed('mats'));
    for (let n = 0; n < 10; n += 1) gainResource(player, 2);
    expect(player.resources).toEqual([0, 0, 8, 0]);
  });
});

describe('exploring', () => {
  /** F5 lies beside F4 (WWWGGD, to its north) and E5 (WDGFDD, to its north-west). */
  const state = emptyState(configFrom({}));
  for (const name of ['F4', 'E5']) state.explored[at(name)] = 1;

  it('scores a side for one like corner of two, and none beside empty land', () => {
    // Tile 1 is WDWWWW. F4 shows G and G along its south side, E5 shows G and F to its south-east.
    expect(alignedSides(state, at('F5'), 1, 0)).toBe(0);
    // Tile 27 is WGWWWW: its G lies at the top right, against the G of F4.
    expect(alignedSides(state, at('F5'), 27, 0)).toBe(1);
    // Turned by five sixths the G lies at the top left, against F4 and against E5.
    expect(alignedSides(state, at('F5'), 27, 5)).toBe(2);
    // By two sixths it lies at the bottom right, where there is no land.
    expect(alignedSides(state, at('F5'), 27, 2)).toBe(0);
  });
});
