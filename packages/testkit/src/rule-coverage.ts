import type { ChosenBy, Narrowing, Trace } from '@empty-chair/kernel/trace';
import type { MessageId, Params, Ref, RuleId } from '@empty-chair/kernel/words';
import type { NamedSelection } from './mutation.ts';

/** How often a rule was at work. */
export interface RuleCount {
  entered: number;
  skipped: number;
  offered: number;
  emitted: number;
}

export interface CoverageReport {
  /** Ids of the rulebook that never showed. */
  readonly neverSeen: readonly string[];
  /** Steps that were only ever skipped. */
  readonly onlySkipped: readonly string[];
  /** As `rule/why`: filters that kept everything, tiebreaks that left all. */
  readonly neverRejected: readonly string[];
  readonly neverDecided: readonly string[];
}

/** A trace that counts instead of telling: hand it to `simulate` with its `emit`. */
export class RuleCoverage implements Trace {
  readonly rules = new Map<string, RuleCount>();
  /** By `rule/why`, how often a filter rejected or a tiebreak narrowed. */
  readonly rejections = new Map<string, number>();
  readonly decisions = new Map<string, number>();
  private offering = '';

  readonly emit = (rule: RuleId, _id: MessageId, _params?: Params): void => {
    this.count(rule).emitted += 1;
  };

  enter(rule: RuleId, _step: string): void {
    this.count(rule).entered += 1;
  }

  skip(rule: RuleId, _step: string, _why: MessageId): void {
    this.count(rule).skipped += 1;
  }

  offer(rule: RuleId, _options: readonly Ref[]): void {
    this.count(rule).offered += 1;
    this.offering = rule;
  }

  narrow({ rule, why, best, options, left }: Narrowing): void {
    // A criterion with a rule of its own: that rule is at work as well.
    if (rule !== undefined) this.count(rule).offered += 1;
    const criteria = best === undefined ? this.rejections : this.decisions;
    const key = `${this.offering}/${why}`;
    const narrowed = left.length < options.length ? 1 : 0;
    criteria.set(key, (criteria.get(key) ?? 0) + narrowed);
  }

  choose(_option: Ref | undefined, _by: ChosenBy): void {}

  leave(): void {}

  /** `selections` adds those that were never even offered. */
  report(
    rulebook: readonly string[],
    selections: readonly (NamedSelection & {
      readonly selection: { readonly rule: RuleId };
    })[] = [],
  ): CoverageReport {
    for (const { selection } of selections) {
      const { rule, filters, tiebreaks = [] } = selection;
      for (const { why } of filters) touch(this.rejections, `${rule}/${why}`);
      for (const { why } of tiebreaks) touch(this.decisions, `${rule}/${why}`);
    }
    const zeros = (counts: ReadonlyMap<string, number>): readonly string[] =>
      [...counts].filter(([, n]) => n === 0).map(([key]) => key);
    return {
      neverSeen: rulebook.filter((id) => !this.rules.has(id)),
      onlySkipped: [...this.rules]
        .filter(([, n]) => n.skipped > 0 && n.entered + n.offered + n.emitted === 0)
        .map(([id]) => id),
      neverRejected: zeros(this.rejections),
      neverDecided: zeros(this.decisions),
    };
  }

  private count(rule: RuleId): RuleCount {
    const found = this.rules.get(rule);
    if (found !== undefined) return found;
    const fresh = { entered: 0, skipped: 0, offered: 0, emitted: 0 };
    this.rules.set(rule, fresh);
    return fresh;
  }
}

function touch(counts: Map<string, number>, key: string): void {
  if (!counts.has(key)) counts.set(key, 0);
}
