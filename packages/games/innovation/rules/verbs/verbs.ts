import type { Table } from '@empty-chair/kernel/table';
import { refuseIf } from '@empty-chair/kernel/typed';
import type { InputOf, Offer } from '@empty-chair/kernel/verbs';
import { aboutFacts, inputsOf, inputsWithin } from '@empty-chair/kernel/verbs';
import type { Message, Seat } from '@empty-chair/kernel/words';
import { DISCIPLINES } from '../content.ts';
import type { State } from '../state.ts';
import { annex } from './annex.ts';
import { bonus } from './bonus.ts';
import { bridge } from './bridge.ts';
import { build } from './build.ts';
import { book, innovation, spell } from './displays.ts';
import { done } from './done.ts';
import { FACTS } from './facts.ts';
import { city, points, shipping } from './own-board.ts';
import { pass } from './pass.ts';
import { place } from './place.ts';
import { advance, scholar } from './science.ts';
import { transform } from './transform.ts';
import { whyNotNow } from './turn.ts';
import { upgrade } from './upgrade.ts';

/**
 * All that a human can say. Their resources are not tracked, so nothing is refused for its price or
 * for being out of reach (tunnels, flights and palaces break it); only what cannot be on the table
 * is. Offered is what they will usually do: in reach, and with the pieces that are left.
 */
const VERBS = {
  bonus,
  place,
  build,
  upgrade,
  annex,
  transform,
  bridge,
  advance,
  scholar,
  spell,
  book,
  innovation,
  shipping,
  city,
  points,
  pass,
  done,
  correct: aboutFacts<State, typeof FACTS>(FACTS),
};

export type Input = InputOf<typeof VERBS>;

const said = inputsOf<State, typeof VERBS>(VERBS, 'sentence');

export const inputs = {
  ...said,
  offers,
  legal: (state: State, seat: Seat): readonly Input[] => inputsWithin<Input>(offers(state, seat)),
  refusal: (state: State, seat: Seat, input: Input): Message | undefined =>
    whyNotNow(state, seat, input.kind) ?? said.refusal(state, seat, input),
};

/** In science discipline by discipline, first a step and then a scholar: random play goes by it. */
function offers(state: State, seat: Seat): readonly Offer<Input>[] {
  const all = said.offers(state, seat);
  const science = [...DISCIPLINES.keys()].flatMap((of) =>
    all.filter((offer) => 'discipline' in offer && offer.discipline === of),
  );
  const begin = all.findIndex((offer) => 'discipline' in offer);
  return begin < 0 ? all : all.toSpliced(begin, science.length, ...science);
}

export function apply(table: Table<State>, seat: Seat, input: Input): void {
  refuseIf(whyNotNow(table.scene, seat, input.kind));
  said.applyInput(table, seat, input);
}
