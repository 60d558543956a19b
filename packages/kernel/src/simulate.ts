import type { GameModule, Next } from './module.ts';
import type { Rng } from './rng.ts';
import { rngFromSeed } from './rng.ts';
import type { Question, Table } from './table.ts';
import type { Trace } from './trace.ts';
import type { Message, Seat } from './words.ts';

/** Stands in for the humans: answers questions and plays human seats. */
export interface Policy<State, Input> {
  /** `state` is the game as it stands at that moment, in the middle of a turn too; not there during set-up. */
  answer<A>(question: Question<A>, rng: Rng, state?: State): A;
  /** `legal` may be long to work out: a stand-in with a plan need not ask. */
  input(state: State, seat: Seat, legal: () => readonly Input[], rng: Rng): Input;
}

/**
 * A game's stand-ins for humans, each with a simple plan. What a plan keeps to and leaves out is said
 * by messages of the game, for the report of a study.
 */
export interface Sparring<Config, State, Input> {
  /** Bumped when a plan may play differently: studies with another one are other studies. */
  readonly version: number;
  readonly plans: readonly SparringPlan[];
  /** For one game: it may remember (a hand of cards, what it is about to do). `plans` by seat. */
  policyFor(config: Config, plans: readonly (string | undefined)[]): Policy<State, Input>;
  /**
   * What the seat could do at this moment, best first, for plans that keep nothing in mind and can begin
   * anywhere; nothing for a seat that no plan can play.
   */
  candidates?(state: State, seat: Seat, legal: readonly Input[]): readonly Candidate<Input>[];
}
/** Something that can be done now, and what the plan thinks of it: more is better, the unit is its own. */
export interface Candidate<Input> {
  readonly input: Input;
  readonly worth: number;
}
interface SparringPlan {
  readonly id: string;
  /** The seats (by the id of their names) that it can play; all when left out. */
  readonly seats?: readonly string[];
  readonly about: readonly Message[];
}

export interface SimulationOptions<State, Input> {
  readonly policy?: Policy<State, Input>;
  readonly trace?: Trace;
  readonly emit?: Table<unknown>['emit'];
  /** Called after set-up and after each entry. */
  readonly watch?: (state: State) => void;
  /** A game that has not ended after so many entries is given up as endless. */
  readonly most?: number;
}

export interface SimulationResult<State> {
  readonly state: State;
  readonly end: Extract<Next, { kind: 'over' }> | undefined;
  readonly entries: number;
  /** However many inputs a human's turn takes, it is one turn. */
  readonly turns: number;
}

/** A whole game without record or copies: the state is mutated in place. */
export function simulate<C, S, I>(
  game: GameModule<C, S, I>,
  config: C,
  seed: string,
  options: SimulationOptions<S, I> = {},
): SimulationResult<S> {
  const { policy, trace, emit, watch } = options;
  const rng = rngFromSeed(seed);
  // Without a policy nobody draws from its stream, so none is seeded.
  const policyRng = policy === undefined ? rng : rng.fork('policy');
  let begun: S | undefined;
  const ask = answering(policy, policyRng, () => begun);
  const atTable = game.chance(config);
  const state = game.setup({ scene: undefined, rng, atTable, ask, emit, trace }, config);
  begun = state;
  watch?.(state);
  return playOn(game, { scene: state, rng, atTable, ask, emit, trace }, policyRng, options);
}

/** Questions go to the policy, with the game as it stands. */
export function answering<S, I>(
  policy: Policy<S, I> | undefined,
  rng: Rng,
  now: () => S | undefined,
): Table<S>['ask'] {
  return (question) => {
    if (policy === undefined)
      throw new Error(`a question without a policy (rule ${question.rule})`);
    return policy.answer(question, rng, now());
  };
}

/** To the end of the game, from wherever it stands. */
export function playOn<C, S, I>(
  game: GameModule<C, S, I>,
  table: Table<S>,
  policyRng: Rng,
  { policy, watch, most = 5000 }: SimulationOptions<S, I>,
): SimulationResult<S> {
  const state = table.scene;
  let turns = 0;
  let human: Seat | undefined;
  for (let entries = 0; ; entries += 1) {
    const next = game.next(state);
    if (next.kind === 'over') return { state, end: next, entries, turns };
    if (entries === most) return { state, end: undefined, entries, turns };
    if (next.kind === 'bot') {
      turns += 1;
      human = undefined;
      game.botTurn(table, next.seat);
    } else {
      if (next.seat !== human) turns += 1;
      human = next.seat;
      if (policy === undefined) throw new Error('a human seat without a policy');
      const { seat } = next;
      const input = policy.input(state, seat, () => game.legal(state, seat), policyRng);
      game.apply(table, seat, input);
    }
    watch?.(state);
  }
}
