import { NONE } from '@empty-chair/kernel/ids';
import type { Consequences } from '@empty-chair/kernel/module';
import type { Ref, Seat } from '@empty-chair/kernel/words';
import type { Discipline } from './content.ts';
import { ALL_DISCIPLINES, ALL_SPELLS } from './content.ts';
import type { State } from './state.ts';
import {
  bonusTileOf,
  innovationsOf,
  isCovered,
  levelOf,
  ownerAt,
  pointsOf,
  scholarsOn,
} from './state.ts';
import { disciplineRef, hexRef, innovationRef, ref, spellRef } from './words.ts';

/**
 * No piece of a human ever leaves the board for the Automa: what it takes is what humans wanted. The
 * points that a human pays for power (AOI-G5) are their own choice, and no loss.
 */
export function consequences(before: State, after: State, seat: Seat): Consequences {
  return {
    losses: [],
    taken: [
      ...hexes(before, after, seat),
      ...science(before, after, seat),
      ...tiles(before, after, seat),
    ],
    points: pointsOf(after, seat) - pointsOf(before, seat),
  };
}

/** Where it has built; an upgrade is on a hex that was its own. */
const hexes = (before: State, after: State, seat: Seat): readonly Ref[] =>
  after.facts.side.land
    .filter((hex) => ownerAt(after, hex) === seat && ownerAt(before, hex) !== seat)
    .map(hexRef);

/** A discipline where its scholar takes a space for good, or where it passes a human's marker. */
const science = (before: State, after: State, seat: Seat): readonly Ref[] =>
  ALL_DISCIPLINES.filter(
    (discipline) =>
      scholarsOf(after, seat, discipline) > scholarsOf(before, seat, discipline) ||
      after.facts.humans.some(
        (human) =>
          isAhead(after, seat, human, discipline) && !isAhead(before, seat, human, discipline),
      ),
  ).map(disciplineRef);

const scholarsOf = (state: State, seat: Seat, discipline: Discipline): number =>
  scholarsOn(state, discipline).filter((of) => of === seat).length;

const isAhead = (state: State, seat: Seat, human: Seat, discipline: Discipline): boolean =>
  levelOf(state, seat, discipline) > levelOf(state, human, discipline);

/** Innovations and its round bonus tile, and the actions that it covers for the rest of the round. */
function tiles(before: State, after: State, seat: Seat): readonly Ref[] {
  const had = innovationsOf(before, seat);
  const bonus = bonusTileOf(after, seat);
  return [
    ...innovationsOf(after, seat)
      .filter((id) => !had.includes(id))
      .map(innovationRef),
    ...(bonus === NONE || bonus === bonusTileOf(before, seat) ? [] : [ref('bonus', bonus)]),
    ...ALL_SPELLS.filter((spell) => isCovered(after, spell) && !isCovered(before, spell)).map(
      spellRef,
    ),
    ...after.bookActions
      .filter((_, slot) => after.books[slot] && !before.books[slot])
      .map((tile) => ref('book', tile)),
  ];
}
