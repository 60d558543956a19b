import { NONE } from '@empty-chair/kernel/ids';
import type { Rng } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import type { Question } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import type { Config } from '../rules/config.ts';
import type { Facts } from '../rules/facts.ts';
import { factionOn, factsOf } from '../rules/facts.ts';
import type { Faction } from '../rules/pieces.ts';
import { isVagabond } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { answerBy, anyOf } from './answers.ts';
import { bestOf, planFor } from './candidates.ts';
import { factionAsked } from './faction-asked.ts';
import type { Plan } from './plan.ts';
import { randomly } from './random.ts';

export const PLAN = 'plan';
export const RANDOM = 'random';
export const IDLE = 'pass';

/** All stand-ins of one game. They keep nothing in mind, so they can go on from any position of it. */
export class StandIns implements Policy<State, Input> {
  private readonly facts: Facts;
  private readonly plans: readonly (string | undefined)[];

  constructor(config: Config, plans: readonly (string | undefined)[]) {
    this.facts = factsOf(config);
    this.plans = plans;
  }

  answer<A>(question: Question<A>, rng: Rng, state?: State): A {
    const me = this.asked(question);
    const plan = this.planOf(me);
    return plan === undefined ? anyOf(question, rng) : answerBy(plan, { question, me, state }, rng);
  }

  input(state: State, seat: Seat, legal: () => readonly Input[], rng: Rng): Input {
    if (this.plans[seat] === IDLE) return idle(legal());
    const plan = this.planOf(factionOn(state.facts, seat));
    return plan === undefined
      ? randomly.input(state, seat, legal, rng)
      : bestOf(plan, state, legal());
  }

  private asked<A>(question: Question<A>): Faction {
    if (question.seat !== undefined) return factionOn(this.facts, question.seat);
    return factionAsked(question, this.facts.humans.find(isVagabond) ?? NONE);
  }

  /** Nothing for chance, for who plays at random, and for a faction or a game without a plan. */
  private planOf(faction: Faction): Plan | undefined {
    const seat = this.facts.seatOf[faction] ?? -1;
    return (this.plans[seat] ?? PLAN) === PLAN ? planFor(this.facts, faction) : undefined;
  }
}

/** As little as the game allows: a turn is passed, on the screen step by step. */
function idle(legal: readonly Input[]): Input {
  const ends = legal.find(
    (input) => input.kind === 'pass' || (input.kind === 'play' && input.act.what === 'end'),
  );
  return ends ?? (legal[0] as Input);
}
