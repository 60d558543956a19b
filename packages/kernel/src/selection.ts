import type { LastTie } from './trace.ts';
import type { MessageId, Params, Ref, RuleId } from './words.ts';

/**
 * `Given` is what a choice is about: the clearing that the warriors leave, the card in play. Whoever
 * chooses hands it over (`select(table, moveDestination, { from })`), so a selection depends on
 * nothing that somebody had to set before. A criterion that needs none fits every selection.
 */

/** A condition that an option must meet. `rule` is given when it is not the selection's own. */
export interface Filter<Scene, T, Given = unknown> {
  readonly why: MessageId;
  readonly rule?: RuleId;
  readonly note?: (scene: Scene, given: Given) => Params;
  readonly keep: (scene: Scene, option: T, given: Given) => boolean;
}

export interface Tiebreak<Scene, T, Given = unknown> {
  readonly why: MessageId;
  readonly rule?: RuleId;
  readonly prefer: 'most' | 'least';
  /** A tiebreak that only some cards or factions bring: left out, and not told, where it is false. */
  readonly when?: (scene: Scene, given: Given) => boolean;
  /** What its sentence needs besides the best value: which row of a card, say. */
  readonly note?: (scene: Scene, given: Given) => Params;
  /** Finite; an integer unless the rule says otherwise. */
  readonly score: (scene: Scene, option: T, given: Given) => number;
}

/** "Count the options that are left, in their order, to the number shown, starting over at the end." */
export interface Counting<Scene, Given = unknown> {
  readonly why: MessageId;
  readonly rule: RuleId;
  readonly note?: (scene: Scene, given: Given) => Params;
  /** From 1 up; below zero it counts from the last option back. */
  readonly to: (scene: Scene, given: Given) => number;
}

/** Options and conditions without a choice among them, for rules that say "in each". */
export interface Gathering<Scene, T, Given = unknown> {
  readonly rule: RuleId;
  /** In a stable, documented order. */
  readonly options: (scene: Scene, given: Given) => readonly T[];
  readonly filters: readonly Filter<Scene, T, Given>[];
  /** The option's identity in trace, log, record and tests. */
  readonly ref: (option: T) => Ref;
}

export interface Selection<Scene, T, Given = unknown> extends Gathering<Scene, T, Given> {
  readonly tiebreaks: readonly Tiebreak<Scene, T, Given>[];
  readonly lastTie: LastTie;
  /** Asked when chance or a human decides; needed for the last ties 'random' and 'human'. */
  readonly ask?: MessageId;
  /** Needed for the last tie 'counted'. */
  readonly counting?: Counting<Scene, Given>;
}
