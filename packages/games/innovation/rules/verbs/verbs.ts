import type { Table } from '@empty-chair/kernel/table';
import { refuseIf } from '@empty-chair/kernel/typed';
import type { InputOf } from '@empty-chair/kernel/verbs';
import { aboutFacts, inputsOf } from '@empty-chair/kernel/verbs';
import type { Message, Seat } from '@empty-chair/kernel/words';
import type { State } from '../state.ts';
import { annex } from './annex.ts';
import { bonus, bonusOffers } from './bonus.ts';
import { bridge } from './bridge.ts';
import { build, buildOffers } from './build.ts';
import { book, displayOffers, innovation, spell } from './displays.ts';
import { done } from './done.ts';
import { FACTS } from './facts.ts';
import { city, points, shipping, shippingOffers } from './own-board.ts';
import { pass, passOffers } from './pass.ts';
import { place, placeOffers } from './place.ts';
import { advance, scholar, scienceOffers } from './science.ts';
import { transform } from './transform.ts';
import { isOnTurn, taskOf, whyNotNow } from './turn.ts';
import { upgrade, upgradeOffers } from './upgrade.ts';

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
  offers: usual,
  legal: usual,
  refusal: (state: State, seat: Seat, input: Input): Message | undefined =>
    whyNotNow(state, seat, input.kind) ?? said.refusal(state, seat, input),
};

/** One by one, never a range: of points and levels the least is offered, and more is taken. */
function usual(state: State, seat: Seat): readonly Input[] {
  if (!isOnTurn(state, seat)) return [];
  const task = taskOf(state);
  if (task === 'bonus') return bonusOffers(state);
  if (task === 'resources') return [{ kind: 'points', n: 1 }, { kind: 'done' }];
  if (task !== undefined) return placeOffers(state, seat);
  return [
    ...buildOffers(state, seat),
    ...upgradeOffers(state, seat),
    ...scienceOffers(state, seat),
    ...displayOffers(state, seat),
    ...shippingOffers(state, seat),
    { kind: 'points', n: 1 },
    ...passOffers(state),
    { kind: 'done' },
  ];
}

export function apply(table: Table<State>, seat: Seat, input: Input): void {
  refuseIf(whyNotNow(table.scene, seat, input.kind));
  said.applyInput(table, seat, input);
}
