import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import type { Card, Discipline, Support } from '../content.ts';
import { cardOf, disciplineOf, finalTileOf, LIMITS, roundTileOf } from '../content.ts';
import type { State } from '../state.ts';
import { roundTileIn } from '../state.ts';

/** The Automa's turn: what its steps and selections look at. */
export interface Turn {
  readonly state: State;
  readonly me: Seat;
  hasPassed: boolean;
}
export type TurnTable = Table<Turn>;

export function beginTurn(state: State): Turn {
  return { state, me: state.facts.automa, hasPassed: false };
}

/** The icons of the Support card, the latest of its row (AOI-T3). There is one once cards are drawn. */
export function supportOf({ state: { cards } }: Turn): Support {
  return cardOf(cards.support[cards.support.length - 1] as Card).support;
}

/** AOI-T4 (1): the fixed number of the current round tile; AOI-Q7: of the final tile in round 6. */
export function tilePoints(state: State): number {
  const { round } = state;
  if (round === LIMITS.rounds) return finalTileOf(state.finalTile).points;
  const half = round <= LIMITS.rounds / 2 ? 0 : 1;
  return roundTileOf(roundTileIn(state, round)).points[half] as number;
}

/** The discipline of the Automa icon on the current tile (AOI-A7, AOI-Q7). */
export function tileDiscipline(state: State): Discipline {
  const { round } = state;
  const tile =
    round === LIMITS.rounds ? finalTileOf(state.finalTile) : roundTileOf(roundTileIn(state, round));
  return disciplineOf(tile.discipline);
}
