import { NONE } from '@empty-chair/kernel/ids';
import type { Message, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { tilePoints } from './bots/turn.ts';
import type { Discipline } from './content.ts';
import { ALL_DISCIPLINES, ALL_SPELLS, SLOTS } from './content.ts';
import { scholarsLeft } from './effects.ts';
import type { Hex } from './hexes.ts';
import { printedTerrain } from './hexes.ts';
import { seatOnTurn } from './rounds.ts';
import { areaOf } from './scoring.ts';
import type { State } from './state.ts';
import {
  bonusTileOf,
  buildingAt,
  citiesOf,
  innovationsOf,
  isCovered,
  isEmpty,
  isMarked,
  levelOf,
  ownerAt,
  pointsOf,
  roundTileIn,
  scholarsOn,
  seatId,
  shippingOf,
  terrainAt,
} from './state.ts';
import {
  buildingRef,
  cardRef,
  disciplineRef,
  hexRef,
  innovationRef,
  m,
  ref,
  spellRef,
  terrainRef,
} from './words.ts';

/** The position in words, for the text board and screen readers. Empty land is left out. */
export function describe(state: State): readonly Message[] {
  const { facts } = state;
  return [
    ...describeTurn(state),
    ...facts.side.land.filter((hex) => !isEmpty(state, hex)).map((hex) => describeHex(state, hex)),
    ...facts.side.land
      .filter(
        (hex) => isEmpty(state, hex) && terrainAt(state, hex) !== printedTerrain(facts.side, hex),
      )
      .map((hex) => describeHex(state, hex)),
    ...facts.side.land
      .filter((hex) => state.tool[hex] === 1)
      .map((hex) => message(m('show.tool'), { at: hexRef(hex) })),
    ...state.bridges.map(({ from, to, seat }) =>
      message(m('show.bridge'), { from: hexRef(from), to: hexRef(to), who: who(state, seat) }),
    ),
    ...ALL_DISCIPLINES.flatMap((discipline) => describeScience(state, discipline)),
    ...describeDisplays(state),
    ...facts.seats.flatMap((seat) => describeSeat(state, seat)),
    ...describeCards(state),
  ];
}

const who = (state: State, seat: Seat) => ref('seat', seatId(state, seat));

function describeTurn(state: State): readonly Message[] {
  const { round, isOver } = state;
  return [
    message(isOver ? m('show.over') : m('show.round'), {
      n: round,
      who: who(state, seatOnTurn(state)),
    }),
    message(m('show.order'), { seats: state.order.map((seat) => who(state, seat)) }),
    ...(state.nextOrder.length > 0
      ? [message(m('show.passed'), { seats: state.nextOrder.map((seat) => who(state, seat)) })]
      : []),
    message(m('show.roundTile'), {
      tile:
        round === state.roundTiles.length
          ? ref('finalTile', state.finalTile)
          : ref('roundTile', roundTileIn(state, round)),
      n: tilePoints(state),
    }),
  ];
}

export function describeHex(state: State, hex: Hex): Message {
  const at = hexRef(hex);
  const terrain = terrainRef(terrainAt(state, hex));
  if (isEmpty(state, hex)) return message(m('show.emptyHex'), { at, terrain });
  const params = {
    at,
    terrain,
    who: who(state, ownerAt(state, hex)),
    building: buildingRef(buildingAt(state, hex)),
  };
  if (isMarked(state, hex)) return message(m('show.markedHex'), params);
  return message(state.annex[hex] === 1 ? m('show.annexedHex') : m('show.hex'), params);
}

export function describeScience(state: State, discipline: Discipline): readonly Message[] {
  return state.facts.seats.map((seat) =>
    message(m('show.level'), {
      discipline: disciplineRef(discipline),
      who: who(state, seat),
      n: levelOf(state, seat, discipline),
      scholars: scholarsOn(state, discipline).filter((of) => of === seat).length,
    }),
  );
}

export function describeDisplays(state: State): readonly Message[] {
  const covered = [
    ...ALL_SPELLS.filter((spell) => isCovered(state, spell)).map(spellRef),
    ...state.bookActions.filter((_, slot) => state.books[slot]).map((tile) => ref('book', tile)),
  ];
  const shown = state.display.filter((id) => id !== NONE);
  return [
    message(m('show.books'), { tiles: state.bookActions.map((tile) => ref('book', tile)) }),
    ...(covered.length > 0 ? [message(m('show.covered'), { tiles: covered })] : []),
    ...(shown.length > 0
      ? [message(m('show.innovations'), { tiles: shown.map(innovationRef) })]
      : []),
    ...state.bonus.map(({ tile, coins }, slot) =>
      message(m('show.bonus'), {
        slot: ref('slot', SLOTS[slot] ?? 'more'),
        tile: ref('bonus', tile),
        n: coins,
      }),
    ),
  ];
}

export function describeSeat(state: State, seat: Seat): readonly Message[] {
  const params = { who: who(state, seat) };
  const taken = innovationsOf(state, seat);
  const bonus = bonusTileOf(state, seat);
  return [
    message(m('show.points'), { ...params, n: pointsOf(state, seat) }),
    message(m('show.area'), { ...params, n: areaOf(state, seat) }),
    message(m('show.scholars'), { ...params, n: scholarsLeft(state, seat) }),
    ...(bonus === NONE ? [] : [message(m('show.held'), { ...params, tile: ref('bonus', bonus) })]),
    ...(taken.length > 0
      ? [message(m('show.taken'), { ...params, tiles: taken.map(innovationRef) })]
      : []),
    ...(seat === state.facts.automa
      ? []
      : [
          message(m('show.human'), {
            ...params,
            shipping: shippingOf(state, seat),
            cities: citiesOf(state, seat),
          }),
        ]),
  ];
}

function describeCards({ cards }: State): readonly Message[] {
  const support = cards.support.at(-1);
  return [
    message(m('show.deck'), { n: cards.draw.length, reserve: cards.reserve.length }),
    ...(support === undefined ? [] : [message(m('show.support'), { card: cardRef(support) })]),
    ...(cards.action === NONE ? [] : [message(m('show.action'), { card: cardRef(cards.action) })]),
  ];
}
