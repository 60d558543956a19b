import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import type { Action, Discipline, Support } from '../content.ts';
import { cardOf, DISCIPLINES, finalTiles, LIMITS, roundTiles } from '../content.ts';
import type { State } from '../state.ts';
import { NONE } from '../state.ts';

/** The Automa's turn: all that its selections may look at. */
export interface Turn {
  readonly state: State;
  readonly me: Seat;
  /** The icons of the Support card (AOI-T3). */
  support: Support;
  /** The entry of the card that is being done, and whether it is one of the faction card's. */
  action: Action;
  byFaction: boolean;
  hasPassed: boolean;
  /** Worked out once for each choice of a hex, by hex: see AOI-TB1. */
  fromHumans: Int8Array;
  fromMarked: Int8Array;
  fromUnmarked: Int8Array;
  inReach: Uint8Array;
  /** The marked-unmarked distance before the build (AOI-TB2). */
  gap: number;
  /** Whether a marked building is in reach of an unmarked one. */
  isLinked: boolean;
}
export type TurnTable = Table<Turn>;

const NOTHING = { type: 'score', points: 0 } as const;
const NOWHERE = new Int8Array(0);

export function beginTurn(state: State): Turn {
  return {
    state,
    me: state.facts.automa,
    support: cardOf(1).support,
    action: NOTHING,
    byFaction: false,
    hasPassed: false,
    fromHumans: NOWHERE,
    fromMarked: NOWHERE,
    fromUnmarked: NOWHERE,
    inReach: new Uint8Array(0),
    gap: 0,
    isLinked: false,
  };
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
