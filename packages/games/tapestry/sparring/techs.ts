import type { Track } from '../rules/content.ts';
import { EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY } from '../rules/content.ts';
import type { Benefit } from './benefits.ts';

/** The tech cards: what the circle and the square give, and what the top row asks for. */
export interface Tech {
  readonly id: string;
  readonly circle: readonly Benefit[];
  readonly square: readonly Benefit[];
  /** One of the square's benefits instead of all. */
  readonly choose?: boolean;
  readonly asks: Asks;
}
/** A tier of a track, reached by the human or a neighbor; or a space of the own income mat. */
type Asks =
  | { readonly track: Track; readonly tier: number }
  | { readonly building: number; readonly space: number };

const FARMS = 0;
const HOUSES = 1;
const MARKETS = 3;

export const TECHS: readonly Tech[] = [
  {
    id: 'airConditioning',
    circle: ['worker'],
    square: ['house'],
    asks: { track: TECHNOLOGY, tier: 2 },
  },
  {
    id: 'ammonia',
    circle: ['farm'],
    square: ['pointsPerFarm'],
    asks: { track: MILITARY, tier: 3 },
  },
  {
    id: 'anesthesia',
    circle: ['armory'],
    square: ['pointsPerArmory'],
    asks: { track: SCIENCE, tier: 2 },
  },
  {
    id: 'assemblyLine',
    circle: ['square'],
    square: ['circle'],
    asks: { track: EXPLORATION, tier: 3 },
  },
  {
    id: 'bakery',
    circle: ['points:4'],
    square: ['landmark:bakery'],
    asks: { building: FARMS, space: 2 },
  },
  {
    id: 'barn',
    circle: ['points:3'],
    square: ['landmark:barn'],
    asks: { building: FARMS, space: 3 },
  },
  {
    id: 'lithiumIonBattery',
    circle: ['points:4'],
    square: ['repeat'],
    asks: { track: EXPLORATION, tier: 4 },
  },
  {
    id: 'calendar',
    circle: ['culture'],
    square: ['points:7'],
    asks: { track: EXPLORATION, tier: 2 },
  },
  { id: 'cannedFood', circle: ['food'], square: ['points:7'], asks: { track: MILITARY, tier: 2 } },
  {
    id: 'clocks',
    circle: ['advanceNoBenefit:technology'],
    square: ['pointsPerTechnology'],
    asks: { track: TECHNOLOGY, tier: 2 },
  },
  {
    id: 'compass',
    circle: ['territoryTile', 'territoryTile'],
    square: ['explore'],
    asks: { track: TECHNOLOGY, tier: 2 },
  },
  {
    id: 'comTower',
    circle: ['points:5'],
    square: ['landmark:comTower'],
    asks: { building: HOUSES, space: 4 },
  },
  {
    id: 'concrete',
    circle: ['market'],
    square: ['pointsPerMarket'],
    asks: { track: EXPLORATION, tier: 2 },
  },
  {
    id: 'dynamite',
    circle: ['conquer'],
    square: ['pointsPerTerritory'],
    asks: { track: MILITARY, tier: 2 },
  },
  {
    id: 'eyeglasses',
    circle: ['invent'],
    square: ['pointsPerTech'],
    asks: { track: TECHNOLOGY, tier: 2 },
  },
  { id: 'irrigation', circle: ['food'], square: ['farm'], asks: { track: SCIENCE, tier: 2 } },
  {
    id: 'library',
    circle: ['points:3'],
    square: ['landmark:library'],
    asks: { building: HOUSES, space: 3 },
  },
  { id: 'lightBulb', circle: ['coin'], square: ['market'], asks: { track: MILITARY, tier: 2 } },
  { id: 'paper', circle: ['house'], square: ['pointsPerHouse'], asks: { track: SCIENCE, tier: 2 } },
  {
    id: 'penicillin',
    circle: ['researchNoBenefit'],
    square: ['points:5'],
    asks: { track: SCIENCE, tier: 2 },
  },
  {
    id: 'printingPress',
    circle: ['tapestryCard'],
    square: ['leftOut'],
    asks: { track: TECHNOLOGY, tier: 2 },
  },
  { id: 'radio', circle: ['points:3'], square: ['leftOut'], asks: { track: SCIENCE, tier: 4 } },
  {
    id: 'sewagePlumbing',
    circle: ['culture'],
    square: ['armory'],
    asks: { track: TECHNOLOGY, tier: 2 },
  },
  {
    id: 'siegecraft',
    circle: ['advanceNoBenefit:military'],
    square: ['pointsPerMilitary'],
    asks: { track: MILITARY, tier: 2 },
  },
  {
    id: 'stockMarket',
    circle: ['points:5'],
    square: ['landmark:stockMarket'],
    asks: { building: MARKETS, space: 3 },
  },
  {
    id: 'telescope',
    circle: ['culture', 'territoryTile'],
    square: ['pointsPerTile'],
    asks: { track: TECHNOLOGY, tier: 2 },
  },
  {
    id: 'theNail',
    circle: ['tapestryCard'],
    square: ['market', 'house', 'farm'],
    choose: true,
    asks: { track: TECHNOLOGY, tier: 2 },
  },
  {
    id: 'timeTravel',
    circle: ['coin'],
    square: ['leftOut', 'leftOut'],
    choose: true,
    asks: { track: TECHNOLOGY, tier: 4 },
  },
  {
    id: 'transistors',
    circle: ['coin'],
    square: ['culture', 'points:4'],
    asks: { track: MILITARY, tier: 4 },
  },
  {
    id: 'treasury',
    circle: ['points:4'],
    square: ['landmark:treasury'],
    asks: { building: MARKETS, space: 2 },
  },
  {
    id: 'vaccines',
    circle: ['advanceNoBenefit:science'],
    square: ['pointsPerScience'],
    asks: { track: SCIENCE, tier: 2 },
  },
  {
    id: 'warships',
    circle: ['worker'],
    square: ['conquer'],
    asks: { track: EXPLORATION, tier: 3 },
  },
  {
    id: 'zeppelins',
    circle: ['advanceNoBenefit:exploration'],
    square: ['pointsPerExploration'],
    asks: { track: EXPLORATION, tier: 2 },
  },
];
