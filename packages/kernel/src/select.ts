import { Broken } from './errors.ts';
import type { Question, Table } from './table.ts';
import { chooseAtRandom } from './table.ts';
import type { ChosenBy, LastTie, Trace } from './trace.ts';
import type { Message, MessageId, Params, Ref, RuleId } from './words.ts';

export type { LastTie } from './trace.ts';

/** A condition that an option must meet. `rule` is given when it is not the selection's own. */
export interface Filter<Scene, T> {
  readonly why: MessageId;
  readonly rule?: RuleId;
  readonly note?: (scene: Scene) => Params;
  readonly keep: (scene: Scene, option: T) => boolean;
}

export interface Tiebreak<Scene, T> {
  readonly why: MessageId;
  readonly rule?: RuleId;
  readonly prefer: 'most' | 'least';
  /** A tiebreak that only some cards or factions bring: left out, and not told, where it is false. */
  readonly when?: (scene: Scene) => boolean;
  /** What its sentence needs besides the best value: which row of a card, say. */
  readonly note?: (scene: Scene) => Params;
  /** Finite; an integer unless the rule says otherwise. */
  readonly score: (scene: Scene, option: T) => number;
}

/** "Count the options that are left, in their order, to the number shown, starting over at the end." */
export interface Counting<Scene> {
  readonly why: MessageId;
  readonly rule: RuleId;
  readonly note?: (scene: Scene) => Params;
  /** From 1 up; below zero it counts from the last option back. */
  readonly to: (scene: Scene) => number;
}

/** Options and conditions without a choice among them, for rules that say "in each". */
export interface Gathering<Scene, T> {
  readonly rule: RuleId;
  /** In a stable, documented order. */
  readonly options: (scene: Scene) => readonly T[];
  readonly filters: readonly Filter<Scene, T>[];
  /** The option's identity in trace, log, record and tests. */
  readonly ref: (option: T) => Ref;
}

export interface Selection<Scene, T> extends Gathering<Scene, T> {
  readonly tiebreaks: readonly Tiebreak<Scene, T>[];
  readonly lastTie: LastTie;
  /** Asked when chance or a human decides; needed for the last ties 'random' and 'human'. */
  readonly ask?: MessageId;
  /** Needed for the last tie 'counted'. */
  readonly counting?: Counting<Scene>;
}

/** options -> filters -> tiebreaks -> last tie. Narrows, never sorts. */
export function select<Scene, T>(table: Table<Scene>, by: Selection<Scene, T>): T | undefined {
  return chooseFrom(table, by, by.options(table.scene));
}

/** For rules that say "if unable, try the next": the options from the best one down, lazily. */
export function* rank<Scene, T>(table: Table<Scene>, by: Selection<Scene, T>): Generator<T> {
  let options = by.options(table.scene);
  for (;;) {
    const best = chooseFrom(table, by, options);
    if (best === undefined) return;
    yield best;
    options = options.filter((option) => option !== best);
  }
}

/** For rules that act "in each" place: all options that meet the conditions, in their order. */
export function each<Scene, T>(table: Table<Scene>, by: Gathering<Scene, T>): readonly T[] {
  const options = by.options(table.scene);
  if (table.trace === undefined) {
    const all: T[] = [];
    passing(table.scene, by.filters, options, all);
    return all;
  }
  const left = filterAndTell(table.scene, by, options, table.trace);
  table.trace.choose(undefined, left.length === 0 ? 'none' : 'each');
  return left;
}

/** Puts the options that meet every condition into `left` and says how many they are. */
function passing<Scene, T>(
  scene: Scene,
  filters: readonly Filter<Scene, T>[],
  options: readonly T[],
  left: T[],
): number {
  let count = 0;
  nextOption: for (let i = 0; i < options.length; i += 1) {
    const option = options[i] as T;
    for (let f = 0; f < filters.length; f += 1) {
      if (!(filters[f] as Filter<Scene, T>).keep(scene, option)) continue nextOption;
    }
    left[count] = option;
    count += 1;
  }
  return count;
}

/** The survivors' list of the last selection, used again; one inside another takes a new one. */
let spare: unknown[] | undefined;

function chooseFrom<Scene, T>(
  table: Table<Scene>,
  by: Selection<Scene, T>,
  options: readonly T[],
): T | undefined {
  if (table.trace !== undefined) return chooseAndTell(table, by, options, table.trace);
  const { scene } = table;
  const { tiebreaks } = by;
  const left = (spare ?? []) as T[];
  spare = undefined;
  let count = passing(scene, by.filters, options, left);
  for (let t = 0; t < tiebreaks.length && count > 1; t += 1) {
    const tiebreak = tiebreaks[t] as Tiebreak<Scene, T>;
    if (tiebreak.when?.(scene) !== false) count = keepBest(scene, tiebreak, left, count);
  }
  const chosen = count === 0 ? undefined : left[0];
  const tied = count > 1 ? left.slice(0, count) : undefined;
  spare = left;
  return tied === undefined ? chosen : lastTie(table, by, tied);
}

