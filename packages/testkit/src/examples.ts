import { isDeepStrictEqual } from 'node:util';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Script } from '@empty-chair/kernel/scripted';
import type { ChosenBy, DecisionNode } from '@empty-chair/kernel/trace';
import type { Happening, Seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { decisionsIn, scripted } from './scripted.ts';
import { ids, show, showError, showMessage } from './show.ts';

/** A worked example: a position, what chance brings, and what has to come of it. */
export interface Example<Position, Input> {
  readonly name: string;
  /** Where the rulebook says so. */
  readonly cite: string;
  readonly position: Position;
  readonly seat: Seat;
  /** The human's input; without one it is the seat's automated turn. */
  readonly input?: Input;
  readonly script?: Partial<Script>;
  readonly expect: Expected;
}

export interface Expected {
  /** Each is sought in the trace after the one before it; decisions in between may be left out. */
  readonly choices?: readonly ExpectedChoice[];
  /** All of them, in order: `do.fly` or `do.fly tree=3 n=2`. */
  readonly happenings?: readonly string[];
  /** Fields of the encoded state: `{ nest: 2, 'trees[3].fruit': 0 }`. */
  readonly state?: Readonly<Record<string, unknown>>;
}

export interface ExpectedChoice {
  readonly rule: string;
  /** The id of the option's ref; undefined when nothing could be chosen. */
  readonly chosen: string | undefined;
  readonly by?: ChosenBy;
  /** When given, all of them. */
  readonly narrowings?: readonly ExpectedNarrowing[];
}

export interface ExpectedNarrowing {
  readonly why: string;
  readonly left: readonly string[];
  readonly best?: number;
}

/** Reads a position as the examples write it: the codec's JSON, a game's notation, a builder. */
export type ReadPosition<Position, State> = (position: Position) => State;

/** One test per example. */
export function examples<C, S, I, P>(
  game: GameModule<C, S, I>,
  read: ReadPosition<P, S>,
  list: readonly Example<P, I>[],
): void {
  describe(`${game.id} examples`, () => {
    for (const example of list) {
      test(`${example.cite}: ${example.name}`, () => {
        expect(checkExample(game, read, example)).toEqual([]);
      });
    }
  });
}

/** Whether some example fails; what mutation testing asks. */
export function someExampleFails<C, S, I, P>(
  game: GameModule<C, S, I>,
  read: ReadPosition<P, S>,
  list: readonly Example<P, I>[],
): boolean {
  const failing = [...list]
    .sort((one, other) => (failures.get(other) ?? 0) - (failures.get(one) ?? 0))
    .find((example) => {
      const known = (positions.get(example) ?? read(example.position)) as S;
      positions.set(example, known);
      return checkExample(game, () => game.clone(known), example).length > 0;
    });
  if (failing === undefined) return false;
  failureCount += 1;
  failures.set(failing, failureCount);
  return true;
}

/** When an example failed last. What noticed one mutant of a selection soon notices the next. */
const failures = new WeakMap<object, number>();
/** Read once for all mutants: a mutant chooses otherwise, but reads nothing otherwise. */
const positions = new WeakMap<object, unknown>();
let failureCount = 0;

/** What is not as the example says; empty when all is well. */
export function checkExample<C, S, I, P>(
  game: GameModule<C, S, I>,
  read: ReadPosition<P, S>,
  { position, seat, input, script, expect: wanted }: Example<P, I>,
): readonly string[] {
  try {
    const state = read(position);
    const start = input === undefined ? { state, seat } : { state, seat, input };
    const run = scripted(game, start, script);
    const encoded = game.codecs.state.encode(run.state);
    return [
      ...checkChoices(decisionsIn(run.trace), wanted.choices ?? []),
      ...(wanted.happenings ? checkHappenings(run.happenings, wanted.happenings) : []),
      ...Object.entries(wanted.state ?? {}).flatMap(([path, value]) => {
        const found = fieldAt(encoded, path);
        return isDeepStrictEqual(found, value)
          ? []
          : [`state ${path}: is ${show(found)}, not ${show(value)}`];
      }),
    ];
  } catch (error) {
    return [showError(error)];
  }
}

function checkChoices(
  made: readonly DecisionNode[],
  wanted: readonly ExpectedChoice[],
): readonly string[] {
  const problems: string[] = [];
  let from = 0;
  for (const [index, choice] of wanted.entries()) {
    const at = made.findIndex((decision, i) => i >= from && decision.rule === choice.rule);
    const decision = made[at];
    if (decision === undefined) {
      const rules = made.slice(from).map(({ rule }) => rule);
      problems.push(`choice ${index}: no decision of ${choice.rule} among [${rules.join(', ')}]`);
      continue;
    }
    from = at + 1;
    const name = `choice ${index} (${choice.rule})`;
    problems.push(...checkChoice(decision, choice).map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

function checkChoice(made: DecisionNode, wanted: ExpectedChoice): readonly string[] {
  const problems: string[] = [];
  if (made.chosen?.id !== wanted.chosen) {
    problems.push(`chose ${made.chosen?.id ?? 'nothing'}, not ${wanted.chosen ?? 'nothing'}`);
  }
  if (wanted.by !== undefined && made.by !== wanted.by) {
    problems.push(`chosen by ${made.by}, not ${wanted.by}`);
  }
  if (wanted.narrowings === undefined) return problems;
  const lineOf = ({ why, left, best }: ExpectedNarrowing): string =>
    `${why}${best === undefined ? '' : ` ${best}`} -> ${left.join(', ') || 'nobody'}`;
  const found = made.narrowings.map(({ why, best, left }, i) =>
    lineOf({
      why,
      left: ids(left),
      // Told only where the example asks for it.
      ...(best !== undefined && wanted.narrowings?.[i]?.best !== undefined && { best }),
    }),
  );
  const lines = wanted.narrowings.map(lineOf);
  for (let i = 0; i < Math.max(found.length, lines.length); i += 1) {
    if (found[i] !== lines[i]) {
      problems.push(`narrowing ${i}: ${found[i] ?? 'none'}; not: ${lines[i] ?? 'none'}`);
    }
  }
  return problems;
}

function checkHappenings(made: readonly Happening[], wanted: readonly string[]): readonly string[] {
  const problems: string[] = [];
  for (let i = 0; i < Math.max(made.length, wanted.length); i += 1) {
    const happening = made[i];
    const want = wanted[i];
    const found = happening === undefined ? 'nothing' : showMessage(happening);
    const matches = want !== undefined && (found === ordered(want) || happening?.id === want);
    if (!matches) problems.push(`happening ${i}: ${found}; not: ${want ?? 'nothing'}`);
  }
  return problems;
}

/** `do.fly n=2 tree=3` and `do.fly tree=3 n=2` are the same line; a value may be a list with spaces. */
function ordered(line: string): string {
  const [id, ...params] = line.split(/ (?=\w+=)/);
  return [id, ...params.sort((a, b) => (a < b ? -1 : 1))].join(' ');
}

/** `trees[3].fruit` in plain JSON. */
function fieldAt(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((name) => name !== '')
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null
          ? (inside as Readonly<Record<string, unknown>>)[name]
          : undefined,
      value,
    );
}
