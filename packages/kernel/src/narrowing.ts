import type { Gathering } from './selection.ts';
import type { Trace } from './trace.ts';
import type { MessageId, Params, Ref, RuleId } from './words.ts';

/** Filters and tiebreaks one at a time over all options, so that each can be shown. */

/** Options that are still in, each with its name, which is made once for all criteria. */
interface Named<T> {
  readonly options: readonly T[];
  readonly refs: readonly Ref[];
}

export function filterAndTell<Scene, T, Given>(
  scene: Scene,
  by: Gathering<Scene, T, Given>,
  options: readonly T[],
  trace: Trace,
  given: Given,
): Named<T> {
  let left: Named<T> = { options: options.slice(), refs: options.map(by.ref) };
  trace.offer(by.rule, left.refs);
  for (const criterion of by.filters) {
    if (left.options.length === 0) break;
    const values = left.options.map((option) => (criterion.keep(scene, option, given) ? 1 : 0));
    left = narrowTo(left, values, 1, { trace, scene, given, criterion, best: undefined });
  }
  return left;
}

interface Telling<Scene, Given> {
  readonly trace: Trace;
  readonly scene: Scene;
  readonly given: Given;
  readonly criterion: {
    readonly why: MessageId;
    readonly rule?: RuleId;
    readonly note?: (scene: Scene, given: Given) => Params;
  };
  readonly best: number | undefined;
}

export function narrowTo<Scene, T, Given>(
  before: Named<T>,
  values: readonly number[],
  wanted: number,
  { trace, scene, given, criterion, best }: Telling<Scene, Given>,
): Named<T> {
  const { why, rule, note } = criterion;
  const left = having(before, values, wanted);
  const told = { rule, why, best, options: before.refs, values, left: left.refs };
  trace.narrow(note === undefined ? told : { ...told, note: note(scene, given) });
  return left;
}

function having<T>(before: Named<T>, values: readonly number[], wanted: number): Named<T> {
  let n = 0;
  for (let i = 0; i < values.length; i += 1) if (values[i] === wanted) n += 1;
  if (n === values.length) return before;
  // Of the right length at once: a list that grows takes room for many more.
  const options = new Array<T>(n);
  const refs = new Array<Ref>(n);
  for (let i = values.length - 1; i >= 0; i -= 1) {
    if (values[i] !== wanted) continue;
    n -= 1;
    options[n] = before.options[i] as T;
    refs[n] = before.refs[i] as Ref;
  }
  return { options, refs };
}
