import { choice, optional } from '@empty-chair/kernel/fields';
import { NONE } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { BonusTile, Innovation, SlotId } from '../content.ts';
import { SLOTS } from '../content.ts';
import type { BonusSlot, SeatId, State } from '../state.ts';
import { bonusTileOf } from '../state.ts';
import { innovationRef, m, ref, spellRef } from '../words.ts';
import {
  bonusTile,
  bookAction,
  either,
  innovation,
  number,
  spell,
  verb,
  whoOrSlot,
} from './verb.ts';
import { seatOf, seatRef, whyAbsent, whyBeyond } from './who.ts';

const covered = either('open', 'covered');

/** Tiles: on their displays, under an X token, or with somebody. */
export const TILE_FACTS = {
  spell: verb({
    fields: { spell, covered },
    apply: ({ scene }, given) => {
      scene.spells[given.spell] = given.covered;
    },
    said: (_, given) =>
      message(given.covered ? m('fix.cover') : m('fix.uncover'), { tile: spellRef(given.spell) }),
  }),
  book: verb({
    fields: { tile: bookAction, covered },
    refuses: ({ bookActions }, { tile }) =>
      bookActions.includes(tile) ? undefined : message(m('no.book'), { book: ref('book', tile) }),
    apply: ({ scene }, given) => {
      scene.books[scene.bookActions.indexOf(given.tile)] = given.covered;
    },
    said: (_, given) =>
      message(given.covered ? m('fix.cover') : m('fix.uncover'), { tile: ref('book', given.tile) }),
  }),
  innovation: verb({
    fields: {
      innovation,
      to: choice('who', {
        automa: {},
        human: {},
        human1: {},
        human2: {},
        /** Its place on the display, counted from 1; the first free one when it is not said. */
        nobody: { place: optional<number | undefined>(number, undefined) },
      }),
    },
    refuses: (state, given) => {
      const isThere = [state.display, ...state.innovations].some((all) =>
        all.includes(given.innovation),
      );
      if (!isThere) {
        return message(m('no.innovation'), { innovation: innovationRef(given.innovation) });
      }
      const { to } = given;
      return to.who === 'nobody' && to.place !== undefined
        ? whyBeyond(to.place, state.display.length, 1)
        : whyAbsent(state, to.who);
    },
    apply: ({ scene }, given) => {
      const { display, innovations } = scene;
      const from = display.indexOf(given.innovation);
      if (from >= 0) display[from] = NONE;
      for (const taken of innovations) {
        if (taken.includes(given.innovation)) taken.splice(taken.indexOf(given.innovation), 1);
      }
      const { to } = given;
      if (to.who !== 'nobody')
        (innovations[seatOf(scene, to.who)] as Innovation[]).push(given.innovation);
      else {
        const place = to.place === undefined ? display.indexOf(NONE) : to.place - 1;
        putOnDisplay(display, given.innovation, place, from);
      }
    },
    said: (state, given) => {
      const { to } = given;
      const tile = { innovation: innovationRef(given.innovation) };
      if (to.who !== 'nobody') {
        return message(m('fix.innovation'), { ...tile, who: seatRef(state, to.who) });
      }
      return to.place === undefined
        ? message(m('fix.innovationBack'), tile)
        : message(m('fix.displayPlace'), { ...tile, n: to.place });
    },
  }),
  /** The tile changes places with what lies there, so that every tile stays in one place. */
  bonus: verb({
    fields: { tile: bonusTile, place: whoOrSlot },
    refuses: (state, { tile, place }) => {
      const absent = isSlot(place) ? undefined : whyAbsent(state, place);
      if (absent !== undefined) return absent;
      const there = spotOf(state, place)?.read().tile ?? NONE;
      return spotWith(state, tile) === undefined || there === NONE
        ? message(m('no.bonus'), { tile: ref('bonus', tile) })
        : undefined;
    },
    apply: ({ scene }, { tile, place }) => {
      const from = spotWith(scene, tile);
      const to = spotOf(scene, place);
      if (from === undefined || to === undefined) return;
      const there = to.read();
      to.write(from.read());
      from.write(there);
    },
    said: (state, { tile, place }) => {
      const what = { tile: ref('bonus', tile) };
      return isSlot(place)
        ? message(m('fix.slot'), { ...what, slot: ref('slot', place) })
        : message(m('fix.held'), { ...what, who: seatRef(state, place) });
    },
  }),
};

/** What lay there changes places with it, or takes the first place that is free. */
function putOnDisplay(display: Innovation[], tile: Innovation, place: number, from: number): void {
  const before = display[place] as Innovation;
  display[place] = tile;
  if (before !== NONE) display[from >= 0 ? from : display.indexOf(NONE)] = before;
}

const isSlot = (place: SeatId | SlotId): place is SlotId => SLOTS.some((slot) => slot === place);

/** Where a bonus tile can be: free in the row with its coins, or with a seat, who has them then. */
interface Spot {
  readonly read: () => BonusSlot;
  readonly write: (slot: BonusSlot) => void;
}

const spotOf = (state: State, place: SeatId | SlotId): Spot | undefined =>
  isSlot(place) ? slotAt(state, SLOTS.indexOf(place)) : handOf(state, seatOf(state, place));

const spotWith = (state: State, tile: BonusTile): Spot | undefined =>
  [
    ...state.bonus.flatMap((_, slot) => slotAt(state, slot) ?? []),
    ...state.facts.seats.map((seat) => handOf(state, seat)),
  ].find((spot) => spot.read().tile === tile);

function slotAt({ bonus }: State, slot: number): Spot | undefined {
  if (bonus[slot] === undefined) return undefined;
  return {
    read: () => bonus[slot] as BonusSlot,
    write: (there) => {
      bonus[slot] = there;
    },
  };
}

function handOf(state: State, seat: Seat): Spot {
  return {
    read: () => ({ tile: bonusTileOf(state, seat), coins: 0 }),
    write: ({ tile }) => {
      state.bonusOf[seat] = tile;
    },
  };
}
