import type { AnyState } from '@empty-chair/registry/games';
import { once } from '@empty-chair/uikit/state-view.ts';
import type { SeatView, TableView } from '../rules/view.ts';
import { viewSeat, viewTable } from '../rules/view.ts';
import { europaState, mapOf } from './board/europa-view.ts';
import type { Paint, SeatPaints } from './board/paints.ts';
import { paintsOf } from './board/paints.ts';

export const tableOf: (state: AnyState) => TableView = once((state) =>
  viewTable(europaState(state)),
);
export const paintsAt: (state: AnyState) => SeatPaints = once((state) =>
  paintsOf(mapOf(state).players),
);
export const seatOf = (state: AnyState, seat: number): SeatView | undefined =>
  viewSeat(europaState(state), seat);

/** The paint of a realm that somebody plays. */
export function paintOfRealm(state: AnyState, realm: string): Paint | undefined {
  const seat = mapOf(state).players.find((player) => player.realm === realm)?.seat;
  return seat === undefined ? undefined : paintsAt(state).get(seat);
}

/** The Age as the box writes it. */
const AGES = ['I', 'II', 'III', 'IV'] as const;
export const ageText = (age: number): string => AGES[age - 1] ?? String(age);
