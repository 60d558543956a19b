import type { Happening, Message, MessageId, Params, Ref, RuleId } from './words.ts';
import { happeningOf } from './words.ts';

/** One filter or tiebreak at work: its value for each option that was still in, and who stays. */
export interface Narrowing {
  readonly rule: RuleId | undefined;
  readonly why: MessageId;
  /** What the sentence of `why` needs besides the winning value. */
  readonly note?: Params;
  /** The winning value; undefined for a filter. */
  readonly best: number | undefined;
  /** The options before, with the value of each (1 or 0 for a filter). */
  readonly options: readonly Ref[];
  readonly values: readonly number[];
  readonly left: readonly Ref[];
}

/** What a filter or tiebreak says of itself. */
export function criterionOf({ why, note, best }: Narrowing): Message {
  if (note === undefined && best === undefined) return { id: why };
  return { id: why, params: { ...note, ...(best !== undefined && { best }) } };
}

/** Why. Absent (not a no-op object) in mass simulation. Only select, rank and runPhases call it. */
export interface Trace {
  /** What is `said` of the step stands in its place where its own words would not do. */
  enter(rule: RuleId, step: string, said?: Message): void;
  skip(rule: RuleId, step: string, why: MessageId): void;
  offer(rule: RuleId, options: readonly Ref[]): void;
  narrow(narrowing: Narrowing): void;
  choose(option: Ref | undefined, by: ChosenBy): void;
  leave(): void;
}

/** What happens when every tiebreak leaves more than one. `impossible` is a claim tests try to break. */
export type LastTie = 'impossible' | 'listed-first' | 'counted' | 'random' | 'human';
/**
 * How the choice came out; `each` means that all who are left were meant. Of these `skipped` is one that was no
 * longer possible when its turn came, and `added` one that had become possible by then.
 */
export type ChosenBy = 'only' | 'none' | 'each' | 'skipped' | 'added' | LastTie;

export interface StepNode {
  readonly kind: 'step';
  readonly rule: RuleId;
  readonly step: string;
  readonly said?: Message;
  readonly inside: TraceNode[];
}
interface SkipNode {
  readonly kind: 'skip';
  readonly rule: RuleId;
  readonly step: string;
  readonly why: MessageId;
}
export interface DecisionNode {
  readonly kind: 'decision';
  readonly rule: RuleId;
  readonly options: readonly Ref[];
  readonly narrowings: Narrowing[];
  chosen: Ref | undefined;
  by: ChosenBy;
}
export interface HappeningNode {
  readonly kind: 'happening';
  /** The index among all happenings of the entry: a checklist line finds its decision by it. */
  readonly index: number;
  readonly happening: Happening;
}
export type TraceNode = StepNode | SkipNode | DecisionNode | HappeningNode;

/** Writes decisions and happenings into one tree, in the order in which they came. */
export class Recorder implements Trace {
  readonly root: TraceNode[] = [];
  readonly happenings: Happening[] = [];
  /** How many of them there were at each question that has its answer. */
  readonly asked: number[] = [];
  private readonly open: TraceNode[][] = [this.root];
  private decision: DecisionNode | undefined;

  readonly emit = (rule: RuleId, id: MessageId, params?: Params): void => {
    const happening = happeningOf(rule, id, params);
    this.add({ kind: 'happening', index: this.happenings.length, happening });
    this.happenings.push(happening);
  };

  enter(rule: RuleId, step: string, said?: Message): void {
    const node: StepNode = { kind: 'step', rule, step, ...(said && { said }), inside: [] };
    this.add(node);
    this.open.push(node.inside);
  }

  skip(rule: RuleId, step: string, why: MessageId): void {
    this.add({ kind: 'skip', rule, step, why });
  }

  offer(rule: RuleId, options: readonly Ref[]): void {
    this.decision = {
      kind: 'decision',
      rule,
      options,
      narrowings: [],
      chosen: undefined,
      by: 'none',
    };
    this.add(this.decision);
  }

  narrow(narrowing: Narrowing): void {
    this.decision?.narrowings.push(narrowing);
  }

  choose(option: Ref | undefined, by: ChosenBy): void {
    if (this.decision === undefined) return;
    this.decision.chosen = option;
    this.decision.by = by;
  }

  leave(): void {
    if (this.open.length > 1) this.open.pop();
  }

  private add(node: TraceNode): void {
    this.open[this.open.length - 1]?.push(node);
  }
}
