import type { Benefit } from './benefits.ts';

/**
 * What the base game costs and gives, as far as a stand-in plays by it. The bots need none of this,
 * so it is no content of the game: a recorded human pays on their own mats.
 */

export const MOST_OF_A_RESOURCE = 8;

/** By tier, 1 to 4: how many of the track's own resource, and how many of any. */
export const TIER_COST: readonly { readonly own: number; readonly any: number }[] = [
  { own: 0, any: 0 },
  { own: 0, any: 1 },
  { own: 1, any: 1 },
  { own: 1, any: 2 },
  { own: 2, any: 0 },
];
/** Three spaces each; 0 before the first. */
export const tierOf = (space: number): number => Math.ceil(space / 3);

/** Buildings of each kind; the first space of each row is free from the start. */
export const MOST_BUILDINGS = 5;
/** By row (farms, houses, armories, markets) and space: what it gives in an income turn. */
export const INCOME_MAT: readonly (readonly (readonly Benefit[])[])[] = [
  [
    ['food', 'territoryTile'],
    ['food'],
    ['points:4'],
    ['food'],
    ['food', 'points:7'],
    ['points:10'],
  ],
  [
    ['worker', 'scoreCapital'],
    ['worker'],
    ['scoreCapital'],
    ['worker'],
    ['worker', 'scoreCapital'],
    ['points:10'],
  ],
  [
    ['culture', 'tapestryCard'],
    ['culture'],
    ['pointsPerTerritory'],
    ['culture'],
    ['culture', 'pointsPerTerritory'],
    ['points:10'],
  ],
  [
    ['coin', 'pointsPerTech'],
    ['coin'],
    ['pointsPerTech'],
    ['coin'],
    ['coin', 'pointsPerTech'],
    ['points:10'],
  ],
];

/** Income turns that score, and those that bring resources, tiles and cards. */
export const SCORES_FROM = 2;
export const GAINS_UNTIL = 4;
/** A tapestry card is played in these. */
export const TAPESTRY_TURNS: readonly number[] = [2, 3, 4];

/** Faces of the conquer dice. */
export const RED_DIE: readonly Benefit[] = [
  'points:4',
  'points:5',
  'points:6',
  'points:7',
  'pointsPerTerritory',
  'pointsPerTerritory',
];
/** The last two faces give the benefit of the tile. */
export const BLACK_DIE: readonly (Benefit | 'tile')[] = [
  'coin',
  'worker',
  'food',
  'culture',
  'tile',
  'tile',
];

/** By tile: all of them are gained when it is explored. */
export const SPACE_TILES: readonly (readonly Benefit[])[] = [
  ['advance:science', 'pointsPerScience'],
  ['armory', 'pointsPerArmory'],
  ['house', 'pointsPerHouse'],
  ['tapestryCard', 'leftOut', 'pointsPerTapestry'],
  ['coin', 'worker', 'points:8'],
  ['research', 'points:6'],
  ['food', 'culture', 'points:8'],
  ['culture', 'scoreCapital'],
  ['advance:technology', 'pointsPerTechnology'],
  ['invent', 'upgradeTech', 'pointsPerTech'],
  ['conquer', 'pointsPerTerritory'],
  ['advance:military', 'pointsPerMilitary'],
  ['points:13'],
  ['farm', 'pointsPerFarm'],
  ['market', 'pointsPerMarket'],
];
export const ALIEN_ROLLS = 4;
export const ALIEN_POINTS = 5;
export const MARKET = 3;
