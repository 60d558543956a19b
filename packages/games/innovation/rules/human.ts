import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { canBecome, isBridgeSpot } from './board.ts';
import type { Building, Tile } from './content.ts';
import {
  ANNEXES,
  BRIDGES_PER_PLAYER,
  GUILD,
  INNOVATION_LIMIT,
  LIMITS,
  OWN_BUILDINGS,
  SCHOOL,
  WORKSHOP,
} from './content.ts';
import { correct } from './correct.ts';
import { advance, freeSpace, putBuilding, scholarsLeft, sendScholar } from './effects.ts';
import type { Hex } from './hexes.ts';
import { refuseUnless, refuseUnlessEmpty, slotOf } from './human-refusal.ts';
import { prepare } from './human-setup.ts';
import type { Doing, Input } from './input.ts';
import { endResources, endTurn, seatOnTurn, takePlace } from './rounds.ts';
import type { BonusSlot, State } from './state.ts';
import {
  addPoints,
  bridgeOf,
  buildingAt,
  homeOf,
  isSameBridge,
  NONE,
  ownerAt,
  pointsOf,
  stockOf,
} from './state.ts';
import {
  buildingRef,
  disciplineRef,
  hexRef,
  innovationRef,
  m,
  ref,
  rule,
  spellRef,
} from './words.ts';

/**
 * What humans did. Their resources are not tracked, so nothing is refused for its price or for
 * being out of reach (tunnels, flights and palaces break it); only what cannot be on the table is.
 */
export function applyInput(table: Table<State>, seat: Seat, input: Input): void {
  const state = table.scene;
  if (input.kind === 'correct') {
    refuseUnless(state.facts.humans.includes(seat), kernelMessage('kernel.notYourTurn'));
    correct(state, input.fact);
    return;
  }
  refuseUnless(!state.isOver, kernelMessage('kernel.gameOver'));
  const isTheirs = seatOnTurn(state) === seat && state.facts.humans.includes(seat);
  refuseUnless(isTheirs, kernelMessage('kernel.notYourTurn'));
  const task = state.errands[0]?.task;
  if (task === undefined) act(table, seat, input);
  else if (task === 'resources') countResources(table, seat, input);
  else prepare(table, seat, task, input);
}

// ---- a turn --------------------------------------------------------------------

function act(table: Table<State>, seat: Seat, input: Doing): void {
  const state = table.scene;
  switch (input.kind) {
    case 'bonus':
    case 'place':
      throw new Refused(message(m('no.setUpOver')));
    case 'build':
      buildOn(state, seat, input.at, input.building);
      return;
    case 'upgrade':
      upgradeOn(state, seat, input.at, input.building);
      return;
    case 'annex':
      annexOn(state, seat, input.at);
      return;
    case 'transform':
      refuseUnlessEmpty(state, input.at);
      state.terrain[input.at] = input.terrain;
      return;
    case 'bridge':
      bridgeOn(state, seat, input.from, input.to);
      return;
    case 'advance':
      refuseUnless(input.levels >= 1 && input.levels <= LIMITS.topLevel, message(m('no.levels')));
      climb(table, seat, input.discipline, input.levels);
      return;
    case 'scholar':
      sendOne(table, seat, input.discipline);
      return;
    case 'innovation':
      takeInnovation(state, seat, input.innovation);
      return;
    case 'spell':
      refuseUnless(
        !state.spells[input.spell],
        message(m('no.spell'), { spell: spellRef(input.spell) }),
      );
      state.spells[input.spell] = true;
      return;
    case 'book':
      useBook(state, input.tile);
      return;
    case 'shipping':
      refuseUnless((state.shipping[seat] as number) < LIMITS.shipping, message(m('no.shipping')));
      state.shipping[seat] = (state.shipping[seat] as number) + 1;
      return;
    case 'city':
      foundCity(state, seat);
      return;
    case 'points':
      addOwnPoints(state, seat, input.n, 'play');
      return;
    case 'pass':
      passWith(table, seat, input.tile);
      return;
    case 'done':
      endTurn(table);
      return;
  }
}

/** Of the own buildings only workshops, and one palace's guild, are not upgrades. */
function buildOn(state: State, seat: Seat, at: Hex, building: Building): void {
  refuseUnlessEmpty(state, at);
  refuseUnless(
    building === WORKSHOP || building === GUILD || building >= OWN_BUILDINGS,
    message(m('no.onlyUpgrade'), { building: buildingRef(building) }),
  );
  refuseUnlessInStock(state, seat, building);
  state.terrain[at] = homeOf(state, seat);
  putBuilding(state, at, seat, building);
}

/** One palace turns a school back into a guild; everything else goes up. */
function upgradeOn(state: State, seat: Seat, at: Hex, to: Building): void {
  const from = buildingAt(state, at);
  refuseUnless(ownerAt(state, at) === seat, message(m('no.ownBuilding'), { at: hexRef(at) }));
  refuseUnless(
    canBecome(from, to) || (from === SCHOOL && to === GUILD),
    message(m('no.upgrade'), { from: buildingRef(from), to: buildingRef(to) }),
  );
  refuseUnlessInStock(state, seat, to);
  putBuilding(state, at, seat, to);
}

