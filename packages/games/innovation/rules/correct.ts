import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { LIMITS, SCHOLAR_SPACES, SLOTS } from './content.ts';
import { putBuilding, removeBuilding } from './effects.ts';
import { refuseOffLand, refuseUnless } from './human-refusal.ts';
import type { Fact, Who } from './input-types.ts';
import type { BonusSlot, Source, State } from './state.ts';
import { bridgeOf, homeOf, isSameBridge, NONE, pointsOf, SOURCES } from './state.ts';
import { innovationRef, m, ref } from './words.ts';

/** The table is right. One fact is set; the invariants refuse what cannot be. */
export function correct(state: State, fact: Fact): void {
  switch (fact.what) {
    case 'empty':
      refuseOffLand(state, fact.at);
      removeBuilding(state, fact.at);
      return;
    case 'hex':
      refuseOffLand(state, fact.at);
      correctHex(state, fact);
      return;
    case 'terrain':
      refuseOffLand(state, fact.at);
      state.terrain[fact.at] = fact.terrain;
      return;
    case 'bridge':
      correctBridge(state, fact);
      return;
    case 'level':
      within(fact.n, LIMITS.topLevel);
      (state.levels[seatOf(state, fact.who)] as number[])[fact.discipline] = fact.n;
      return;
    case 'scholar':
      within(fact.space + 1, SCHOLAR_SPACES.length, 1);
      (state.scholars[fact.discipline] as number[])[fact.space] = seatOrNone(state, fact.who);
      return;
    case 'points':
      correctPoints(state, seatOf(state, fact.who), fact.n);
      return;
    case 'shipping':
      within(fact.n, LIMITS.shipping);
      state.shipping[humanOf(state, fact.who)] = fact.n;
      return;
    case 'cities':
      within(fact.n, LIMITS.cities);
      state.cities[humanOf(state, fact.who)] = fact.n;
      return;
    case 'spell':
      state.spells[fact.spell] = fact.covered;
      return;
    case 'book':
      correctBook(state, fact);
      return;
    case 'tool':
      refuseOffLand(state, fact.at);
      state.tool[fact.at] = fact.isThere ? 1 : 0;
      return;
    case 'innovation':
      correctInnovation(state, fact);
      return;
    case 'bonus':
      correctBonus(state, fact);
      return;
    case 'coins':
      correctCoins(state, fact);
      return;
  }
}

type Of<W extends Fact['what']> = Extract<Fact, { what: W }>;

/** A building stands on its owner's terrain, so the hex is that terrain too. */
function correctHex(state: State, fact: Of<'hex'>): void {
  const seat = seatOf(state, fact.who);
  removeBuilding(state, fact.at);
  putBuilding(state, fact.at, seat, fact.building);
  state.terrain[fact.at] = seat === state.facts.automa ? state.native : homeOf(state, seat);
  if (fact.with === 'token') state.marked[fact.at] = 1;
  if (fact.with === 'annex') state.annex[fact.at] = 1;
}

function correctBridge(state: State, { from, to, who }: Of<'bridge'>): void {
  refuseOffLand(state, from);
  refuseOffLand(state, to);
  const bridge = bridgeOf(from, to, who === 'nobody' ? state.facts.automa : humanOf(state, who));
  state.bridges = state.bridges.filter((other) => !isSameBridge(other, bridge));
  if (who !== 'nobody') state.bridges.push(bridge);
}

/** The difference is booked where corrections of that seat belong: on cards, or on play. */
function correctPoints(state: State, seat: Seat, n: number): void {
  within(n, LIMITS.points);
  const source: Source = seat === state.facts.automa ? 'cards' : 'play';
  const at = SOURCES.indexOf(source);
  const bySource = state.points[seat] as number[];
  bySource[at] = (bySource[at] as number) + n - pointsOf(state, seat);
}

