import type {
  BonusTile,
  BookAction,
  Building,
  Discipline,
  Spell,
  Terrain,
  TerrainId,
} from '../rules/content.ts';
import { GUILD, PALACE, SCHOOL, TERRAINS, UNIVERSITY, WORKSHOP } from '../rules/content.ts';

/**
 * What the base game costs and gives, as far as a stand-in plays by it. The Automa needs none of
 * this, so it is no content of the game: a recorded human pays on their own board.
 */

/** Resources in words of the game; power is what is gained or spent, not where it lies. */
export interface Bag {
  readonly coins?: number;
  readonly tools?: number;
  readonly scholars?: number;
  /** Of any colour. */
  readonly books?: number;
  readonly power?: number;
}

export const START: Bag = { coins: 15, tools: 3 };
export const BOWLS: readonly [number, number, number] = [5, 7, 0];

/** By building, of a player's own. */
const buildingCosts: readonly Bag[] = (() => {
  const cost: Bag[] = [];
  cost[WORKSHOP] = { tools: 1, coins: 2 };
  cost[GUILD] = { tools: 2, coins: 6 };
  cost[SCHOOL] = { tools: 3, coins: 5 };
  cost[UNIVERSITY] = { tools: 5, coins: 8 };
  cost[PALACE] = { tools: 4, coins: 6 };
  return cost;
})();
export const costOf = (building: Building): Bag => buildingCosts[building] as Bag;
/** With a building of another faction beside it. */
export const GUILD_WITH_NEIGHBOUR: Bag = { tools: 2, coins: 3 };

/** By how many stand on the map. */
export const TOOLS_BY_WORKSHOPS: readonly number[] = [1, 2, 3, 4, 5, 5, 6, 7, 8, 9];
export const GUILD_INCOME: readonly Bag[] = [
  { power: 1, coins: 2 },
  { power: 1, coins: 2 },
  { power: 2, coins: 2 },
  { power: 2, coins: 2 },
];
/** Of each school, and of the university. */
export const SCHOOL_INCOME: Bag = { scholars: 1 };

export const SHIPPING_COST: Bag = { coins: 4, scholars: 1 };
/** By the shipping value reached. */
export const SHIPPING_REWARD: readonly Reward[] = [{}, { points: 2 }, { books: 2 }, { points: 4 }];
export const TERRAFORMING_COST: Bag = { coins: 5, tools: 1, scholars: 1 };
/** By the step reached. */
export const TERRAFORMING_REWARD: readonly Reward[] = [{}, { points: 6 }, { books: 2 }];
/** By steps taken. */
export const TOOLS_PER_SPADE: readonly number[] = [3, 2, 1];

export interface Reward extends Bag {
  readonly points?: number;
}

/** The planning board of a terrain, where it differs from the common one. */
interface PlanningBoard {
  readonly start?: Bag;
  readonly bowls?: readonly [number, number, number];
  readonly income?: Bag;
  readonly firstGuildCoins?: number;
  readonly terraformingCost?: Bag;
  readonly shippingReward?: readonly Reward[];
  /** Further books for the first, second and third innovation. */
  readonly innovationBooks?: readonly number[];
}
const BOARDS: Readonly<Partial<Record<TerrainId, PlanningBoard>>> = {
  plains: { terraformingCost: { coins: 1, tools: 1, scholars: 1 } },
  swamp: { start: { ...START, scholars: 1 }, bowls: [3, 9, 0] },
  lake: { shippingReward: [{}, {}, { points: 3 }, { books: 2 }] },
  forest: { bowls: [4, 8, 0] },
  mountain: { income: { coins: 2 }, firstGuildCoins: 3 },
  wasteland: { start: { coins: 15, tools: 4, books: 1 }, innovationBooks: [0, 0, 2] },
};
/** By terrain. */
const planning: readonly PlanningBoard[] = TERRAINS.map((id) => BOARDS[id] ?? {});
export const planningOf = (terrain: Terrain): PlanningBoard => planning[terrain] as PlanningBoard;
export const INNOVATION_BOOKS: readonly number[] = [0, 1, 2];

