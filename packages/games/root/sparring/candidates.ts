import type { Candidate } from '@empty-chair/kernel/simulate';
import type { Seat } from '@empty-chair/kernel/words';
import type { Facts } from '../rules/facts.ts';
import { factionOn } from '../rules/facts.ts';
import type { Faction } from '../rules/pieces.ts';
import { ALLIANCE, EYRIE, MARQUISE, VAGABOND } from '../rules/pieces.ts';
import { onTurn } from '../rules/screen/play.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { alliancePlan } from './alliance-plan.ts';
import { eyriePlan } from './eyrie-plan.ts';
import { marquisePlan } from './marquise-plan.ts';
import type { Plan } from './plan.ts';
import { NEVER } from './plan.ts';
import { vagabondPlan } from './vagabond-plan.ts';

const PLANS: Readonly<Partial<Record<Faction, Plan>>> = {
  [MARQUISE]: marquisePlan,
  [EYRIE]: eyriePlan,
  [ALLIANCE]: alliancePlan,
  [VAGABOND]: vagabondPlan,
};

/** The plan of a person in a game that is played on the screen; nobody else has one. */
export const planFor = ({ config, botOf }: Facts, faction: Faction): Plan | undefined =>
  config.play === 'screen' && botOf[faction] === undefined ? PLANS[faction] : undefined;

/** All that can be done now, best first; of equals what is offered first. */
export function candidates(
  state: State,
  seat: Seat,
  legal: readonly Input[],
): readonly Candidate<Input>[] {
  const me = factionOn(state.facts, seat);
  const plan = planFor(state.facts, me);
  if (plan === undefined) return [];
  const weigh = plan.weigh(state, me);
  return legal
    .map((input) => ({ input, worth: input.kind === 'play' ? weigh(input.act) : NEVER }))
    .sort((one, other) => other.worth - one.worth);
}

/** The best of them, without putting the others in order. */
export function bestOf(plan: Plan, state: State, legal: readonly Input[]): Input {
  const weigh = plan.weigh(state, onTurn(state));
  let best = legal[0] as Input;
  let most = Number.NEGATIVE_INFINITY;
  for (const input of legal) {
    const worth = input.kind === 'play' ? weigh(input.act) : NEVER;
    if (worth > most) [best, most] = [input, worth];
  }
  return best;
}
