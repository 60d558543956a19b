import type { AnyState } from '@empty-chair/registry/games';
import { once } from '@empty-chair/uikit/state-view.ts';
import type { SeatView, TableView } from '../rules/view.ts';
import { viewSeat, viewTable } from '../rules/view.ts';
import { europaState } from './board/europa-view.ts';
import type { Paint, SeatPaints } from './board/paints.ts';
import { paintsOf } from './board/paints.ts';

export const tableOf: (state: AnyState) => TableView = once((state) =>
  viewTable(europaState(state)),
);
/** By the chairs alone: every line of a checklist asks for them, and the map is hundreds of places. */
export const paintsAt: (state: AnyState) => SeatPaints = once((state) =>
  paintsOf(tableOf(state).players.filter(({ active }) => active)),
);
export const seatOf = (state: AnyState, seat: number): SeatView | undefined =>
  viewSeat(europaState(state), seat);

/** The paint of a realm that somebody plays. */
export function paintOfRealm(state: AnyState, realm: string): Paint | undefined {
  const seat = tableOf(state).players.find(
    (player) => player.active && player.realm === realm,
  )?.seat;
  return seat === undefined ? undefined : paintsAt(state).get(seat);
}

/** The Age as the box writes it. */
const AGES = ['I', 'II', 'III', 'IV'] as const;
export const ageText = (age: number): string => AGES[age - 1] ?? String(age);
