import type { GameModule } from '@empty-chair/kernel/module';
import type { Script, ScriptedRun } from '@empty-chair/kernel/scripted';
import { runScripted } from '@empty-chair/kernel/scripted';
import type { DecisionNode, TraceNode } from '@empty-chair/kernel/trace';
import type { Seat } from '@empty-chair/kernel/words';

/** `runScripted` for tests: what is left out of the script is empty, and invariants are checked. */
export function scripted<C, S, I>(
  game: GameModule<C, S, I>,
  start: { readonly state: S; readonly seat: Seat; readonly input?: I },
  script: Partial<Script> = {},
): ScriptedRun<S> {
  const run = runScripted(game, start, { cards: [], dice: [], choices: [], ...script });
  for (const { name, check } of game.invariants) {
    const problem = check(run.state);
    if (problem !== undefined) throw new Error(`invariant ${name}: ${JSON.stringify(problem)}`);
  }
  return run;
}

/** All decisions of a trace, in the order in which they were made. */
export function decisionsIn(trace: readonly TraceNode[]): readonly DecisionNode[] {
  return trace.flatMap((node) => {
    if (node.kind === 'decision') return [node];
    return node.kind === 'step' ? decisionsIn(node.inside) : [];
  });
}

/** The ids of the steps that ran, and `-id` for those that were skipped, in order. */
export function stepsIn(trace: readonly TraceNode[]): readonly string[] {
  return trace.flatMap((node) => {
    if (node.kind === 'skip') return [`-${node.step}`];
    return node.kind === 'step' ? [node.step, ...stepsIn(node.inside)] : [];
  });
}
