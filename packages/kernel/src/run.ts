import { Broken, kernelMessage, Refused } from './errors.ts';
import type { GameModule } from './module.ts';
import type { GameRecord, OpenEntry } from './record.ts';
import type { RngState } from './rng.ts';
import { rngFromSeed, rngFromState } from './rng.ts';
import type { Question, Table } from './table.ts';
import { Recorder } from './trace.ts';
import { literal } from './words.ts';

/** Running one entry, or the set-up, with the answers so far. */
type Game<C, S, I> = GameModule<C, S, I>;

/** Who listens while an entry runs. With `positions` it is traced, and seen at each happening. */
export interface Listener<State> {
  readonly recorder: Recorder;
  readonly positions?: State[];
}

/** Hears what happens, and nothing of why. */
export const onlyHappenings = <S>(): Listener<S> => ({ recorder: new Recorder() });

/** Thrown by `ask` when there is no answer yet; caught below, never seen outside. */
class Pending extends Error {
  readonly question: Question<unknown>;
  constructor(question: Question<unknown>) {
    super('pending question');
    this.question = question;
  }
}

export type Run<S> =
  | { readonly kind: 'done'; readonly state: S; readonly rng: RngState }
  | { readonly kind: 'question'; readonly question: Question<unknown> };

/** Where an entry starts. */
export interface Start<Config, State> {
  readonly config: Config;
  readonly state: State | undefined;
  readonly rng: RngState;
}

/** Runs the entry on a copy. */
export function runEntry<C, S, I>(
  game: Game<C, S, I>,
  from: Start<C, S>,
  entry: OpenEntry<I>,
  { recorder, positions }: Listener<S>,
): Run<S> {
  if (from.state === undefined) throw new Refused(kernelMessage('kernel.questionOpen'));
  const state = game.clone(from.state);
  const rng = rngFromState(from.rng);
  const { ask, unused } = answersFrom(entry.answers);
  const table: Table<S> = {
    scene: state,
    rng,
    atTable: game.chance(from.config),
    ask: (question) => {
      const answer = ask(question);
      recorder.asked.push(recorder.happenings.length);
      return answer;
    },
    emit:
      positions === undefined
        ? recorder.emit
        : (...happening) => {
            recorder.emit(...happening);
            positions.push(game.clone(state));
          },
    trace: positions === undefined ? undefined : recorder,
  };
  try {
    if (entry.input === 'bot-turn') game.botTurn(table, entry.seat);
    else game.apply(table, entry.seat, entry.input);
  } catch (error) {
    if (error instanceof Pending) return { kind: 'question', question: error.question };
    throw error;
  }
  if (unused() > 0) throw new Refused(kernelMessage('kernel.answerNotAsked', { n: unused() }));
  const broken = brokenInvariant(game, state);
  if (broken !== undefined) {
    if (entry.input !== 'bot-turn') throw new Refused(broken.problem);
    throw new Broken(`invariant ${broken.name}: ${JSON.stringify(broken.problem)}`);
  }
  return { kind: 'done', state, rng: rng.snapshot() };
}

export function firstState<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  recorder: Recorder,
): Run<S> & { rng: RngState } {
  const rng = rngFromSeed(record.seed);
  const { ask, unused } = answersFrom(record.setup);
  try {
    const state = game.setup(
      {
        scene: undefined,
        rng,
        atTable: game.chance(record.config),
        ask,
        emit: recorder.emit,
        trace: recorder,
      },
      record.config,
    );
    if (unused() > 0) throw new Refused(kernelMessage('kernel.answerNotAsked', { n: unused() }));
    return { kind: 'done', state, rng: rng.snapshot() };
  } catch (error) {
    if (error instanceof Pending) {
      return { kind: 'question', question: error.question, rng: rng.snapshot() };
    }
    throw error;
  }
}

export function brokenInvariant<C, S, I>(game: Game<C, S, I>, state: S) {
  for (const { name, check } of game.invariants) {
    const problem = check(state);
    if (problem !== undefined) return { name, problem };
  }
  return undefined;
}

function answersFrom(given: readonly string[]): {
  ask: <A>(question: Question<A>) => A;
  unused: () => number;
} {
  let used = 0;
  const ask = <A>(question: Question<A>): A => {
    const id = given[used];
    if (id === undefined) throw new Pending(question as Question<unknown>);
    used += 1;
    return checkOffered(question, id);
  };
  return { ask, unused: () => given.length - used };
}

export function checkOffered<A>(question: Question<A>, id: string): A {
  const found = question.answers.find((candidate) => question.ref(candidate).id === id);
  if (found === undefined && question.reads !== undefined) return question.reads(id);
  if (found === undefined) {
    throw new Refused(
      kernelMessage('kernel.answerNotOffered', {
        answer: literal(id),
        offered: literal(
          question.answers.map((candidate) => question.ref(candidate).id).join(', '),
        ),
      }),
    );
  }
  return found;
}
