import { Broken } from './errors.ts';
import { filterAndTell, narrowTo } from './narrowing.ts';
import type { Filter, Gathering, Selection, Tiebreak } from './selection.ts';
import type { Question, Table } from './table.ts';
import { chooseAtRandom } from './table.ts';
import type { ChosenBy, Trace } from './trace.ts';
import type { Message } from './words.ts';

export type { Counting, Filter, Gathering, Selection, Tiebreak } from './selection.ts';
export type { LastTie } from './trace.ts';

/** options -> filters -> tiebreaks -> last tie. Narrows, never sorts. */
export function select<Scene, T>(table: Table<Scene>, by: Selection<Scene, T>): T | undefined;
export function select<Scene, T, Given>(
  table: Table<Scene>,
  by: Selection<Scene, T, Given>,
  given: Given,
): T | undefined;
export function select<Scene, T, Given>(
  table: Table<Scene>,
  by: Selection<Scene, T, Given | undefined>,
  given?: Given,
): T | undefined {
  return chooseFrom(table, by, undefined, given);
}

/** For rules that say "if unable, try the next": the options from the best one down, lazily. */
export function rank<Scene, T>(table: Table<Scene>, by: Selection<Scene, T>): Generator<T>;
export function rank<Scene, T, Given>(
  table: Table<Scene>,
  by: Selection<Scene, T, Given>,
  given: Given,
): Generator<T>;
export function* rank<Scene, T, Given>(
  table: Table<Scene>,
  by: Selection<Scene, T, Given | undefined>,
  given?: Given,
): Generator<T> {
  let options = by.options(table.scene, given);
  for (;;) {
    const best = chooseFrom(table, by, options, given);
    if (best === undefined) return;
    yield best;
    options = options.filter((option) => option !== best);
  }
}

/**
 * For rules that act "in each" place, one after the other: the options in their order, each asked for its
 * conditions when its turn comes. What the ones before it have made impossible is skipped, what they have made
 * possible is done. Which options there are is settled as it begins. `[...each()]` takes all at once.
 */
export function each<Scene, T>(table: Table<Scene>, by: Gathering<Scene, T>): Generator<T>;
export function each<Scene, T, Given>(
  table: Table<Scene>,
  by: Gathering<Scene, T, Given>,
  given: Given,
): Generator<T>;
export function* each<Scene, T, Given>(
  table: Table<Scene>,
  by: Gathering<Scene, T, Given | undefined>,
  given?: Given,
): Generator<T> {
  const { scene, trace } = table;
  const options = by.options(scene, given);
  const expected = trace === undefined ? undefined : tellEach(scene, by, options, trace, given);
  const one: T[] = [];
  const left: T[] = [];
  for (let i = 0; i < options.length; i += 1) {
    const option = options[i] as T;
    one[0] = option;
    const isPossible = narrow(scene, by, one, left, given) > 0;
    if (trace !== undefined && isPossible !== expected?.includes(option)) {
      tellChange(by, option, isPossible, trace);
    }
    if (isPossible) yield option;
  }
}

/** For conditions: would there be one to choose? A question: nothing is chosen, drawn or told. */
export function hasOption<Scene, T>(scene: Scene, by: Gathering<Scene, T>): boolean;
export function hasOption<Scene, T, Given>(
  scene: Scene,
  by: Gathering<Scene, T, Given>,
  given: Given,
): boolean;
export function hasOption<Scene, T, Given>(
  scene: Scene,
  by: Gathering<Scene, T, Given | undefined>,
  given?: Given,
): boolean {
  const { filters } = by;
  return by
    .options(scene, given)
    .some((option) => filters.every((filter) => filter.keep(scene, option, given)));
}

/** For dice that may decide nothing: the options that the last tie would be between. Nothing is chosen, drawn or told. */
export function bestOf<Scene, T, Given>(
  scene: Scene,
  by: Selection<Scene, T, Given>,
  given: Given,
): readonly T[] {
  const left: T[] = [];
  return left.slice(0, narrow(scene, by, undefined, left, given));
}

/** The survivors' list of the last selection, used again; one inside another takes a new one. */
let spare: unknown[] | undefined;

/** Among these options, or among all of the selection. */
function chooseFrom<Scene, T, Given>(
  table: Table<Scene>,
  by: Selection<Scene, T, Given>,
  among: readonly T[] | undefined,
  given: Given,
): T | undefined {
  const { scene, trace } = table;
  if (trace !== undefined) {
    return chooseAndTell(table, by, among ?? by.options(scene, given), given, trace);
  }
  const left = (spare ?? []) as T[];
  spare = undefined;
  const count = narrow(scene, by, among, left, given);
  const chosen = count === 0 ? undefined : left[0];
  const tied = count > 1 ? left.slice(0, count) : undefined;
  spare = left;
  return tied === undefined ? chosen : lastTie(table, by, tied, given);
}

/** What `narrow` does, for one selection. */
export type Narrow = <Scene, T, Given>(
  scene: Scene,
  among: readonly T[] | undefined,
  left: T[],
  given: Given,
) => number;
/** A gathering has no tiebreaks. */
export type Narrowed<Scene, T, Given = unknown> = Gathering<Scene, T, Given> &
  Partial<Pick<Selection<Scene, T, Given>, 'tiebreaks'>>;
type WayToNarrow = (by: Narrowed<unknown, unknown>) => Narrow;

let otherWay: WayToNarrow | undefined;

/** Lets selections be narrowed another way (unrolled.ts), and says which it was before. */
export function narrowBy(way: WayToNarrow | undefined): WayToNarrow | undefined {
  const before = otherWay;
  otherWay = way;
  return before;
}

