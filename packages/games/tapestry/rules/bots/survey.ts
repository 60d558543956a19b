import { isHumanTerritory, tokensAt } from '../board.ts';
import { distancesTo } from '../distance.ts';
import { ALL_HEXES, MIDDLE } from '../hexes.ts';
import type { State } from '../state.ts';

/** CON-1, EXP-V1: "anywhere" lifts adjacency and nothing else (R-CON-8). */
export type Reach = 'beside' | 'anywhere';

/** What the choice of a hex looks at, worked out once for all hexes. */
export interface Survey {
  readonly reach: Reach;
  /** By hex (DIST-1): to the middle island, to the human, to their territories with one token. */
  readonly toMiddle: Int8Array;
  readonly toHuman: Int8Array;
  readonly toLonely: Int8Array;
  /** Whether the human controls a territory at all (R-CON-4), and one with one token (CNE-T2). */
  readonly hasTerritory: boolean;
  readonly hasLonely: boolean;
}

export function survey(state: State, reach: Reach): Survey {
  const theirs = ALL_HEXES.filter((hex) => isHumanTerritory(state, hex));
  const lonely = theirs.filter((hex) => tokensAt(state, hex) === 1);
  return {
    reach,
    toMiddle: distancesTo(state, [MIDDLE]),
    toHuman: distancesTo(state, theirs),
    toLonely: distancesTo(state, lonely),
    hasTerritory: theirs.length > 0,
    hasLonely: lonely.length > 0,
  };
}
