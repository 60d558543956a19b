import type { ChosenBy, Narrowing, Trace } from '@empty-chair/kernel/trace';
import type { MessageId, Params, Ref, RuleId } from '@empty-chair/kernel/words';

/** Which rules were at work in a game: a trace that only remembers their ids. */
export class RulesAtWork implements Trace {
  readonly rules = new Set<string>();

  readonly emit = (rule: RuleId, _id: MessageId, _params?: Params): void => {
    this.rules.add(rule);
  };
  enter(rule: RuleId, _step: string): void {
    this.rules.add(rule);
  }
  offer(rule: RuleId, _options: readonly Ref[]): void {
    this.rules.add(rule);
  }
  narrow({ rule }: Narrowing): void {
    if (rule !== undefined) this.rules.add(rule);
  }
  /** A step that was passed over did not do anything. */
  skip(_rule: RuleId, _step: string, _why: MessageId): void {}
  choose(_option: Ref | undefined, _by: ChosenBy): void {}
  leave(): void {}
}
