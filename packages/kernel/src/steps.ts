import type { Table } from './table.ts';
import type { MessageId, RuleId } from './words.ts';

export interface Condition<Scene> {
  /** Said when the condition does not hold and the step is skipped. */
  readonly why: MessageId;
  readonly holds: (scene: Scene) => boolean;
}

export interface Step<Scene> {
  readonly id: string;
  readonly rule: RuleId;
  readonly when?: Condition<Scene>;
  /** Gets the step's own rule, so that what it does need not cite it again. */
  readonly run: (table: Table<Scene>, rule: RuleId) => void;
}

/** A bot's turn is a list of these: the outline of its page. */
export interface Phase<Scene> {
  readonly id: string;
  readonly rule: RuleId;
  readonly steps: readonly Step<Scene>[];
  /** For a phase that only some orders or characters bring: left out, and not told, where it is false. */
  readonly when?: (scene: Scene) => boolean;
  /** Cuts this phase short, and only this one; left out, and not told, if it is over already. */
  readonly until?: (scene: Scene) => boolean;
}

export type Ending<Scene> = (scene: Scene) => boolean;

/** What `runPhases` does without a trace, for one list of phases. */
export type Walk = <Scene>(table: Table<Scene>) => void;
type AnyPhases = readonly Phase<unknown>[];
type WayToWalk = (phases: AnyPhases, over: Ending<unknown> | undefined) => Walk | undefined;

let otherWay: WayToWalk | undefined;

/** Lets phases be walked another way (unrolled.ts), and says which it was before. */
export function walkBy(way: WayToWalk | undefined): WayToWalk | undefined {
  const before = otherWay;
  otherWay = way;
  return before;
}

/** Runs the steps in order; `over` (the game has ended, the turn was cut short) ends the list. */
export function runPhases<Scene>(
  table: Table<Scene>,
  phases: readonly Phase<Scene>[],
  over?: Ending<Scene>,
): void {
  if (otherWay !== undefined && table.trace === undefined) {
    const walk = otherWay(phases as AnyPhases, over as Ending<unknown> | undefined);
    if (walk !== undefined) {
      walk(table);
      return;
    }
  }
  for (const phase of phases) {
    if (over?.(table.scene)) return;
    if (phase.when?.(table.scene) === false || phase.until?.(table.scene)) continue;
    table.trace?.enter(phase.rule, phase.id);
    runSteps(table, phase.steps, over, phase.until);
    table.trace?.leave();
  }
}

export function runSteps<Scene>(
  table: Table<Scene>,
  steps: readonly Step<Scene>[],
  over?: Ending<Scene>,
  until?: Ending<Scene>,
): void {
  for (const step of steps) {
    if (over?.(table.scene) || until?.(table.scene)) return;
    if (step.when !== undefined && !step.when.holds(table.scene)) {
      table.trace?.skip(step.rule, step.id, step.when.why);
      continue;
    }
    table.trace?.enter(step.rule, step.id);
    step.run(table, step.rule);
    table.trace?.leave();
  }
}
