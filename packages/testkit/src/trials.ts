import type { GameModule } from '@empty-chair/kernel/module';
import type { Policy } from '@empty-chair/kernel/simulate';
import type { RuleCoverage } from './rule-coverage.ts';

/** What the soak, the rule coverage and the golden logs need of a game: its `examples/trials.ts`. */
export interface Trials<C, S, I> {
  readonly game: GameModule<C, S, I>;
  /** Plays the humans, and answers for the table. */
  readonly policy: Policy<S, I>;
  readonly soak: {
    readonly config: (seed: string, index: number) => C;
    /** Under which name the points of an automated seat are counted. */
    readonly tally: (config: C, seat: number) => string;
    /** From easy to hard, where a harder one must have more points on average. */
    readonly levels?: readonly string[];
  };
  readonly coverage?: {
    /** Where humans should do more than in the other trials. */
    readonly policy?: Policy<S, I>;
    readonly config: (seed: string, index: number) => C;
    readonly selections: Parameters<RuleCoverage['report']>[1];
    /** Why some of it is out of reach. */
    readonly EXPLAINED: Readonly<Record<string, string>>;
  };
  readonly golden: readonly CuratedGame<C>[];
}

interface CuratedGame<C> {
  /** What its files are called. */
  readonly name: string;
  readonly config: C | undefined;
  readonly seed: string;
}
