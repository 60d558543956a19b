import { NONE } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import type { Discipline, Terrain } from './content.ts';
import {
  ALL_DISCIPLINES,
  ALL_SPELLS,
  BUILDING_IDS,
  CARDS,
  DISCIPLINES,
  INNOVATIONS,
  SPELLS,
  TERRAINS,
} from './content.ts';
import type { Hex } from './hexes.ts';
import { ALL_HEXES, hexName, printedTerrain } from './hexes.ts';
import type { State } from './state.ts';
import {
  bonusTileOf,
  buildingAt,
  citiesOf,
  innovationsOf,
  isCovered,
  isEmpty,
  levelOf,
  ownerAt,
  SOURCES,
  scholarsOn,
  seatId,
  shippingOf,
  terrainAt,
} from './state.ts';

/** Everything is written; `codec-decode.ts` says what may be left out. */
export function encodeState(state: State): unknown {
  const { facts, cards } = state;
  const who = (seat: Seat): string => seatId(state, seat);
  const bySeat = <T>(of: (seat: Seat) => T): Record<string, T> =>
    Object.fromEntries(facts.seats.map((seat) => [who(seat), of(seat)]));
  const byHuman = <T>(of: (seat: Seat) => T): Record<string, T> =>
    Object.fromEntries(facts.humans.map((seat) => [who(seat), of(seat)]));
  return {
    native: TERRAINS[state.native],
    round: state.round,
    turn: who(state.seat),
    order: state.order.map(who),
    passed: state.nextOrder.map(who),
    errands: state.errands.map(({ seat, task }) => ({ who: who(seat), task })),
    isOver: state.isOver,
    hexes: encodeHexes(state),
    terrain: Object.fromEntries(
      facts.side.land
        .filter((hex) => terrainAt(state, hex) !== usualTerrain(state, hex))
        .map((hex) => [hexName(hex), TERRAINS[terrainAt(state, hex)]]),
    ),
    tools: facts.side.land.filter((hex) => state.tool[hex] === 1).map(hexName),
    bridges: state.bridges.map(({ from, to, seat }) => ({
      from: hexName(from),
      to: hexName(to),
      who: who(seat),
    })),
    levels: bySeat((seat) => byDiscipline((discipline) => levelOf(state, seat, discipline))),
    scholars: byDiscipline((discipline) =>
      scholarsOn(state, discipline).map((seat) => (seat === NONE ? null : who(seat))),
    ),
    spells: ALL_SPELLS.filter((spell) => isCovered(state, spell)).map((spell) => SPELLS[spell]),
    books: state.bookActions.filter((_, slot) => state.books[slot]),
    bookActions: state.bookActions.slice(),
    roundTiles: state.roundTiles.slice(),
    finalTile: state.finalTile,
    bonus: state.bonus.map(({ tile, coins }) => ({ tile, coins })),
    bonusOf: bySeat((seat) => {
      const tile = bonusTileOf(state, seat);
      return tile === NONE ? null : tile;
    }),
    display: state.display.map((id) => (id === NONE ? null : INNOVATIONS[id])),
    innovations: bySeat((seat) => innovationsOf(state, seat).map((id) => INNOVATIONS[id])),
    shipping: byHuman((seat) => shippingOf(state, seat)),
    cities: byHuman((seat) => citiesOf(state, seat)),
    cards: {
      draw: cards.draw.slice(),
      support: cards.support.slice(),
      action: cards.action === NONE ? null : cards.action,
      reserve: cards.reserve.slice(),
      known: CARDS.filter((card) => cards.known[card]),
    },
    points: bySeat((seat) =>
      Object.fromEntries(
        SOURCES.map((id, source) => [id, state.points[seat]?.[source]]).filter(([, n]) => n !== 0),
      ),
    ),
  };
}

function byDiscipline<T>(of: (discipline: Discipline) => T): Record<string, T> {
  return Object.fromEntries(
    ALL_DISCIPLINES.map((discipline) => [DISCIPLINES[discipline] as string, of(discipline)]),
  );
}

function encodeHexes(state: State): unknown {
  return Object.fromEntries(
    ALL_HEXES.filter((hex) => !isEmpty(state, hex)).map((hex) => [
      hexName(hex),
      {
        who: seatId(state, ownerAt(state, hex)),
        building: BUILDING_IDS[buildingAt(state, hex)],
        ...(state.marked[hex] === 1 && { marked: true }),
        ...(state.annex[hex] === 1 && { annex: true }),
      },
    ]),
  );
}

/** A building stands on its owner's terrain; empty land is as printed. */
export function usualTerrain(state: State, hex: Hex): Terrain {
  const { facts, native } = state;
  if (isEmpty(state, hex)) return printedTerrain(facts.side, hex);
  return facts.humanTerrain[ownerAt(state, hex)] ?? native;
}
