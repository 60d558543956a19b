import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { LIMITS, SCHOLAR_SPACES, SLOTS } from './content.ts';
import { putBuilding, removeBuilding } from './effects.ts';
import type { Fact, Who } from './input.ts';
import type { BonusSlot, Source, State } from './state.ts';
import { NONE, pointsOf, SOURCES } from './state.ts';
import { hexRef, innovationRef, m, ref } from './words.ts';

/** The table is right. One fact is set; the invariants refuse what cannot be. */
export function correct(state: State, fact: Fact): void {
  switch (fact.what) {
    case 'empty':
      refuseOffLand(state, fact.at);
      removeBuilding(state, fact.at);
      return;
    case 'hex':
      refuseOffLand(state, fact.at);
      removeBuilding(state, fact.at);
      putBuilding(state, fact.at, seatOf(state, fact.who), fact.building);
      if (fact.with === 'token') state.marked[fact.at] = 1;
      if (fact.with === 'annex') state.annex[fact.at] = 1;
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
      within(fact.space, SCHOLAR_SPACES.length - 1);
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
      within(fact.n, 21);
      state.cities[humanOf(state, fact.who)] = fact.n;
      return;
    case 'spell':
      state.spells[fact.spell] = fact.covered;
      return;
    case 'book':
      correctBook(state, fact);
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

function correctBridge(state: State, { from, to, who }: Of<'bridge'>): void {
  refuseOffLand(state, from);
  refuseOffLand(state, to);
  const joins = (one: number, other: number): boolean =>
    (one === from && other === to) || (one === to && other === from);
  state.bridges = state.bridges.filter((bridge) => !joins(bridge.from, bridge.to));
  if (who !== 'nobody') state.bridges.push({ from, to, seat: humanOf(state, who) });
}

/** The difference is booked where corrections of that seat belong: on cards, or on play. */
function correctPoints(state: State, seat: Seat, n: number): void {
  within(n, 999);
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

/** Back on the display it takes the first place that is free. */
function correctInnovation(state: State, { innovation, who }: Of<'innovation'>): void {
  const place = state.display.indexOf(innovation);
  const owner = state.innovations.findIndex((taken) => taken.includes(innovation));
  refuseUnless(
    place >= 0 || owner >= 0,
    message(m('no.innovation'), { innovation: innovationRef(innovation) }),
  );
  if (place >= 0) state.display[place] = NONE;
  else
    state.innovations[owner] = (state.innovations[owner] as number[]).filter(
      (id) => id !== innovation,
    );
  if (who === 'nobody') state.display[state.display.indexOf(NONE)] = innovation;
  else (state.innovations[seatOf(state, who)] as number[]).push(innovation);
}

/** The tile changes places with what lies there, so that every tile stays in one place. */
function correctBonus(state: State, { tile, place }: Of<'bonus'>): void {
  const slots = state.bonus;
  const spots = [
    ...slots.map((slot, at) => ({ id: SLOTS[at] as string, tile: slot.tile })),
    ...state.bonusOf.map((held, seat) => ({ id: `seat ${seat}`, tile: held })),
  ];
  const slot = (SLOTS as readonly string[]).indexOf(place);
  const wanted = slot >= 0 ? place : `seat ${seatOf(state, place as Who)}`;
  const from = spots.find((spot) => spot.tile === tile);
  const to = spots.find((spot) => spot.id === wanted);
  refuseUnless(
    from !== undefined && to !== undefined && to.tile !== NONE,
    message(m('no.bonus'), { tile: ref('bonus', tile) }),
  );
  const put = (id: string, held: number): void => {
    const at = (SLOTS as readonly string[]).indexOf(id);
    if (at >= 0) (slots[at] as BonusSlot).tile = held;
    else state.bonusOf[Number(id.slice('seat '.length))] = held;
  };
  put(from.id, to.tile);
  put(to.id, tile);
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

function refuseOffLand({ facts }: State, at: number): void {
  refuseUnless(facts.side.land.includes(at), message(m('no.land'), { at: hexRef(at) }));
}

function within(n: number, most: number): void {
  refuseUnless(n >= 0 && n <= most, kernelMessage('data.outOfRange', { value: n, least: 0, most }));
}

function refuseUnless(holds: boolean, reason: ReturnType<typeof message>): asserts holds {
  if (!holds) throw new Refused(reason);
}
