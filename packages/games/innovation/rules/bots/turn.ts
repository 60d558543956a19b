import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import type { Card, Discipline, Support } from '../content.ts';
import { cardOf, DISCIPLINES, finalTiles, LIMITS, roundTiles } from '../content.ts';
import type { State } from '../state.ts';
import { NONE } from '../state.ts';

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
export function tilePoints({ round, roundTiles: row, finalTile }: State): number {
  if (round === LIMITS.rounds) return finalTiles[finalTile - 1]?.points ?? 0;
  const tile = roundTiles[(row[round - 1] as number) - 1];
  return tile?.points[round <= LIMITS.rounds / 2 ? 0 : 1] ?? 0;
}

/** The discipline of the Automa icon on the current tile (AOI-A7, AOI-Q7). */
export function tileDiscipline({ round, roundTiles: row, finalTile }: State): Discipline {
  const tile =
    round === LIMITS.rounds
      ? finalTiles[finalTile - 1]
      : roundTiles[(row[round - 1] as number) - 1];
  return tile === undefined ? NONE : DISCIPLINES.indexOf(tile.discipline);
}
