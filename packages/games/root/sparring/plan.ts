import type { Question } from '@empty-chair/kernel/table';
import type { Faction } from '../rules/pieces.ts';
import type { ScreenAct } from '../rules/screen/acts.ts';
import type { State } from '../rules/state.ts';

/** What something that can be done now is worth, about in points. Only the order of worths counts. */
export type Weigh = (act: ScreenAct) => number;

/**
 * What a faction wants. A plan keeps nothing in mind: it looks at the table as its owner sees it (no other
 * hand, no order of a deck) and can begin in the middle of any turn.
 */
export interface Plan {
  /** For one moment of a game: what the moves ask over and over is worked out once. */
  weigh(state: State, me: Faction): Weigh;
  /** What it would rather say to a question, by the ids of the answers; the first one that there is counts. */
  prefers<A>(asked: Asked<A>): readonly string[];
}

/** A question to somebody; during set-up there is no state yet. */
export interface Asked<A> {
  readonly question: Question<A>;
  readonly me: Faction;
  readonly state: State | undefined;
}

/** Done before anything that costs something: it takes no action, or cannot be done later. */
export const AT_ONCE = 100;
/** Never of one's own accord. */
export const NEVER = -1000;