function annexOn(state: State, seat: Seat, at: Hex): void {
  refuseUnless(ownerAt(state, at) === seat, message(m('no.ownBuilding'), { at: hexRef(at) }));
  const used = state.annex.reduce((all, n) => all + n, 0);
  refuseUnless(state.annex[at] === 0 && used < ANNEXES, message(m('no.annex'), { at: hexRef(at) }));
  state.annex[at] = 1;
}

/** On a free spot, and at a building of their own. */
function bridgeOn(state: State, seat: Seat, from: Hex, to: Hex): void {
  const bridge = bridgeOf(from, to, seat);
  const isTaken = state.bridges.some((other) => isSameBridge(other, bridge));
  refuseUnless(
    isBridgeSpot(state, bridge) && !isTaken,
    message(m('no.bridge'), { from: hexRef(from), to: hexRef(to) }),
  );
  refuseUnless(
    ownerAt(state, from) === seat || ownerAt(state, to) === seat,
    message(m('no.bridgeEnd'), { from: hexRef(from), to: hexRef(to) }),
  );
  const built = state.bridges.filter((other) => other.seat === seat).length;
  refuseUnless(built < BRIDGES_PER_PLAYER, message(m('no.bridgesLeft')));
  state.bridges.push(bridge);
}

function sendOne(table: Table<State>, seat: Seat, discipline: number): void {
  const state = table.scene;
  refuseUnless(
    freeSpace(state, discipline) !== NONE,
    message(m('no.space'), { discipline: disciplineRef(discipline) }),
  );
  refuseUnless(scholarsLeft(state, seat) > 0, message(m('no.scholar')));
  climb(table, seat, discipline, sendScholar(state, seat, discipline));
}

/** What the keys or level 12 stop short is said, so that the marker on the table stops there too. */
function climb(table: Table<State>, seat: Seat, discipline: number, levels: number): void {
  const n = advance(table.scene, seat, discipline, levels);
  if (n === levels) return;
  table.emit?.(rule('AOI-Q8'), m('see.stopsAt'), {
    discipline: disciplineRef(discipline),
    level: table.scene.levels[seat]?.[discipline] as number,
  });
}

function takeInnovation(state: State, seat: Seat, innovation: number): void {
  const place = state.display.indexOf(innovation);
  const taken = state.innovations[seat] as number[];
  refuseUnless(place >= 0, message(m('no.innovation'), { innovation: innovationRef(innovation) }));
  refuseUnless(taken.length < INNOVATION_LIMIT, message(m('no.moreInnovations')));
  state.display[place] = NONE;
  taken.push(innovation);
}

function foundCity({ cities }: State, seat: Seat): void {
  const founded = cities.reduce((all, n) => all + n, 0);
  refuseUnless(founded < LIMITS.cities, message(m('no.cityTile')));
  cities[seat] = (cities[seat] as number) + 1;
}

function useBook(state: State, tile: Tile): void {
  const slot = state.bookActions.indexOf(tile);
  refuseUnless(
    slot >= 0 && state.books[slot] === false,
    message(m('no.book'), { book: ref('book', tile) }),
  );
  state.books[slot] = true;
}

/** AOI-T5: the old tile goes into the slot just emptied. AOI-T6: none is taken in round 6. */
function passWith(table: Table<State>, seat: Seat, tile: Tile | undefined): void {
  const state = table.scene;
  const isLast = state.round === LIMITS.rounds;
  refuseUnless(
    (tile === undefined) === isLast,
    message(isLast ? m('no.bonusInLast') : m('no.bonusNamed')),
  );
  if (tile !== undefined) {
    const slot = slotOf(state, tile);
    const old = state.bonusOf[seat] as Tile;
    const { coins } = state.bonus[slot] as BonusSlot;
    state.bonusOf[seat] = tile;
    state.bonus[slot] = { tile: old, coins: 0 };
    table.emit?.(rule('AOI-T5'), m('do.humanBonus'), {
      tile: ref('bonus', tile),
      old: ref('bonus', old),
      n: coins,
    });
  }
  takePlace(state, seat);
  endTurn(table);
}

// ---- the end -------------------------------------------------------------------

function countResources(table: Table<State>, seat: Seat, input: Doing): void {
  if (input.kind === 'points') {
    addOwnPoints(table.scene, seat, input.n, 'resources');
    return;
  }
  refuseUnless(input.kind === 'done', message(m('no.onlyResources')));
  endResources(table);
}

function addOwnPoints(state: State, seat: Seat, n: number, source: 'play' | 'resources'): void {
  const had = pointsOf(state, seat);
  refuseUnless(had + n >= 0, message(m('no.pointsBelow'), { n: had }));
  const most = LIMITS.points;
  const isShown = had + n <= most;
  refuseUnless(isShown, kernelMessage('data.outOfRange', { value: had + n, least: 0, most }));
  addPoints(state, seat, source, n);
}

function refuseUnlessInStock(state: State, seat: Seat, building: Building): void {
  refuseUnless(
    stockOf(state, seat, building) > 0,
    message(m('no.stock'), { building: buildingRef(building) }),
  );
}
