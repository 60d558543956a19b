import type { ColumnId, LeaderId } from '../rules/leaders.ts';
import { COLUMN_IDS } from '../rules/leaders.ts';
import type { Suit } from '../rules/pieces.ts';
import { suitInDecree } from '../rules/screen/decree.ts';
import { screenOf } from '../rules/screen/play.ts';
import type { State } from '../rules/state.ts';

/** The Decree's suits by column, and who leads. */
export interface Orders {
  readonly leader: LeaderId;
  readonly columns: Readonly<Record<ColumnId, readonly Suit[]>>;
}

/** In the order in which the plan takes them. */
export const CLUTCH: readonly LeaderId[] = ['despot', 'charismatic', 'commander', 'builder'];

/** The Decree as it lies. */
export function ordersOf(state: State): Orders {
  const { decree, leader = 'builder' } = screenOf(state);
  const suits = (column: ColumnId): readonly Suit[] =>
    (decree[COLUMN_IDS.indexOf(column)] ?? []).map((card) => suitInDecree(state, card));
  return {
    leader,
    columns: {
      recruit: suits('recruit'),
      move: suits('move'),
      battle: suits('battle'),
      build: suits('build'),
    },
  };
}

/** As it would be with one more card. */
export const withCard = ({ leader, columns }: Orders, suit: Suit, column: ColumnId): Orders => ({
  leader,
  columns: { ...columns, [column]: [...columns[column], suit] },
});
