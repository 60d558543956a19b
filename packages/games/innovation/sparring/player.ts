import { NONE } from '@empty-chair/kernel/ids';
import type { Rng } from '@empty-chair/kernel/rng';
import type { Seat } from '@empty-chair/kernel/words';
import type { Building, Discipline } from '../rules/content.ts';
import { DISCIPLINES, isNeutral, OWN_BUILDINGS } from '../rules/content.ts';
import { scholarsLeft } from '../rules/effects.ts';
import type { Hex } from '../rules/hexes.ts';
import type { State } from '../rules/state.ts';
import { buildingAt, homeOf, ownerAt } from '../rules/state.ts';
import type { Bag, CityTile, Reward } from './base-rules.ts';
import { BOWLS, CITY_TILE_COPIES, CITY_TILES, planningOf, START } from './base-rules.ts';
import type { CompetencyId, Place } from './competencies.ts';
import { dealCompetencies } from './competencies.ts';
import type { Purse } from './purse.ts';
import { gain } from './purse.ts';

/** What lies on the table besides what the app tracks, shared by all humans. */
export interface Commons {
  readonly competencies: readonly Place[];
  /** By city tile. */
  readonly cityTiles: number[];
  isPalaceTileTaken: boolean;
}

export function layCommons(rng: Rng): Commons {
  return {
    competencies: dealCompetencies(rng.fork('competencies')),
    cityTiles: CITY_TILES.map(() => CITY_TILE_COPIES),
    isPalaceTileTaken: false,
  };
}

/** What one human keeps on their own board. */
export interface Player {
  readonly seat: Seat;
  readonly purse: Purse;
  /** Steps of terraforming taken. */
  terraforming: number;
  readonly competencies: Set<CompetencyId>;
  hasPalaceTile: boolean;
  /** Hexes that belong to a city. */
  readonly inCity: Set<Hex>;
  /** Special actions used this round. */
  readonly used: Set<string>;
  /** The round whose income was taken last. */
  round: number;
  /** The Automa's buildings when the board was last looked at, by hex. */
  automaBuildings: Int8Array | undefined;
}

export function newPlayer(state: State, seat: Seat): Player {
  const board = planningOf(homeOf(state, seat));
  const purse: Purse = {
    coins: 0,
    tools: 0,
    scholars: 0,
    books: DISCIPLINES.map(() => 0),
    bowls: [...(board.bowls ?? BOWLS)],
  };
  const player: Player = {
    seat,
    purse,
    terraforming: 0,
    competencies: new Set(),
    hasPalaceTile: false,
    inCity: new Set(),
    used: new Set(),
    round: 0,
    automaBuildings: undefined,
  };
  receive(state, player, board.start ?? START);
  return player;
}

export function receive(
  state: State,
  { purse, seat }: Player,
  bag: Bag,
  colour: Discipline = NONE,
): void {
  gain(purse, bag, scholarsLeft(state, seat), colour);
}

/** By kind: a player's own buildings on the map. */
export type Counts = readonly number[];
export const countIn = (counts: Counts, building: Building): number => counts[building] as number;

export function countBuildings(state: State, seat: Seat): Counts {
  const counts = OWN_BUILDINGS.map(() => 0);
  for (const hex of state.facts.side.land) {
    const building = buildingAt(state, hex);
    if (building === NONE || isNeutral(building) || ownerAt(state, hex) !== seat) continue;
    counts[building] = countIn(counts, building) + 1;
  }
  return counts;
}

export const cityTile = (at: number): CityTile => CITY_TILES[at] as CityTile;

export const add = (one: Reward, other: Reward): Reward => ({
  coins: (one.coins ?? 0) + (other.coins ?? 0),
  tools: (one.tools ?? 0) + (other.tools ?? 0),
  scholars: (one.scholars ?? 0) + (other.scholars ?? 0),
  books: (one.books ?? 0) + (other.books ?? 0),
  power: (one.power ?? 0) + (other.power ?? 0),
  points: (one.points ?? 0) + (other.points ?? 0),
});
