import { NONE } from '@empty-chair/kernel/ids';
import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import { humanBuildings } from './board.ts';
import { tileDiscipline, tilePoints } from './bots/turn.ts';
import type { BonusTile, BookAction, Card, DecisionCard, Terrain } from './content.ts';
import {
  ALL_DISCIPLINES,
  ALL_SPELLS,
  BUILDING_IDS,
  cardOf,
  DISCIPLINES,
  INNOVATION_ROWS,
  INNOVATIONS,
  LIMITS,
  OWN_BUILDINGS,
  SCHOLAR_SPACES,
  SPELLS,
  TERRAINS,
} from './content.ts';
import { describeDisplays, describeHex, describeScience, describeSeat } from './describe.ts';
import { distancesFrom, distanceTo } from './distance.ts';
import { scholarsLeft } from './effects.ts';
import type { BoardSide, Hex } from './hexes.ts';
import {
  ALL_HEXES,
  hexName,
  hexOf,
  hexPlace,
  neighboursOf,
  OUTSIDE,
  printedTerrain,
  RIVER,
} from './hexes.ts';
import { seatOnTurn } from './rounds.ts';
import { areaOf } from './scoring.ts';
import type { SeatId, State } from './state.ts';
import {
  automaShipping,
  bonusTileOf,
  buildingAt,
  innovationsOf,
  isCovered,
  isEmpty,
  levelOf,
  ownerAt,
  pointsOf,
  scholarsOn,
  seatId,
  stockOf,
  terrainAt,
  xOf,
} from './state.ts';
import { disciplineRef, ref } from './words.ts';

export type { SupportPart } from './card-view.ts';
export { supportUsed } from './card-view.ts';
export type { Config } from './config.ts';
export { NO_PATH } from './distance.ts';
export * from './input-view.ts';
export * from './setup-view.ts';
export { viewRoundTiles } from './tile-view.ts';

/**
 * The position as plain data for whoever draws it. Everything that needs a rule (distances, power,
 * points of a tile) is worked out here, so that a drawing holds none.
 */
export interface HexView {
  readonly id: string;
  /** In hex widths and rows, origin top left; pointy-top hexes. */
  readonly x: number;
  readonly row: number;
  /** As it is now; `river` for water. */
  readonly terrain: string;
  /** Whether a terrain tile lies on it. */
  readonly changed: boolean;
  readonly edge: boolean;
  readonly building: BuildingView | undefined;
  readonly tool: boolean;
  /** The same in words, for the text twin; empty for rivers. */
  readonly words: readonly Message[];
}
export interface BuildingView {
  readonly kind: string;
  readonly who: SeatId;
  readonly seat: number;
  readonly marked: boolean;
  readonly annex: boolean;
}
export interface SeatView {
  readonly who: SeatId;
  readonly seat: number;
  readonly bot: boolean;
  readonly terrain: string;
  readonly faction: string;
  readonly points: number;
  readonly area: number;
  readonly scholarsLeft: number;
  readonly stock: readonly { readonly building: string; readonly n: number }[];
  readonly innovations: readonly string[];
  readonly bonus: BonusTile | undefined;
  readonly passed: boolean;
  /** Of a human; undefined for the Automa. */
  readonly shipping: number | undefined;
  readonly cities: number | undefined;
}
interface DisciplineView {
  readonly id: string;
  /** By seat. */
  readonly levels: readonly number[];
  /** The levels each space is worth, and the seat whose scholar stands there. */
  readonly spaces: readonly { readonly worth: number; readonly seat: number | undefined }[];
  /** Whether it is on the current round tile. */
  readonly current: boolean;
}
export interface TableView {
  readonly side: string;
  readonly level: string;
  readonly round: number;
  readonly rounds: number;
  readonly seatOnTurn: number;
  /** What has to be done outside of the rounds: 'bonus', 'workshop', 'resources'… */
  readonly task: string | undefined;
  readonly order: readonly string[];
  readonly roundTiles: readonly number[];
  readonly finalTile: number;
  readonly tilePoints: number;
  readonly shipping: number;
  readonly x: number;
  readonly spells: readonly { readonly id: string; readonly covered: boolean }[];
  readonly books: readonly { readonly tile: BookAction; readonly covered: boolean }[];
  readonly bonus: readonly { readonly tile: BonusTile; readonly coins: number }[];
  /** Row by row, as on the display; undefined where one was taken. */
  readonly innovations: readonly (readonly (string | undefined)[])[];
  readonly bridges: readonly { readonly from: string; readonly to: string; readonly who: string }[];
  /** Where bridges are printed. */
  readonly bridgeSpots: readonly (readonly [string, string])[];
  readonly disciplines: readonly DisciplineView[];
  readonly seats: readonly SeatView[];
  readonly cards: {
    readonly action: Card | undefined;
    readonly support: Card | undefined;
    readonly deck: number;
    readonly reserve: number;
  };
}