// ---- science and cities ------------------------------------------------------------

/** By the level reached. */
export const POWER_ON_LEVEL: Readonly<Record<number, number>> = { 3: 1, 5: 2, 7: 2, 12: 3 };
export const INCOME_LEVEL = 9;
/** By discipline: each round from level 9 on. */
const levelIncomes: readonly Reward[] = [{ coins: 3 }, { power: 6 }, { tools: 1 }, { points: 3 }];
export const levelIncome = (discipline: Discipline): Reward => levelIncomes[discipline] as Reward;

export const CITY_BUILDINGS = 4;
export const CITY_WITH_UNIVERSITY = 3;
export const CITY_POWER = 7;
export interface CityTile extends Reward {
  readonly points: number;
  /** In every discipline. */
  readonly levels?: number;
}
/** Without the tile of two free spades, which no plan takes. Three of each. */
export const CITY_TILES: readonly CityTile[] = [
  { points: 4, tools: 3 },
  { points: 5, books: 2 },
  { points: 6, coins: 6 },
  { points: 7, levels: 1 },
  { points: 8, power: 8 },
  { points: 8, scholars: 1 },
];
export const CITY_TILE_COPIES = 3;

// ---- tiles -------------------------------------------------------------------------

interface Bonus {
  readonly income?: Bag;
  /** Points for each, while the tile is held. */
  readonly per?: Readonly<Partial<Record<BonusGoal, number>>>;
  readonly shipping?: number;
}
type BonusGoal = 'riverWorkshop' | 'scholar' | 'guild' | 'passBig';
/** By number; the free bridge of 4 is left out. */
const bonuses: Readonly<Record<number, Bonus>> = {
  1: { per: { riverWorkshop: 2 }, shipping: 1 },
  2: { income: { scholars: 1 }, per: { scholar: 2 } },
  3: { income: { books: 1 } },
  4: { income: { books: 1 } },
  5: { income: { tools: 1 }, per: { passBig: 4 } },
  6: { income: { tools: 2 } },
  7: { income: { power: 4, coins: 2 } },
  8: { income: { coins: 6 } },
  9: { income: { power: 3 }, per: { guild: 3 } },
  10: { income: { coins: 4 } },
};
/** Undefined before a tile is chosen. */
export const bonusOf = (tile: BonusTile): Bonus | undefined => bonuses[tile];
/** Their special actions, once a round: terraform with a free spade; a level of choice. */
export const BONUS_SPADE = 3 as BonusTile;
export const BONUS_LEVEL = 6 as BonusTile;
/** Passing with it: a level of choice for each own school. */
export const BONUS_PASS_LEVELS = 10 as BonusTile;

/** The one palace tile that is always there; which others lie there is not tracked. */
export const PALACE_TILE = { points: 10, income: { power: 2 } } as const;

/** By spell, in the order of the board; the bridge is left out. */
const spellCosts: readonly number[] = [3, 3, 4, 4, 4, 6];
export const spellCost = (spell: Spell): number => spellCosts[spell] as number;
interface SpellGain extends Bag {
  readonly spades?: number;
}
const spellGains: readonly SpellGain[] = [
  {},
  { scholars: 1 },
  { tools: 2 },
  { coins: 7 },
  { spades: 1 },
  { spades: 2 },
];
export const spellGain = (spell: Spell): SpellGain => spellGains[spell] as SpellGain;
/** By number of the book action. */
const bookCosts: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3 };
export const bookCost = (tile: BookAction): number => bookCosts[tile] as number;
const bookNumbered = (n: number): BookAction => n as BookAction;
export const BOOK = {
  power: bookNumbered(1),
  levels: bookNumbered(2),
  guilds: bookNumbered(3),
  freeGuild: bookNumbered(4),
  coins: bookNumbered(5),
  spades: bookNumbered(6),
} as const;
export const BOOK_GAIN = {
  power: 5,
  levels: 2,
  pointsPerGuild: 2,
  coins: 6,
  spades: 3,
} as const;

// ---- the end -----------------------------------------------------------------------

export const COINS_PER_POINT = 5;