/** Moves the best of the first `count` options to the front and says how many they are. */
function keepBest<Scene, T>(
  scene: Scene,
  tiebreak: Tiebreak<Scene, T>,
  left: T[],
  count: number,
): number {
  const sign = tiebreak.prefer === 'most' ? 1 : -1;
  const { score } = tiebreak;
  let best = Number.NEGATIVE_INFINITY;
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const option = left[i] as T;
    const value = sign * score(scene, option);
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

function lastTie<Scene, T>(
  table: Table<Scene>,
  by: Selection<Scene, T>,
  left: readonly T[],
): T | undefined {
  switch (by.lastTie) {
    case 'listed-first':
      return left[0];
    case 'random':
      return chooseAtRandom(table, questionOf(by, left, 'choices'));
    case 'human':
      return table.ask(questionOf(by, left, 'human'));
    case 'counted':
      return countOut(table, by, left);
    case 'impossible':
      throw new Broken(`tie left between ${left.map((o) => by.ref(o).id).join(', ')}`, by.rule);
  }
}

/** The number each option is counted as is told, so that the counting can be followed. */
function countOut<Scene, T>(
  { scene, trace }: Table<Scene>,
  by: Selection<Scene, T>,
  left: readonly T[],
): T | undefined {
  const { counting } = by;
  if (counting === undefined) throw new Broken('a tie to be counted needs a counting', by.rule);
  const to = counting.to(scene);
  const best = ((Math.abs(to) - 1) % left.length) + 1;
  const chosen = left[to > 0 ? best - 1 : left.length - best] as T;
  if (trace !== undefined) {
    const values = left.map((_, i) => (to > 0 ? i + 1 : left.length - i));
    narrowTo(left, values, best, { trace, by, scene, criterion: counting, best });
  }
  return chosen;
}

function questionOf<Scene, T>(
  by: Selection<Scene, T>,
  left: readonly T[],
  channel: 'choices' | 'human',
): Question<T> {
  if (by.ask === undefined)
    throw new Broken('a tie for chance or a human needs a question', by.rule);
  const ask: Message = { id: by.ask };
  return { rule: by.rule, channel, ask, answers: left.slice(), ref: by.ref };
}

/** The same choice, one criterion at a time over all options, so that each can be shown. */
function chooseAndTell<Scene, T>(
  table: Table<Scene>,
  by: Selection<Scene, T>,
  options: readonly T[],
  trace: Trace,
): T | undefined {
  const { scene } = table;
  let left = filterAndTell(scene, by, options, trace);
  for (const criterion of by.tiebreaks) {
    if (left.length <= 1) break;
    if (criterion.when?.(scene) === false) continue;
    const values = left.map((option) => criterion.score(scene, option));
    const best = criterion.prefer === 'most' ? Math.max(...values) : Math.min(...values);
    left = narrowTo(left, values, best, { trace, by, scene, criterion, best });
  }
  const chosen = left.length <= 1 ? left[0] : lastTie(table, by, left);
  const chosenBy: ChosenBy = left.length === 0 ? 'none' : left.length === 1 ? 'only' : by.lastTie;
  trace.choose(chosen === undefined ? undefined : by.ref(chosen), chosenBy);
  return chosen;
}

function filterAndTell<Scene, T>(
  scene: Scene,
  by: Gathering<Scene, T>,
  options: readonly T[],
  trace: Trace,
): T[] {
  let left = options.slice();
  trace.offer(by.rule, left.map(by.ref));
  for (const criterion of by.filters) {
    if (left.length === 0) break;
    const values = left.map((option) => (criterion.keep(scene, option) ? 1 : 0));
    left = narrowTo(left, values, 1, { trace, by, scene, criterion, best: undefined });
  }
  return left;
}

interface Telling<Scene, T> {
  readonly trace: Trace;
  readonly by: Gathering<Scene, T>;
  readonly scene: Scene;
  readonly criterion: {
    readonly why: MessageId;
    readonly rule?: RuleId;
    readonly note?: (scene: Scene) => Params;
  };
  readonly best: number | undefined;
}

function narrowTo<Scene, T>(
  before: readonly T[],
  values: readonly number[],
  wanted: number,
  { trace, by, scene, criterion, best }: Telling<Scene, T>,
): T[] {
  const { why, rule, note } = criterion;
  const left = before.filter((_, i) => values[i] === wanted);
  const options = before.map(by.ref);
  const told = { rule, why, best, options, values, left: left.map(by.ref) };
  trace.narrow(note === undefined ? told : { ...told, note: note(scene) });
  return left;
}