function correctBook(state: State, { tile, covered }: Of<'book'>): void {
  const slot = state.bookActions.indexOf(tile);
  refuseUnless(slot >= 0, message(m('no.book'), { book: ref('book', tile) }));
  state.books[slot] = covered;
}

function correctInnovation(state: State, { innovation, who, place }: Of<'innovation'>): void {
  const { display, innovations } = state;
  const from = display.indexOf(innovation);
  const owner = innovations.findIndex((taken) => taken.includes(innovation));
  refuseUnless(
    from >= 0 || owner >= 0,
    message(m('no.innovation'), { innovation: innovationRef(innovation) }),
  );
  if (place !== undefined) within(place + 1, display.length, 1);
  const seat = seatOrNone(state, who);
  if (from >= 0) display[from] = NONE;
  else innovations[owner] = (innovations[owner] as number[]).filter((id) => id !== innovation);
  if (seat !== NONE) (innovations[seat] as number[]).push(innovation);
  else putOnDisplay(display, innovation, place ?? display.indexOf(NONE), from);
}

/** What lay there changes places with it, or takes the first place that is free. */
function putOnDisplay(display: number[], innovation: number, place: number, from: number): void {
  const before = display[place] as number;
  display[place] = innovation;
  if (before !== NONE) display[from >= 0 ? from : display.indexOf(NONE)] = before;
}

/** The tile changes places with what lies there, so that every tile stays in one place. */
function correctBonus(state: State, { tile, place }: Of<'bonus'>): void {
  const slot = (SLOTS as readonly string[]).indexOf(place);
  const to = slot >= 0 ? slotAt(state, slot) : handOf(state, seatOf(state, place as Who));
  const from = spots(state).find((spot) => spot.read().tile === tile);
  refuseUnless(
    from !== undefined && to !== undefined && to.read().tile !== NONE,
    message(m('no.bonus'), { tile: ref('bonus', tile) }),
  );
  const there = to.read();
  to.write(from.read());
  from.write(there);
}

/** Where a bonus tile can be: free in the row with its coins, or with a seat, who has them then. */
interface Spot {
  readonly read: () => BonusSlot;
  readonly write: (slot: BonusSlot) => void;
}

function spots(state: State): readonly Spot[] {
  return [
    ...state.bonus.flatMap((_, slot) => slotAt(state, slot) ?? []),
    ...state.facts.seats.map((seat) => handOf(state, seat)),
  ];
}

function slotAt({ bonus }: State, slot: number): Spot | undefined {
  if (bonus[slot] === undefined) return undefined;
  return {
    read: () => bonus[slot] as BonusSlot,
    write: (there) => {
      bonus[slot] = there;
    },
  };
}

function handOf({ bonusOf }: State, seat: Seat): Spot {
  return {
    read: () => ({ tile: bonusOf[seat] as number, coins: 0 }),
    write: ({ tile }) => {
      bonusOf[seat] = tile;
    },
  };
}

function correctCoins(state: State, { slot, n }: Of<'coins'>): void {
  within(n, 20);
  const free = state.bonus[slot];
  refuseUnless(free !== undefined, message(m('no.slot')));
  free.coins = n;
}

// ---- who, where, how many --------------------------------------------------------

function seatOf({ facts }: State, who: Who): Seat {
  if (who === 'automa') return facts.automa;
  const seat = facts.humans[who === 'human2' ? 1 : 0];
  refuseUnless(seat !== undefined, message(m('no.who'), { word: literal(who) }));
  return seat;
}

function humanOf(state: State, who: Who): Seat {
  refuseUnless(who !== 'automa', message(m('no.who'), { word: literal(who) }));
  return seatOf(state, who);
}

function seatOrNone(state: State, who: Who | 'nobody'): number {
  return who === 'nobody' ? NONE : seatOf(state, who);
}

function within(value: number, most: number, least = 0): void {
  const isWithin = value >= least && value <= most;
  refuseUnless(isWithin, kernelMessage('data.outOfRange', { value, least, most }));
}