/** Puts what filters and tiebreaks leave to the front of `left` and says how many they are. */
function narrow<Scene, T, Given>(
  scene: Scene,
  by: Narrowed<Scene, T, Given>,
  among: readonly T[] | undefined,
  left: T[],
  given: Given,
): number {
  if (otherWay !== undefined) {
    return otherWay(by as Narrowed<unknown, unknown>)(scene, among, left, given);
  }
  const { filters, tiebreaks = [] } = by;
  const options = among ?? by.options(scene, given);
  let count = 0;
  nextOption: for (let i = 0; i < options.length; i += 1) {
    const option = options[i] as T;
    for (let f = 0; f < filters.length; f += 1) {
      if (!(filters[f] as Filter<Scene, T, Given>).keep(scene, option, given)) continue nextOption;
    }
    left[count] = option;
    count += 1;
  }
  for (let t = 0; t < tiebreaks.length && count > 1; t += 1) {
    const tiebreak = tiebreaks[t] as Tiebreak<Scene, T, Given>;
    if (tiebreak.when?.(scene, given) === false) continue;
    count = keepBest(scene, tiebreak, left, count, given);
  }
  return count;
}

/** Moves the best of the first `count` options to the front and says how many they are. */
function keepBest<Scene, T, Given>(
  scene: Scene,
  tiebreak: Tiebreak<Scene, T, Given>,
  left: T[],
  count: number,
  given: Given,
): number {
  const sign = tiebreak.prefer === 'most' ? 1 : -1;
  const { score } = tiebreak;
  let best = Number.NEGATIVE_INFINITY;
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const option = left[i] as T;
    const value = sign * score(scene, option, given);
    if (value < best) continue;
    if (value > best) {
      best = value;
      kept = 0;
    }
    left[kept] = option;
    kept += 1;
  }
  return kept;
}

function lastTie<Scene, T, Given>(
  table: Table<Scene>,
  by: Selection<Scene, T, Given>,
  left: readonly T[],
  given: Given,
): T | undefined {
  switch (by.lastTie) {
    case 'listed-first':
      return left[0];
    case 'random':
      return chooseAtRandom(table, questionOf(by, left, 'choices'));
    case 'human':
      return table.ask(questionOf(by, left, 'human'));
    case 'counted':
      return countOut(table, by, left, given);
    case 'impossible':
      throw new Broken(`tie left between ${left.map((o) => by.ref(o).id).join(', ')}`, by.rule);
  }
}

/** The number each option is counted as is told, so that the counting can be followed. */
function countOut<Scene, T, Given>(
  { scene, trace }: Table<Scene>,
  by: Selection<Scene, T, Given>,
  left: readonly T[],
  given: Given,
): T | undefined {
  const { counting } = by;
  if (counting === undefined) throw new Broken('a tie to be counted needs a counting', by.rule);
  const to = counting.to(scene, given);
  const best = ((Math.abs(to) - 1) % left.length) + 1;
  const chosen = left[to > 0 ? best - 1 : left.length - best] as T;
  if (trace !== undefined) {
    const values = left.map((_, i) => (to > 0 ? i + 1 : left.length - i));
    const named = { options: left, refs: left.map(by.ref) };
    narrowTo(named, values, best, { trace, scene, given, criterion: counting, best });
  }
  return chosen;
}

function questionOf<Scene, T, Given>(
  by: Selection<Scene, T, Given>,
  left: readonly T[],
  channel: 'choices' | 'human',
): Question<T> {
  if (by.ask === undefined)
    throw new Broken('a tie for chance or a human needs a question', by.rule);
  const ask: Message = { id: by.ask };
  return { rule: by.rule, channel, ask, answers: left.slice(), ref: by.ref };
}

/** The same choice, one criterion at a time over all options, so that each can be shown. */
function chooseAndTell<Scene, T, Given>(
  table: Table<Scene>,
  by: Selection<Scene, T, Given>,
  options: readonly T[],
  given: Given,
  trace: Trace,
): T | undefined {
  const { scene } = table;
  let left = filterAndTell(scene, by, options, trace, given);
  for (const criterion of by.tiebreaks) {
    if (left.options.length <= 1) break;
    if (criterion.when?.(scene, given) === false) continue;
    const values = left.options.map((option) => criterion.score(scene, option, given));
    const best = bestValue(values, criterion.prefer);
    left = narrowTo(left, values, best, { trace, scene, given, criterion, best });
  }
  const n = left.options.length;
  const chosen = n <= 1 ? left.options[0] : lastTie(table, by, left.options, given);
  const chosenBy: ChosenBy = n === 0 ? 'none' : n === 1 ? 'only' : by.lastTie;
  trace.choose(chosen === undefined ? undefined : by.ref(chosen), chosenBy);
  return chosen;
}

function bestValue(values: readonly number[], prefer: 'most' | 'least'): number {
  let best = values[0] as number;
  for (let i = 1; i < values.length; i += 1) {
    const value = values[i] as number;
    if (prefer === 'most' ? value > best : value < best) best = value;
  }
  return best;
}

/** All that meet the conditions as it begins. */
function tellEach<Scene, T, Given>(
  scene: Scene,
  by: Gathering<Scene, T, Given>,
  options: readonly T[],
  trace: Trace,
  given: Given,
): readonly T[] {
  const left = filterAndTell(scene, by, options, trace, given);
  trace.choose(undefined, left.options.length === 0 ? 'none' : 'each');
  return left.options;
}

/** An option for which it is otherwise, now that its turn has come. */
function tellChange<Scene, T, Given>(
  { rule, ref }: Gathering<Scene, T, Given>,
  option: T,
  isPossible: boolean,
  trace: Trace,
): void {
  const name = ref(option);
  trace.offer(rule, [name]);
  trace.choose(isPossible ? name : undefined, isPossible ? 'added' : 'skipped');
}
