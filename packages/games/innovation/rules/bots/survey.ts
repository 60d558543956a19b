import { groupOf, humanBuildings, reachOf } from '../board.ts';
import type { Action, FactionTiebreak } from '../content.ts';
import type { Distances } from '../distance.ts';
import { distancesFrom, distanceTo, gapBetween } from '../distance.ts';
import type { Hex } from '../hexes.ts';
import { automaShipping } from '../state.ts';
import type { Turn } from './turn.ts';
import { supportOf } from './turn.ts';

/** What the choice of a hex to build on looks at, worked out once for all hexes. */
export interface Survey {
  /** By hex, from the nearest building of each kind: see AOI-TB1. */
  readonly fromHumans: Distances;
  readonly fromMarked: Distances;
  readonly fromUnmarked: Distances;
  /** By hex: in reach of the group that the Support card shows. */
  readonly inReach: Uint8Array;
  /** The marked-unmarked distance before the build (AOI-TB2). */
  readonly gap: number;
  /** Whether a marked building is in reach of an unmarked one. */
  readonly isLinked: boolean;
  /** What an entry of the faction card wants to be looked at first. */
  readonly first: readonly FactionTiebreak[];
}

const NOTHING_FIRST: readonly FactionTiebreak[] = [];

export function survey(
  turn: Turn,
  { tieBreakersFirst = NOTHING_FIRST }: Pick<Action, 'tieBreakersFirst'>,
): Survey {
  const { state } = turn;
  const marked = groupOf(state, 'marked');
  const unmarked = groupOf(state, 'unmarked');
  const shipping = automaShipping(state);
  const fromMarked = distancesFrom(state, marked);
  const reachOfMarked = reachOf(state, marked, shipping);
  return {
    fromHumans: distancesFrom(state, humanBuildings(state)),
    fromMarked,
    fromUnmarked: distancesFrom(state, unmarked),
    inReach:
      supportOf(turn).structureGroup === 'marked'
        ? reachOfMarked
        : reachOf(state, unmarked, shipping),
    gap: gapBetween(fromMarked, unmarked),
    isLinked: unmarked.some((hex) => reachOfMarked[hex] === 1),
    first: tieBreakersFirst,
  };
}

/** Whether the hex would get a token: its closest Automa building, ties excluded, is marked. */
export const wouldBeMarked = ({ fromMarked, fromUnmarked }: Survey, hex: Hex): boolean =>
  distanceTo(fromMarked, hex) < distanceTo(fromUnmarked, hex);
