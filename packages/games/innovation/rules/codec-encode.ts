import type { Seat } from '@empty-chair/kernel/words';
import type { Discipline } from './content.ts';
import { BUILDING_IDS, CARDS, DISCIPLINES, INNOVATIONS, SPELLS, TERRAINS } from './content.ts';
import type { Hex } from './hexes.ts';
import { HEXES, hexName } from './hexes.ts';
import type { State } from './state.ts';
import { NONE, SOURCES, seatId } from './state.ts';

/** Everything is written; `codec-decode.ts` says what may be left out. */
export function encodeState(state: State): unknown {
  const { facts, cards } = state;
  const who = (seat: number): string => seatId(state, seat as Seat);
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
        .filter((hex) => state.terrain[hex] !== usualTerrain(state, hex))
        .map((hex) => [hexName(hex), TERRAINS[state.terrain[hex] as number]]),
    ),
    tools: facts.side.land.filter((hex) => state.tool[hex] === 1).map(hexName),
    bridges: state.bridges.map(({ from, to, seat }) => ({
      from: hexName(from),
      to: hexName(to),
      who: who(seat),
    })),
    levels: bySeat((seat) => byDiscipline((discipline) => state.levels[seat]?.[discipline])),
    scholars: byDiscipline((discipline) =>
      (state.scholars[discipline] as readonly number[]).map((seat) =>
        seat === NONE ? null : who(seat),
      ),
    ),
    spells: SPELLS.filter((_, spell) => state.spells[spell]),
    books: state.bookActions.filter((_, slot) => state.books[slot]),
    bookActions: state.bookActions.slice(),
    roundTiles: state.roundTiles.slice(),
    finalTile: state.finalTile,
    bonus: state.bonus.map(({ tile, coins }) => ({ tile, coins })),
    bonusOf: bySeat((seat) => (state.bonusOf[seat] === NONE ? null : state.bonusOf[seat])),
    display: state.display.map((id) => (id === NONE ? null : INNOVATIONS[id])),
    innovations: bySeat((seat) => (state.innovations[seat] ?? []).map((id) => INNOVATIONS[id])),
    shipping: byHuman((seat) => state.shipping[seat]),
    cities: byHuman((seat) => state.cities[seat]),
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
  return Object.fromEntries(DISCIPLINES.map((id, discipline) => [id, of(discipline)]));
}

function encodeHexes(state: State): unknown {
  const hexes: [string, unknown][] = [];
  for (let hex = 0; hex < HEXES; hex += 1) {
    const owner = state.owner[hex] as number;
    if (owner === NONE) continue;
    hexes.push([
      hexName(hex),
      {
        who: seatId(state, owner as Seat),
        building: BUILDING_IDS[state.building[hex] as number],
        ...(state.marked[hex] === 1 && { marked: true }),
        ...(state.annex[hex] === 1 && { annex: true }),
      },
    ]);
  }
  return Object.fromEntries(hexes);
}

/** A building stands on its owner's terrain; empty land is as printed. */
export function usualTerrain({ facts, owner, native }: State, hex: Hex): number {
  const of = owner[hex] as number;
  if (of === NONE) return facts.side.terrain[hex] as number;
  return facts.humanTerrain[of] ?? native;
}
