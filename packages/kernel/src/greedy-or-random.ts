import type { Policy, Sparring } from './simulate.ts';
import type { Message } from './words.ts';

const GREEDY = 'greedy';
const RANDOM = 'random';

interface TwoPlans<State, Input> {
  /** Bumped when a plan may play differently. */
  readonly version: number;
  /** What each keeps to and leaves out. */
  readonly about: Readonly<Record<'greedy' | 'random', readonly Message[]>>;
  /** Takes what is worth most at the moment, and remembers one game. */
  readonly greedy: () => Policy<State, Input>;
  readonly random: Policy<State, Input>;
}

/** Stand-ins who take what is worth most at the moment, or anything; seats without a plan are greedy. */
export function greedyOrRandom<Config, State, Input>({
  version,
  about,
  greedy,
  random,
}: TwoPlans<State, Input>): Sparring<Config, State, Input> {
  return {
    version,
    plans: [
      { id: GREEDY, about: about.greedy },
      { id: RANDOM, about: about.random },
    ],
    policyFor: (_config, plans) => bySeat(plans, greedy(), random),
  };
}

/** What only a human is asked is answered greedily, unless nobody is greedy. */
function bySeat<State, Input>(
  plans: readonly (string | undefined)[],
  greedy: Policy<State, Input>,
  random: Policy<State, Input>,
): Policy<State, Input> {
  const unknown = plans.find((plan) => ![undefined, GREEDY, RANDOM].includes(plan));
  if (unknown !== undefined) throw new RangeError(`no plan ${unknown}`);
  const isAllRandom = plans.length > 0 && plans.every((plan) => plan === RANDOM);
  return {
    answer: (question, rng) => (isAllRandom ? random : greedy).answer(question, rng),
    input: (state, seat, legal, rng) =>
      (plans[seat] === RANDOM ? random : greedy).input(state, seat, legal, rng),
  };
}
