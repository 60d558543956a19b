import type { Explanation } from '@empty-chair/kernel/story';
import type { DecisionNode } from '@empty-chair/kernel/trace';
import type { Happening, Ref } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import { decisionsFor } from './decisions.ts';
import { neighbourStep, whySteps } from './why-steps.ts';

/** One line whose reason is being looked at: of an entry, or of a turn that is only foreseen. */
export type Why = { readonly line: number } & (
  | { readonly entry: number; readonly foreseen?: undefined }
  | { readonly entry?: undefined; readonly foreseen: ForeseenTurn }
);

/** A turn that may come, and the cards that it takes. */
interface ForeseenTurn {
  readonly explanation: Explanation<AnyState>;
  readonly cards: readonly Ref[];
}

/** The reason of a line: which of its decisions is shown, and after how many narrowings. */
export class Reason {
  private readonly explain: (entry: number) => Explanation<AnyState> | undefined;
  /** Undefined while nobody asks. */
  why: Why | undefined = $state.raw();
  decisionIndex: number = $state(0);
  step: number = $state(0);

  constructor(explain: (entry: number) => Explanation<AnyState> | undefined) {
    this.explain = explain;
  }

  readonly explanation: Explanation<AnyState> | undefined = $derived.by(() => {
    if (this.why === undefined) return undefined;
    if (this.why.foreseen !== undefined) return this.why.foreseen.explanation;
    return this.explain(this.why.entry);
  });

  readonly happening: Happening | undefined = $derived(
    this.why && this.explanation?.happenings[this.why.line],
  );

  readonly decisions: readonly DecisionNode[] = $derived(
    this.why === undefined || this.explanation === undefined
      ? []
      : decisionsFor(this.explanation.trace, this.why.line),
  );

  readonly decision: DecisionNode | undefined = $derived(this.decisions[this.decisionIndex]);

  open(why: Why): void {
    this.why = why;
    this.showDecision(0);
  }

  close(): void {
    this.why = undefined;
  }

  /** With all its narrowings done: the whole story first, step by step on demand. */
  showDecision(index: number): void {
    this.decisionIndex = Math.max(0, Math.min(index, this.decisions.length - 1));
    const { decision } = this;
    this.step = decision === undefined ? 0 : (whySteps(decision).at(-1)?.step ?? 0);
  }

  /** Whether the story of the decisions goes on, or back. */
  canStep(by: 1 | -1): boolean {
    return this.neighbour(by) !== undefined;
  }

  stepBy(by: 1 | -1): void {
    const next = this.neighbour(by);
    if (next === undefined) return;
    this.decisionIndex = next.decision;
    this.step = next.step;
  }

  private neighbour(by: 1 | -1): ReturnType<typeof neighbourStep> {
    return neighbourStep(this.decisions, { decision: this.decisionIndex, step: this.step }, by);
  }
}
