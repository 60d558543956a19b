import { shuffle } from '@empty-chair/kernel/deck';
import type { Rng } from '@empty-chair/kernel/rng';
import type { Discipline } from '../rules/content.ts';
import { ALL_DISCIPLINES } from '../rules/content.ts';
import type { Reward } from './base-rules.ts';

/** The competency tiles that a school or the university brings. */
interface Competency {
  readonly id: CompetencyId;
  readonly atOnce?: Reward;
  readonly income?: Reward;
  /** A level of choice with each income. */
  readonly incomeLevel?: boolean;
}
export type CompetencyId =
  | 'bookAndPower'
  | 'pointsAndCoins'
  | 'toolAndLevel'
  | 'toolPointsCoins'
  | 'scholarPoints'
  | 'passCities'
  | 'passLowest'
  | 'edgeWorkshop'
  | 'leftOut';

/** Two free spades, annexes, a tower and four power lie there too, but no plan takes them. */
const TILES: readonly Competency[] = [
  { id: 'bookAndPower', income: { books: 1, power: 1 } },
  { id: 'pointsAndCoins', income: { points: 3, coins: 2 } },
  { id: 'toolAndLevel', income: { tools: 1 }, incomeLevel: true },
  { id: 'toolPointsCoins', atOnce: { tools: 1, points: 5, coins: 2 } },
  { id: 'scholarPoints' },
  { id: 'passCities' },
  { id: 'passLowest' },
  { id: 'edgeWorkshop' },
  { id: 'leftOut' },
  { id: 'leftOut' },
  { id: 'leftOut' },
  { id: 'leftOut' },
];
export const POINTS_PER_SCHOLAR = 2;
export const POINTS_PER_CITY = 2;
export const POINTS_PER_EDGE = 3;

/** Where a tile lies decides what comes with it, by row: levels and books of its column. */
export const ROWS: readonly { readonly levels: number; readonly books: number }[] = [
  { levels: 3, books: 0 },
  { levels: 2, books: 1 },
  { levels: 1, books: 2 },
];
export interface Place {
  readonly tile: Competency;
  readonly discipline: Discipline;
  readonly row: number;
}

/** The base game deals them at random onto four columns of three. There are four copies of each. */
export function dealCompetencies(rng: Rng): readonly Place[] {
  const tiles = TILES.slice();
  shuffle(tiles, rng);
  return tiles.map((tile, at) => ({
    tile,
    discipline: ALL_DISCIPLINES[at % ALL_DISCIPLINES.length] as Discipline,
    row: Math.floor(at / ALL_DISCIPLINES.length),
  }));
}