export function viewHexes(state: State): readonly HexView[] {
  return shownHexes(state.facts.side).map((hex) => ({
    ...place(state.facts.side, hex),
    terrain: terrainName(terrainAt(state, hex)),
    changed: terrainAt(state, hex) !== printedTerrain(state.facts.side, hex),
    building: isEmpty(state, hex)
      ? undefined
      : {
          kind: BUILDING_IDS[buildingAt(state, hex)] as string,
          who: seatId(state, ownerAt(state, hex)),
          seat: ownerAt(state, hex),
          marked: state.marked[hex] === 1,
          annex: state.annex[hex] === 1,
        },
    tool: state.tool[hex] === 1,
    words: terrainAt(state, hex) === RIVER ? [] : [describeHex(state, hex)],
  }));
}

function shownHexes(side: BoardSide): readonly Hex[] {
  return ALL_HEXES.filter((hex) => printedTerrain(side, hex) !== OUTSIDE);
}

function place(side: BoardSide, hex: Hex) {
  return { id: hexName(hex), ...hexPlace(hex), edge: side.edge.includes(hex) };
}

const terrainName = (terrain: Terrain): string => TERRAINS[terrain] ?? 'river';

export function viewTable(state: State): TableView {
  const { facts, cards } = state;
  const rows = INNOVATION_ROWS[facts.humans.length] as readonly number[];
  return {
    side: facts.side.id,
    level: facts.level.id,
    round: state.round,
    rounds: LIMITS.rounds,
    seatOnTurn: seatOnTurn(state),
    task: state.errands[0]?.task,
    order: state.order.map((seat) => seatId(state, seat)),
    roundTiles: state.roundTiles,
    finalTile: state.finalTile,
    tilePoints: tilePoints(state),
    shipping: automaShipping(state),
    x: xOf(state),
    spells: ALL_SPELLS.map((spell) => ({
      id: SPELLS[spell] as string,
      covered: isCovered(state, spell),
    })),
    books: state.bookActions.map((tile, slot) => ({ tile, covered: state.books[slot] === true })),
    bonus: state.bonus.map(({ tile, coins }) => ({ tile, coins })),
    innovations: rows.map((length, row) => {
      const start = rows.slice(0, row).reduce((all, n) => all + n, 0);
      return state.display.slice(start, start + length).map((id) => INNOVATIONS[id]);
    }),
    bridges: state.bridges.map(({ from, to, seat }) => ({
      from: hexName(from),
      to: hexName(to),
      who: seatId(state, seat),
    })),
    bridgeSpots: facts.side.bridges.map(([from, to]) => [hexName(from), hexName(to)] as const),
    disciplines: ALL_DISCIPLINES.map((discipline) => ({
      id: DISCIPLINES[discipline] as string,
      levels: facts.seats.map((seat) => levelOf(state, seat, discipline)),
      spaces: scholarsOn(state, discipline).map((seat, space) => ({
        worth: SCHOLAR_SPACES[space] as number,
        seat: seat === NONE ? undefined : seat,
      })),
      current: tileDiscipline(state) === discipline,
    })),
    seats: facts.seats.map((seat) => viewSeat(state, seat)),
    cards: {
      action: cards.action === NONE ? undefined : cards.action,
      support: cards.support.at(-1),
      deck: cards.draw.length,
      reserve: cards.reserve.length,
    },
  };
}

function viewSeat(state: State, seat: Seat): SeatView {
  const { config, facts } = state;
  const human = config.humans[seat];
  const bonus = bonusTileOf(state, seat);
  return {
    who: seatId(state, seat),
    seat,
    bot: seat === facts.automa,
    terrain: human?.terrain ?? terrainName(state.native),
    faction: human?.faction ?? config.faction,
    points: pointsOf(state, seat),
    area: areaOf(state, seat),
    scholarsLeft: scholarsLeft(state, seat),
    stock: OWN_BUILDINGS.map((building) => ({
      building: BUILDING_IDS[building] as string,
      n: stockOf(state, seat, building),
    })),
    innovations: innovationsOf(state, seat).map((id) => INNOVATIONS[id] as string),
    bonus: bonus === NONE ? undefined : bonus,
    passed: state.nextOrder.includes(seat),
    shipping: state.shipping[seat],
    cities: state.cities[seat],
  };
}

/** What is printed on a decision card, to be drawn in our own icons. */
export function viewCard(card: number): DecisionCard {
  return cardOf(card as Card);
}

/** What lies beside the map, part by part and in words, for the check of the table. */
export interface PartView {
  readonly ref: Ref;
  readonly words: readonly Message[];
}

export function viewParts(state: State): readonly PartView[] {
  return [
    ...ALL_DISCIPLINES.map((discipline) => ({
      ref: disciplineRef(discipline),
      words: describeScience(state, discipline),
    })),
    { ref: ref('part', 'displays'), words: describeDisplays(state) },
    ...state.facts.seats.map((seat) => ({
      ref: ref('seat', seatId(state, seat)),
      words: describeSeat(state, seat),
    })),
  ];
}

/** AOI-TB1: a shortest path from the hex to the nearest human building, both ends included. */
export function pathToHuman(state: State, id: string): readonly string[] {
  const from = hexOf(id);
  if (from === undefined) return [];
  const distance = distancesFrom(state, humanBuildings(state));
  const path = [from];
  for (let hex = from; distanceTo(distance, hex) >= 0; ) {
    const next = neighboursOf(state.facts.side, hex).find(
      (near) => distanceTo(distance, near) === distanceTo(distance, hex) - 1,
    );
    if (next === undefined) return [];
    path.push(next);
    hex = next;
  }
  return path.map(hexName);
}
