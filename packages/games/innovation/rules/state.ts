import { NONE } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { Config } from './config.ts';
import type {
  AutomaFaction,
  BonusTile,
  BookAction,
  Building,
  Card,
  Discipline,
  FinalTile,
  Innovation,
  Level,
  RoundTile,
  Spell,
  Terrain,
} from './content.ts';
import { automaFaction, countOf, isNeutral, LEVELS, levels, terrainOf } from './content.ts';
import type { BoardSide, Hex } from './hexes.ts';
import { BOARD_SIDES } from './hexes.ts';

/** Where a seat's points came from. */
export const SOURCES = [
  'start',
  'cards',
  'tiles',
  'faction',
  'play',
  'power',
  'resources',
  'area',
  'science',
] as const;
export type Source = (typeof SOURCES)[number];

/** What has to be done outside of the rounds, and by whom. */
export const TASKS = ['bonus', 'workshop', 'university', 'tower', 'automa', 'resources'] as const;
export type Task = (typeof TASKS)[number];
export interface Errand {
  readonly seat: Seat;
  readonly task: Task;
}

export interface Bridge {
  readonly from: Hex;
  readonly to: Hex;
  readonly seat: Seat;
}

/** The same bridge whichever end is named first. */
export const bridgeOf = (one: Hex, other: Hex, of: Seat): Bridge => ({
  from: one < other ? one : other,
  to: one < other ? other : one,
  seat: of,
});

export const isSameBridge = (one: Bridge, other: Bridge): boolean =>
  one.from === other.from && one.to === other.to;

/** The decision cards. The top of each pile is its end. */
export interface Cards {
  draw: Card[];
  /** The cards that were Support this round; the last one is. */
  support: Card[];
  /** NONE before the Automa's first turn of a round. */
  action: Card;
  reserve: Card[];
  /**
   * By card: whether the table knows where it is. With cards on the real table the other cards of
   * `draw` and `reserve` are only stand-ins, changed for those that turn up.
   */
  known: boolean[];
}

export interface BonusSlot {
  tile: BonusTile;
  coins: number;
}

/** AOI-G3: the Automa has buildings, scholars, innovations and a bonus tile; the rest is humans'. */
export interface State {
  readonly config: Config;
  readonly facts: Facts;
  /** The Automa's native terrain. */
  native: Terrain;
  round: number;
  /** Whose turn it is while no errand is open. */
  seat: Seat;
  /** This round's order of turns, and of the next one as far as seats have passed. */
  order: Seat[];
  nextOrder: Seat[];
  errands: Errand[];
  isOver: boolean;
  /** By hex. */
  terrain: Int8Array;
  owner: Int8Array;
  building: Int8Array;
  marked: Int8Array;
  annex: Int8Array;
  /** Symbionts only. */
  tool: Int8Array;
  bridges: Bridge[];
  /** By seat and discipline. */
  levels: number[][];
  /** By discipline and space: the seat whose scholar stands there, or NONE. */
  scholars: Seat[][];
  /** Whether an X token lies on it. */
  spells: boolean[];
  books: boolean[];
  bookActions: BookAction[];
  roundTiles: RoundTile[];
  finalTile: FinalTile;
  /** The free bonus tiles in their row: left, middle, right. */
  bonus: BonusSlot[];
  /** By seat; NONE before it is chosen. */
  bonusOf: BonusTile[];
  /** By place in reading order: an innovation or NONE. */
  display: Innovation[];
  /** By seat. */
  innovations: Innovation[][];
  shipping: number[];
  cities: number[];
  cards: Cards;
  /** By seat and source. */
  points: number[][];
}

/** What follows from the config alone. */
export interface Facts {
  readonly side: BoardSide;
  readonly level: Level;
  readonly faction: AutomaFaction;
  readonly humans: readonly Seat[];
  readonly automa: Seat;
  /** AOI-Q13: the Automa counts as a player. */
  readonly seats: readonly Seat[];
  /** By human seat. */
  readonly humanTerrain: readonly Terrain[];
  readonly youth: Terrain;
}

export function factsOf(config: Config): Facts {
  const humans = config.humans.map((_, index) => seat(index));
  const automa = seat(humans.length);
  return {
    side: BOARD_SIDES[config.side],
    level: levels[LEVELS.indexOf(config.level)] as Level,
    faction: automaFaction(config.faction),
    humans,
    automa,
    seats: [...humans, automa],
    humanTerrain: config.humans.map(({ terrain }) => terrainOf(terrain)),
    youth: config.youth === undefined ? NONE : terrainOf(config.youth),
  };
}

/** In printed words: `human` alone, `human1` and `human2`, `automa`. */
export const SEAT_IDS = ['automa', 'human', 'human1', 'human2'] as const;
export type SeatId = (typeof SEAT_IDS)[number];

