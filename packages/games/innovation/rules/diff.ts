import { NONE } from '@empty-chair/kernel/ids';
import type { Message, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Innovation } from './content.ts';
import { ALL_DISCIPLINES, ALL_INNOVATIONS, ALL_SPELLS, SLOTS } from './content.ts';
import type { Hex } from './hexes.ts';
import { printedTerrain } from './hexes.ts';
import { seatOnTurn } from './rounds.ts';
import type { State } from './state.ts';
import {
  bonusTileOf,
  buildingAt,
  isCovered,
  isEmpty,
  levelOf,
  ownerAt,
  pointsOf,
  scholarsOn,
  seatId,
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

/** What to move on the real table to get from one position to the other. */
export function diff(before: State, after: State): readonly Message[] {
  return [
    ...after.facts.side.land.flatMap((hex) => hexDiff(before, after, hex)),
    ...bridgeDiff(before, after),
    ...scienceDiff(before, after),
    ...displayDiff(before, after),
    ...after.facts.seats.flatMap((seat) => seatDiff(before, after, seat)),
    ...cardsDiff(before, after),
    ...turnDiff(before, after),
  ];
}

const who = (state: State, seat: Seat) => ref('seat', seatId(state, seat));

function hexDiff(before: State, after: State, hex: Hex): readonly Message[] {
  const messages: Message[] = [];
  const at = hexRef(hex);
  const isSame =
    ownerAt(before, hex) === ownerAt(after, hex) &&
    buildingAt(before, hex) === buildingAt(after, hex) &&
    before.annex[hex] === after.annex[hex] &&
    before.marked[hex] === after.marked[hex];
  if (!isSame && isEmpty(after, hex)) messages.push(message(m('fix.empty'), { at }));
  if (terrainAt(before, hex) !== terrainAt(after, hex)) {
    const terrain = terrainRef(terrainAt(after, hex));
    const isPrinted = terrainAt(after, hex) === printedTerrain(after.facts.side, hex);
    messages.push(message(isPrinted ? m('fix.printedTerrain') : m('fix.terrain'), { at, terrain }));
  }
  if (!isSame && !isEmpty(after, hex)) messages.push(fixHex(after, hex));
  if (before.tool[hex] !== after.tool[hex]) {
    messages.push(message(after.tool[hex] === 1 ? m('fix.tool') : m('fix.noTool'), { at }));
  }
  return messages;
}

/** Also how a correction is said. */
function fixHex(state: State, hex: Hex): Message {
  const params = {
    at: hexRef(hex),
    who: who(state, ownerAt(state, hex)),
    building: buildingRef(buildingAt(state, hex)),
  };
  if (state.marked[hex] === 1) return message(m('fix.markedHex'), params);
  return message(state.annex[hex] === 1 ? m('fix.annexedHex') : m('fix.hex'), params);
}

function bridgeDiff(before: State, after: State): readonly Message[] {
  const keyOf = ({ from, to, seat }: State['bridges'][number]) => `${from}-${to}-${seat}`;
  const had = before.bridges.map(keyOf);
  const has = after.bridges.map(keyOf);
  const ends = ({ from, to }: State['bridges'][number]) => ({ from: hexRef(from), to: hexRef(to) });
  return [
    ...before.bridges
      .filter((bridge) => !has.includes(keyOf(bridge)))
      .map((bridge) => message(m('fix.noBridge'), ends(bridge))),
    ...after.bridges
      .filter((bridge) => !had.includes(keyOf(bridge)))
      .map((bridge) => message(m('fix.bridge'), { ...ends(bridge), who: who(after, bridge.seat) })),
  ];
}

function scienceDiff(before: State, after: State): readonly Message[] {
  return ALL_DISCIPLINES.flatMap((discipline) => {
    const name = disciplineRef(discipline);
    const markers = after.facts.seats
      .filter((seat) => levelOf(before, seat, discipline) !== levelOf(after, seat, discipline))
      .map((seat) =>
        message(m('fix.level'), {
          discipline: name,
          who: who(after, seat),
          n: levelOf(after, seat, discipline),
        }),
      );
    const had = scholarsOn(before, discipline);
    const spaces = scholarsOn(after, discipline).flatMap((seat, space) => {
      if (seat === had[space]) return [];
      const params = { discipline: name, n: space + 1 };
      return [
        seat === NONE
          ? message(m('fix.noScholar'), params)
          : message(m('fix.scholar'), { ...params, who: who(after, seat) }),
      ];
    });
    return [...markers, ...spaces];
  });
}

function displayDiff(before: State, after: State): readonly Message[] {
  const covers = (covered: boolean) => (covered ? m('fix.cover') : m('fix.uncover'));
  return [
    ...ALL_SPELLS.filter((spell) => isCovered(before, spell) !== isCovered(after, spell)).map(
      (spell) => message(covers(isCovered(after, spell)), { tile: spellRef(spell) }),
    ),
    ...after.bookActions
      .filter((_, slot) => before.books[slot] !== after.books[slot])
      .map((tile) => {
        const isUsed = after.books[after.bookActions.indexOf(tile)] === true;
        return message(covers(isUsed), { tile: ref('book', tile) });
      }),
    ...ALL_INNOVATIONS.map((id) => ({
      innovation: innovationRef(id),
      owner: ownerOf(after, id),
      id,
    }))
      .filter(({ owner, id }) => owner !== NONE && owner !== ownerOf(before, id))
      .map(({ innovation, owner }) =>
        message(m('fix.innovation'), { innovation, who: who(after, owner) }),
      ),
    // Its place says in which order the Automa counts them (AOI-TB5).
    ...after.display.flatMap((id, place) =>
      id === NONE || before.display[place] === id
        ? []
        : [message(m('fix.displayPlace'), { innovation: innovationRef(id), n: place + 1 })],
    ),
    ...slotDiff(before, after),
  ];
}

function slotDiff(before: State, after: State): readonly Message[] {
  return after.bonus.flatMap(({ tile, coins }, slot) => {
    const had = before.bonus[slot];
    const name = ref('slot', SLOTS[slot] ?? 'more');
    const isSame = had?.tile === tile;
    // A tile that lay elsewhere in the row may bring its coins along.
    const wasFree = before.bonus.some((free) => free.tile === tile);
    const isToldOfCoins = isSame ? had.coins !== coins : wasFree || coins > 0;
    return [
      ...(isSame ? [] : [message(m('fix.slot'), { slot: name, tile: ref('bonus', tile) })]),
      ...(isToldOfCoins ? [message(m('fix.coins'), { slot: name, n: coins })] : []),
    ];
  });
}

/** A seat, or NONE while it is on the display or not in play. */
function ownerOf({ innovations }: State, id: Innovation): Seat {
  return innovations.findIndex((taken) => taken.includes(id)) as Seat;
}

function seatDiff(before: State, after: State, seat: Seat): readonly Message[] {
  const params = { who: who(after, seat) };
  const messages: Message[] = [];
  const points = pointsOf(after, seat);
  if (pointsOf(before, seat) !== points) {
    messages.push(message(m('fix.points'), { ...params, n: points }));
  }
  const bonus = bonusTileOf(after, seat);
  if (bonusTileOf(before, seat) !== bonus) {
    messages.push(
      bonus === NONE
        ? message(m('fix.noHeld'), params)
        : message(m('fix.held'), { ...params, tile: ref('bonus', bonus) }),
    );
  }
  if (seat === after.facts.automa) return messages;
  for (const what of ['shipping', 'cities'] as const) {
    const n = after[what][seat] as number;
    if (before[what][seat] === n) continue;
    messages.push(
      message(what === 'shipping' ? m('fix.shipping') : m('fix.cities'), { ...params, n }),
    );
  }
  return messages;
}

function cardsDiff(before: State, after: State): readonly Message[] {
  // The app's own cards are not on the table.
  if (after.config.chance.cards === 'app') return [];
  const had = before.cards;
  const has = after.cards;
  const messages: Message[] = [];
  const support = has.support.at(-1);
  if (had.action !== has.action || had.support.at(-1) !== support) {
    messages.push(
      support === undefined
        ? message(m('fix.noCards'))
        : has.action === NONE
          ? message(m('fix.onlySupport'), { support: cardRef(support) })
          : message(m('fix.cards'), { support: cardRef(support), action: cardRef(has.action) }),
    );
  }
  if (had.draw.length !== has.draw.length || had.reserve.length !== has.reserve.length) {
    messages.push(message(m('fix.deck'), { n: has.draw.length, reserve: has.reserve.length }));
  }
  return messages;
}

function turnDiff(before: State, after: State): readonly Message[] {
  const messages: Message[] = [];
  if (before.round !== after.round) messages.push(message(m('fix.round'), { n: after.round }));
  const onTurn = seatOnTurn(after);
  if (seatOnTurn(before) !== onTurn || before.isOver !== after.isOver) {
    messages.push(
      after.isOver ? message(m('fix.over')) : message(m('fix.turn'), { who: who(after, onTurn) }),
    );
  }
  if (String(before.order) !== String(after.order)) {
    messages.push(message(m('fix.order'), { seats: after.order.map((seat) => who(after, seat)) }));
  }
  if (String(before.nextOrder) !== String(after.nextOrder)) {
    messages.push(
      after.nextOrder.length === 0
        ? message(m('fix.nobodyPassed'))
        : message(m('fix.passed'), { seats: after.nextOrder.map((seat) => who(after, seat)) }),
    );
  }
  return messages;
}
