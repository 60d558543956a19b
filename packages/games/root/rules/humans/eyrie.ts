import { get } from '@empty-chair/kernel/ids';
import { matches, mayPlace, openSlots, rules } from '../board.ts';
import type { ColumnId, LeaderId } from '../leaders.ts';
import { VIZIERS_OF } from '../leaders.ts';
import type { Clearing, Suit, SuitId } from '../pieces.ts';
import { EVERY_CLEARING, EYRIE, KIND_COUNT, ROOST } from '../pieces.ts';
import type { State } from '../state.ts';
import { pieceSupply, piecesAt } from '../state.ts';

/** A human Eyrie's board (law 7): its Decree, its leaders and its roosts. */

/** By the number of roosts on the map. */
export const EYRIE_POINTS = [0, 0, 1, 2, 3, 4, 4, 5];
const DRAW_BONUS = [0, 0, 0, 1, 1, 1, 2, 2];

export const roosts = (state: State): number => get(KIND_COUNT, ROOST) - pieceSupply(state, ROOST);
export const roostPoints = (state: State): number => EYRIE_POINTS[roosts(state)] ?? 0;
export const eyrieDraw = (state: State): number => 1 + (DRAW_BONUS[roosts(state)] ?? 0);

/** Law 7.8: the Charismatic leader recruits two at a time. */
export const recruitsOf = (leader: LeaderId): number => (leader === 'charismatic' ? 2 : 1);

/** Law 7.5.2.I: a roost of the card's suit. */
export const clearingsToRecruit = (state: State, suit: Suit): readonly Clearing[] =>
  EVERY_CLEARING.filter(
    (at) =>
      piecesAt(state, ROOST, at) > 0 && matches(state, at, suit) && mayPlace(state, EYRIE, at),
  );

/** Law 7.5.2.IV: ruled, without a roost, with an open slot. */
export const clearingsToRoost = (state: State, suit: Suit): readonly Clearing[] =>
  pieceSupply(state, ROOST) === 0
    ? []
    : EVERY_CLEARING.filter(
        (at) =>
          matches(state, at, suit) &&
          piecesAt(state, ROOST, at) === 0 &&
          openSlots(state, at) > 0 &&
          mayPlace(state, EYRIE, at) &&
          rules(state, EYRIE, at),
      );

/** A Decree as the cards lie: their suits by column, Loyal Viziers as birds. */
export type Decree = Readonly<Record<ColumnId, readonly SuitId[]>>;

/** Law 7.8: what a new leader begins with. */
export function newDecree(leader: LeaderId): Decree {
  const viziers = VIZIERS_OF[leader];
  const column = (id: ColumnId): readonly SuitId[] => (viziers.includes(id) ? ['bird'] : []);
  return {
    recruit: column('recruit'),
    move: column('move'),
    battle: column('battle'),
    build: column('build'),
  };
}