export function seatId({ facts }: Pick<State, 'facts'>, of: Seat): SeatId {
  if (of === facts.automa) return 'automa';
  if (facts.humans.length === 1) return 'human';
  return of === facts.humans[0] ? 'human1' : 'human2';
}

export function clone(state: State): State {
  return {
    config: state.config,
    facts: state.facts,
    native: state.native,
    round: state.round,
    seat: state.seat,
    order: state.order.slice(),
    nextOrder: state.nextOrder.slice(),
    errands: state.errands.slice(),
    isOver: state.isOver,
    terrain: state.terrain.slice(),
    owner: state.owner.slice(),
    building: state.building.slice(),
    marked: state.marked.slice(),
    annex: state.annex.slice(),
    tool: state.tool.slice(),
    bridges: state.bridges.slice(),
    levels: state.levels.map((levelsOf) => levelsOf.slice()),
    scholars: state.scholars.map((spaces) => spaces.slice()),
    spells: state.spells.slice(),
    books: state.books.slice(),
    bookActions: state.bookActions.slice(),
    roundTiles: state.roundTiles.slice(),
    finalTile: state.finalTile,
    bonus: state.bonus.map(({ tile, coins }) => ({ tile, coins })),
    bonusOf: state.bonusOf.slice(),
    display: state.display.slice(),
    innovations: state.innovations.map((taken) => taken.slice()),
    shipping: state.shipping.slice(),
    cities: state.cities.slice(),
    cards: {
      draw: state.cards.draw.slice(),
      support: state.cards.support.slice(),
      action: state.cards.action,
      reserve: state.cards.reserve.slice(),
      known: state.cards.known.slice(),
    },
    points: state.points.map((bySource) => bySource.slice()),
  };
}

// ---- reading -----------------------------------------------------------------

/** NONE where nothing stands. */
export const ownerAt = ({ owner }: State, hex: Hex): Seat => owner[hex] as Seat;
export const buildingAt = ({ building }: State, hex: Hex): Building => building[hex] as Building;
export const terrainAt = ({ terrain }: State, hex: Hex): Terrain => terrain[hex] as Terrain;
export const isMarked = ({ marked }: State, hex: Hex): boolean => marked[hex] === 1;
export const isEmpty = (state: State, hex: Hex): boolean => ownerAt(state, hex) === NONE;
export const isHumanSeat = ({ facts }: State, of: Seat): boolean =>
  of !== NONE && of !== facts.automa;
export const levelOf = (state: State, of: Seat, discipline: Discipline): number =>
  state.levels[of]?.[discipline] as number;
/** By space: whose scholar stands there. */
export const scholarsOn = ({ scholars }: State, discipline: Discipline): readonly Seat[] =>
  scholars[discipline] as readonly Seat[];
export const isCovered = ({ spells }: State, spell: Spell): boolean => spells[spell] as boolean;
export const bonusTileOf = ({ bonusOf }: State, of: Seat): BonusTile => bonusOf[of] as BonusTile;
export const innovationsOf = ({ innovations }: State, of: Seat): readonly Innovation[] =>
  innovations[of] as readonly Innovation[];
/** Of a human; the Automa's is `automaShipping`. */
export const shippingOf = ({ shipping }: State, human: Seat): number => shipping[human] as number;
export const citiesOf = ({ cities }: State, human: Seat): number => cities[human] as number;
/** Rounds are counted from 1. */
export const roundTileIn = ({ roundTiles }: State, round: number): RoundTile =>
  roundTiles[round - 1] as RoundTile;
export const pointsOf = ({ points }: State, of: Seat): number =>
  (points[of] as readonly number[]).reduce((all, n) => all + n, 0);

/** A human's native terrain. */
export const homeOf = ({ facts }: State, human: Seat): Terrain =>
  facts.humanTerrain[human] as Terrain;

/** Own buildings of a kind that are not on the board; a neutral building has no owner before. */
export function stockOf(state: State, of: Seat, building: Building): number {
  let left = countOf(building);
  for (const hex of state.facts.side.land) {
    if (buildingAt(state, hex) !== building) continue;
    if (isNeutral(building) || ownerAt(state, hex) === of) left -= 1;
  }
  return left;
}

/** AOI-X2: shipping and X of the difficulty card for the round, whatever its bonus tile (AOI-Q17). */
export const automaShipping = ({ facts, round }: State): number =>
  facts.level.shippingByRound[round - 1] as number;
export const xOf = ({ facts, round }: State): number => facts.level.xByRound[round - 1] as number;

// ---- writing -----------------------------------------------------------------

export function setTerrain({ terrain }: State, hex: Hex, to: Terrain): void {
  terrain[hex] = to;
}

export function setLevel(state: State, of: Seat, discipline: Discipline, n: number): void {
  (state.levels[of] as number[])[discipline] = n;
}

export function addPoints(state: State, of: Seat, source: Source, n: number): void {
  const bySource = state.points[of] as number[];
  const at = SOURCES.indexOf(source);
  bySource[at] = (bySource[at] as number) + n;
}
