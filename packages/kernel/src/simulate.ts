import type { GameModule, Next } from './module.ts';
import type { Rng } from './rng.ts';
import { rngFromSeed } from './rng.ts';
import type { Question, Table } from './table.ts';
import type { Trace } from './trace.ts';
import type { Seat } from './words.ts';

/** Stands in for the humans: answers questions and plays human seats. */
export interface Policy<State, Input> {
  answer<A>(question: Question<A>, rng: Rng): A;
  input(state: State, seat: Seat, legal: readonly Input[], rng: Rng): Input;
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
}

/** A whole game without record or copies: the state is mutated in place. */
export function simulate<C, S, I>(
  game: GameModule<C, S, I>,
  config: C,
  seed: string,
  options: SimulationOptions<S, I> = {},
): SimulationResult<S> {
  const { policy, trace, emit, watch, most = 5000 } = options;
  const rng = rngFromSeed(seed);
  const policyRng = rng.fork('policy');
  const ask = <A>(question: Question<A>): A => {
    if (policy === undefined)
      throw new Error(`a question without a policy (rule ${question.rule})`);
    return policy.answer(question, policyRng);
  };
  const atTable = game.chance(config);
  const state = game.setup({ scene: undefined, rng, atTable, ask, emit, trace }, config);
  const table: Table<S> = { scene: state, rng, atTable, ask, emit, trace };
  watch?.(state);
  for (let entries = 0; ; entries += 1) {
    const next = game.next(state);
    if (next.kind === 'over') return { state, end: next, entries };
    if (entries === most) return { state, end: undefined, entries };
    if (next.kind === 'bot') {
      game.botTurn(table, next.seat);
    } else {
      if (policy === undefined) throw new Error('a human seat without a policy');
      const input = policy.input(state, next.seat, game.legal(state, next.seat), policyRng);
      game.apply(table, next.seat, input);
    }
    watch?.(state);
  }
}
