import type { Benefit } from './benefits.ts';

/** The spaces of the four tracks as the base game prints them, from space 1 on, by track. */
export interface Space {
  /** All of them, unless one is to be chosen. */
  readonly gain: readonly Benefit[];
  readonly choose?: number;
  /** Once, and only if wanted. */
  readonly bonus?: Bonus;
}
export interface Bonus {
  readonly pay: 'resource' | 'territoryTiles' | 'tapestryCards' | 'techCards';
  readonly n: number;
  readonly gain: Benefit;
}

const EXPLORATION_SPACES: readonly Space[] = [
  { gain: ['territoryTile', 'territoryTile'] },
  { gain: ['explore'], bonus: { pay: 'resource', n: 1, gain: 'tapestryCard' } },
  { gain: ['explore', 'farm'], choose: 1 },
  { gain: ['territoryTile', 'explore'] },
  { gain: ['pointsPerTerritory'], bonus: { pay: 'resource', n: 1, gain: 'farm' } },
  { gain: ['territoryTile', 'farm'], bonus: { pay: 'resource', n: 1, gain: 'explore' } },
  { gain: ['territoryTile', 'territoryTile', 'explore'] },
  { gain: ['farm', 'pointsPerFarm'], bonus: { pay: 'territoryTiles', n: 2, gain: 'points:5' } },
  {
    gain: ['territoryTile', 'territoryTile', 'exploreAnywhere'],
    bonus: { pay: 'resource', n: 1, gain: 'tapestryCard' },
  },
  { gain: ['pointsPerTechnology'], bonus: { pay: 'territoryTiles', n: 3, gain: 'points:10' } },
  { gain: ['spaceTile', 'spaceTile', 'spaceTile', 'exploreSpace'] },
  { gain: ['exploreSpace'], bonus: { pay: 'resource', n: 1, gain: 'exploreSpace' } },
];
const SCIENCE_SPACES: readonly Space[] = [
  { gain: ['researchNoBenefit'] },
  { gain: ['tapestryCard'], bonus: { pay: 'resource', n: 1, gain: 'house' } },
  { gain: ['researchNoBenefit', 'house'], choose: 1 },
  { gain: ['pointsPerTech', 'tapestryCard'] },
  { gain: ['research'], bonus: { pay: 'tapestryCards', n: 2, gain: 'points:5' } },
  { gain: ['research', 'house'], choose: 1 },
  { gain: ['repeat'] },
  { gain: ['house', 'pointsPerHouse'] },
  { gain: ['advance:exploration', 'advance:military', 'advance:technology'], choose: 1 },
  { gain: ['regress:military', 'regress:technology'], choose: 1 },
  { gain: ['advance:exploration', 'advance:military', 'advance:technology'], choose: 2 },
  { gain: ['alienBiology'] },
];
const MILITARY_SPACES: readonly Space[] = [
  { gain: ['conquer'] },
  { gain: ['tapestryCard'], bonus: { pay: 'resource', n: 1, gain: 'armory' } },
  { gain: ['conquer', 'armory'], choose: 1 },
  { gain: ['worker', 'pointsPerTile'] },
  { gain: ['conquer', 'armory'] },
  { gain: ['conquer', 'tapestryCard'], bonus: { pay: 'resource', n: 1, gain: 'armory' } },
  { gain: ['conquerRivalBoth'] },
  { gain: ['conquerAnywhere'], bonus: { pay: 'resource', n: 1, gain: 'tapestryCard' } },
  { gain: ['armory', 'pointsPerTapestry'] },
  { gain: ['pointsPerExploration', 'leftOut'] },
  { gain: ['scoreCapital'], bonus: { pay: 'tapestryCards', n: 3, gain: 'points:10' } },
  { gain: ['conquerBothDice', 'leftOut'] },
];
const TECHNOLOGY_SPACES: readonly Space[] = [
  { gain: ['invent'] },
  { gain: ['tapestryCard'], bonus: { pay: 'resource', n: 1, gain: 'market' } },
  { gain: ['invent', 'market'], choose: 1 },
  { gain: ['invent'] },
  {
    gain: ['house', 'farm', 'armory'],
    choose: 1,
    bonus: { pay: 'resource', n: 1, gain: 'upgradeTech' },
  },
  { gain: ['market', 'pointsPerArmory'], bonus: { pay: 'resource', n: 1, gain: 'invent' } },
  { gain: ['invent', 'invent'] },
  { gain: ['market', 'pointsPerMarket'], bonus: { pay: 'resource', n: 1, gain: 'upgradeTech' } },
  { gain: ['upgradeTech', 'circle'] },
  { gain: ['pointsPerScience', 'pointsPerMilitary'] },
  { gain: ['upgradeTech', 'square'], bonus: { pay: 'techCards', n: 3, gain: 'points:10' } },
  { gain: ['coin', 'worker', 'food', 'culture', 'leftOut'] },
];

/** By track, and by space from 1 on. */
const SPACES: readonly (readonly Space[])[] = [
  EXPLORATION_SPACES,
  SCIENCE_SPACES,
  MILITARY_SPACES,
  TECHNOLOGY_SPACES,
];
export const spaceAt = (track: number, space: number): Space | undefined =>
  SPACES[track]?.[space - 1];
